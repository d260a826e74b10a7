/* avx2_64.c -- the kernel with masks of 64 bits */
#define MASK_BITS 64
#define KERNEL_COUNT kernel_avx2_64
#include "kernel/avx2.h"
