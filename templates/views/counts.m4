q_each(<|count|>, <|$1 $2 $3 $4
|>)m4_dnl
