/*
 * match_body.h -- the algorithm of a unit, for one kernel and mask width
 *
 * A kernel's source includes this once for each width, having defined
 *   MASK           uint32_t or uint64_t
 *   NAME(x)        x with the kernel's ending
 *   KERNEL         the attribute of every function
 *   BLOCK          patterns that are matched at once
 *   struct table   of NAME(table), what NAME(build) makes of a block
 * and, with out having room for a vector more than the result:
 *   NAME(cross)    pairs of two lists without a common diagonal, as their union
 *   NAME(select)   items whose `bits` are `value`
 *   NAME(build)    prepare a block of patterns; returns their common bits
 *   NAME(tally)    number of disjoint (pattern of the block, item) pairs
 *
 * The method: a solution is a top half and a bottom half whose masks are
 * disjoint, for a set S of columns that the top takes.  Mirrored boards are
 * counted once, with weight 2 (S <= rev S).  Of the boards that a diagonal
 * reflection exchanges, top halves with a queen on a long diagonal are left
 * out, and bottom halves count 1, 2 or 4 for 0, 1 or 2 such queens.  On an
 * even board the class without any is symmetric top to bottom too.
 */

struct NAME(list) {
	MASK *item;
	size_t count, room;
};

struct NAME(unit) {
	const struct quadrants *q;
	struct NAME(table) * table;
	/* the top halves, unsorted and sorted; the bottom ones by the number
	   of queens on long diagonals; those that a block may match */
	struct NAME(list) top, sorted, bottom[3], chosen;
};

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

static KERNEL inline void
NAME(pair)(struct NAME(list) * list, const MASK *a, size_t na, const MASK *b,
           size_t nb)
{
	list->count += NAME(cross)(list->item + list->count, a, na, b, nb);
}

/* Pieces of one key of a quadrant: plain ones, then those on long diagonals. */
struct NAME(pieces) {
	const MASK *plain, *others;
	size_t plains, rest;
};

static KERNEL inline struct NAME(pieces)
	NAME(pieces_at)(const struct quadrant *quadrant, unsigned columns,
                        unsigned rows)
{
	size_t key = (size_t)columns << quadrant->height | rows;
	const MASK *masks = NAME(masks_of)(quadrant) + quadrant->first[key];
	size_t plains = quadrant->plain[key];

	return (struct NAME(pieces)){
		.plain = masks,
		.others = masks + plains,
		.plains = plains,
		.rest = quadrant->first[key + 1] - quadrant->first[key] -
		        plains,
	};
}

static KERNEL int
NAME(make_top)(struct NAME(unit) * u, unsigned left, unsigned right)
{
	const struct quadrants *q = u->q;
	int size = __builtin_popcount(left);
	unsigned all = (1U << q->top) - 1;

	u->top.count = 0;
	for (int i = 0; i < q->row_sets[0][size]; i++) {
		unsigned rows = q->rows[0][size][i];
		struct NAME(pieces) a =
			NAME(pieces_at)(&q->at[TOP_LEFT], left, rows);
		struct NAME(pieces) b =
			NAME(pieces_at)(&q->at[TOP_RIGHT], right, all & ~rows);

		if (!a.plains || !b.plains)
			continue;
		if (NAME(reserve)(&u->top, a.plains * b.plains))
			return -1;
		NAME(pair)(&u->top, a.plain, a.plains, b.plain, b.plains);
	}
	return 0;
}

/* without_plain: the class of bottoms that no queen of a long diagonal has */
static KERNEL int
NAME(make_bottom)(struct NAME(unit) * u, unsigned left, unsigned right,
                  int without_plain)
{
	const struct quadrants *q = u->q;
	int size = __builtin_popcount(left);
	unsigned all = (1U << q->bottom) - 1;

	for (int k = 0; k < 3; k++)
		u->bottom[k].count = 0;
	for (int i = 0; i < q->row_sets[1][size]; i++) {
		unsigned rows = q->rows[1][size][i];
		struct NAME(pieces) a =
			NAME(pieces_at)(&q->at[BOTTOM_LEFT], left, rows);
		struct NAME(pieces) b = NAME(pieces_at)(&q->at[BOTTOM_RIGHT],
		                                        right, all & ~rows);
		size_t pairs = (a.plains + a.rest) * (b.plains + b.rest);

		if (!pairs)
			continue;
		for (int k = 0; k < 3; k++)
			if (NAME(reserve)(&u->bottom[k], pairs))
				return -1;
		NAME(pair)
		(&u->bottom[0], a.plain, without_plain ? 0 : a.plains, b.plain,
		 b.plains);
		NAME(pair)(&u->bottom[1], a.others, a.rest, b.plain, b.plains);
		NAME(pair)(&u->bottom[1], a.plain, a.plains, b.others, b.rest);
		NAME(pair)(&u->bottom[2], a.others, a.rest, b.others, b.rest);
	}
	return 0;
}

/* Patterns that share diagonals side by side make blocks that rule out more. */
static KERNEL int
NAME(sort_top)(struct NAME(unit) * u, int diagonals)
{
	MASK all = 0;

	u->sorted.count = 0;
	if (NAME(reserve)(&u->sorted, u->top.count))
		return -1;
	for (int k = 0; k < diagonals; k++)
		all |= (MASK)u->q->central[k];
	for (int class = (1 << diagonals) - 1; class >= 0; class --) {
		MASK value = 0;

		for (int k = 0; k < diagonals; k++)
			if (class >> k & 1)
				value |= (MASK)u->q->central[k];
		u->sorted.count +=
			NAME(select)(u->sorted.item + u->sorted.count,
		                     u->top.item, u->top.count, all, value);
	}
	return 0;
}

/* More diagonals to sort by pay as lists grow; below 17 none does. */
static int
NAME(sorting_diagonals)(int n)
{
	return n <= 16 ? 0 : n == 17 ? 1 : n == 18 ? 3 : 4;
}

static KERNEL uint64_t
NAME(match_list)(struct NAME(unit) * u, const struct NAME(list) * items,
                 MASK common, int chunks, int width)
{
	if (!common)
		return NAME(tally)(u->table, items->item, items->count, chunks,
		                   width);
	u->chosen.count = NAME(select)(u->chosen.item, items->item,
	                               items->count, common, 0);
	return NAME(tally)(u->table, u->chosen.item, u->chosen.count, chunks,
	                   width);
}

/* Disjoint pairs of the top and of each bottom class. */
static KERNEL int
NAME(match_all)(struct NAME(unit) * u, uint64_t pairs[3])
{
	int diagonals = NAME(sorting_diagonals)(u->q->n);
	int chunks = (u->q->bits + 7) / 8;
	int width = (u->q->bits + chunks - 1) / chunks;
	size_t count = u->top.count, blocks = (count + BLOCK - 1) / BLOCK;
	size_t size = (count + blocks - 1) / blocks, most = 0;
	const MASK *patterns = u->top.item;

	for (int k = 0; k < 3; k++)
		most = u->bottom[k].count > most ? u->bottom[k].count : most;
	u->chosen.count = 0;
	if (NAME(reserve)(&u->chosen, most))
		return -1;
	if (diagonals && count > BLOCK) {
		if (NAME(sort_top)(u, diagonals))
			return -1;
		patterns = u->sorted.item;
	}
	for (size_t at = 0; at < count; at += size) {
		size_t block = count - at < size ? count - at : size;
		MASK common = NAME(build)(u->table, patterns + at, block,
		                          u->q->bits, chunks, width);

		for (int k = 0; k < 3; k++)
			pairs[k] += NAME(match_list)(u, &u->bottom[k],
			                             diagonals ? common : 0,
			                             chunks, width);
	}
	return 0;
}

/* The solutions whose top half stands in these columns, and their images. */
static KERNEL int
NAME(count_set)(struct NAME(unit) * u, unsigned left, unsigned right,
                uint64_t *total)
{
	const struct quadrants *q = u->q;
	struct set_weights w = match_weigh_set(q->n, left | right << q->left);
	uint64_t pairs[3] = { 0 };

	if (!w.others)
		return 0;
	if (NAME(make_top)(u, left, right))
		return -1;
	if (!u->top.count)
		return 0;
	if (NAME(make_bottom)(u, ((1U << q->left) - 1) & ~left,
	                      ((1U << q->right) - 1) & ~right, !w.plain))
		return -1;
	if (u->bottom[0].count + u->bottom[1].count + u->bottom[2].count == 0)
		return 0;
	if (NAME(match_all)(u, pairs))
		return -1;
	*total += w.plain * pairs[0] + w.others * (2 * pairs[1] + 4 * pairs[2]);
	return 0;
}

static KERNEL int
NAME(count_sets)(struct NAME(unit) * u, unsigned left, uint64_t *total)
{
	const struct quadrants *q = u->q;
	int size = q->top - __builtin_popcount(left);

	for (unsigned right = 0; right < 1U << q->right; right++)
		if (__builtin_popcount(right) == size &&
		    NAME(count_set)(u, left, right, total))
			return -1;
	return 0;
}

KERNEL int
NAME(match)(const struct quadrants *q, match_deal_fn *deal, void *ctx,
            uint64_t *total)
{
	struct NAME(unit) u = { .q = q };
	int failed;

	u.table = aligned_alloc(64, sizeof *u.table);
	failed = !u.table;
	while (!failed) {
		unsigned unit = deal(ctx);

		if (unit >= 1U << q->left)
			break;
		failed = NAME(count_sets)(&u, unit, total);
	}
	free(u.table);
	free(u.top.item);
	free(u.sorted.item);
	free(u.chosen.item);
	for (int k = 0; k < 3; k++)
		free(u.bottom[k].item);
	return failed ? -1 : 0;
}
