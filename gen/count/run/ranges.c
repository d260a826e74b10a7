/* ranges.c -- contiguous ranges, and halves of them */
#include "run/ranges.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "run/count.h"

int
ranges_make(struct ranges *r, const unsigned *unit, unsigned room)
{
	*r = (struct ranges){ .unit = unit };
	r->range = calloc(room, sizeof *r->range);
	return r->range ? 0 : ENOMEM;
}

void
ranges_free(struct ranges *r)
{
	free(r->range);
}

void
ranges_add(struct ranges *r, unsigned from, unsigned to, double cost)
{
	if (from < to)
		r->range[r->count++] =
			(struct range){ .next = from, .end = to, .cost = cost };
}

static double
work_left(const struct range *at)
{
	return (at->end - at->next) * at->cost;
}

/* The range of the worker that has counted `done`, or NULL. */
static struct range *
find_own(const struct ranges *r, unsigned done)
{
	for (struct range *at = r->range; at < r->range + r->count; at++)
		if (at->is_begun && r->unit[at->next - 1] == done)
			return at;
	return NULL;
}

static struct range *
find_new(const struct ranges *r)
{
	for (struct range *at = r->range; at < r->range + r->count; at++)
		if (!at->is_begun)
			return at;
	return NULL;
}

/* The second half of the range with most work left, as a range of its own. */
static struct range *
take_half(struct ranges *r)
{
	struct range *most = r->range, *half = r->range + r->count;

	for (struct range *at = most; at < half; at++)
		if (work_left(at) > work_left(most))
			most = at;
	if (r->are_whole || most == half || most->next == most->end)
		return NULL;
	*half = *most;
	half->next = most->end = most->next + (most->end - most->next) / 2;
	r->count++;
	return half;
}

void
ranges_end(struct ranges *r, unsigned done)
{
	struct range *own = find_own(r, done);

	if (own)
		own->end = own->next;
}

int
ranges_is_last(const struct ranges *r, unsigned done)
{
	const struct range *own = find_own(r, done);

	return own && own->next == own->end;
}

static void
drop(struct ranges *r, struct range *own)
{
	size_t behind = (size_t)(r->range + --r->count - own);

	memmove(own, own + 1, behind * sizeof *own);
}

unsigned
ranges_next(struct ranges *r, unsigned done)
{
	struct range *own = find_own(r, done);

	if (own && own->next == own->end) {
		drop(r, own);
		own = NULL;
	}
	if (!own)
		own = find_new(r);
	if (!own)
		own = take_half(r);
	if (!own)
		return NO_UNIT;
	own->is_begun = 1;
	return r->unit[own->next++];
}
