/* avx2_narrow.c -- the AVX2 kernel with masks of 32 bits */
#define PLACEMENT_BITS 32
#define MASK_BITS 32
#define KERNEL_COUNT kernel_avx2_narrow
#include "kernel/avx2.h"
