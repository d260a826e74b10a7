/* memory.c -- add up the tables of placements and the lists of halves */
#include "run/memory.h"

#include <inttypes.h>
#include <malloc.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "placements/placements.h"
#include "placements/quadrants.h"

/*
 * Measured, because there is no formula: the placements that tables hold, and
 * an upper bound of the halves that a set of columns has.
 * tests/unit/memory.c compares them with what a count takes.
 */
static const struct {
	uint32_t placements, halves;
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
};

enum {
	PROGRAM = 3 << 20,        /* code, stack, libraries */
	THREAD = 400 << 10,       /* stack, tables, gaps between lists */
	PLANES = 30,              /* bytes a half: planes and their parts */
	ITEMS_OF_INDEX = 2 * 4,   /* two of quadrant.first a row set */
	ITEMS_OF_COLUMNS = 4 + 16 /* start and squares a column set */
};

/* A column set has a row set for each way to choose as many rows. */
static uint64_t
index_bytes(int width, int height)
{
	uint64_t bytes = (uint64_t)ITEMS_OF_COLUMNS << width;

	for (int size = 0; size <= width; size++)
		bytes += (uint64_t)ITEMS_OF_INDEX *
		         (uint64_t)placements_row_sets(width, size) *
		         (uint64_t)placements_row_sets(height, size);
	return bytes;
}

uint64_t
memory_needed(int n, int threads)
{
	int low = n / 2, high = n - low;
	uint64_t mask = n <= QUADRANT_MASK32_N_MAX ? 4 : 8;
	uint64_t bytes = PROGRAM, lists;

	bytes += size_of[n].placements * mask;
	bytes += index_bytes(low, high) + index_bytes(low, low);
	if (low != high) /* else the right quadrants share these tables */
		bytes += index_bytes(high, high) + index_bytes(high, low);
	/* the lists of a set, and the parts into which they are split */
	lists = (uint64_t)threads *
	        (THREAD + (2 * mask + PLANES) * size_of[n].halves);
	/* and gaps that the allocator leaves */
	return bytes + lists + lists / 16;
}

void
memory_return_freed(void)
{
#ifdef M_MMAP_THRESHOLD
	mallopt(M_MMAP_THRESHOLD, 128 << 10);
#endif
}

/* The number of the first line of a file that has this format, or 0. */
static uint64_t
number_in(const char *path, const char *format)
{
	FILE *f = fopen(path, "r");
	uint64_t number = 0;
	char line[128];

	if (!f)
		return 0;
	while (fgets(line, sizeof line, f))
		if (sscanf(line, format, &number) == 1)
			break;
	fclose(f);
	return number;
}

/* The lesser of two numbers of bytes.  0 means that it is not known. */
static uint64_t
least(uint64_t a, uint64_t b)
{
	return !a || (b && b < a) ? b : a;
}

/* Of this machine, or of the container around this process. */
static uint64_t
available_memory(void)
{
	uint64_t bytes = number_in("/proc/meminfo", "MemAvailable: %" SCNu64);

	bytes *= 1024;
	if (!bytes)
		bytes = (uint64_t)sysconf(_SC_PHYS_PAGES) *
		        (uint64_t)sysconf(_SC_PAGESIZE);
	bytes = least(bytes,
	              number_in("/sys/fs/cgroup/memory.max", "%" SCNu64));
	return least(bytes,
	             number_in("/sys/fs/cgroup/memory/memory.limit_in_bytes",
	                       "%" SCNu64));
}

/* What a limit of this process leaves of `bytes`, `used` of which are taken. */
static uint64_t
limited(uint64_t bytes, const struct rlimit *limit, uint64_t used)
{
	if (limit->rlim_cur == RLIM_INFINITY)
		return bytes;
	if (limit->rlim_cur <= used)
		return 1;
	return least(bytes, limit->rlim_cur - used);
}

uint64_t
memory_available(int sharers)
{
	uint64_t bytes = available_memory() / (unsigned)sharers;
	uint64_t used = number_in("/proc/self/statm", "%" SCNu64) *
	                (uint64_t)sysconf(_SC_PAGESIZE);
	struct rlimit address_space, data;

	if (getrlimit(RLIMIT_AS, &address_space) == 0)
		bytes = limited(bytes, &address_space, used);
	if (getrlimit(RLIMIT_DATA, &data) == 0)
		bytes = limited(bytes, &data, 0);
	return bytes;
}
