m4_dnl A compiler's cost is the number of initialisers: here 32 items share one
m4_dnl literal, short enough for C90 (509 characters), with its zero at the end.
m4_define(<|q_table|>, <|q_id($1)[($2 + 31) / 32][32 * $3 + 1]|>)m4_dnl
m4_define(<|q_table_at|>,
<|q_ID(READ_U8)(&q_id($1)[($2) / 32][($2) % 32 * $4] + ($3))|>)m4_dnl
m4_define(<|q_list|>, <|q_table($1, $2, 1)|>)m4_dnl
m4_define(<|q_list_at|>, <|q_table_at($1, $2, 0, 1)|>)m4_dnl
m4_define(<|q_group_number|>, <|(q_each(<|group_byte|>, <|q_between(<| + |>)m4_dnl
((uint32_t)q_table_at(group_of, $1, $|><|1, q_group_bytes) << $|><|2)|>))|>)m4_dnl
