/*
 * tables.c -- firmware that prints a board's tables as its .tsv, with ; for tab
 *
 * It reads them only through the header's macros; board.h includes the header
 * and defines P(x), the macro of that name.  The exit status is the number of
 * solutions that are illegal, out of order, or wrong about their group's first
 * solution; at most 98.
 */
#include "board.h"
#include "console.h"
#include "images.h"
#include "print.h"

static void
print_solution(unsigned i)
{
	unsigned group = P(GROUP)(i);

	print_number(i + 1U);
	for (unsigned row = 0; row < P(N); row++) {
		print_text(row ? " " : ";");
		print_number(P(COLUMN)(i, row) + 1U);
	}
	print_text(";");
	print_number(group + 1U);
	print_text(";");
	print_text(images[P(IMAGE)(i)]);
	print_text(";");
	print_number(P(IMAGE)(i));
	print_text(";");
	print_number(P(GROUP_SIZE)(group));
	print_text("\n");
}

static int
is_legal(unsigned i)
{
	unsigned long columns = 0, falling = 0, rising = 0;
	int all = 1;

	for (unsigned row = 0; row < P(N); row++) {
		unsigned column = P(COLUMN)(i, row);

		all = all && !(columns >> column & 1) &&
		      !(falling >> (column + P(N) - row) & 1) &&
		      !(rising >> (column + row) & 1);
		columns |= 1UL << column;
		falling |= 1UL << (column + P(N) - row);
		rising |= 1UL << (column + row);
	}
	return all;
}

static int
ascends(unsigned i)
{
	unsigned row = 0;

	if (i == 0)
		return 1;
	while (row + 1 < P(N) && P(COLUMN)(i, row) == P(COLUMN)(i - 1, row))
		row++;
	return P(COLUMN)(i, row) > P(COLUMN)(i - 1, row);
}

static int
leads_its_group(unsigned i)
{
	unsigned group = P(GROUP)(i), row = 0;

	while (row < P(N) &&
	       P(COLUMN)(i, row) == P(FUNDAMENTAL_COLUMN)(group, row))
		row++;
	return row == P(N);
}

int
main(void)
{
	int wrong = 0;

	console_open();
	print_text("rank;columns;group;image;image_number;size\n");
	for (unsigned i = 0; i < P(SOLUTIONS); i++) {
		print_solution(i);
		wrong += !is_legal(i) || !ascends(i) ||
		         leads_its_group(i) != (P(IMAGE)(i) == 0);
	}
	console_close(wrong < 98 ? wrong : 98);
	return 0;
}
