/* resources.c -- memory and cores, on machines that the test makes up */
#include "run/resources.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tap.h"

enum { FIRST = 3 }; /* of the processors */

/* --- machines --- */

static const struct machine {
	const char *name;
	uint64_t bytes, cores; /* that resources_find is to tell */
	size_t processors;     /* from FIRST on; 0: not known */
	rlim_t space, data;    /* limits of the process; 0: none */
	const char *files;     /* each: path (below the groups), text, zero */
} machines[] = {
	/* memory is 1000 pages of 1000 bytes, and 7 processors are online */
	{ "no /proc", 1000000, 7, 0, 0, 0, "" },
	{ "limits without /proc", 60000, 2, 2, 60000, 80000, "" },
	{ "a limit of its data", 70000, 2, 2, 80000, 70000, "" },
	{ "memory that is available", 512000, 2, 2, 0, 0,
	  "/proc/meminfo MemFree: 50 kB\nMemAvailable: 500 kB\0"
	  "/proc/self/cgroup 4:memory:/\n2:cpu:/\n0::/\n\0" },
	{ "a group", 300000, 8, 8, 0, 0,
	  "/proc/self/cgroup 0::/a/b\n\0"
	  "a/b/memory.max 300000\0"
	  "a/b/cpu.max max 100000\0"
	  "a/memory.max max\0"
	  "a/cpu.max 100 0\0" },
	{ "the group above has less", 100000, 1, 8, 0, 0,
	  "/proc/self/cgroup 0::/a/b\n\0"
	  "a/b/memory.max 300000\0"
	  "a/b/cpu.max 200000 100000\0"
	  "a/memory.max 100000\0"
	  "a/cpu.max 1000 100000\0" },
	{ "a container, where only its root is to be seen", 123456, 2, 8, 0, 0,
	  "/proc/self/cgroup 0::/docker/0123\n\0"
	  "memory.max 123456\0"
	  "cpu.max 150000 100000\0" },
	/* version 1 has a tree for each controller */
	{ "groups of version 1", 100000, 2, 8, 0, 0,
	  "/proc/self/cgroup 9:memory:/a/b\n8:cpu,cpuacct:/a\n1:name=systemd:/\n\0"
	  "memory/a/memory.limit_in_bytes 100000\0"
	  "memory/a/b/memory.limit_in_bytes 9223372036854771712\0"
	  "cpu,cpuacct/a/cpu.cfs_quota_us 150000\0"
	  "cpu,cpuacct/a/cpu.cfs_period_us 100000\0"
	  "cpu,cpuacct/cpu.cfs_quota_us -1\0"
	  "cpu,cpuacct/cpu.cfs_period_us 100000\0" },
	{ "a group of version 1 beside one of version 2", 200000, 2, 8, 0, 0,
	  "/proc/self/cgroup 8:cpu:/a\n0::/b\n\0"
	  "a/memory.max 100000\0"
	  "b/memory.max 200000\0"
	  "b/cpu.max 200000 100000\0" },
	{ "many processors", 1000000, 5000, 5000, 0, 0, "" },
};

/* --- the system's functions: the linker wraps them --- */

static const struct machine *here;

FILE *
__wrap_fopen(const char *path, const char *mode)
{
	static const char groups[] = "/sys/fs/cgroup/";
	const char *at = here->files;
	size_t length;

	if (strncmp(path, groups, strlen(groups)) == 0)
		path += strlen(groups);
	length = strlen(path);
	while (*at && (strncmp(at, path, length) != 0 || at[length] != ' '))
		at += strlen(at) + 1;
	return *at ? fmemopen((char *)at + length + 1, strlen(at + length + 1),
	                      mode)
	           : NULL;
}

long
__wrap_sysconf(int name)
{
	return name == _SC_NPROCESSORS_ONLN ? 7 : 1000;
}

int
__wrap_getrlimit(int resource, struct rlimit *limit)
{
	rlim_t most = resource == RLIMIT_AS ? here->space : here->data;

	limit->rlim_cur = most ? most : RLIM_INFINITY;
	return 0;
}

/* As Linux: a set that has no room for all processors is wrong. */
int
__wrap_sched_getaffinity(pid_t process, size_t size, cpu_set_t *set)
{
	(void)process;
	errno = here->processors ? EINVAL : ENOSYS;
	if (!here->processors || 8 * size < FIRST + here->processors)
		return -1;
	CPU_ZERO_S(size, set);
	for (size_t p = 0; p < here->processors; p++)
		CPU_SET_S(FIRST + p, size, set);
	return 0;
}

int
main(void)
{
	size_t number = LENGTH(machines);

	for (here = machines; here < machines + number; here++) {
		struct resources r = resources_find(1);

		ok(r.bytes == here->bytes && r.cores == here->cores &&
		           r.first_core == (here->processors ? FIRST : 0),
		   "%s: %" PRIu64 " bytes, %" PRIu64 " cores from %d on",
		   here->name, r.bytes, r.cores, r.first_core);
	}
	here = machines;
	ok(resources_find(4).bytes == here->bytes / 4 &&
	           resources_find(4).cores == 7,
	   "each of four processes has a quarter of the memory");
	here = machines + 1;
	ok(resources_find(4).bytes == here->bytes,
	   "the limits of a process are its own");
	return tap_done();
}
