/* Made by queens 7.0: make counts.  Do not edit. */
/* clang-format off */
#ifndef QUEENS_COUNTS_H
#define QUEENS_COUNTS_H
#define queens_counts_h

/*
 * The number of all solutions of n queens, and of fundamental solutions, for n
 * from 1 to QUEENS_COUNTS_MAX: OEIS A000170 and A002562.
 */

#include <stdint.h>

#define QUEENS_COUNTS_MAX 27

#ifdef __cplusplus
extern "C" {
#endif

/* Item n - 1 is for n queens. */
extern const struct queens_counts_row {
	uint64_t all;
	uint64_t fundamental;
} queens_counts[QUEENS_COUNTS_MAX];

#ifdef __cplusplus
}
#endif

#define QUEENS_COUNTS_ALL(n) (queens_counts[(n) - 1].all)
#define QUEENS_COUNTS_FUNDAMENTAL(n) (queens_counts[(n) - 1].fundamental)

#elif !defined(queens_counts_h) && !defined(__cppcheck__)
#error "another prefix that differs in case alone has the same macros as queens: change one of the two"
#endif
