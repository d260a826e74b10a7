solution,q_each(<|row|>, <|row$1,|>)group_number,image_name,image_number,group_size
q_each(<|solution|>, <|$1,$2,$4,$5,$6,$7
|>)m4_dnl
