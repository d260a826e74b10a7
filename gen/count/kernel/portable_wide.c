/* portable_wide.c -- the portable kernel with masks of 64 bits */
#define PLACEMENT_BITS 64
#define MASK_BITS 64
#define KERNEL_COUNT kernel_portable_wide
#include "kernel/portable.h"
