/* tiles.c -- costs of units; sets of columns and slices, parted by remainders */
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
tiles_cost(const struct work *work, unsigned unit)
{
	struct sum sum = { .q = &work->quadrants };

	columns_visit(work, unit, add_set, &sum);
	return sum.cost;
}

/* --- tiles --- */

/* Cut into so many parts: lefts * slices tiles. */
struct tiles {
	unsigned lefts, slices;
};

static void
give(const struct tiles *t, const struct quadrants *q, struct task *task,
     unsigned tasks)
{
	for (unsigned i = 0; i < tasks; i++) {
		unsigned left = task[i].unit % (1U << q->left);
		unsigned slice = task[i].unit >> q->left;

		task[i].tile = q->columns.place[left] % t->lefts * t->slices +
		               slice % t->slices;
	}
}

/* Cut further.  Returns 0 if there is no way to do that. */
static int
cut(struct tiles *t, const struct work *work)
{
	int side = work->quadrants.left;

	if (t->slices <= t->lefts && t->slices < work->slices)
		t->slices *= 2;
	else if (t->lefts < (unsigned)sets_count(side, side / 2))
		t->lefts *= 2;
	else
		return 0;
	return 1;
}

/* A columns_visit_fn. */
static int
want(struct columns top, struct weights weights, void *ctx)
{
	(void)weights;
	columns_want(ctx, top);
	return 0;
}

/* Most boards are one tile, and to look at all their sets would take a while:
   then all are wanted. */
void
tiles_want(struct count_board *board, const struct task *task, unsigned tasks,
           unsigned tile)
{
	struct quadrants *q = &board->work.quadrants;
	unsigned found = 0;

	for (unsigned i = 0; i < tasks; i++)
		found += task[i].tile == tile;
	quadrants_want(q, found == board->units);
	for (unsigned i = 0; found < board->units && i < tasks; i++)
		if (task[i].tile == tile)
			columns_visit(&board->work, task[i].unit, want, q);
}

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

unsigned
tiles_first(const struct task *task, unsigned tasks)
{
	unsigned same = 0;

	while (same < tasks && task[same].tile == task->tile)
		same++;
	return same;
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
		uint64_t needed;

		tiles_want(board, task, tasks, tile);
		needed = memory_needed(board, threads);
		most = needed > most ? needed : most;
	}
	return most;
}

void
tiles_halve(struct task *task, unsigned tasks, unsigned tile)
{
	qsort(task, tasks, sizeof *task, by_unit);
	for (unsigned i = tasks / 2; i < tasks; i++)
		task[i].tile = tile;
	qsort(task, tasks / 2, sizeof *task, by_tile_and_cost);
	qsort(task + tasks / 2, tasks - tasks / 2, sizeof *task,
	      by_tile_and_cost);
}

uint64_t
tiles_fit(struct count_board *board, struct task *task, unsigned tasks,
          int threads, uint64_t memory)
{
	struct tiles tiles = { 1, 1 };
	uint64_t needed;

	do {
		give(&tiles, &board->work.quadrants, task, tasks);
		needed = most_needed(board, task, tasks,
		                     tiles.lefts * tiles.slices, threads);
	} while (needed > memory && cut(&tiles, &board->work));
	qsort(task, tasks, sizeof *task, by_tile_and_cost);
	return needed;
}
