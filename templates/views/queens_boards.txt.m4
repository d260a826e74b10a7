q_view(<|each solution drawn as a board, with Q and dots|>)m4_dnl
m4_dnl q_line_COLUMN: a row of the board is a part of one long row with a queen in the middle.
m4_define(<|q_half|>, m4_substr(q_each(<|row|>, <|. |>), 2))m4_dnl
m4_define(<|q_strip|>, q_half<||>Q q_half)m4_dnl
q_each(<|row|>, <|m4_define(<|q_line_$1|>, q_whole(m4_substr(q_strip, m4_eval(2 * (q_n - $1)), m4_eval(2 * q_n))))|>)m4_dnl
m4_define(<|q_queen|>, <|q_line_$2
|>)m4_dnl
q_each(<|solution|>, <|Solution #$1:

q_queens($2)
|>)m4_dnl
