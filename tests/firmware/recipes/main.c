/* main.c -- a program with the shipped board and one of its own */
#include <stdio.h>

#include "puzzle6.h"
#include "queens8.h"

int
main(void)
{
	printf("%d solutions, the first one:", QUEENS8_SOLUTIONS);
	for (unsigned row = 0; row < QUEENS8_N; row++)
		printf(" %u", QUEENS8_COLUMN(0, row) + 1);
	printf("\n%d solutions, the first one:", PUZZLE6_SOLUTIONS);
	for (unsigned row = 0; row < PUZZLE6_N; row++)
		printf(" %u", PUZZLE6_COLUMN(0, row) + 1);
	printf("\n");
	return 0;
}
