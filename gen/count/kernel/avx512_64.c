/* avx512_64.c -- the kernel with masks of 64 bits */
#define MASK_BITS 64
#define KERNEL_COUNT kernel_avx512_64
#include "kernel/avx512.h"
