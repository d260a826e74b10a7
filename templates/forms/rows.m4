m4_dnl rows.m4 -- how C reaches a stored byte on boards with one line a solution
m4_define(<|q_table|>, <|q_id($1)[$2][$3]|>)m4_dnl
m4_define(<|q_place|>, <|&q_id($1)[$2][$3]|>)m4_dnl
m4_define(<|q_table_at|>, <|q_ID(READ_U8)(q_place($@))|>)m4_dnl
m4_define(<|q_list|>, <|q_id($1)[$2]|>)m4_dnl
m4_define(<|q_list_at|>, <|q_ID(READ_U8)(&q_id($1)[$2])|>)m4_dnl
m4_define(<|q_group_number|>, <|q_ID(UNSIGNED)(q_table_at(group_of, $1, 0, 1))|>)m4_dnl
m4_define(<|q_inner|>)m4_dnl
m4_define(<|q_needs_rows|>)m4_dnl
