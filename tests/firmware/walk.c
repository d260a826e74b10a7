/*
 * walk.c -- firmware that unpacks a board, and prints checksums of it
 *
 * board.h includes the header and defines P(x) and T(x), the macro and the C
 * name of that board.  A line has two sums over the columns, group and image of
 * the solutions so far, modulo 2^16; the second one depends on their order.
 */
#include "board.h"
#include "console.h"

static struct T(walk) walk;
static unsigned sum, sum_of_sums;

static void
add(unsigned number)
{
	sum = (sum + number) & 0xFFFFU;
	sum_of_sums = (sum_of_sums + sum) & 0xFFFFU;
}

static void
print_sums(void)
{
	print_number(sum);
	print_text(" ");
	print_number(sum_of_sums);
	print_text("\n");
}

int
main(void)
{
	unsigned count = 0, group = 0;

	console_open();
	while (T(walk_next)(&walk)) {
		for (unsigned row = 0; row < P(COMPACT_N); row++)
			add(walk.column[row] + 1U);
		group += walk.image == 0;
		add(group);
		add(walk.image);
		if (++count % 32 == 0)
			print_sums();
	}
	print_sums();
	console_close(count != P(COMPACT_SOLUTIONS) ||
	              group != P(COMPACT_FUNDAMENTALS));
	return 0;
}
