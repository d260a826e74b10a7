m4_dnl all solutions beside each other in braille: a dot is a queen
m4_define(<|q_dots|>, <|q_spaced(<|$1|>)
|>)m4_dnl
q_each(<|shelf|>, <|q_spaced(<|$1|>)
$2|>)m4_dnl
