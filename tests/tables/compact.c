/*
 * compact.c -- unpack a board: columns, group and image of every solution
 *
 * Compiled with HEADER and P(x) as consumer.c, and W(x) as its names of a walk.
 * With an argument it walks the fundamental solutions alone.
 */
#include HEADER

#include <stdio.h>

static struct W(walk) walk;

static int
print_all(void)
{
	unsigned long count = 0, group = 0;
	unsigned row;

	for (; W(walk_next)(&walk); count++) {
		for (row = 0; row < P(COMPACT_N); row++)
			printf("%s%u", row ? " " : "", walk.column[row] + 1U);
		group += walk.image == 0;
		printf("\t%lu\t%u\n", group, walk.image + 0U);
	}
	return count != P(COMPACT_SOLUTIONS) ||
	       group != P(COMPACT_FUNDAMENTALS);
}

static int
print_fundamentals(void)
{
	unsigned long count = 0;
	unsigned row;

	for (; W(walk_fundamental)(&walk); count++)
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
	/* after the last one there is none */
	return wrong || W(walk_next)(&walk) || W(walk_next)(&walk);
}
