/* main.c -- a program with a board that the build generates */
#include <stdio.h>

#include "puzzle6.h"

int
main(void)
{
	printf("%d solutions, the first one:", PUZZLE6_SOLUTIONS);
	for (unsigned row = 0; row < PUZZLE6_N; row++)
		printf(" %u", PUZZLE6_COLUMN(0, row) + 1);
	printf("\n");
	return 0;
}
