/* naive.c -- two methods that have nothing in common */
#include "exact/naive.h"

#include "queens.h"

static int
count_one(const struct board *b, void *ctx)
{
	(void)b;
	++*(uint64_t *)ctx;
	return 0;
}

uint64_t
naive_backtrack(int n)
{
	uint64_t found = 0;

	queens_visit(n, count_one, &found);
	return found;
}

static int
attacks(const int column[], int row, int other)
{
	int aside = column[row] - column[other];

	return aside == row - other || aside == other - row;
}

static uint64_t
is_solution(const int column[], int n)
{
	for (int row = 0; row < n; row++)
		for (int other = 0; other < row; other++)
			if (attacks(column, row, other))
				return 0;
	return 1;
}

static void
swap(int *a, int *b)
{
	int kept = *a;

	*a = *b;
	*b = kept;
}

/* Try every order of the columns from `row` on. */
static uint64_t
permute(int column[], int n, int row)
{
	uint64_t found = 0;

	if (row == n)
		return is_solution(column, n);
	for (int i = row; i < n; i++) {
		swap(&column[row], &column[i]);
		found += permute(column, n, row + 1);
		swap(&column[row], &column[i]);
	}
	return found;
}

uint64_t
naive_permute(int n)
{
	int column[QUEENS_MAX];

	for (int row = 0; row < n; row++)
		column[row] = row;
	return permute(column, n, 0);
}
