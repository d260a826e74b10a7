/* rows.c -- print the solutions of a table through the macros of its header */
#include <stdio.h>

int
main(void)
{
	for (unsigned long i = 0; i < BOARD_SOLUTIONS; i++)
		for (unsigned row = 0; row < BOARD_N; row++)
			printf("%u%c", (unsigned)BOARD_COLUMN(i, row) + 1U,
			       row + 1 < BOARD_N ? ' ' : '\n');
	return fflush(stdout) ? 1 : 0;
}
