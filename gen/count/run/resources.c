/* resources.c -- ask the system, control groups, and the process's limits */
#include "run/resources.h"

#include <inttypes.h>
#include <limits.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static uint64_t
least(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

/* Read one or two numbers behind `name` in the first line that has them, if
   there is one. */
static void
read_numbers(const char *folder, const char *file, const char *name,
             uint64_t *first, uint64_t *second)
{
	char path[2 * PATH_MAX + 80], line[PATH_MAX];
	int got = 0;
	FILE *f;

	snprintf(path, sizeof path, "%s/%s", folder, file);
	f = fopen(path, "r");
	while (f && got < 1 && fgets(line, sizeof line, f))
		if (!strncmp(line, name, strlen(name)))
			got = sscanf(line + strlen(name),
			             "%" SCNu64 " %" SCNu64, first, second);
	if (f)
		fclose(f);
}

/* --- control groups: man 7 cgroups --- */

/* Files of version 2, and of version 1: only one of them is there.  `max` and
   -1 are no limits. */
static void
lower_limits(struct resources *r, const char *group)
{
	uint64_t bytes = UINT64_MAX, quota = UINT64_MAX, period = 1;

	read_numbers(group, "memory.max", "", &bytes, &bytes);
	read_numbers(group, "memory.limit_in_bytes", "", &bytes, &bytes);
	read_numbers(group, "cpu.max", "", &quota, &period);
	read_numbers(group, "cpu.cfs_quota_us", "", &quota, &quota);
	read_numbers(group, "cpu.cfs_period_us", "", &period, &period);
	r->bytes = least(r->bytes, bytes);
	if (quota != UINT64_MAX && period)
		r->cores = least(r->cores, (quota + period - 1) / period);
}

/* The groups of this process, from lines 0::GROUP of version 2 and
   NUMBER:CONTROLLERS:GROUP of version 1, which has a folder for CONTROLLERS;
   and all folders above them.  A container may see only the upper ones. */
static void
ask_groups(struct resources *r)
{
	char line[PATH_MAX], group[2 * PATH_MAX];
	FILE *f = fopen("/proc/self/cgroup", "r");

	while (f && fgets(line, sizeof line, f)) {
		char *tree = strchr(line, ':');
		char *path = tree ? strchr(tree + 1, ':') : NULL;

		if (!path)
			continue;
		*tree = '/';
		*path++ = '\0';
		path[strcspn(path, "\n")] = '\0';
		snprintf(group, sizeof group, "/sys/fs/cgroup%s%s",
		         tree[1] ? tree : "", path);
		for (char *end; (end = strrchr(group, '/')); *end = '\0')
			lower_limits(r, group);
	}
	if (f)
		fclose(f);
}

/* --- the system --- */

/* Without /proc, nothing tells how much of the memory others have taken. */
static void
ask_memory(struct resources *r)
{
	uint64_t kilobytes = UINT64_MAX;

	read_numbers("/proc", "meminfo", "MemAvailable:", &kilobytes,
	             &kilobytes);
	r->bytes = kilobytes * 1024;
	if (kilobytes == UINT64_MAX)
		r->bytes = (uint64_t)sysconf(_SC_PHYS_PAGES) *
		           (uint64_t)sysconf(_SC_PAGESIZE);
}

/* A set smaller than the system's would be an error: this one has room for
   65,536 processors. */
static void
ask_cores(struct resources *r)
{
	long online = sysconf(_SC_NPROCESSORS_ONLN);
#if defined CPU_COUNT_S && !defined __cppcheck__
	cpu_set_t set[64];

	if (sched_getaffinity(0, sizeof set, set) != -1) {
		online = CPU_COUNT_S(sizeof set, set);
		while (!CPU_ISSET_S((size_t)r->first_core, sizeof set, set))
			r->first_core++;
	}
#endif
	r->cores = online < 1 ? 1 : (uint64_t)online;
}

/* RLIM_INFINITY is more than any machine has. */
struct resources
resources_find(int sharers)
{
	struct resources r = { .first_core = 0 };
	struct rlimit space, data;

	ask_memory(&r);
	ask_cores(&r);
	ask_groups(&r);
	getrlimit(RLIMIT_AS, &space);
	getrlimit(RLIMIT_DATA, &data);
	r.bytes = least(r.bytes / (unsigned)sharers,
	                least(space.rlim_cur, data.rlim_cur));
	return r;
}
