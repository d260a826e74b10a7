/* tasks.h -- the order in which units are counted */
#ifndef TASKS_H
#define TASKS_H

/* A unit to count. */
struct task {
	double cost;
	unsigned unit, tile;
};

/* By tiles, and then the most expensive first. */
void tasks_sort(struct task *task, unsigned tasks);

/* How many of the first tasks are of one tile. */
unsigned tasks_of_tile(const struct task *task, unsigned tasks);

/* Put samples first, at most so many: the middle tasks of equal parts of the
   cost. */
void tasks_put_first(struct task *task, unsigned tasks, unsigned most);

#endif
