m4_dnl the fewest queens that no other solution has: its rank, their squares
m4_define(<|q_given|>, <|$1 q_spaced(<|$2|>)
|>)m4_dnl
q_each(<|puzzle|>, <|$2|>)m4_dnl
