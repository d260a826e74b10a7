m4_define(<|q_computed|>, 1)m4_define(<|q_published|>, 0)m4_dnl
/* Made by queens q_version from queens_counts.c.m4, PREFIX=q_prefix.  Do not edit. */
#include "q_name.h"

/* C90 has no constants of 64 bits, so a number is in two parts: its last nine
   digits, and the digits before them. */
#define q_ID(U64)(high, low) ((uint64_t)(high) * 1000000000UL + (low))

/* all, fundamental, computed (1) or published (0) */
const struct q_id(row) q_name[q_ID(MAX)] = {
q_each(<|count|>, <|	{ q_ID(U64)($5UL, $6UL), q_ID(U64)($7UL, $8UL), q_$4 }, /* $1 */
|>)m4_dnl
};
