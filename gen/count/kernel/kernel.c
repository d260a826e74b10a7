/* kernel.c -- the table of kernels, best first */
#include "kernel/kernel.h"

#include <stddef.h>
#include <string.h>

/* unit.h; unit.c has the name as NAME(counter_count_, KERNEL) */
#define DECLARE(name)                                                          \
	counter_begin_fn counter_begin_##name;                                 \
	counter_count_fn counter_count_##name;                                 \
	counter_end_fn counter_end_##name
DECLARE(avx512);
DECLARE(avx512bw);
DECLARE(avx2);
DECLARE(portable);

#if defined __x86_64__
static int
has_avx2(void)
{
	return __builtin_cpu_supports("avx2") &&
	       __builtin_cpu_supports("popcnt") &&
	       __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
}

static int
has_avx512bw(void)
{
	return has_avx2() && __builtin_cpu_supports("avx512f") &&
	       __builtin_cpu_supports("avx512bw") &&
	       __builtin_cpu_supports("avx512vl");
}

static int
has_avx512(void)
{
	return has_avx512bw() && __builtin_cpu_supports("avx512bitalg");
}
#endif

static int
always(void)
{
	return 1;
}

#define FUNCTIONS(name)                                                        \
	counter_begin_##name, counter_count_##name, counter_end_##name

const struct kernel kernels[] = {
#if defined __x86_64__
	{ "avx512", has_avx512, FUNCTIONS(avx512) },
	{ "avx512bw", has_avx512bw, FUNCTIONS(avx512bw) },
	{ "avx2", has_avx2, FUNCTIONS(avx2) },
#endif
	{ "portable", always, FUNCTIONS(portable) },
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
