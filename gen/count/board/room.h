/* room.h -- memory that grows */
#ifndef ROOM_H
#define ROOM_H

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGNED = 64 }; /* for vectors */

struct room {
	void *at;
	size_t bytes;
};

/* Have at least so many bytes, aligned for vectors; what was there is lost.  *r
   is at first 0.  Returns 0 or ENOMEM. */
static inline int
room_make(struct room *r, size_t bytes)
{
	size_t more = (bytes + bytes / 8 + ALIGNED) / ALIGNED * ALIGNED;

	if (bytes <= r->bytes)
		return 0;
	free(r->at);
	r->at = aligned_alloc(ALIGNED, more);
	r->bytes = r->at ? more : 0;
	return r->at ? 0 : ENOMEM;
}

/* The same, aligned for words, and what is there stays; if this fails, too. */
static inline int
room_grow(struct room *r, size_t bytes)
{
	size_t more = (bytes + bytes / 2 + 7) / 8 * 8;
	void *at;

	if (bytes <= r->bytes)
		return 0;
	at = realloc(r->at, more);
	if (!at)
		return ENOMEM;
	r->at = at;
	r->bytes = more;
	return 0;
}

static inline void
room_free(struct room *r)
{
	free(r->at);
	*r = (struct room){ 0 };
}

#endif
