/* avx512_packed.c -- the AVX-512 kernel with packed masks */
#define PLACEMENT_BITS 32
#define MASK_BITS 64
#define KERNEL_COUNT kernel_avx512_packed
#include "kernel/avx512.h"
