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

/* The bytes as a file to read. */
static inline FILE *
fuzz_open(const uint8_t *data, size_t size)
{
	FILE *in = size ? fmemopen((void *)(uintptr_t)data, size, "rb")
	                : fopen("/dev/null", "rb");

	assert(in);
	return in;
}

#endif
