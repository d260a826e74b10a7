/* kernel.c -- the table of kernels, best first */
#include "kernel/kernel.h"

#include <stddef.h>
#include <string.h>

#if defined __x86_64__
static int
has_avx2(void)
{
	return __builtin_cpu_supports("avx2") &&
	       __builtin_cpu_supports("popcnt") &&
	       __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
}

static int
has_avx512(void)
{
	return has_avx2() && __builtin_cpu_supports("avx512f") &&
	       __builtin_cpu_supports("avx512bw") &&
	       __builtin_cpu_supports("avx512vl") &&
	       __builtin_cpu_supports("avx512dq") &&
	       __builtin_cpu_supports("avx512vbmi") &&
	       __builtin_cpu_supports("avx512vbmi2") &&
	       __builtin_cpu_supports("avx512bitalg") &&
	       __builtin_cpu_supports("avx512vnni") &&
	       __builtin_cpu_supports("gfni");
}
#endif

static int
always(void)
{
	return 1;
}

const struct kernel kernels[] = {
#if defined __x86_64__
	{ "avx512", has_avx512, unit_count_avx512_32, unit_count_avx512_64 },
	{ "avx2", has_avx2, unit_count_avx2_32, unit_count_avx2_64 },
#endif
	{ "portable", always, unit_count_portable_32, unit_count_portable_64 },
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

int
kernel_count(const struct kernel *kernel, const struct work *work,
             unit_next_fn *next, void *ctx)
{
	return (work->quadrants.mask_bits == 32
	                ? kernel->count_32
	                : kernel->count_64)(work, next, ctx);
}
