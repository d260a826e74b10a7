/*
 * outer.h -- the placements of the outer loop of a join
 *
 * join() compares them with the inner placements as these are in their table:
 * perhaps packed, perhaps as mirror images (shape.h).  So the outer ones are
 * brought into the same form.
 */
#ifndef OUTER_H
#define OUTER_H

#include "halves/shape.h"

struct outer {
	size_t count;
	const placement *mask; /* in the form of the inner table */
	/* only if that is packed: as masks of a half, and its shape */
	const mask *whole;
	struct shape inner;
	struct list masks, wholes; /* memory */
};

static void
outer_free(struct outer *o)
{
	free(o->masks.item);
	free(o->wholes.item);
}

/* Exchange left and right in masks. */
static inline void
mirror(const struct quadrants *q, mask *out, const mask *in, size_t count)
{
	int half = q->bits / 2;
	mask falling = ((mask)1 << half) - 1;

	for (size_t i = 0; i < count; i++)
		out[i] = (in[i] & falling) << half | (in[i] >> half & falling);
}

/* Bring the placements of `outer` into the form of the inner table. */
#if IS_PACKED

static int
outer_make(struct outer *o, const struct quadrants *q, struct range outer,
           struct range inner)
{
	const struct shape from = shape_of(q, &outer), to = shape_of(q, &inner);
	const placement *in = outer.mask + outer.first[outer.from];
	size_t count = outer.first[outer.to] - outer.first[outer.from];
	placement *mask_of;
	mask *whole;

	if (reserve(&o->masks, count) || reserve(&o->wholes, count))
		return -1;
	mask_of = (placement *)o->masks.item;
	whole = o->wholes.item;
	for (size_t i = 0; i < count; i++) {
		whole[i] = unpack(&from, in[i]);
		mask_of[i] = pack(&to, whole[i]);
	}
	o->mask = mask_of;
	o->whole = whole;
	o->count = count;
	o->inner = to;
	return 0;
}

#else

static int
outer_make(struct outer *o, const struct quadrants *q, struct range outer,
           struct range inner)
{
	o->mask = outer.mask + outer.first[outer.from];
	o->count = outer.first[outer.to] - outer.first[outer.from];
	if (outer.is_mirrored == inner.is_mirrored)
		return 0;
	if (reserve(&o->masks, o->count))
		return -1;
	mirror(q, o->masks.item, o->mask, o->count);
	o->mask = o->masks.item;
	return 0;
}

#endif

#endif
