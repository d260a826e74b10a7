/* kernel.c -- units by every kernel, and recounts, against a backtracker */
#include "kernel/kernel.h"

#include <stdlib.h>
#include <string.h>

#include "fence.h"
#include "known.h"
#include "tap.h"

static struct board board;

/* --- the oracle: it knows units and numbers of sets, and no quarters --- */

struct solution {
	int column[BOARD_N_MAX];
};

/* The rows and columns of parity p that have a black queen. */
static unsigned
black(const struct solution *s, int p, int is_column)
{
	unsigned set = 0;

	for (int row = 0; row < board.n; row++) {
		int other = s->column[row], at = is_column ? other : row;

		if ((row + other) % 2 == 0 && at % 2 == p)
			set |= 1U << at / 2;
	}
	return set;
}

static const struct layer *
layer_of(int odd_rows)
{
	for (int i = 0; i < board.layers; i++)
		if (board.layer[i].queens[ODD] == odd_rows)
			return &board.layer[i];
	return NULL;
}

/* How often rules 1 to 4 of method.h count this solution. */
static unsigned
weight(const struct solution *s)
{
	unsigned e = black(s, 0, 0), o = black(s, 1, 0), x = black(s, 0, 1),
		 y = black(s, 1, 1);
	const struct layer *c = layer_of(__builtin_popcount(o));
	const uint16_t *even, *odd;
	unsigned r, other;
	int twice;

	if (!c)
		return 0;
	even = c->position[EVEN];
	odd = c->position[ODD];
	if (even[e] == NOWHERE || even[x] == NOWHERE || even[e] % c->step != 0)
		return 0;
	r = even[e] / c->step;
	other = even[x] / c->step;
	if (board.n % 2) {
		unsigned turned = layers_image(&board, ODD, o);
		int is_tie = e == layers_image(&board, EVEN, e);

		if (is_tie && o > turned)
			return 0;
		twice = (x != layers_image(&board, EVEN, x)) + (other < r) +
		        (!is_tie || o < turned);
	} else {
		if (odd[y] / c->step > other)
			other = odd[y] / c->step;
		if (odd[o] / c->step > r)
			return 0;
		twice = 1 + (odd[o] / c->step < r) + (other < r);
	}
	return other > r ? 0 : 1U << twice;
}

struct rows {
	unsigned black[2]; /* of each parity */
};

/* The solutions with these black rows, by their weights. */
static uint64_t
search(struct solution *s, struct rows rows, int row, uint32_t columns,
       uint64_t falling, uint64_t rising)
{
	int is_black = (rows.black[row % 2] >> row / 2 & 1) != 0;
	uint64_t found = 0;

	if (row == board.n)
		return weight(s);
	for (int c = is_black ? row % 2 : !(row % 2); c < board.n; c += 2) {
		uint64_t f = UINT64_C(1) << (c - row + board.n),
			 r = UINT64_C(1) << (c + row);

		if (columns >> c & 1 || falling & f || rising & r)
			continue;
		s->column[row] = c;
		found += search(s, rows, row + 1, columns | 1U << c,
		                falling | f, rising | r);
	}
	return found;
}

static uint64_t
oracle(unsigned number)
{
	struct unit u = board_unit(&board, number);
	struct solution s;
	uint64_t found = 0;

	for (unsigned e = 0; e < u.evens; e++)
		found += search(&s, (struct rows){ { u.even[e], u.odd } }, 0, 0,
		                0, 0);
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
	ok(units && !wrong, "N=%d, %s%s: %u units of %u as by backtracking",
	   board.n, k->name, is_recount ? ", recount" : "", units, board.units);
}

/* The trees of a block are made again when it changes, also if it begins with the
   same set. */
static void
check_parts(const struct kernel *k)
{
	struct counter *c = k->begin(&board);
	struct unit unit = board_unit(&board, 0), part = unit;
	uint64_t count;
	unsigned wrong = c == NULL;

	part.evens = 1;
	wrong |= k->count(c, &part, 0, &count) != 0;
	wrong |= k->count(c, &unit, 0, &count) || count != wanted[0];
	k->end(c);
	ok(!wrong, "%s: a unit after a part of it", k->name);
}

static void
check(int n, unsigned first, unsigned step)
{
	const char *name = getenv("KERNEL");
	uint64_t sum = 0;
	unsigned units = 0;

	if (!ok(board_make(&board, n) == 0, "N=%d: units", n))
		return;
	for (unsigned u = first; u < board.units && units < LENGTH(wanted);
	     u += step)
		sum += wanted[units++] = oracle(u);
	if (step == 1)
		ok(sum == known[n].all, "N=%d: units make up all", n);
	for (int i = 0; kernels[i]; i++) {
		const struct kernel *k = kernels[i];

		if (!k->is_supported() || (name && strcmp(name, k->name) != 0))
			continue;
		check_kernel(k, 0, first, step);
		check_kernel(k, 1, first, step);
		if (n == 12)
			check_parts(k);
	}
	free(board.layer);
}

/* usage: kernel [N]: no board beyond N.  From N=14 on, every 17th or 71st
   unit stands for all.  Backtracking takes a second of N=14, forty of N=17. */
int
main(int argc, char **argv)
{
	int most = argc > 1 ? atoi(argv[1]) : getenv("LONG") ? 17 : 14;

	if (getenv("KERNEL"))
		ok(kernel_find(getenv("KERNEL")) != NULL, "KERNEL is here");
	for (int n = 1; n <= most; n++)
		check(n, n < 14 ? 0 : 3, n < 14 ? 1 : n < 16 ? 17 : 71);
	return tap_done();
}
