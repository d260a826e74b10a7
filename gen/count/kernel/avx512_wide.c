/* avx512_wide.c -- the AVX-512 kernel with masks of 64 bits */
#define PLACEMENT_BITS 64
#define MASK_BITS 64
#define KERNEL_COUNT kernel_avx512_wide
#include "kernel/avx512.h"
