m4_define(<|q_name|>, q_prefix<|_counts|>)m4_dnl
/* Made by queens q_version: make counts.  Do not edit. */
/* clang-format off */
#include "q_name.h"

/* C90 has no constants of 64 bits, so a number is in two parts: the digits before
   its last nine, and these. */
#define q_ID(U64)(high, low) ((uint64_t)(high) * 1000000000UL + (low))
m4_define(<|q_nine|>, <|m4_substr(<|$1|>, m4_eval(m4_len(<|$1|>) - 9))|>)m4_dnl
m4_define(<|q_u64|>, <|q_ID(U64)(m4_ifelse(m4_eval(m4_len(<|$1|>) > 9), 1,
	<|m4_substr(<|$1|>, 0, m4_eval(m4_len(<|$1|>) - 9))UL, m4_patsubst(q_nine(<|$1|>), <|^0+\(.\)|>, <|\1|>)UL|>, <|0UL, $1UL|>))|>)m4_dnl

/* all, fundamental */
const struct q_id(row) q_name[q_ID(MAX)] = {
q_each(<|count|>, <|	{ q_u64($2), q_u64($3) }, /* $1 */
|>)m4_dnl
};
