/*
 * mask.h -- masks of diagonals, and vectors of them
 *
 * Make compiles unit/unit.c once for each kernel, and defines
 *   MASK_BITS: 32 or 64,
 *   KERNEL_avx512, KERNEL_avx2 or KERNEL_portable.
 */
#ifndef MASK_H
#define MASK_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if MASK_BITS == 32
typedef uint32_t mask;
#else
typedef uint64_t mask;
#endif

#define ALWAYS_INLINE inline __attribute__((always_inline))
#define PRAGMA(x) _Pragma(#x)
#ifdef __SANITIZE_ADDRESS__ /* unrolled code with its checks is too large */
#define UNROLL(n)
#else
#define UNROLL(n) PRAGMA(GCC unroll n)
#endif

#ifdef KERNEL_avx512
enum { VECTOR_BYTES = 64 };
#else
enum { VECTOR_BYTES = 32 };
#endif
enum { LANES = VECTOR_BYTES / sizeof(mask) };
typedef mask vector __attribute__((vector_size(VECTOR_BYTES)));

#endif
