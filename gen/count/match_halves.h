/*
 * match_halves.h -- the top and bottom halves of a set of columns
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
	uint64_t squares;
};

static KERNEL struct NAME(pieces)
	NAME(pieces_of)(const struct quadrant *quadrant, unsigned columns,
                        unsigned is_other)
{
	uint32_t start = quadrant->start[columns];
	size_t sets = (quadrant->start[columns + 1] - start) / 2;
	const uint32_t *first = quadrant->first + start + is_other * sets;

	return (struct NAME(pieces)){
		.mask = NAME(masks_of)(quadrant),
		.partner = quadrant->partner,
		.first = first,
		.from = first[0],
		.to = first[sets],
		.squares = quadrant->squares[columns][is_other],
	};
}

/* The fewer pieces are the outer loop: then the inner one fills vectors. */
static KERNEL int
NAME(pair)(struct NAME(list) * list, struct NAME(pieces) a,
           struct NAME(pieces) b, MASK mark)
{
	if (NAME(reserve)(list, match_product_at_most(a.squares, b.squares)))
		return -1;
	if (a.to - a.from > b.to - b.from) {
		struct NAME(pieces) swapped = a;

		a = b;
		b = swapped;
	}
	list->count += NAME(join)(list->item + list->count, a.mask + a.from,
	                          a.partner + a.from, a.to - a.from, b.mask,
	                          b.first, mark);
	return 0;
}

static KERNEL int
NAME(make_top)(const struct quadrants *q, unsigned left, unsigned right,
               struct NAME(list) * top)
{
	top->count = 0;
	return NAME(pair)(top, NAME(pieces_of)(&q->at[TOP_LEFT], left, 0),
	                  NAME(pieces_of)(&q->at[TOP_RIGHT], right, 0), 0);
}

/* bottom[k]: those with k queens on long diagonals; none of the first if
   without_plain. */
static KERNEL int
NAME(make_bottom)(const struct quadrants *q, unsigned left, unsigned right,
                  int without_plain, struct NAME(list) bottom[3])
{
	MASK mark = (MASK)q->mark;
	struct NAME(pieces) a[2], b[2];

	for (unsigned is_other = 0; is_other < 2; is_other++) {
		a[is_other] =
			NAME(pieces_of)(&q->at[BOTTOM_LEFT], left, is_other);
		b[is_other] =
			NAME(pieces_of)(&q->at[BOTTOM_RIGHT], right, is_other);
	}
	for (int k = 0; k < 3; k++)
		bottom[k].count = 0;
	return (!without_plain && NAME(pair)(&bottom[0], a[0], b[0], 0)) ||
	       NAME(pair)(&bottom[1], a[0], b[1], mark) ||
	       NAME(pair)(&bottom[1], a[1], b[0], mark) ||
	       NAME(pair)(&bottom[2], a[1], b[1], mark);
}
