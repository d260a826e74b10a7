/*
 * consumer.c -- print a board's tables through the header's macros alone
 *
 * The compiler's options define HEADER, the name of the header, and P(x), the
 * macro of that name: -DHEADER='"queens8.h"' '-DP(x)=QUEENS8_##x'.  C90 to C23,
 * and C++.
 */
#include HEADER

#include <stdio.h>

#include "images.h"

static void
print_solution(unsigned long i)
{
	unsigned row;
	unsigned long group = P(GROUP)(i);

	printf("%lu\t", i + 1);
	for (row = 0; row < P(N); row++)
		printf("%s%u", row ? " " : "", P(COLUMN)(i, row) + 1U);
	printf("\t%lu\t%s\t%u\t%u\n", group + 1, images[P(IMAGE)(i)],
	       P(IMAGE)(i), P(GROUP_SIZE)(group));
}

/* Whether solution i is the fundamental solution of its group. */
static int
is_fundamental(unsigned long i)
{
	unsigned row;

	for (row = 0; row < P(N); row++)
		if (P(COLUMN)(i, row) !=
		    P(FUNDAMENTAL_COLUMN)(P(GROUP)(i), row))
			return 0;
	return 1;
}

int
main(void)
{
	unsigned long i, all = P(SOLUTIONS), fundamentals = 0;

	printf("rank\tcolumns\tgroup\timage\timage_number\tsize\n");
	for (i = 0; i < all; i++) {
		print_solution(i);
		fundamentals += (unsigned long)is_fundamental(i);
		if (is_fundamental(i) != (P(IMAGE)(i) == 0))
			return 2;
	}
	return fundamentals == P(FUNDAMENTALS) ? 0 : 4;
}
