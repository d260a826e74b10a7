/* kernel.c -- the list of kernels, best first */
#include "kernel/kernel.h"

#include <string.h>

const struct kernel *const kernels[] = {
#if defined __x86_64__
	&kernel_avx512, &kernel_avx512bw, &kernel_avx2,
#endif
	&kernel_portable, NULL
};

const struct kernel *
kernel_find(const char *name)
{
	const struct kernel *const *k = kernels;

	while (*k && (!(*k)->is_supported() ||
	              (name && strcmp(name, (*k)->name) != 0)))
		k++;
	return *k;
}
