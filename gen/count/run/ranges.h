/* ranges.h -- hand out units, so that a worker gets consecutive ones */
#ifndef RANGES_H
#define RANGES_H

/*
 * A unit takes less time after the one before it, because they share lists.  So
 * each worker has a range of units for itself.  If it has none, it begins a new
 * one; if there are no more, it takes the second half of the range with most
 * work left.  So all end at about the same time, and few units come alone.
 */
struct range {
	unsigned next, end; /* in unit[] */
	double cost;        /* of a unit */
	int is_begun;
};

struct ranges {
	const unsigned *unit; /* all units */
	struct range *range;  /* [count] */
	unsigned count;
	int are_whole; /* never take half of one */
};

/* Room for so many ranges that are added, and workers.  Returns 0 or ENOMEM;
   call ranges_free in any case. */
int ranges_make(struct ranges *r, const unsigned *unit, unsigned room);
void ranges_free(struct ranges *r);

/* unit[from] to unit[to - 1].  Ranges are begun in the order in which they are
   added. */
void ranges_add(struct ranges *r, unsigned from, unsigned to, double cost);

/* The next unit for a worker that has counted `done`, or NO_UNIT. */
unsigned ranges_next(struct ranges *r, unsigned done);

/* Hand out no more units of the range of the worker that has counted `done`. */
void ranges_end(struct ranges *r, unsigned done);

/* Whether `done` is the last unit of the range of its worker. */
int ranges_is_last(const struct ranges *r, unsigned done);

#endif
