q_view(<|each solution as a board of shaded squares, with its group|>)m4_dnl
m4_dnl First in letters: `-' and `=' are a light and a dark square, `o' and `O' the queen there.
m4_define(<|q_shades|>, q_each(<|row|>, <|-=|>))m4_dnl
m4_define(<|q_paint|>, <|m4_patsubst(m4_patsubst(m4_patsubst(m4_patsubst(<|$1|>, -, <|  |>), =, ░░), o, <|♛ |>), O, ♛░)|>)m4_dnl
m4_dnl q_line_PARITY_COLUMN: a row of the board by its queen; rows 1, 3, ... begin with a light square
m4_define(<|q_line|>, <|q_paint(m4_substr(q_shades, $1, m4_decr($2))<||>m4_ifelse(m4_eval(($1 + $2) % 2), 1, o, O)<||>m4_substr(q_shades, m4_eval($1 + $2), m4_eval(q_n - $2)))|>)m4_dnl
q_each(<|row|>, <|m4_define(<|q_line_1_$1|>, q_whole(q_line(0, $1)))m4_define(<|q_line_0_$1|>, q_whole(q_line(1, $1)))|>)m4_dnl
m4_define(<|q_margin|>, <|m4_format(<|%*s|>, m4_len(q_n), <|$1|>)|>)m4_dnl
m4_define(<|q_frame|>, q_whole(q_margin() +-q_each(<|row|>, <|--|>)+))m4_dnl
m4_define(<|q_head|>, q_whole(q_margin()  q_each(<|row|>, <| m4_substr($1, m4_decr(m4_len($1)))|>)))m4_dnl
m4_dnl q_row_ROW(COLUMN): this line of the text.
q_each(<|row|>, <|m4_define(<|q_row_$1|>, q_whole(q_margin($1) | )<|q_line_|>m4_eval($1 % 2)<|_$|><|1| $|><|1
|>)|>)m4_dnl
m4_define(<|q_queen|>, <|q_row_$1($2)|>)m4_dnl
q_each(<|solution|>, <|q_between(<|
|>)Solution $1 of q_solutions, group $4 of q_fundamentals

q_head
q_frame
q_queens($2)q_frame
|>)m4_dnl
