/* resources.c -- ask the system, control groups, and the process's limits */
#include "run/resources.h"

#include <inttypes.h>
#include <limits.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "run/count.h"

static uint64_t
least(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

/* The number behind these words, in the first line that has both; UINT64_MAX if
   there is none, or if it is -1. */
static uint64_t
number_in(const char *folder, const char *file, const char *words)
{
	char path[PATH_MAX + 80], line[128];
	uint64_t number = UINT64_MAX;
	FILE *f;

	snprintf(path, sizeof path, "%s/%s", folder, file);
	f = fopen(path, "r");
	while (f && number == UINT64_MAX && fgets(line, sizeof line, f)) {
		const char *at = strstr(line, words);

		if (at)
			sscanf(at + strlen(words), "%" SCNu64, &number);
	}
	if (f)
		fclose(f);
	return number;
}

/* --- control groups, version 2: man 7 cgroups --- */

struct limits {
	uint64_t bytes;
	uint64_t cores; /* so many use up the quota of each period */
};

static void
lower(struct limits *l, const char *group)
{
	uint64_t quota = number_in(group, "cpu.max", ""),
		 period = number_in(group, "cpu.max", " ");

	l->bytes = least(l->bytes, number_in(group, "memory.max", ""));
	if (quota != UINT64_MAX)
		l->cores = least(l->cores, (quota + period - 1) / period);
}

/* Of the group of this process, from the line 0::GROUP, and of all folders above
   it.  A container may see only the upper ones. */
static struct limits
limits_of_groups(void)
{
	char group[2 * PATH_MAX] = "/sys/fs/cgroup", line[PATH_MAX];
	size_t root = strlen(group);
	struct limits l = { UINT64_MAX, UINT64_MAX };
	FILE *f = fopen("/proc/self/cgroup", "r");

	while (f && fgets(line, sizeof line, f))
		sscanf(line, "0::%4095[^\n]", group + root);
	if (f)
		fclose(f);
	for (char *end; (end = strrchr(group, '/')); *end = '\0')
		lower(&l, group);
	return l;
}

/* --- memory --- */

/* Without /proc, nothing tells how much of the memory others have taken.
   RLIM_INFINITY is more than any machine has. */
uint64_t
resources_memory(int sharers)
{
	uint64_t kilobytes = number_in("/proc", "meminfo", "MemAvailable:"),
		 bytes = kilobytes * 1024;
	struct rlimit space, data;

	if (kilobytes == UINT64_MAX)
		bytes = (uint64_t)sysconf(_SC_PHYS_PAGES) *
		        (uint64_t)sysconf(_SC_PAGESIZE);
	bytes = least(bytes, limits_of_groups().bytes) / (unsigned)sharers;
	getrlimit(RLIMIT_AS, &space);
	getrlimit(RLIMIT_DATA, &data);
	return least(bytes, least(space.rlim_cur, data.rlim_cur));
}

/* --- cores --- */

/* How many processors this process may run on.  *first: one of them.  A set
   smaller than the system's would be an error: this one has room for 65,536. */
static uint64_t
processors(int *first)
{
	long online = sysconf(_SC_NPROCESSORS_ONLN);
#ifdef CPU_COUNT_S
	cpu_set_t set[64];

	if (sched_getaffinity(0, sizeof set, set) != -1) {
		online = CPU_COUNT_S(sizeof set, set);
		while (!CPU_ISSET_S((size_t)*first, sizeof set, set))
			++*first;
	}
#endif
	return online < 1 ? 1 : (uint64_t)online;
}

int
resources_first_core(void)
{
	int first = 0;

	processors(&first);
	return first;
}

int
resources_cores(int sharers)
{
	uint64_t all = least(processors(&(int){ 0 }), limits_of_groups().cores),
		 share = all / (unsigned)sharers;

	return share < 1 ? 1 : (int)least(share, COUNT_THREADS_MAX);
}
