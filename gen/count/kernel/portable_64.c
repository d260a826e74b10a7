/* portable_64.c -- the kernel with masks of 64 bits */
#define MASK_BITS 64
#define KERNEL_COUNT kernel_portable_64
#include "kernel/portable.h"
