m4_dnl How a header declares a table: q_dimensions(TABLE, ITEMS, BYTES OF AN ITEM).  How its
m4_dnl macros read: q_columns(TABLE, ITEM), q_byte(TABLE, ITEM), q_group(SOLUTION).
m4_define(<|q_dimensions|>, <|[$2]m4_ifelse($1, solutions, [q_n], $1, fundamentals, [q_n])|>)m4_dnl
m4_define(<|q_columns|>, <|(q_id($1)[$2])|>)m4_dnl
m4_define(<|q_byte|>, <|q_ID(READ_U8)(&q_id($1)[$2])|>)m4_dnl
m4_define(<|q_group|>, <|q_byte(group_of, $1)|>)m4_dnl
m4_define(<|q_layout|>, <|The tables.  An AVR must read them with the macros above.|>)m4_dnl
