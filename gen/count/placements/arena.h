/* arena.h -- memory that loses its contents when it grows */
#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>
#include <stdlib.h>

/* Tests compile kernels with small limits, so that small boards do what large
   ones do, and without spare room, so that what is read or written behind an
   array ends the test. */
#ifndef SMALL_LIMITS
#define SMALL_LIMITS 0
#endif

/* At first { NULL, 0 }.  free() frees `at`. */
struct arena {
	void *at; /* a multiple of 64 */
	size_t room;
};

/* Make room for so many bytes.  Returns 0, or -1 with errno ENOMEM. */
static inline int
arena_reserve(struct arena *a, size_t bytes)
{
	if (bytes <= a->room)
		return 0;
	if (!SMALL_LIMITS)
		bytes += bytes / 2;
	bytes = (bytes + 63) / 64 * 64;
	free(a->at);
	a->at = aligned_alloc(64, bytes);
	a->room = a->at ? bytes : 0;
	return a->at ? 0 : -1;
}

#endif
