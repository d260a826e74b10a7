/*
 * immintrin.h -- the intrinsics of the AVX-512 kernel in plain C, by SIMDe
 *
 * Compiled with this header, the kernel runs on any processor, but slowly.
 */
#ifndef IMMINTRIN_H
#define IMMINTRIN_H

#define SIMDE_NO_NATIVE
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/avx512.h>

#endif
