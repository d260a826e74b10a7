/* tiles.c -- sets of columns and slices, parted by remainders */
#include "run/tiles.h"

#include "run/memory.h"

static unsigned
tile_of(const struct tiles *t, const struct quadrants *q, unsigned unit)
{
	unsigned left = unit % (1U << q->left), slice = unit >> q->left;

	return q->columns.place[left] % t->lefts * t->slices +
	       slice % t->slices;
}

static void
give(const struct tiles *t, const struct count_board *board, struct task *task,
     unsigned tasks)
{
	for (unsigned i = 0; i < tasks; i++)
		task[i].tile = tile_of(t, &board->work.quadrants, task[i].unit);
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
static void
want_tile(struct count_board *board, const struct task *task, unsigned tasks,
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

void
tiles_want(struct count_board *board, const struct task *task, unsigned tasks)
{
	if (tasks)
		want_tile(board, task, tasks, task->tile);
}

uint64_t
tiles_fit(struct count_board *board, struct task *task, unsigned tasks,
          int threads, uint64_t memory)
{
	struct tiles tiles = { 1, 1 };
	uint64_t needed;

	do {
		give(&tiles, board, task, tasks);
		want_tile(board, task, tasks, 0);
		needed = memory_needed(board, threads);
	} while (needed > memory && cut(&tiles, &board->work));
	return needed;
}
