/*
 * tables.c -- firmware that prints a board's tables as its .tsv, with ; for tab
 *
 * It reads them only through the header's macros; board.h includes the header
 * and defines P(x), the macro of that name.  The exit status is 1 if a solution of
 * image 0 is not the fundamental one of its group.
 */
#include "board.h"
#include "console.h"
#include "images.h"

static void
print_field(unsigned number)
{
	print_text(";");
	print_number(number);
}

/* Returns 1 if it should be the group's fundamental solution, and is another. */
static int
print_solution(unsigned i)
{
	int differs = 0;

	print_number(i + 1U);
	for (unsigned row = 0; row < P(N); row++) {
		unsigned column = P(COLUMN)(i, row);

		print_text(row ? " " : ";");
		print_number(column + 1U);
		if (column != P(FUNDAMENTAL_COLUMN)(P(GROUP)(i), row))
			differs = 1;
	}
	print_field(P(GROUP)(i) + 1U);
	print_text(";");
	print_text(images[P(IMAGE)(i)]);
	print_field(P(IMAGE)(i));
	print_field(P(GROUP_SIZE)(P(GROUP)(i)));
	print_text("\n");
	return differs && P(IMAGE)(i) == 0;
}

int
main(void)
{
	int wrong = 0;

	print_text(
		"solution;columns;group_number;image_name;image_number;group_size\n");
	for (unsigned i = 0; i < P(SOLUTIONS); i++)
		wrong |= print_solution(i);
	finish(wrong);
	return 0;
}
