m4_dnl every solution drawn as a board, as the ATS program prints it
m4_define(<|q_queen|>, <|Q |>)m4_dnl
m4_define(<|q_empty|>, <|. |>)m4_dnl
m4_define(<|q_line|>, <|$1
|>)m4_dnl
q_each(<|solution|>, <|Solution #$1:

$8
|>)m4_dnl
