/* tasks.c -- the order of tasks */
#include "run/tasks.h"

#include <stdlib.h>
#include <string.h>

static int
by_tile_and_cost(const void *a, const void *b)
{
	const struct task *x = a, *y = b;

	if (x->tile != y->tile)
		return x->tile < y->tile ? -1 : 1;
	if (x->cost != y->cost)
		return x->cost < y->cost ? 1 : -1;
	return x->unit < y->unit ? -1 : x->unit > y->unit;
}

void
tasks_sort(struct task *task, unsigned tasks)
{
	qsort(task, tasks, sizeof *task, by_tile_and_cost);
}

unsigned
tasks_of_tile(const struct task *task, unsigned tasks)
{
	unsigned same = 0;

	while (same < tasks && task[same].tile == task->tile)
		same++;
	return same;
}

/* Move a task from place `from` to place `to`, in front of those between. */
static void
move_up(struct task *task, unsigned from, unsigned to)
{
	struct task moved = task[from];

	memmove(task + to + 1, task + to, (from - to) * sizeof *task);
	task[to] = moved;
}

void
tasks_put_first(struct task *task, unsigned tasks, unsigned most)
{
	double all = 0, sum = 0;
	unsigned samples = 0;

	for (unsigned i = 0; i < tasks; i++)
		all += task[i].cost;
	for (unsigned i = 0; i < tasks && samples < most; i++) {
		sum += task[i].cost;
		if (sum > (samples + .5) / most * all)
			move_up(task, i, samples++);
	}
}
