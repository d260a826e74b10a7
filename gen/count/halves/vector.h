/* vector.h -- the compiler's vectors, VECTOR_BYTES long, of masks */
#ifndef VECTOR_H
#define VECTOR_H

#include "halves/mask.h"

typedef mask vector __attribute__((vector_size(VECTOR_BYTES)));

enum { LANES = VECTOR_BYTES / sizeof(mask) };

#endif
