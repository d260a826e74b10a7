/*
 * consumer.c -- print a board's tables through the header's macros alone
 *
 * Compiled with HEADER, the header's name, and P(x), the macro of that name:
 * -DHEADER='"queens8.h"' '-DP(x)=QUEENS8_##x'.  C90 to C23, and C++.
 */
#ifdef COUNT_READS
static unsigned long reads;

static unsigned
read_byte(const unsigned char *p)
{
	reads++;
	return *p;
}
#endif

#include HEADER

#include <stdio.h>

static const char *const images[] = { "Untransformed",
	                              "Rotate 90",
	                              "Rotate 180",
	                              "Rotate 270",
	                              "Reflect",
	                              "Reflect + Rotate 90",
	                              "Reflect + Rotate 180",
	                              "Reflect + Rotate 270" };

static void
print_solution(unsigned long i)
{
	unsigned row;
	unsigned long group = P(GROUP)(i);

	printf("%lu\t", i + 1);
	for (row = 0; row < P(N); row++)
		printf("%s%u", row ? " " : "", P(COLUMN)(i, row) + 1U);
	printf("\t%lu\t%s\t%u\n", group + 1, images[P(IMAGE)(i)],
	       P(GROUP_SIZE)(group));
}

/* The solution that is its group's least must be the fundamental. */
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

	printf("rank\tcolumns\tgroup\timage\tsize\n");
	for (i = 0; i < all; i++) {
		print_solution(i);
		fundamentals += (unsigned long)is_fundamental(i);
		if (is_fundamental(i) != (P(IMAGE)(i) == 0))
			return 2;
	}
#ifdef COUNT_READS
	if (all && !reads)
		return 3;
#endif
	return fundamentals == P(FUNDAMENTALS) ? 0 : 4;
}
