m4_dnl A compiler's cost is the number of initialisers: here a literal holds many
m4_dnl items, but is short enough for C90 (509 characters); its zero ends it.
m4_define(<|q_table|>,
<|q_id($1)[($2 - 1) / q_literal_$1 + 1][q_literal_$1 * $3 + 1]|>)m4_dnl
m4_define(<|q_table_at|>,
<|q_ID(READ_U8)(&q_id($1)[($2) / q_literal_$1][($2) % q_literal_$1 * $4] + ($3))|>)m4_dnl
m4_define(<|q_list|>, <|q_table($1, $2, 1)|>)m4_dnl
m4_define(<|q_list_at|>,
<|q_ID(READ_U8)(&q_id($1)[($2) / q_literal_$1][($2) % q_literal_$1])|>)m4_dnl
m4_define(<|q_group_number|>, <|(q_each(<|group_byte|>, <|q_between(<| + \
	 |>)((uint32_t)q_table_at(group_of, $1, $|><|1, q_group_bytes) << $|><|2)|>))|>)m4_dnl
