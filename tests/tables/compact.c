/*
 * compact.c -- unpack a board: columns, group and image of every solution
 *
 * HEADER, P(x) and T(x) are as in compilers.sh.  With an argument, the program
 * prints only the fundamental solutions.
 */
#include HEADER

#include <stdio.h>

static struct T(walk) walk;

static int
print_all(void)
{
	unsigned long count = 0, group = 0;
	unsigned row;

	for (; T(walk_next)(&walk); count++) {
		for (row = 0; row < P(COMPACT_N); row++)
			printf("%u ", walk.column[row] + 1U);
		group += walk.image == 0;
		printf("%lu %u\n", group, walk.image + 0U);
	}
	printf("%lu\n", count);
	return count != P(COMPACT_SOLUTIONS) ||
	       group != P(COMPACT_FUNDAMENTALS);
}

static int
print_fundamentals(void)
{
	unsigned long count = 0;
	unsigned row;

	for (; T(walk_fundamental)(&walk); count++)
		for (row = 0; row < P(COMPACT_N); row++) {
			unsigned column = 0;

			while (walk.row[row].queen >> column != 1)
				column++;
			printf("%u%c", column + 1U,
			       row + 1 == P(COMPACT_N) ? '\n' : ' ');
		}
	return count != P(COMPACT_FUNDAMENTALS);
}

int
main(int argc, char **argv)
{
	int wrong = argc > 1 ? print_fundamentals() : print_all();

	(void)argv;
	/* after the last solution every call says that there is none */
	return wrong || T(walk_next)(&walk) || T(walk_next)(&walk);
}
