/* memory.c -- add up the tables of placements and the lists of halves */
#include "run/memory.h"

#include <inttypes.h>
#include <limits.h>
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/*
 * Measured, because there is no formula: the placements that tables hold, and
 * an upper bound of the halves that a set of columns has, or that are held at
 * once (halves/halves.h).  tests/unit/memory.c compares those to N=19 with what a
 * count takes.
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
	ITEMS_OF_INDEX = 2 * 4,   /* two of quadrant.first a row set */
	ITEMS_OF_COLUMNS = 4 + 16 /* start and squares a column set */
};

/* What tables of sets of columns take, and all of them would. */
struct tables {
	double placements, all; /* as placements/likely.h sees them */
	uint64_t index;
};

/* A wanted set has a row set for each way to choose as many rows. */
static void
add_set(struct tables *t, const struct quadrant *q, unsigned set, int is_wanted)
{
	double likely = exp((double)q->likely[set]);

	t->all += likely;
	if (!is_wanted)
		return;
	t->placements += likely;
	t->index += (uint64_t)ITEMS_OF_INDEX *
	            (uint64_t)sets_count(q->height, __builtin_popcount(set));
}

/* If the right quadrants are mirror images, they share the tables of the left
   ones. */
static struct tables
tables_of(const struct quadrants *q)
{
	int is_shared = q->left == q->right;
	struct tables t = { 0 };

	for (int which = 0; which < QUADRANTS; which += 1 + is_shared) {
		const struct quadrant *at = &q->at[which];

		t.index += (uint64_t)ITEMS_OF_COLUMNS << at->width;
		for (unsigned c = 0; c < 1U << at->width; c++)
			add_set(&t, at, c,
			        at->wanted[c] ||
			                (is_shared && at[1].wanted[c]));
	}
	return t;
}

static uint64_t
table_bytes(const struct count_board *board)
{
	struct tables t = tables_of(&board->work.quadrants);
	uint64_t mask = (uint64_t)board->work.quadrants.mask_bits / 8;
	/* the estimate can be an eighth too low */
	double share = fmin(t.placements / t.all * 9 / 8, 1);
	uint64_t placements =
		(uint64_t)(share * (double)size_of[board->n].placements);

	/* a table numbers its placements with 32 bits */
	return placements >> 32 ? UINT64_MAX / 2 : t.index + mask * placements;
}

uint64_t
memory_needed(const struct count_board *board, int threads)
{
	uint64_t mask = (uint64_t)board->work.quadrants.mask_bits / 8;
	uint64_t lists =
		(uint64_t)threads *
		(THREAD + (2 * mask + MATCHED) * size_of[board->n].halves);
	uint64_t tables = board->n < COUNT_UNITS_N_MIN ? 0 : table_bytes(board);

	/* the lists of a set, and the parts into which they are split; and gaps
	   that the allocator leaves */
	return PROGRAM + (uint64_t)UNIT * count_units(board->n) + tables +
	       lists + lists / 16;
}

void
memory_return_freed(void)
{
#ifdef M_MMAP_THRESHOLD
	mallopt(M_MMAP_THRESHOLD, 128 << 10);
#endif
}

static uint64_t
least(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

/* The bytes that a file tells, in the first line that has this format; or
   UINT64_MAX. */
static uint64_t
bytes_in(const char *path, const char *format, uint64_t unit)
{
	FILE *f = fopen(path, "r");
	uint64_t number, bytes = UINT64_MAX;
	char line[128];

	if (!f)
		return bytes;
	while (bytes == UINT64_MAX && fgets(line, sizeof line, f))
		if (sscanf(line, format, &number) == 1)
			bytes = number * unit;
	fclose(f);
	return bytes;
}

/* What the limit of a control group leaves; UINT64_MAX if it has none.  Files
   that are cached count as free: the system drops them when it needs room. */
static uint64_t
left_in(const char *group)
{
	static const char *const wanted[][2] = {
		{ "memory.max", "%" SCNu64 },
		{ "memory.current", "%" SCNu64 },
		{ "memory.stat", "inactive_file %" SCNu64 },
	};
	uint64_t bytes[3], used;
	char path[PATH_MAX + 40];

	for (int i = 0; i < 3; i++) {
		snprintf(path, sizeof path, "/sys/fs/cgroup%s/%s", group,
		         wanted[i][0]);
		bytes[i] = bytes_in(path, wanted[i][1], 1);
		if (bytes[i] == UINT64_MAX)
			return UINT64_MAX;
	}
	used = bytes[1] - least(bytes[1], bytes[2]);
	return bytes[0] - least(bytes[0], used);
}

/* What the control group of this process leaves, and all groups above it (man
   7 cgroups). */
static uint64_t
left_in_groups(void)
{
	FILE *f = fopen("/proc/self/cgroup", "r");
	uint64_t bytes = UINT64_MAX;
	char line[PATH_MAX], group[PATH_MAX] = "";

	while (f && fgets(line, sizeof line, f))
		if (strncmp(line, "0::", 3) == 0)
			snprintf(group, sizeof group, "%.*s",
			         (int)strcspn(line + 3, "\n"), line + 3);
	if (f)
		fclose(f);
	for (char *end = group + strlen(group); end;
	     end = strrchr(group, '/')) {
		*end = '\0';
		bytes = least(bytes, left_in(group));
	}
	return bytes;
}

/* What a limit of this process leaves of `bytes`, `used` of which are taken. */
static uint64_t
limited(uint64_t bytes, const struct rlimit *limit, uint64_t used)
{
	if (limit->rlim_cur == RLIM_INFINITY)
		return bytes;
	return limit->rlim_cur < used ? 0
	                              : least(bytes, limit->rlim_cur - used);
}

uint64_t
memory_available(int sharers)
{
	uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
	uint64_t used = bytes_in("/proc/self/statm", "%" SCNu64, page);
	uint64_t bytes =
		least(bytes_in("/proc/meminfo", "MemAvailable: %" SCNu64, 1024),
	              left_in_groups());
	struct rlimit limit;

	bytes /= (unsigned)sharers;
	if (getrlimit(RLIMIT_AS, &limit) == 0)
		bytes = limited(bytes, &limit, used);
	if (getrlimit(RLIMIT_DATA, &limit) == 0)
		bytes = limited(bytes, &limit, 0);
	return bytes;
}
