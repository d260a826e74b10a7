/* main.c -- a program with the tables and the compact form of the archive */
#include <stdio.h>

#include "queens8.h"
#include "queens8_compact.h"

int
main(void)
{
	static struct queens8_walk walk;
	int found = 0;

	while (queens8_walk_next(&walk))
		found++;
	printf("%d solutions, %d by the walk, the last one:", QUEENS8_SOLUTIONS,
	       found);
	for (unsigned row = 0; row < QUEENS8_N; row++)
		printf(" %u", QUEENS8_COLUMN(QUEENS8_SOLUTIONS - 1U, row) + 1);
	printf("\n");
	return 0;
}
