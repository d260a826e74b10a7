/* kernel.c -- the table of kernels, best first */
#include "kernel/kernel.h"

#include <stddef.h>
#include <string.h>

#if defined __x86_64__
static int
has_avx512(void)
{
	return __builtin_cpu_supports("avx512f") &&
	       __builtin_cpu_supports("avx512bw") &&
	       __builtin_cpu_supports("avx512vl") &&
	       __builtin_cpu_supports("avx512dq") &&
	       __builtin_cpu_supports("avx512vbmi") &&
	       __builtin_cpu_supports("avx512vbmi2") &&
	       __builtin_cpu_supports("avx512bitalg") &&
	       __builtin_cpu_supports("avx512vnni") &&
	       __builtin_cpu_supports("gfni") &&
	       __builtin_cpu_supports("popcnt") &&
	       __builtin_cpu_supports("bmi2");
}

static int
has_avx2(void)
{
	return __builtin_cpu_supports("avx2") &&
	       __builtin_cpu_supports("popcnt") &&
	       __builtin_cpu_supports("bmi2");
}
#endif

static int
always(void)
{
	return 1;
}

const struct kernel kernels[] = {
#if defined __x86_64__
	{ "avx512",
	  has_avx512,
	  { kernel_avx512_narrow, kernel_avx512_packed, kernel_avx512_wide } },
	{ "avx2", has_avx2, { kernel_avx2_narrow, NULL, kernel_avx2_wide } },
#endif
	{ "portable",
	  always,
	  { kernel_portable_narrow, NULL, kernel_portable_wide } },
	{ .name = NULL },
};

const struct kernel *
kernel_find(const char *name)
{
	const struct kernel *k = kernels;

	while (k->name &&
	       (!k->is_supported() || (name && strcmp(name, k->name) != 0)))
		k++;
	return k->name ? k : NULL;
}

enum width
kernel_width(const struct kernel *kernel, int n)
{
	if (n <= QUADRANT_NARROW_N_MAX)
		return NARROW;
	return n <= QUADRANT_PACKED_N_MAX && kernel->count[PACKED] ? PACKED
	                                                           : WIDE;
}

int
kernel_count(const struct kernel *kernel, const struct work *work,
             kernel_next_fn *next, void *ctx)
{
	return kernel->count[work->quadrants.width](work, next, ctx);
}
