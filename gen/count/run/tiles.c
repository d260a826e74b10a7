/* tiles.c -- the cost of units, and tiles by remainders of their numbers */
#include "run/tiles.h"

#include <math.h>
#include <stdlib.h>

#include "run/memory.h"

/* --- the cost of a unit --- */

struct sum {
	const struct quadrants *q;
	double cost;
};

/* A columns_visit_fn.  A list of halves grows with the square root of the
   placements that it is made of: the longer two lists of placements are, the
   more of their pairs are never joined or matched.  This fits the times of
   units of N=19 and 20 best. */
static int
add_set(struct columns top, struct weights weights, void *ctx)
{
	struct sum *sum = ctx;
	struct columns rest = columns_rest(sum->q, top);
	const struct quadrant *at = sum->q->at;

	(void)weights;
	sum->cost += exp(.5 * (double)(at[TOP_LEFT].likely[top.left] +
	                               at[TOP_RIGHT].likely[top.right] +
	                               at[BOTTOM_LEFT].likely[rest.left] +
	                               at[BOTTOM_RIGHT].likely[rest.right]));
	return 0;
}

double
tiles_cost(const struct count_board *board, unsigned unit)
{
	struct sum sum = { .q = &board->work.quadrants };

	if (board->n < COUNT_UNITS_N_MIN)
		return 1;
	columns_visit(&board->work, unit, add_set, &sum);
	return sum.cost;
}

unsigned
tiles_sample(struct count_board *board, struct task *task, unsigned most,
             double all)
{
	const struct quadrants *q = &board->work.quadrants;
	unsigned tasks = 0;
	double sum = 0;

	/* of k right columns, from 9 on, at most 2^(k - 2) sets have the same
	   size: so a slice has one of them */
	if (board->n >= COUNT_UNITS_N_MIN) {
		board->work.slices = 1U << (q->right - 2);
		board->units = board->work.slices << q->left;
	}
	for (unsigned unit = 0; unit < board->units; unit++) {
		double cost = tiles_cost(board, unit);

		sum += cost;
		if (sum > (tasks + .5) / most * all)
			task[tasks++] =
				(struct task){ .cost = cost, .unit = unit };
	}
	return tasks;
}

/* --- order --- */

/* By slices, then by sets of columns at the left. */
static int
by_unit(const void *a, const void *b)
{
	const struct task *x = a, *y = b;

	return x->unit < y->unit ? -1 : x->unit > y->unit;
}

static int
by_tile_and_cost(const void *a, const void *b)
{
	const struct task *x = a, *y = b;

	if (x->tile != y->tile)
		return x->tile < y->tile ? -1 : 1;
	if (x->cost != y->cost)
		return x->cost < y->cost ? 1 : -1;
	return by_unit(a, b);
}

/* --- tiles --- */

/* A columns_visit_fn. */
static int
want(struct columns top, struct weights weights, void *ctx)
{
	(void)weights;
	columns_want(ctx, top);
	return 0;
}

/* Returns the memory that the tile needs.  Most boards are one tile, and to
   look at all their sets would take a while: then all are wanted. */
static uint64_t
want_tile(struct count_board *board, const struct task *task, unsigned tasks,
          unsigned tile, int threads)
{
	struct quadrants *q = &board->work.quadrants;
	unsigned found = 0;

	for (unsigned i = 0; i < tasks; i++)
		found += task[i].tile == tile;
	quadrants_want(q, found == board->units);
	for (unsigned i = 0; found < board->units && i < tasks; i++)
		if (task[i].tile == tile)
			columns_visit(&board->work, task[i].unit, want, q);
	return memory_needed(board, threads);
}

/* The most memory that one of a sample of tiles needs.  The first tile needs
   the least if n is even: its sets at the left are those at the right. */
static uint64_t
most_needed(struct count_board *board, const struct task *task, unsigned tasks,
            unsigned tiles, int threads)
{
	enum { TRIED = 24 };
	uint64_t most = 0;

	for (unsigned k = 0; k < tiles && k < TRIED; k++) {
		/* spread by the golden ratio (Knuth, "Sorting and Searching",
		   6.4): equal steps would meet tiles that are alike */
		unsigned tile = tiles <= TRIED ? k : k * 0x9E3779B9U % tiles;
		uint64_t needed = want_tile(board, task, tasks, tile, threads);

		most = needed > most ? needed : most;
	}
	return most;
}

/* Cut into lefts * slices tiles. */
static void
give(struct task *task, unsigned tasks, const struct quadrants *q,
     unsigned lefts, unsigned slices)
{
	for (unsigned i = 0; i < tasks; i++) {
		unsigned left = task[i].unit % (1U << q->left);
		unsigned slice = task[i].unit >> q->left;

		task[i].tile = q->columns.place[left] % lefts * slices +
		               slice % slices;
	}
}

uint64_t
tiles_fit(struct count_board *board, struct task *task, unsigned tasks,
          int threads, uint64_t memory)
{
	const struct quadrants *q = &board->work.quadrants;
	unsigned most_lefts = (unsigned)sets_count(q->left, q->left / 2);
	unsigned lefts = 1, slices = 1;
	uint64_t needed;

	for (;;) {
		give(task, tasks, q, lefts, slices);
		needed = most_needed(board, task, tasks, lefts * slices,
		                     threads);
		if (needed <= memory)
			break;
		if (slices <= lefts && slices < board->work.slices)
			slices *= 2;
		else if (lefts < most_lefts)
			lefts *= 2;
		else
			break;
	}
	qsort(task, tasks, sizeof *task, by_tile_and_cost);
	return needed;
}

/* The second half gets a number that no other tile has. */
static void
halve(struct task *task, unsigned tasks)
{
	qsort(task, tasks, sizeof *task, by_unit);
	for (unsigned i = tasks / 2; i < tasks; i++)
		task[i].tile = UINT_MAX - task[tasks / 2].unit;
	qsort(task, tasks, sizeof *task, by_tile_and_cost);
}

unsigned
tiles_want(struct count_board *board, struct task *task, unsigned tasks,
           int threads, uint64_t memory)
{
	unsigned first = 0;

	while (first < tasks && task[first].tile == task->tile)
		first++;
	if (want_tile(board, task, first, task->tile, threads) <= memory ||
	    first < 2)
		return first;
	halve(task, first);
	return tiles_want(board, task, first, threads, memory);
}
