/* join.c -- trees and lists of any board have the pairs that its squares say */
#include "kernel/leaves.h"

/* join.h calls a function of each shape that occurs. */
static int occurs[PLANES + 1][GROUPS + 1][USES];
#define WATCH(planes, groups)                                                  \
	static void watched_##planes##groups(                                  \
		const struct place *p, const struct leaf *at,                  \
		const struct leaf *end, enum use use)                          \
	{                                                                      \
		occurs[planes][groups][use] = 1;                               \
		shaped[planes][groups](p, at, end, use);                       \
	}
SHAPES(WATCH)
#define WATCHED(planes, groups) [planes][groups] = watched_##planes##groups,
static leaves_fn *const watched[PLANES + 1][GROUPS + 1] = { SHAPES(WATCHED) };
#define shaped watched
#include "kernel/join.h"

#include "fence.h"
#include "kernel/weights.h"
#include "tap.h"

/* --- placements, by the squares of the board --- */

/* Rows of a quarter; p and q are the parities of its rows and columns. */
struct lines {
	int n, p, q;
	unsigned rows;
};

struct queens {
	unsigned columns; /* of the quarter */
	uint64_t falling, rising;
};

static int
is_free(const struct queens *a, const struct queens *b)
{
	return !(a->falling & b->falling) && !(a->rising & b->rising);
}

/* Visit the placements that have these queens, and one in each row. */
static void
place(struct lines l, struct queens all, void (*visit)(const struct queens *))
{
	const unsigned rows = l.rows;
	int row = rows ? l.p + 2 * __builtin_ctz(rows) : 0;

	if (!rows)
		visit(&all);
	l.rows &= rows - 1;
	for (int c = l.q; rows && c < l.n; c += 2) {
		struct queens one = { all.columns | 1U << c / 2,
			              UINT64_C(1) << (c - row + l.n),
			              UINT64_C(1) << (c + row) };

		if (one.columns == all.columns || !is_free(&one, &all))
			continue;
		one.falling |= all.falling;
		one.rising |= all.rising;
		place(l, one, visit);
	}
}

/* --- a random case: a block of sets of rows, and a list --- */

enum { SETS_MOST = 3, ROWS = 40, LANES_MOST = POSITIONS_MAX };

static struct lines block[SETS_MOST], other; /* the lines of the list */
static uint16_t row_of[1 << QUARTER_MAX], lane_of[1 << QUARTER_MAX];
static unsigned sets, rows[SETS_MOST], lanes, flip;
static struct trie trie;
static struct join *join; /* aligned for vectors */

static struct queens listed[14 * 13 * 12];
static size_t count;

static void
add_listed(const struct queens *q)
{
	listed[count++] = *q;
}

static unsigned
random_number(unsigned end)
{
	static uint64_t state = 7;

	state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (unsigned)(state >> 33) % end;
}

static unsigned
some_rows(unsigned height, int most)
{
	unsigned set = random_number(1U << height);

	while (__builtin_popcount(set) > most)
		set &= ~(1U << random_number(height));
	return set;
}

/* All sets have as many queens, most of them in the same rows. */
static void
choose_lines(int n, int most)
{
	int p = (int)random_number(2), q = (int)random_number(2);
	unsigned height = (unsigned)(n + 1 - p) / 2;
	unsigned first = some_rows(height, most);

	sets = 1 + random_number(SETS_MOST);
	for (unsigned i = 0; i < sets; i++) {
		unsigned set = first ^ 1U << random_number(height) ^
		               1U << random_number(height);

		if (__builtin_popcount(set) != __builtin_popcount(first))
			set = first;
		block[i] = (struct lines){ n, p, q, set };
	}
	first = some_rows((unsigned)n - height, most < 5 ? 3 : 7 - most);
	other = (struct lines){ n, !p, !q, first };
	count = 0;
	place(other, (struct queens){ 0 }, add_listed);
}

/* All lanes have about as many members, or one has more than others, or one of
   each group has all.  Some sets do not count. */
static void
choose_positions(int few)
{
	unsigned dealt[QUARTER_MAX + 1] = { 0 };
	unsigned share = random_number(2) * random_number(9), full;

	lanes = 1 + (unsigned)count / (1 + random_number(24));
	if (few || !random_number(9))
		lanes = LANES_MOST;
	full = random_number(lanes);
	for (unsigned i = 0; i < sets; i++)
		rows[i] = 1 + random_number(1 + random_number(ROWS));
	flip = random_number(2) * ((1U << block->n / 2) - 1);
	for (unsigned set = 0; set < LENGTH(lane_of); set++) {
		unsigned lane = dealt[__builtin_popcount(set)]++ % (lanes + 5);

		if (few)
			lane = lane % GROUPS * VECTOR_BYTES;
		row_of[set] = (uint16_t)random_number(ROWS + 5);
		lane_of[set] =
			(uint16_t)(random_number(8) < share ? full : lane);
	}
}

/* --- cells --- */

/* Returns 0 or ENOMEM. */
static int
make_trie(struct quarter quarter[2][2])
{
	const struct quarter *q = &quarter[block->p][block->q];
	struct block b = { .quarter = q,
		           .position = row_of,
		           .flip = flip ^ q->columns,
		           .sets = sets,
		           .side = join->cells.side };

	for (unsigned i = 0; i < sets; i++) {
		b.rows[i] = block[i].rows;
		b.limit[i] = rows[i];
	}
	return trie_make(&trie, &b);
}

/* Join the block and the list.  Returns 0 or ENOMEM. */
static int
join_them(enum use use)
{
	struct quarter quarter[2][2];
	const struct quarter *q = &quarter[other.p][other.q];
	struct block list = { .quarter = q, .sets = 1 };

	quarters_make(quarter, block->n);
	list.position = lane_of;
	list.flip = flip ^ q->columns;
	list.rows[0] = other.rows;
	list.limit[0] = lanes;
	return make_trie(quarter) || join_all(join, &trie, &list, use);
}

static int
begin_cells(void)
{
	static struct weights weights[SETS_MOST];

	for (unsigned i = 0; i < sets; i++)
		weights[i] = (struct weights){ .limit = { ROWS, lanes } };
	if (cells_make(&join->cells, sets, lanes < ROWS ? ROWS : lanes))
		return ENOMEM;
	cells_begin(&join->cells, sets, weights, ODD);
	return 0;
}

static uint8_t *
low(unsigned set, unsigned row, unsigned lane)
{
	return cell_at(&join->cells, join->cells.low,
	               (size_t)set * join->cells.side + row, lane);
}

static uint8_t *
high(unsigned set, unsigned row, unsigned lane)
{
	return cell_at(&join->cells, join->cells.high,
	               (size_t)set * join->cells.side + row, lane);
}

static uint64_t wanted[ROWS][LANES_MOST];

/* Each pair with these queens. */
static unsigned limit;
static void
add_pairs(const struct queens *q)
{
	unsigned row = row_of[q->columns ^ flip];

	for (size_t i = 0; row < limit && i < count; i++) {
		unsigned lane = lane_of[listed[i].columns ^ flip];

		if (lane < lanes && is_free(q, &listed[i]))
			wanted[row][lane]++;
	}
}

static void
want(unsigned set)
{
	memset(wanted, 0, sizeof wanted);
	limit = rows[set];
	place(block[set], (struct queens){ 0 }, add_pairs);
}

/* Returns how many cells are wrong.  So many pairs are no board's: a cell has
   room for 16,383, and says if there are more. */
static unsigned
wrong_cells(void)
{
	unsigned wrong = 0, most = 0;

	for (unsigned i = 0; i < sets; i++) {
		want(i);
		for (unsigned row = 0; row < ROWS; row++)
			for (unsigned lane = 0; lane < lanes; lane++) {
				unsigned pairs = (unsigned)wanted[row][lane],
					 got = *low(i, row, lane);

				if (join->cells.is_wide)
					got += *high(i, row, lane) *
					       (unsigned)CELL_LIMIT;
				most = pairs > most ? pairs : most;
				wrong += got != pairs;
			}
	}
	return most > 16383 ? !join->cells.is_full
	                    : wrong + (unsigned)join->cells.is_full;
}

/* Multiply with any cells. */
static unsigned
wrong_product(enum use use)
{
	uint64_t sum = 0;

	for (unsigned i = 0; i < sets; i++) {
		want(i);
		for (unsigned row = 0; row < ROWS; row++)
			for (unsigned lane = 0; lane < lanes; lane++) {
				uint8_t x = (uint8_t)random_number(256),
					y = use == MULTIPLY_WIDE ? x / 3 : 0;

				*low(i, row, lane) = x;
				*high(i, row, lane) = y;
				sum += wanted[row][lane] *
				       (x + (unsigned)CELL_LIMIT * y);
			}
	}
	return join_them(use) || join_product(join) != sum;
}

/* Returns 0, ENOMEM, or -1. */
static int
try_once(void)
{
	int error = begin_cells() || join_them(ADD) ? ENOMEM : 0;

	if (!error && wrong_cells())
		error = -1;
	trie_free(&trie);
	join_free(join);
	return error;
}

/* --- weights --- */

/* Cells of any size, exchanged and doubled up to three times, of a set with
   others beside it.  The first set has more rows and lanes.  It is told if one
   is too great. */
static unsigned
wrong_weights(unsigned x_limit, unsigned y_limit, int has_high, unsigned most)
{
	static unsigned before[300][300];
	static struct layer layer;
	static struct twice twice;
	unsigned wrong = 0, greatest = 0,
		 x_all = x_limit + random_number(301 - x_limit),
		 y_all = y_limit + random_number(301 - y_limit);
	struct weights w[3] = { { .limit = { x_all, y_all } } };

	w[1] = w[2] = (struct weights){ .weight = random_number(3),
		                        .tie = { random_number(x_limit + 1),
		                                 random_number(y_limit + 1) },
		                        .limit = { x_limit, y_limit } };
	if (cells_make(&join->cells, 3, 300))
		return 1;
	cells_begin(&join->cells, 3, w, ODD);
	layer.positions[EVEN] = x_limit;
	for (unsigned x = 0; x < x_limit; x++)
		layer.weight[x] = (uint16_t)(1 + random_number(2));
	weights_begin(&twice, &layer);
	if (has_high)
		cells_widen(&join->cells);
	for (unsigned x = 0; x < x_limit; x++)
		for (unsigned y = 0; y < y_all; y++) {
			unsigned n =
				random_number(has_high ? most : CELL_LIMIT);

			before[x][y] = n;
			*low(1, x, y) = (uint8_t)(n % CELL_LIMIT);
			if (has_high)
				*high(1, x, y) = (uint8_t)(n / CELL_LIMIT);
		}
	cells_turn(&join->cells, EVEN);
	weigh_set(&join->cells, &twice, &layer, 1, has_high);
	for (unsigned y = 0; y < y_limit; y++)
		for (unsigned x = 0; x < x_all; x++) {
			unsigned n = 0, got = *low(1, y, x);

			if (x < x_limit)
				n = before[x][y] * w[1].weight *
				    layer.weight[x];
			n <<= x < w[1].tie[EVEN] && y < w[1].tie[ODD];
			if (join->cells.is_wide)
				got += *high(1, y, x) * (unsigned)CELL_LIMIT;
			greatest = n > greatest ? n : greatest;
			wrong += got != n;
		}
	return greatest > 32767 ? !join->cells.is_full
	                        : wrong + (unsigned)join->cells.is_full;
}

static void
check_weights(void)
{
	unsigned wrong = 0;

	for (int i = 0; i < 40; i++)
		wrong += wrong_weights(1 + random_number(300),
		                       1 + random_number(300), i % 2,
		                       4096U << i % 3);
	ok(!wrong, "cells are exchanged, and doubled as weights say");
}

static unsigned
missing_shapes(void)
{
	unsigned missing = 0;

#define COUNT_MISSING(planes, groups)                                          \
	for (int use = 0; use < USES; use++)                                   \
		missing += !occurs[planes][groups][use];
	SHAPES(COUNT_MISSING)
	return missing;
}

/* A random case. */
static int
is_wrong(int n, int most, int few)
{
	choose_lines(n, most);
	choose_positions(few);
	return begin_cells() || join_them(ADD) || wrong_cells() ||
	       wrong_product(MULTIPLY) || wrong_product(MULTIPLY_WIDE);
}

int
main(void)
{
	unsigned wrong = 0;

	if (!is_supported())
		return tap_done();
	join = aligned_alloc(_Alignof(struct join), sizeof *join);
	memset(join, 0, sizeof *join);
	check_weights();
	for (int n = 2; n <= BOARD_N_MAX; n++) {
		wrong = 0;
		for (int most = 0; most < 7; most++)
			wrong += is_wrong(n, most, 0);
		ok(!wrong, "N=%d: pairs", n);
	}
	for (int i = 0; i < 400 && missing_shapes(); i++)
		wrong += is_wrong(10 + (int)random_number(19), i % 7, i % 2);
	ok(!wrong && !missing_shapes(), "each shape of leaves.h occurs");
	trie_free(&trie);
	join_free(join);
	held--; /* but join */
	fail_each("pairs", try_once);
	return tap_done();
}

#if defined NATIVE && defined __clang__
#pragma clang attribute pop
#endif
