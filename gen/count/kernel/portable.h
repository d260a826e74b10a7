/* portable.h -- the kernel for any processor: plain C, and vectors that the
   compiler makes of whatever the processor has */
#include "kernel/mask.h"

enum { VECTOR_BYTES = 32 };

#include "kernel/scalar.h"
#include "kernel/match_blocks.h"
#include "kernel/unit.h"
