/* main.c -- print the first solution of 6 queens, columns from 1 */
#include <stdio.h>

#include "puzzle6.h"

int
main(void)
{
	for (unsigned row = 0; row < PUZZLE6_N; row++)
		printf("%u ", PUZZLE6_COLUMN(0, row) + 1);
	return putchar('\n') == EOF;
}
