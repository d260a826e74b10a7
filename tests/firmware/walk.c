/*
 * walk.c -- firmware that unpacks a board: columns, group and image of each solution
 *
 * board.h includes the header and defines P(x) and T(x), the macro and the C name of
 * that board.  The last line is the number of solutions; the exit status is 1 if the
 * header has another number.
 */
#include "board.h"
#include "console.h"

static struct T(walk) walk;

static void
print_field(unsigned number, const char *end)
{
	print_number(number);
	print_text(end);
}

int
main(void)
{
	unsigned count = 0, group = 0;

	for (; T(walk_next)(&walk); count++) {
		for (unsigned row = 0; row < P(COMPACT_N); row++)
			print_field(walk.column[row] + 1U, " ");
		group += walk.image == 0;
		print_field(group, " ");
		print_field(walk.image, "\n");
	}
	print_field(count, "\n");
	finish(count != P(COMPACT_SOLUTIONS) ||
	       group != P(COMPACT_FUNDAMENTALS));
	return 0;
}
