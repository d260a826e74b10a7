/* avx2_wide.c -- the AVX2 kernel with masks of 64 bits */
#define PLACEMENT_BITS 64
#define MASK_BITS 64
#define KERNEL_COUNT kernel_avx2_wide
#include "kernel/avx2.h"
