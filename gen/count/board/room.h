/* room.h -- memory that grows, aligned for vectors */
#ifndef ROOM_H
#define ROOM_H

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct room {
	void *at;
	size_t bytes;
};

/* Have at least so many bytes; what is there stays.  *r is at first 0.  Returns
   0, or ENOMEM, and then all is as before. */
static inline int
room_make(struct room *r, size_t bytes)
{
	enum { ALIGNED = 64 };
	size_t more = (bytes + bytes / 2 + ALIGNED) / ALIGNED * ALIGNED;
	void *at;

	if (bytes <= r->bytes)
		return 0;
	at = aligned_alloc(ALIGNED, more);
	if (!at)
		return ENOMEM;
	if (r->at)
		memcpy(at, r->at, r->bytes);
	free(r->at);
	r->at = at;
	r->bytes = more;
	return 0;
}

#endif
