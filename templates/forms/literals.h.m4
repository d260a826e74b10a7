m4_dnl How a header declares a table: q_dimensions(TABLE, ITEMS, BYTES OF AN ITEM).  How its
m4_dnl macros read: q_columns(TABLE, ITEM), q_byte(TABLE, ITEM), q_group(SOLUTION).
m4_define(<|q_dimensions|>, <|[m4_eval(($2 - 1) / q_literal_$1 + 1)][m4_eval(q_literal_$1 * $3 + 1)]|>)m4_dnl
m4_define(<|q_item_of|>, <|q_id($1) q_ID(AT)($2, q_literal_$1, $3)|>)m4_dnl
m4_define(<|q_columns|>, <|(&q_item_of($1, $2, q_n))|>)m4_dnl
m4_define(<|q_byte|>, <|q_ID(READ_U8)(&q_item_of($1, $2, 1))|>)m4_dnl
m4_define(<|q_group|>, <|(m4_ifelse(q_group_bytes, 3, <|(q_ID(GROUP_BYTE)($1, 0U) << 16) | \
	(q_ID(GROUP_BYTE)($1, 1U) << 8) | q_ID(GROUP_BYTE)($1, 2U)|>, <|(q_ID(GROUP_BYTE)($1, 0U) << 8) | q_ID(GROUP_BYTE)($1, 1U)|>))|>)m4_dnl
m4_define(<|q_index|>, m4_ifelse(m4_eval(q_solutions > 65535), 1, uint32_t, unsigned))m4_dnl
m4_define(<|q_layout|>, <|The tables are string literals, which compile fast: each literal holds some
   items and a zero at its end.  Read them with the macros above.  The number of
   a group is stored high byte first.|>)m4_dnl
m4_ifelse(q_fits_avr, 1, <||>, <|#ifdef __AVR__
#error "an object of AVR has at most 32767 bytes: take a board to N=11, or the compact form, q_name<||>_compact.h"
#endif
|>)m4_dnl

/* C divides unsigned numbers; in C++ some compilers warn of a cast that changes
   nothing. */
#ifdef __cplusplus
#define q_ID(AT)(i, items, size) [(i) / (items)][((i) % (items)) * (size)]
#define q_ID(WIDE)(byte) (m4_ifelse(q_group_bytes, 3, 0UL, 0U) + (byte))
#else
/** Where item i stands: its literal, of so many items, and its place there. */
#define q_ID(AT)(i, items, size) [(q_index)(i) / (q_index)(items)][((q_index)(i) % (q_index)(items)) * (q_index)(size)]
/** A byte as an unsigned number. */
#define q_ID(WIDE)(byte) ((q_index)(byte))
#endif
/** Byte k of the number of the group of solution i. */
#define q_ID(GROUP_BYTE)(i, k) q_ID(WIDE)(q_ID(READ_U8)(&(&q_item_of(group_of, i, q_group_bytes))[(k)]))

