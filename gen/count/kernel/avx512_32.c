/* avx512_32.c -- the AVX-512 kernel with masks of 32 bits */
#define MASK_BITS 32
#define KERNEL_COUNT kernel_avx512_32
#if defined __x86_64__
#include "kernel/avx512.h"
#else
#include "kernel/kernel.h"
#endif
