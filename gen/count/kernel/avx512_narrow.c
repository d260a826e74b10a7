/* avx512_narrow.c -- the AVX-512 kernel with masks of 32 bits */
#define PLACEMENT_BITS 32
#define MASK_BITS 32
#define KERNEL_COUNT kernel_avx512_narrow
#include "kernel/avx512.h"
