/* estimate.h -- how long a board takes, by some of its units */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include "board/units.h"
#include "run/journal.h"

enum { ESTIMATE_EACH = 32 }; /* samples of a layer, at most */

/*
 * Choose samples: in rounds, of which each has one unit of each layer.  The
 * units of a layer are evenly spaced after any number of rounds, so a sample
 * may end early.  Returns how many: ESTIMATE_EACH a layer at most.
 */
unsigned estimate_choose(const struct board *board, unsigned *samples);

struct estimate {
	unsigned samples;
	double seconds, largest; /* of CPU time: of all units, of the largest */
};

/* From the units that have an entry.  A layer without one takes its time by its
   likely cost. */
struct estimate estimate_make(const struct board *board,
                              const struct entry *entry);

#endif
