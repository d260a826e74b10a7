/* memory.c -- add up the tables of placements and the lists of halves */
#include "run/memory.h"

#ifdef __linux__
#include <malloc.h>
#endif
#include <math.h>

/*
 * Measured, because there is no formula: the placements that tables hold, and
 * an upper bound of the halves that a set of columns has, or that are held at
 * once (halves/halves.h).
 */
static const struct {
	uint64_t placements;
	uint32_t halves;
} size_of[QUADRANT_N_MAX + 1] = {
	[8] = { 138, 20 },
	[9] = { 662, 30 },
	[10] = { 697, 50 },
	[11] = { 3612, 80 },
	[12] = { 3960, 200 },
	[13] = { 21787, 300 },
	[14] = { 25107, 700 },
	[15] = { 146476, 1500 },
	[16] = { 176086, 4000 },
	[17] = { 1076302, 9000 },
	[18] = { 1344675, 22000 },
	[19] = { 8551594, 52000 },
	[20] = { 11009664, 141000 },
	[21] = { 73222616, 320000 },
	[22] = { 97207817, 940000 },
	[23] = { 671291238, 2200000 },
	[24] = { 916875606, 6600000 },
	[25] = { 6549316626, 12000000 },
	[26] = { 9161685761, 12000000 },
	[27] = { 67662338651, 12000000 },
	[28] = { 96909960536, 12000000 },
};

enum {
	PROGRAM = 3 << 20,  /* code, stack, libraries */
	UNIT = 72,          /* a task, a count, two entries of the journal */
	THREAD = 800 << 10, /* stack, tables, gaps between lists */
	MATCHED = 40,       /* bytes a half, in the form that is matched */
	ROW_SET = 2 * 4,    /* two of quadrant.first */
	COLUMN_SET = 4 + 16 /* quadrant.start and squares */
};

/* A wanted set of columns has a row set for each way to choose as many rows.
   If the right quadrants are mirror images of the left ones, they share their
   tables. */
static uint64_t
table_bytes(const struct quadrants *q)
{
	int step = q->left == q->right ? 2 : 1;
	uint64_t index = 0, placements;
	double wanted = 0, all = 0; /* as placements/likely.h sees them */

	for (const struct quadrant *at = q->at; at < q->at + QUADRANTS;
	     at += step)
		for (unsigned c = 0; c < 1U << at->width; c++) {
			double likely = exp((double)at->likely[c]);
			int size = __builtin_popcount(c);

			index += COLUMN_SET;
			all += likely;
			if (!at->wanted[c] && !at[step - 1].wanted[c])
				continue;
			index += ROW_SET *
			         (uint64_t)sets_count(at->height, size);
			wanted += likely;
		}
	/* the estimate can be an eighth too low */
	placements = (uint64_t)(fmin(wanted / all * 9 / 8, 1) *
	                        (double)size_of[q->n].placements);
	/* a table numbers its placements with 32 bits */
	return placements >> 32
	               ? UINT64_MAX / 2
	               : index + (uint64_t)q->mask_bits / 8 * placements;
}

uint64_t
memory_needed(const struct count_board *board, int threads)
{
	uint64_t half = (uint64_t)board->work.quadrants.mask_bits / 4 + MATCHED;
	uint64_t units = count_units(board->n);
	/* a thread without a unit takes nothing */
	uint64_t busy = units < (uint64_t)threads ? units : (uint64_t)threads;
	uint64_t lists = busy * (THREAD + half * size_of[board->n].halves);
	uint64_t tables = board->n < COUNT_UNITS_N_MIN
	                          ? 0
	                          : table_bytes(&board->work.quadrants);

	/* a sixteenth for gaps that the allocator leaves */
	return PROGRAM + UNIT * units + tables + lists + lists / 16;
}

void
memory_return_freed(void)
{
#ifdef M_MMAP_THRESHOLD
	mallopt(M_MMAP_THRESHOLD, 128 << 10);
#endif
}
