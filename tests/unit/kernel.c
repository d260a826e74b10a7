/* kernel.c -- units by every kernel, and recounts, against a backtracker */
#include "kernel/kernel.h"

#include <stdlib.h>
#include <string.h>

#include "fence.h"
#include "known.h"
#include "tap.h"

static struct board board;

/* --- the oracle: a backtracker, and what layers.h says of weights --- */

struct search {
	const struct layer *layer;
	unsigned black[2]; /* rows of each parity that have a black queen */
	int column[BOARD_N_MAX];
};

/* The position of the columns of parity p that have a black queen. */
static unsigned
position(const struct search *s, enum parity p)
{
	unsigned set = 0;

	for (int row = 0; row < board.n; row++) {
		int column = s->column[row];

		if ((row + column) % 2 == 0 && column % 2 == (int)p)
			set |= 1U << column / 2;
	}
	return s->layer->position[p][set];
}

/* How often the solution counts. */
static unsigned
weight(const struct search *s)
{
	unsigned x = position(s, EVEN), y = position(s, ODD);
	struct weights w =
		layers_weights(&board, s->layer, s->black[EVEN], s->black[ODD]);

	if (x >= w.limit[EVEN] || y >= w.limit[ODD])
		return 0;
	return w.weight * s->layer->weight[x]
	       << (x < w.tie[EVEN] && y < w.tie[ODD]);
}

/* The solutions with these black rows, by their weights. */
static uint64_t
search(struct search *s, int row, uint32_t columns, uint64_t falling,
       uint64_t rising)
{
	int is_black = (s->black[row % 2] >> row / 2 & 1) != 0;
	uint64_t found = 0;

	if (row == board.n)
		return weight(s);
	for (int c = is_black ? row % 2 : !(row % 2); c < board.n; c += 2) {
		uint64_t f = UINT64_C(1) << (c - row + board.n),
			 r = UINT64_C(1) << (c + row);

		if (columns >> c & 1 || falling & f || rising & r)
			continue;
		s->column[row] = c;
		found += search(s, row + 1, columns | 1U << c, falling | f,
		                rising | r);
	}
	return found;
}

static uint64_t
oracle(unsigned number)
{
	struct unit u = board_unit(&board, number);
	uint64_t found = 0;

	for (unsigned e = 0; e < u.evens; e++) {
		struct search s = { .layer = u.layer,
			            .black = { u.even[e], u.odd } };

		found += search(&s, 0, 0, 0, 0);
	}
	return found;
}

/* --- kernels --- */

static uint64_t wanted[1 << 12];

/* Units of board n: every step-th from the first one on. */
static void
check_kernel(const struct kernel *k, int is_recount, unsigned first,
             unsigned step)
{
	struct counter *c = k->begin(&board);
	unsigned wrong = 0, units = 0;

	for (unsigned u = first; c && u < board.units && units < LENGTH(wanted);
	     u += step) {
		struct unit unit = board_unit(&board, u);
		uint64_t count;

		wrong += k->count(c, &unit, is_recount, &count) ||
		         count != wanted[units];
		units++;
	}
	k->end(c);
	ok(units && !wrong, "N=%d, %s%s: %u units of %u are right", board.n,
	   k->name, is_recount ? ", recount" : "", units, board.units);
}

/* Count a unit, after one that begins with the same set. */
static uint64_t
count_alone(const struct kernel *k, const struct board *b, unsigned number,
            int is_recount)
{
	struct unit unit = board_unit(b, number), part = unit;
	struct counter *c = k->begin(b);
	uint64_t count;

	part.evens = 1;
	if (k->count(c, &part, is_recount, &count) ||
	    k->count(c, &unit, is_recount, &count))
		abort();
	k->end(c);
	return count;
}

/* In an estimate, black first queens stand in some columns. */
static void
check_columns(const struct kernel *k)
{
	struct board one = board, others = board;

	one.quarter[EVEN][EVEN].open = 1;
	others.quarter[EVEN][EVEN].open ^= 1;
	ok(count_alone(k, &board, 0, 0) == wanted[0] &&
	           count_alone(k, &one, 0, 0) + count_alone(k, &others, 0, 0) ==
	                   wanted[0],
	   "%s: a unit after a part of it, and by columns", k->name);
}

static void
check(int n, unsigned first, unsigned step)
{
	const char *name = getenv("KERNEL");
	uint64_t sum = 0;
	unsigned units = 0;

	board_make(&board, n);
	for (unsigned u = first; u < board.units && units < LENGTH(wanted);
	     u += step)
		sum += wanted[units++] =
			n < 18 ? oracle(u)
			       : count_alone(&kernel_portable, &board, u, 1);
	if (step == 1)
		ok(sum == known[n].all, "N=%d: units make up all", n);
	for (int i = 0; kernels[i]; i++) {
		const struct kernel *k = kernels[i];

		if (!k->is_supported() || (name && strcmp(name, k->name) != 0))
			continue;
		check_kernel(k, 0, first, step);
		check_kernel(k, 1, first, step);
		if (n == 12)
			check_columns(k);
	}
	free(board.layer);
}

/* usage: kernel [N]: no board beyond N.  From N=14 on, every 17th or 71st
   unit stands for all.  Backtracking takes a second of N=14, forty of N=17.
   Units of N=19, with cells of more than a byte, are compared with a recount by
   the portable kernel. */
int
main(int argc, char **argv)
{
	int most = argc > 1 ? atoi(argv[1]) : getenv("LONG") ? 17 : 14;

	if (getenv("KERNEL"))
		ok(kernel_find(getenv("KERNEL")) != NULL, "KERNEL is here");
	for (int n = 1; n <= most; n++)
		check(n, n < 14 ? 0 : 3, n < 14 ? 1 : n < 16 ? 17 : 71);
	check(19, 1, 311);
	return tap_done();
}
