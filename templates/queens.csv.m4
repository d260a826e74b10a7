solution,q_each(<|column|>, <|c$6,|>)group_number,image_name,image_number,group_size
q_each(<|entry|>, <|$1,$2,$4,$6,$7,$8
|>)m4_dnl
