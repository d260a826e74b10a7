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

static uint64_t
most_bytes(const char *group)
{
	return number_in(group, "memory.max", "");
}

/* So many cores use up the quota of each period.  The file has both. */
static uint64_t
cores_kept_busy(const char *group)
{
	uint64_t quota = number_in(group, "cpu.max", "");
	uint64_t period = number_in(group, "cpu.max", " ");

	return quota == UINT64_MAX ? quota
	                           : quota / period + (quota % period != 0);
}

/* The group of this process, from the line 0::GROUP; "/" if there is none. */
static void
find_group(char group[PATH_MAX])
{
	FILE *f = fopen("/proc/self/cgroup", "r");
	char line[PATH_MAX];

	strcpy(group, "/");
	while (f && fgets(line, sizeof line, f))
		sscanf(line, "0::%4095[^\n]", group);
	if (f)
		fclose(f);
}

/* The least of what `tell` says of the group of this process and of all groups
   above it.  A container may see only the upper ones. */
static uint64_t
least_of_groups(uint64_t (*tell)(const char *group))
{
	static const char root[] = "/sys/fs/cgroup";
	char group[PATH_MAX + sizeof root];
	size_t top = strlen(root);
	uint64_t number = UINT64_MAX;

	strcpy(group, root);
	find_group(group + top);
	for (char *end = group + strlen(group); end;
	     end = strrchr(group + top, '/')) {
		*end = '\0';
		number = least(number, tell(group));
	}
	return number;
}

/* --- memory --- */

/* Without /proc, nothing tells how much of the memory others have taken. */
static uint64_t
left_in_system(void)
{
	uint64_t kilobytes = number_in("/proc", "meminfo", "MemAvailable:");

	return kilobytes == UINT64_MAX ? (uint64_t)sysconf(_SC_PHYS_PAGES) *
	                                         (uint64_t)sysconf(_SC_PAGESIZE)
	                               : kilobytes * 1024;
}

/* RLIM_INFINITY is more than any machine has. */
uint64_t
resources_memory(int sharers)
{
	uint64_t shared = least(left_in_system(), least_of_groups(most_bytes));
	struct rlimit space, data;

	getrlimit(RLIMIT_AS, &space);
	getrlimit(RLIMIT_DATA, &data);
	return least(shared / (unsigned)sharers,
	             least(space.rlim_cur, data.rlim_cur));
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
	uint64_t share = least(processors(&(int){ 0 }),
	                       least_of_groups(cores_kept_busy)) /
	                 (unsigned)sharers;

	return share < 1 ? 1 : (int)least(share, COUNT_THREADS_MAX);
}
