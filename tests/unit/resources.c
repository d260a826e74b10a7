/* resources.c -- memory and cores, on machines that the test makes up */
#include "run/resources.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tap.h"

/* --- machines --- */

#define GROUP "/sys/fs/cgroup/"
#define V1 GROUP "memory/"

struct machine {
	const char *name;
	struct {
		uint64_t bytes;
		int cores;
	} wanted;
	struct {
		size_t processors;  /* all for this process; 0: not known */
		rlim_t space, data; /* limits of the process; 0: none */
	} has;
	struct {
		const char *path, *text;
	} file[10];
};

/* Its memory is 1000 pages of 1000 bytes, and 7 processors are online. */
static const struct machine machines[] = {
	{ "no /proc", { 1000000, 7 }, { 0, 0, 0 }, { { 0 } } },
	{ "limits without /proc",
	  { 60000, 2 },
	  { 2, 60000, 80000 },
	  { { 0 } } },
	{ "limits of a process",
	  { 50000, 2 },
	  { 2, 80000, 90000 },
	  { { "/proc/self/statm", "30 20 10\n" },
	    { "/proc/meminfo", "MemFree: 50 kB\nMemAvailable: 500 kB\n" } } },
	{ "a limit of its data",
	  { 70000, 2 },
	  { 2, 0, 70000 },
	  { { "/proc/self/statm", "30 20 10\n" } } },
	/* an emulator may take more space than a host of 32 bits has */
	{ "memory that is available",
	  { 512000, 2 },
	  { 2, 0, 0 },
	  { { "/proc/meminfo", "MemFree: 50 kB\nMemAvailable: 500 kB\n" },
	    { "/proc/self/statm", "18446744073709551 2 1\n" },
	    { "/proc/self/cgroup", "4:memory:/\n2:cpu:/\n0::/\n" } } },
	/* version 2: the root has no limit, but statistics */
	{ "a group, without its cached files",
	  { 150000, 8 },
	  { 8, 0, 0 },
	  { { "/proc/self/cgroup", "0::/a/b\n" },
	    { GROUP "a/b/memory.max", "300000\n" },
	    { GROUP "a/b/memory.current", "200000\n" },
	    { GROUP "a/b/memory.stat", "anon 7\ninactive_file 50000\n" },
	    { GROUP "a/b/cpu.max", "max 100000\n" },
	    { GROUP "a/memory.max", "max\n" },
	    { GROUP "a/memory.current", "900000\n" },
	    { GROUP "memory.stat", "inactive_file 9\n" } } },
	{ "the group above has less",
	  { 0, 1 },
	  { 8, 0, 0 },
	  { { "/proc/self/cgroup", "0::/a/b\n" },
	    { GROUP "a/b/memory.max", "300000\n" },
	    { GROUP "a/b/memory.current", "0\n" },
	    { GROUP "a/b/cpu.max", "200000 100000\n" },
	    { GROUP "a/memory.max", "100000\n" },
	    { GROUP "a/memory.current", "150000\n" },
	    { GROUP "a/memory.stat", "inactive_file 0\n" },
	    { GROUP "a/cpu.max", "1000 100000\n" } } },
	{ "a container, where only its root is to be seen",
	  { 123456, 2 },
	  { 8, 0, 0 },
	  { { "/proc/self/cgroup", "0::/docker/0123\n" },
	    { GROUP "memory.max", "123456\n" },
	    { GROUP "memory.current", "0\n" },
	    { GROUP "cpu.max", "150000 100000\n" } } },
	/* version 1 */
	{ "a group of version 1, and the group above",
	  { 150000, 3 },
	  { 8, 0, 0 },
	  { { "/proc/self/cgroup", "3:cpuset:/c\n12:blkio,memory:/a/b\n"
	                           "2:name=systemd:/d\n1:cpuacct,cpu:/e/f\n" },
	    { V1 "a/b/memory.limit_in_bytes", "300000\n" },
	    { V1 "a/b/memory.usage_in_bytes", "200000\n" },
	    { V1 "a/b/memory.stat",
	      "inactive_file 10000\ntotal_inactive_file 50000\n" },
	    { V1 "a/memory.limit_in_bytes", "9223372036854771712\n" },
	    { V1 "a/memory.usage_in_bytes", "100000\n" },
	    { GROUP "cpu/e/f/cpu.cfs_quota_us", "-1\n" },
	    { GROUP "cpu/e/f/cpu.cfs_period_us", "100000\n" },
	    { GROUP "cpu/e/cpu.cfs_quota_us", "100001\n" },
	    { GROUP "cpu/e/cpu.cfs_period_us", "50000\n" } } },
	{ "both versions, one with less memory, one with fewer cores",
	  { 100000, 2 },
	  { 8, 0, 0 },
	  { { "/proc/self/cgroup", "9:memory:/a\n8:cpu:/a\n0::/b\n" },
	    { V1 "a/memory.limit_in_bytes", "100000\n" },
	    { V1 "a/memory.usage_in_bytes", "0\n" },
	    { GROUP "cpu/a/cpu.cfs_quota_us", "300000\n" },
	    { GROUP "cpu/a/cpu.cfs_period_us", "100000\n" },
	    { GROUP "b/memory.max", "200000\n" },
	    { GROUP "b/memory.current", "0\n" },
	    { GROUP "b/cpu.max", "200000 100000\n" } } },
	{ "more processors than threads",
	  { 1000000, 1024 },
	  { 5000, 0, 0 },
	  { { 0 } } },
	{ "a quota of many processors",
	  { 1000000, 1000 },
	  { 5000, 0, 0 },
	  { { "/proc/self/cgroup", "0::/\n" },
	    { GROUP "cpu.max", "100000000 100000\n" } } },
};

/* --- the system's functions: the linker wraps them --- */

static const struct machine *here;

/* NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
FILE *
__wrap_fopen(const char *path, const char *mode)
{
	for (size_t i = 0; i < 10 && here->file[i].path; i++)
		if (strcmp(here->file[i].path, path) == 0) {
			const char *text = here->file[i].text;

			return fmemopen((char *)text, strlen(text), mode);
		}
	return NULL;
}

long
__wrap_sysconf(int name)
{
	return name == _SC_NPROCESSORS_ONLN ? 7 : 1000;
}

int
__wrap_getrlimit(int resource, struct rlimit *limit)
{
	limit->rlim_cur =
		resource == RLIMIT_AS ? here->has.space : here->has.data;
	if (!limit->rlim_cur)
		limit->rlim_cur = RLIM_INFINITY;
	return 0;
}

/* As Linux: a set that has no room for all processors is wrong. */
int
__wrap_sched_getaffinity(pid_t process, size_t size, cpu_set_t *set)
{
	(void)process;
	errno = here->has.processors ? EINVAL : ENOSYS;
	if (!here->has.processors || 8 * size < here->has.processors)
		return -1;
	CPU_ZERO_S(size, set);
	for (size_t p = 0; p < here->has.processors; p++)
		CPU_SET_S(p, size, set);
	return 0;
}
/* NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */

static void
check(void)
{
	uint64_t bytes = resources_memory(1);
	int cores = resources_cores();

	if (!ok(bytes == here->wanted.bytes && cores == here->wanted.cores,
	        "%s", here->name))
		fprintf(stderr, "#  got %" PRIu64 " bytes, %d cores\n", bytes,
		        cores);
}

int
main(void)
{
	size_t number = sizeof machines / sizeof *machines;

	for (here = machines; here < machines + number; here++)
		check();
	here = machines;
	ok(resources_memory(4) == here->wanted.bytes / 4,
	   "each of four processes has a quarter");
	return tap_done();
}
