/*
 * walk.c -- firmware that unpacks a board: columns, group and image of each solution,
 * and each fundamental solution by the short walk
 *
 * compilers.sh says what HEADER, Q_ and q_ stand for.  The exit status is 1 if the
 * header has other numbers, or if a walk goes on after its end.
 */
#include HEADER
#include "console.h"

static struct q_walk walk, short_walk;

static unsigned
column_of(unsigned queen)
{
	unsigned column = 0;

	while (queen >>= 1)
		column++;
	return column;
}

int
main(void)
{
	unsigned row, count = 0, groups = 0, least = 0;

	for (; q_walk_next(&walk); count++) {
		for (row = 0; row < Q_COMPACT_N; row++)
			printf("%u ", walk.column[row] + 1U);
		groups += walk.image == 0;
		printf("%u %u\n", groups, (unsigned)walk.image);
	}
	for (; q_walk_fundamental(&short_walk); least++)
		for (row = 0; row < Q_COMPACT_N; row++)
			printf("%u%s",
			       column_of(short_walk.row[row].queen) + 1U,
			       row + 1 < Q_COMPACT_N ? " " : " least\n");
	finish(count != Q_COMPACT_SOLUTIONS ||
	       groups != Q_COMPACT_FUNDAMENTALS || least != groups ||
	       q_walk_next(&walk) || q_walk_fundamental(&short_walk));
	return 0;
}
