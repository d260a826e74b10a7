/* portable_32.c -- the kernel with masks of 32 bits */
#define MASK_BITS 32
#define KERNEL_COUNT kernel_portable_32
#include "kernel/portable.h"
