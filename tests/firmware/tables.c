/*
 * tables.c -- firmware that prints a board's tables as its .tsv, with ; for tab
 *
 * It reads them only through the header's macros; compilers.sh says what HEADER and
 * Q_ stand for.  The exit status is 1 if a solution of image 0 is not the fundamental
 * one of its group.  cc65 takes no declaration in a for.
 */
#include HEADER
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
	unsigned row, column;
	int differs = 0;

	print_number(i + 1U);
	for (row = 0; row < Q_N; row++) {
		column = Q_COLUMN(i, row);
		print_text(row ? " " : ";");
		print_number(column + 1U);
		if (column != Q_FUNDAMENTAL_COLUMN(Q_GROUP(i), row))
			differs = 1;
	}
	print_field(Q_GROUP(i) + 1U);
	print_text(";");
	print_text(images[Q_IMAGE(i)]);
	print_field(Q_IMAGE(i));
	print_field(Q_GROUP_SIZE(Q_GROUP(i)));
	print_text("\n");
	return differs && Q_IMAGE(i) == 0;
}

int
main(void)
{
	unsigned i;
	int wrong = 0;

	print_text(
		"solution;columns;group_number;image_name;image_number;group_size\n");
	for (i = 0; i != Q_SOLUTIONS; i++)
		wrong |= print_solution(i);
	finish(wrong);
	return 0;
}
