/*
 * permutations.c -- the fourth seed's C program: every permutation, each tested
 *
 * Queens are taken from the largest column to the smallest.
 */
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 8 };

static int
test(const int board[SIZE])
{
	for (int i = 0; i < SIZE - 1; i++)
		for (int j = i + 1; j < SIZE; j++)
			if (j - i == abs(board[j] - board[i]))
				return 0;
	printf("INFO: Solution found: [%i,%i,%i,%i,%i,%i,%i,%i].\r\n", board[0],
	       board[1], board[2], board[3], board[4], board[5], board[6],
	       board[7]);
	return 1;
}

/* Fill the rows that are left.  Returns the number of solutions. */
static int
permute(int board[SIZE], int rows, unsigned free)
{
	int found = 0;

	if (rows == SIZE)
		return test(board);
	for (int column = SIZE; column > 0; column--)
		if (free >> column & 1) {
			board[rows] = column;
			found += permute(board, rows + 1,
			                 free & ~(1U << column));
		}
	return found;
}

int
main(void)
{
	int board[SIZE];

	printf("INFO: Run completed %i solutions discovered.\r\n",
	       permute(board, 0, ~0U));
	return 0;
}
