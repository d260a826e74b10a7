/* vector.h -- the compiler's vectors of masks.  kernel/avx512.h and its like
   define their length, VECTOR_BYTES. */
#ifndef VECTOR_H
#define VECTOR_H

#include "halves/mask.h"

typedef mask vector __attribute__((vector_size(VECTOR_BYTES)));

enum { LANES = VECTOR_BYTES / sizeof(mask) };

#endif
