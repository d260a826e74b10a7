m4_define(<|q_name|>, q_prefix<|_counts|>)m4_dnl
q_each(<|count|>, <|m4_define(<|q_count_max|>, $1)|>)m4_dnl
/* Made by queens q_version: make counts.  Do not edit. */
/* clang-format off */
#ifndef q_ID(H)
#define q_ID(H)
#define q_id(h)

/*
 * The number of all solutions of n queens, and of fundamental solutions, for n
 * from 1 to q_ID(MAX): OEIS A000170 and A002562.
 */

#include <stdint.h>

#define q_ID(MAX) q_count_max

#ifdef __cplusplus
extern "C" {
#endif

/* Item n - 1 is for n queens. */
extern const struct q_id(row) {
	uint64_t all;
	uint64_t fundamental;
} q_name[q_ID(MAX)];

#ifdef __cplusplus
}
#endif

#define q_ID(ALL)(n) (q_name[(n) - 1].all)
#define q_ID(FUNDAMENTAL)(n) (q_name[(n) - 1].fundamental)

q_no_twin(h)
