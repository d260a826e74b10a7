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

static uint64_t
difference(uint64_t a, uint64_t b)
{
	return a - least(a, b);
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

/* --- control groups: man 7 cgroups --- */

/* Version 2 has one tree of groups; version 1 has one for each controller.  A
   machine may have both.  A limit is in one of them. */

/* Files that are cached count as free: the system drops them when it needs
   room. */
static uint64_t
bytes_left(uint64_t most, uint64_t used, uint64_t cached)
{
	return most == UINT64_MAX ? most
	                          : difference(most, difference(used, cached));
}

static uint64_t
bytes_left_v2(const char *group)
{
	return bytes_left(number_in(group, "memory.max", ""),
	                  number_in(group, "memory.current", ""),
	                  number_in(group, "memory.stat", "inactive_file "));
}

static uint64_t
bytes_left_v1(const char *group)
{
	return bytes_left(
		number_in(group, "memory.limit_in_bytes", ""),
		number_in(group, "memory.usage_in_bytes", ""),
		number_in(group, "memory.stat", "total_inactive_file "));
}

/* So many cores use up the quota of each period. */
static uint64_t
cores_of(uint64_t quota, uint64_t period)
{
	return quota == UINT64_MAX ? quota
	                           : quota / period + (quota % period != 0);
}

/* The file has both numbers. */
static uint64_t
cores_v2(const char *group)
{
	return cores_of(number_in(group, "cpu.max", ""),
	                number_in(group, "cpu.max", " "));
}

static uint64_t
cores_v1(const char *group)
{
	return cores_of(number_in(group, "cpu.cfs_quota_us", ""),
	                number_in(group, "cpu.cfs_period_us", ""));
}

/* The group of this process in the tree of a controller, from a line
   NUMBER:CONTROLLER,...:GROUP.  Version 2 has no controllers there.  Returns
   "/" if there is no such line. */
static void
find_group(const char *controller, char group[PATH_MAX])
{
	FILE *f = fopen("/proc/self/cgroup", "r");
	char line[PATH_MAX];

	strcpy(group, "/");
	while (f && fgets(line, sizeof line, f)) {
		char *rest = line, *list, *name;

		strsep(&rest, ":");
		list = strsep(&rest, ":");
		while ((name = strsep(&list, ",")))
			if (rest && strcmp(name, controller) == 0)
				strcpy(group, strsep(&rest, "\n"));
	}
	if (f)
		fclose(f);
}

/* The least of what `tell` says of the group of this process and of all groups
   above it.  A container may see only the upper ones. */
static uint64_t
least_of_groups(const char *controller, uint64_t (*tell)(const char *group))
{
	char group[PATH_MAX + 40];
	int top = snprintf(group, sizeof group, "/sys/fs/cgroup%s%s",
	                   *controller ? "/" : "", controller);
	uint64_t number = UINT64_MAX;

	find_group(controller, group + top);
	for (char *end = group + strlen(group); end;
	     end = strrchr(group + top, '/')) {
		*end = '\0';
		number = least(number, tell(group));
	}
	return number;
}

/* --- memory --- */

/* What a limit of this process leaves, which has taken `used` bytes of it. */
static uint64_t
left_of(struct rlimit limit, uint64_t used)
{
	return limit.rlim_cur == RLIM_INFINITY
	               ? UINT64_MAX
	               : difference((uint64_t)limit.rlim_cur, used);
}

/* Without /proc, nothing tells how much of the memory others have taken. */
static uint64_t
left_in_system(uint64_t page)
{
	uint64_t kilobytes = number_in("/proc", "meminfo", "MemAvailable:");

	return kilobytes == UINT64_MAX
	               ? (uint64_t)sysconf(_SC_PHYS_PAGES) * page
	               : kilobytes * 1024;
}

uint64_t
resources_memory(int sharers)
{
	uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
	uint64_t pages = number_in("/proc/self", "statm", "");
	uint64_t used = pages == UINT64_MAX ? 0 : pages * page;
	uint64_t groups = least(least_of_groups("", bytes_left_v2),
	                        least_of_groups("memory", bytes_left_v1));
	uint64_t shared = least(left_in_system(page), groups);
	struct rlimit space, data;

	getrlimit(RLIMIT_AS, &space);
	getrlimit(RLIMIT_DATA, &data);
	return least(shared / (unsigned)sharers,
	             least(left_of(space, used), left_of(data, 0)));
}

/* --- cores --- */

/* A set smaller than the system's would be an error: this one has room for
   65,536 processors. */
static long
processors(void)
{
#ifdef CPU_COUNT_S
	cpu_set_t set[64];

	if (sched_getaffinity(0, sizeof set, set) != -1)
		return CPU_COUNT_S(sizeof set, set);
#endif
	return sysconf(_SC_NPROCESSORS_ONLN);
}

int
resources_cores(void)
{
	long cores = processors();
	uint64_t quota = least(least_of_groups("", cores_v2),
	                       least_of_groups("cpu", cores_v1));
	uint64_t most = least(quota, COUNT_THREADS_MAX);

	return cores < 1 || most < 1 ? 1 : (int)least((uint64_t)cores, most);
}
