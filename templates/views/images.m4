m4_dnl the eight images of each group as boards, four beside each other
m4_define(<|q_light|>, <|  |>)m4_dnl
m4_define(<|q_dark|>, <|░░|>)m4_dnl
m4_define(<|q_queen_light|>, <|♛ |>)m4_dnl
m4_define(<|q_queen_dark|>, <|♛░|>)m4_dnl
m4_define(<|q_across|>, <||$1|q_gap|$2|q_gap|$3|q_gap|$4|
|>)m4_dnl
m4_define(<|q_words|>, <|m4_format(<| %-*s%-*s%-*s%s|>, q_pitch, <|$1|>, q_pitch, <|$2|>,
	q_pitch, <|$3|>, <|$4|>)
|>)m4_dnl
m4_define(<|q_below|>, <|q_words(q_spaced(<|$1|>), q_spaced(<|$2|>), q_spaced(<|$3|>), q_spaced(<|$4|>))|>)m4_dnl
q_each(<|panel|>, <|q_between(<|
|>)Group $1: $2 boards

q_words(Untransformed, Rotate 90, Rotate 180, Rotate 270)$3
q_words(Reflect, Reflect, Reflect, Reflect)m4_dnl
q_words(, + Rotate 90, + Rotate 180, + Rotate 270)$4|>)m4_dnl
