/* portable.h -- the kernel for any processor: plain C, and vectors that the
   compiler makes of whatever the processor has */
#include "halves/mask.h"
#include "kernel/kernel.h"

enum { VECTOR_BYTES = 32 };

#include "kernel/scalar.h"
#include "blocks/match.h"
#include "kernel/unit.h"
