/* portable_narrow.c -- the portable kernel with masks of 32 bits */
#define PLACEMENT_BITS 32
#define MASK_BITS 32
#define KERNEL_COUNT kernel_portable_narrow
#include "kernel/portable.h"
