/*
 * permutations.c -- the fourth seed's C program: every permutation, each tested
 *
 * Queens are taken from the largest column to the smallest.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/*
 * Move each of the `count` free columns to the end of the fixed ones in turn.
 * Returns the number of solutions.
 */
static int
permute(int board[SIZE], const int columns[], int count)
{
	int rest[SIZE], found = 0;

	if (count == 0)
		return test(board);
	for (int i = count - 1; i >= 0; i--) {
		board[SIZE - count] = columns[i];
		memcpy(rest, columns, (size_t)i * sizeof *rest);
		memcpy(rest + i, columns + i + 1,
		       (size_t)(count - 1 - i) * sizeof *rest);
		found += permute(board, rest, count - 1);
	}
	return found;
}

int
main(void)
{
	const int columns[SIZE] = { 1, 2, 3, 4, 5, 6, 7, 8 };
	int board[SIZE];

	printf("INFO: Run completed %i solutions discovered.\r\n",
	       permute(board, columns, SIZE));
	return 0;
}
