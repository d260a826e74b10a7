/* fence.h -- blocks of memory end at a page that must not be touched: what
   reads or writes behind one is killed.  One call may fail.  The linker wraps
   libc's (tests.mk). */
#ifndef FENCE_H
#define FENCE_H

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#include "tap.h"

static unsigned long calls, failing; /* the call with this number, from 1 on */
static long held;                    /* blocks */

static const size_t page = 4096;

/* With the page before a block, where its size stands, and the one behind it. */
static size_t
room_of(size_t size)
{
	return (size + page - 1) / page * page + 2 * page;
}

static size_t *
size_of(void *block)
{
	return (void *)((char *)block - (uintptr_t)block % page - page);
}

void *
__wrap_aligned_alloc(size_t alignment, size_t size)
{
	size_t room = room_of(size);
	char *at;

	if (++calls == failing) {
		errno = ENOMEM;
		return NULL;
	}
	held++;
	at = mmap(NULL, room, PROT_READ | PROT_WRITE,
	          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	mprotect(at + room - page, page, PROT_NONE);
	*(size_t *)(void *)at = size;
	return at + (room - page - size) / alignment * alignment;
}

/* Items have four or eight bytes. */
void *
__wrap_calloc(size_t count, size_t size)
{
	return __wrap_aligned_alloc(4, count * size);
}

void
__wrap_free(void *block)
{
	held -= block != NULL;
	if (block)
		munmap(size_of(block), room_of(*size_of(block)));
}

void *
__wrap_realloc(void *old, size_t size)
{
	void *block = __wrap_calloc(size, 1);

	if (block && old)
		memcpy(block, old, *size_of(old) < size ? *size_of(old) : size);
	if (block)
		__wrap_free(old);
	return block;
}

/* Each allocation of `try` fails in turn, until there is none left.  It returns
   0 if it did its work, ENOMEM, or -1. */
static inline void
fail_each(const char *name, int (*try)(void))
{
	int error;

	do {
		failing++;
		calls = 0;
		error = try();
	} while (error == ENOMEM && calls >= failing);
	ok(!error && 0 < calls && calls < failing && held == 0,
	   "%s: any of %lu allocations may fail (%lu), no block is left (%ld)",
	   name, calls, failing, held);
	failing = 0;
}

#endif
