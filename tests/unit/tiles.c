/* tiles.c -- tiles hold every unit once, and come to the same count */
#include "run/tiles.h"

#include <stdlib.h>

#include "known.h"
#include "run/memory.h"
#include "tap.h"

struct tile {
	const struct task *task;
	unsigned tasks, next;
	uint64_t sum;
};

static unsigned
next_unit(void *ctx, const struct entry *done)
{
	struct tile *t = ctx;

	t->sum += done->count;
	return t->next < t->tasks ? t->task[t->next++].unit : NO_UNIT;
}

/* Count a tile with no other tables.  Returns its tasks. */
static unsigned
count_tile(struct count_board *board, const struct task *task, unsigned left,
           uint64_t *sum)
{
	struct tile t = { task, tiles_first(task, left), 0, 0 };

	tiles_want(board, task, t.tasks, task->tile);
	if (count_run(board, 1, next_unit, &t) == 0)
		*sum += t.sum;
	return t.tasks;
}

static struct task *
all_tasks(const struct count_board *board)
{
	struct task *task = calloc(board->units, sizeof *task);

	for (unsigned unit = 0; task && unit < board->units; unit++)
		task[unit].unit = unit;
	return task;
}

/* The smallest tiles, for there is no memory; and all in one. */
static void
check(int n, unsigned slices, int is_recount)
{
	static struct count_board board;
	struct task *task;
	unsigned done = 0, tiles = 0;
	uint64_t sum = 0, least, all;

	count_board_make(&board, n, kernel_find(getenv("KERNEL")), is_recount);
	board.work.slices = slices;
	board.units = slices << n / 2;
	task = all_tasks(&board);
	all = tiles_fit(&board, task, board.units, 1, UINT64_MAX);
	ok(tiles_first(task, board.units) == board.units,
	   "N=%d is one tile if there is room", n);
	least = tiles_fit(&board, task, board.units, 1, 0);
	ok(least <= all, "N=%d in tiles needs %" PRIu64 " bytes, not %" PRIu64,
	   n, least, all);
	for (; done < board.units; tiles++)
		done += count_tile(&board, task + done, board.units - done,
		                   &sum);
	ok(tiles > slices, "N=%d is %u tiles", n, tiles);
	is_u64(sum, known[n].all, "the sum of all tiles");
	free(task);
}

int
main(void)
{
	for (int n = COUNT_UNITS_N_MIN; n <= 14; n++)
		for (int is_recount = 0; is_recount < 2; is_recount++) {
			check(n, 1, is_recount);
			check(n, 8, is_recount);
		}
	return tap_done();
}
