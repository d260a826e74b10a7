/* kernel.c -- the list of kernels, best first */
#include "kernel/kernel.h"

#include <string.h>

const struct kernel *const kernels[] = {
#if defined __x86_64__
	&kernel_avx512, &kernel_avx512bw, &kernel_avx2,
#endif
	&kernel_portable, NULL
};

#if defined __x86_64__
int
has_avx2(void)
{
	return __builtin_cpu_supports("avx2") &&
	       __builtin_cpu_supports("popcnt") &&
	       __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
}

int
has_avx512bw(void)
{
	return has_avx2() && __builtin_cpu_supports("avx512f") &&
	       __builtin_cpu_supports("avx512bw") &&
	       __builtin_cpu_supports("avx512vl");
}

int
has_avx512(void)
{
	return has_avx512bw() && __builtin_cpu_supports("avx512bitalg") &&
	       __builtin_cpu_supports("avx512vbmi") &&
	       __builtin_cpu_supports("avx512vnni") &&
	       __builtin_cpu_supports("gfni");
}
#endif

int
has_portable(void)
{
	return 1;
}

const struct kernel *
kernel_find(const char *name)
{
	const struct kernel *const *k = kernels;

	while (*k && (!(*k)->is_supported() ||
	              (name && strcmp(name, (*k)->name) != 0)))
		k++;
	return *k;
}
