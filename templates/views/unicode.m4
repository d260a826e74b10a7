m4_dnl every solution as a board of shaded squares, with its group
m4_define(<|q_light|>, <|  |>)m4_dnl
m4_define(<|q_dark|>, <|░░|>)m4_dnl
m4_define(<|q_queen_light|>, <|♛ |>)m4_dnl
m4_define(<|q_queen_dark|>, <|♛░|>)m4_dnl
m4_define(<|q_margin|>, <|m4_format(<|%*s|>, m4_len(q_n), <|$1|>)|>)m4_dnl
m4_define(<|q_frame|>, q_margin() +-q_each(<|column|>, <|--|>)+)m4_dnl
m4_define(<|q_head|>, q_margin()  q_each(<|edge|>, <| $2|>))m4_dnl
m4_define(<|q_row|>, <|q_margin(<|$1|>) | $3| $2
|>)m4_dnl
q_each(<|picture|>, <|q_between(<|
|>)Solution $1 of q_solutions, group $2 of q_fundamentals

q_head
q_frame
$3<||>q_frame
|>)m4_dnl
