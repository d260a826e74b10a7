/* avx2_32.c -- the kernel with masks of 32 bits */
#define MASK_BITS 32
#define KERNEL_COUNT kernel_avx2_32
#include "kernel/avx2.h"
