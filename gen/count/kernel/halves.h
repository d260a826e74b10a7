/*
 * halves.h -- the top and bottom halves of a set of columns
 *
 * Part of match_body.h.  A half is a pair of pieces, left and right, that take
 * all its rows and share no diagonal; of it the union of their masks is kept.
 */

struct NAME(list) {
	MASK *item;
	size_t count, room;
};

/* Room for `more` and a vector; the old items are kept. */
static KERNEL int
NAME(reserve)(struct NAME(list) * list, size_t more)
{
	size_t room = list->count + more + VECTOR_SLACK;
	MASK *grown;

	if (room <= list->room)
		return 0;
	room += room / 2;
	grown = aligned_alloc(64, (room * sizeof *grown + 63) / 64 * 64);
	if (!grown)
		return -1;
	if (list->count)
		memcpy(grown, list->item, list->count * sizeof *grown);
	free(list->item);
	list->item = grown;
	list->room = room;
	return 0;
}

/* The pieces of a column set and a class, as quadrant.h has them. */
struct NAME(pieces) {
	const MASK *mask;
	const uint16_t *partner;
	const uint32_t *first;
	uint32_t from, to;
	unsigned sets; /* of rows */
	uint64_t squares;
};

static KERNEL struct NAME(pieces)
	NAME(pieces_of)(const struct quadrant *quadrant, unsigned columns,
                        unsigned is_other)
{
	uint32_t start = quadrant->start[columns];
	unsigned sets = (quadrant->start[columns + 1] - start) / 2;
	const uint32_t *first =
		quadrant->first + start + (size_t)is_other * sets;

	return (struct NAME(pieces)){
		.mask = NAME(masks_of)(quadrant),
		.partner = quadrant->partner,
		.first = first,
		.from = first[0],
		.to = first[sets],
		.sets = sets,
		.squares = quadrant->squares[columns][is_other],
	};
}

/* Those whose rows are the sets from..to - 1. */
static KERNEL struct NAME(pieces)
	NAME(pieces_within)(struct NAME(pieces) p, unsigned from, unsigned to)
{
	p.from = p.first[from];
	p.to = p.first[to];
	return p;
}

/*
 * Appends the halves of pieces a and b.  The fewer pieces are the outer loop:
 * then the inner one fills vectors.
 */
static KERNEL int
NAME(pair)(struct NAME(list) * list, struct NAME(pieces) a,
           struct NAME(pieces) b)
{
	if (NAME(reserve)(list, match_product_at_most(a.squares, b.squares)))
		return -1;
	if (a.to - a.from > b.to - b.from) {
		struct NAME(pieces) swapped = a;

		a = b;
		b = swapped;
	}
	list->count +=
		NAME(join)(list->item + list->count, a.mask + a.from,
	                   a.partner + a.from, a.to - a.from, b.mask, b.first);
	return 0;
}

/* Pairs in which the rows of a are the sets from..to - 1. */
static KERNEL int
NAME(pair_within)(struct NAME(list) * list, struct NAME(pieces) a,
                  struct NAME(pieces) b, unsigned from, unsigned to)
{
	return NAME(pair)(list, NAME(pieces_within)(a, from, to),
	                  NAME(pieces_within)(b, b.sets - to, b.sets - from));
}

/* top[1]: those with the central queen; top[0]: the others. */
static KERNEL int
NAME(make_top)(const struct quadrants *q, struct columns columns,
               struct NAME(list) top[2])
{
	const struct quadrant *left = &q->at[TOP_LEFT];
	const struct quadrant *right = &q->at[TOP_RIGHT];

	top[0].count = top[1].count = 0;
	return NAME(pair)(&top[0], NAME(pieces_of)(left, columns.left, 0),
	                  NAME(pieces_of)(right, columns.right, 0)) ||
	       NAME(pair)(&top[1], NAME(pieces_of)(left, columns.left, 0),
	                  NAME(pieces_of)(right, columns.right, 1));
}

/*
 * Append the bottom halves whose only queen on a long diagonal is at the left.
 * Reflection in that diagonal leaves the queen where it is and makes another
 * board, mostly of another S.  It exchanges the columns of the top left and the
 * rows of the bottom right quadrant, as many: of both boards the one is found
 * whose rows are the lesser set, in bottom[2]; where both sets are the same
 * they tell nothing, and both are found, in bottom[1].
 */
static KERNEL int
NAME(pair_one)(const struct quadrants *q, struct columns top,
               struct NAME(list) bottom[3])
{
	struct columns rest = match_rest(q, top);
	struct NAME(pieces) one, none;
	unsigned same = q->place[top.left];

	one = NAME(pieces_of)(&q->at[BOTTOM_LEFT], rest.left, 1);
	none = NAME(pieces_of)(&q->at[BOTTOM_RIGHT], rest.right, 0);
	return NAME(pair_within)(&bottom[1], none, one, same, same + 1) ||
	       NAME(pair_within)(&bottom[2], none, one, 0, same);
}

/* Reflects masks in the column between left and right. */
static KERNEL void
NAME(mirror)(const struct quadrants *q, MASK *mask, size_t count)
{
	int half = q->bits / 2;
	MASK falling = ((MASK)1 << half) - 1;

	for (size_t i = 0; i < count; i++)
		mask[i] = (mask[i] & falling) << half |
		          (mask[i] >> half & falling);
}

/* The same of queens at the right, from the mirror images. */
static KERNEL int
NAME(pair_other_one)(const struct quadrants *q, struct columns top,
                     struct NAME(list) bottom[3])
{
	size_t from[3] = { 0, bottom[1].count, bottom[2].count };

	if (NAME(pair_one)(q, match_mirrored(q, top), bottom))
		return -1;
	for (int k = 1; k < 3; k++) {
		MASK *added = bottom[k].item + from[k];

		NAME(mirror)(q, added, bottom[k].count - from[k]);
	}
	return 0;
}

/* bottom[0]: those without queens on long diagonals, none if without_plain.
   bottom[1], bottom[2]: those of the others that count 2 and 4 times. */
static KERNEL int
NAME(make_bottom)(const struct quadrants *q, struct columns top,
                  int without_plain, struct NAME(list) bottom[3])
{
	struct columns rest = match_rest(q, top);
	struct NAME(pieces) left[2], right[2];

	for (unsigned is_other = 0; is_other < 2; is_other++) {
		left[is_other] = NAME(pieces_of)(&q->at[BOTTOM_LEFT], rest.left,
		                                 is_other);
		right[is_other] = NAME(pieces_of)(&q->at[BOTTOM_RIGHT],
		                                  rest.right, is_other);
	}
	for (int k = 0; k < 3; k++)
		bottom[k].count = 0;
	return (!without_plain && NAME(pair)(&bottom[0], left[0], right[0])) ||
	       NAME(pair)(&bottom[2], left[1], right[1]) ||
	       NAME(pair_one)(q, top, bottom) ||
	       NAME(pair_other_one)(q, top, bottom);
}
