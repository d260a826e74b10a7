/*
 * walk.c -- firmware that unpacks a board: columns, group and image
 *
 * board.h includes the header and defines P(x) and T(x), the macro and the C
 * name of that board.  An 8-bit machine is too slow to print a large board:
 * with BRIEF the program prints a checksum of all solutions so far, after every
 * 256 solutions and at the end.
 */
#include "board.h"
#include "console.h"
#include "print.h"

static struct T(walk) walk;

#ifdef BRIEF

/* Sums of the numbers that are not printed, modulo 2^16. */
static unsigned sum, product;

static void
add(unsigned value)
{
	sum = (sum + value) & 0xFFFFU;
	product = (product + sum) & 0xFFFFU;
}

static void
show_sums(void)
{
	print_number(sum);
	print_text(" ");
	print_number(product);
	print_text("\n");
}

static void
show(unsigned count, unsigned group)
{
	for (unsigned char row = 0; row < P(COMPACT_N); row++)
		add(walk.column[row] + 1U);
	add(group);
	add(walk.image);
	if (count % 256 == 0)
		show_sums();
}

#else

static void
show_sums(void)
{
}

static void
show(unsigned count, unsigned group)
{
	(void)count;
	for (unsigned char row = 0; row < P(COMPACT_N); row++) {
		print_number(walk.column[row] + 1U);
		print_text(" ");
	}
	print_number(group);
	print_text(" ");
	print_number(walk.image);
	print_text("\n");
}

#endif

int
main(void)
{
	unsigned count = 0, group = 0;

	console_open();
	while (T(walk_next)(&walk)) {
		group += walk.image == 0;
		show(++count, group);
	}
	show_sums();
	print_number(count);
	print_text("\n");
	console_close(count == P(COMPACT_SOLUTIONS) &&
	                              group == P(COMPACT_FUNDAMENTALS)
	                      ? 0
	                      : 1);
	return 0;
}
