/* fuzz.h -- what the targets of libFuzzer share */
#ifndef FUZZ_H
#define FUZZ_H

#undef NDEBUG
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* libFuzzer calls it with any bytes; a sanitizer or assert() reports. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
