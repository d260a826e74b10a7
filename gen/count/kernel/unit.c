/* unit.c -- the method of unit.h, compiled once for each kernel */
#include "kernel/kernel.h"

#if defined __x86_64__ || defined KERNEL_portable
#include "kernel/join.h"

enum colour { BLACK, WHITE };

struct counter {
	const struct board *board;
	int is_recount;
	const uint16_t *even; /* of the unit whose trees are made */
	struct share share[TREES];
	struct tree tree[2][TREES];
	struct join join;
	uint8_t *turned;
	size_t room;
};

/* --- lists and trees --- */

static unsigned
all_of(const struct counter *c, enum parity p)
{
	return (1U << c->board->quarter[p][p].width) - 1;
}

/* Black queens have the rows and columns of their unit, and white ones the
   others. */
static unsigned
rows_of(const struct counter *c, enum colour colour, enum parity p,
        unsigned rows)
{
	return colour == BLACK ? rows : rows ^ all_of(c, p);
}

static const struct quarter *
quarter_of(const struct counter *c, enum colour colour, enum parity p)
{
	return &c->board->quarter[p][colour == BLACK ? p : !p];
}

static struct columns
columns_of(const struct counter *c, const struct layer *layer,
           enum colour colour, enum parity p, unsigned limit)
{
	enum parity q = colour == BLACK ? p : !p;

	return (struct columns){ .position = layer->position[q],
		                 .flip = colour == BLACK ? 0 : all_of(c, q),
		                 .limit = limit };
}

static int
make_tree(struct counter *c, const struct layer *layer, enum colour colour,
          enum parity p, unsigned rows, unsigned which, unsigned limit)
{
	return trie_make(&c->tree[colour][which].trie, quarter_of(c, colour, p),
	                 rows_of(c, colour, p, rows),
	                 columns_of(c, layer, colour, p, limit));
}

/* Count pairs of the used trees, of rows of parity p, with the list of rows of
   the other parity. */
static int
join_rows(struct counter *c, const struct layer *layer, enum colour colour,
          enum parity p, unsigned trees, unsigned rows, unsigned limit)
{
	struct join *j = &c->join;
	unsigned used = 0;

	j->n = c->board->n;
	j->quarter = quarter_of(c, colour, p);
	if (members_make(&j->level[0].list, quarter_of(c, colour, !p),
	                 rows_of(c, colour, !p, rows),
	                 columns_of(c, layer, colour, !p, limit)))
		return ENOMEM;
	for (unsigned i = 0; i < trees; i++) {
		struct tree *t = &c->tree[colour][i];

		if (t->is_used)
			j->level[0].branch[used++] = (struct branch){
				t->trie.item, t->trie.item + t->trie.items, t
			};
	}
	return used ? join_level(j, 0, used) : 0;
}

/* --- units --- */

/* Forget rows that count for another tree alone. */
static void
clear_rows(const struct cells *c, unsigned first)
{
	memset(c->cell + (size_t)first * c->groups, 0,
	       (size_t)(c->rows - first) * c->groups * sizeof *c->cell);
}

/* *a has rows of even columns and lanes of odd ones, and *b has the reverse. */
static uint64_t
product(struct counter *c, const struct layer *layer, const struct cells *a,
        const struct cells *b, struct share s)
{
	uint64_t sum = 0;
	const int is_wide = a->wide || b->wide;
	size_t stride = (size_t)a->groups * VECTOR_BYTES;
	unsigned tie = s.tie[ODD], limit = s.limit[ODD];

	if (!is_wide) {
		clear_rows(b, limit);
		transpose(c->turned, b, s.limit[EVEN]);
	}
	for (unsigned x = 0; x < s.limit[EVEN]; x++) {
		const uint8_t *mine = (const uint8_t *)a->cell + x * stride,
			      *other = c->turned + (size_t)x * b->rows;
		uint64_t all = is_wide ? sum_of_wide(a, b, x, 0, limit)
		                       : sum_of_products(mine, other, limit);

		if (x < s.tie[EVEN]) {
			all *= 2;
			for (unsigned y = tie; y < limit; y++)
				all -= cell_at(a, x, y) * cell_at(b, y, x);
		}
		sum += all * layer->weight[x];
	}
	return s.weight * sum;
}

static int
make_turned(struct counter *c, size_t room)
{
	if (room <= c->room)
		return 0;
	free(c->turned);
	c->turned = calloc(room, 1);
	c->room = c->turned ? room : 0;
	return c->turned ? 0 : ENOMEM;
}

static int
make_trees(struct counter *c, const struct unit *u)
{
	if (c->even == u->even)
		return 0;
	c->even = NULL;
	for (unsigned i = 0; i < u->evens; i++) {
		struct share s = board_share(c->board, u->layer, u->even[i], 0);

		if (make_tree(c, u->layer, BLACK, EVEN, u->even[i], i,
		              s.limit[EVEN]) ||
		    make_tree(c, u->layer, WHITE, EVEN, u->even[i], i,
		              s.limit[ODD]))
			return ENOMEM;
	}
	c->even = u->even;
	return 0;
}

/* The share of each set of even rows.  Returns the greatest limits of those that
   have one. */
static int
set_shares(struct counter *c, const struct unit *u, unsigned odd,
           unsigned limit[2])
{
	limit[EVEN] = limit[ODD] = 0;
	for (unsigned i = 0; i < u->evens; i++) {
		struct share s =
			board_share(c->board, u->layer, u->even[i], odd);

		c->share[i] = s;
		for (int p = 0; p < 2; p++)
			if (s.weight && s.limit[p] > limit[p])
				limit[p] = s.limit[p];
	}
	return make_turned(c, (size_t)(limit[EVEN] + STRIP) *
	                              (limit[ODD] + STRIP));
}

/* Cells of a tree: black ones have rows of parity p. */
static int
begin_cells(struct counter *c, unsigned which, enum parity p,
            const unsigned rows[2], struct share s)
{
	for (int colour = 0; colour < 2; colour++) {
		enum parity q = colour == BLACK ? p : !p;
		struct tree *t = &c->tree[colour][which];

		t->is_used = s.weight != 0;
		t->lanes = s.limit[!q];
		if (t->is_used && cells_begin(&t->cells, rows[q], t->lanes))
			return ENOMEM;
	}
	return 0;
}

/* All sets of even rows of a unit, with a set of odd ones. */
static int
count_odd(struct counter *c, const struct unit *u, unsigned odd,
          uint64_t *count)
{
	unsigned limit[2];

	if (set_shares(c, u, odd, limit))
		return ENOMEM;
	if (!limit[EVEN])
		return 0;
	if (make_trees(c, u))
		return ENOMEM;
	for (unsigned i = 0; i < u->evens; i++)
		if (begin_cells(c, i, EVEN, c->share[i].limit, c->share[i]))
			return ENOMEM;
	if (join_rows(c, u->layer, BLACK, EVEN, u->evens, odd, limit[ODD]) ||
	    join_rows(c, u->layer, WHITE, EVEN, u->evens, odd, limit[EVEN]))
		return ENOMEM;
	for (unsigned i = 0; i < u->evens; i++)
		if (c->share[i].weight)
			*count +=
				product(c, u->layer, &c->tree[BLACK][i].cells,
			                &c->tree[WHITE][i].cells, c->share[i]);
	return 0;
}

/* The same number by other lists: odd rows have trees, and even rows lists. */
static int
recount_odd(struct counter *c, const struct unit *u, unsigned odd,
            uint64_t *count)
{
	unsigned limit[2];

	if (set_shares(c, u, odd, limit))
		return ENOMEM;
	if (!limit[EVEN])
		return 0;
	if (make_tree(c, u->layer, BLACK, ODD, odd, 0, limit[ODD]) ||
	    make_tree(c, u->layer, WHITE, ODD, odd, 0, limit[EVEN]))
		return ENOMEM;
	for (unsigned i = 0; i < u->evens; i++) {
		struct share s = c->share[i];

		if (!s.weight)
			continue;
		if (begin_cells(c, 0, ODD, limit, s) ||
		    join_rows(c, u->layer, BLACK, ODD, 1, u->even[i],
		              s.limit[EVEN]) ||
		    join_rows(c, u->layer, WHITE, ODD, 1, u->even[i],
		              s.limit[ODD]))
			return ENOMEM;
		*count += product(c, u->layer, &c->tree[WHITE][0].cells,
		                  &c->tree[BLACK][0].cells, s);
	}
	return 0;
}

/* --- the kernel --- */

#define JOIN(a, b) a##b
#define NAME(function, kernel) JOIN(function, kernel)
counter_begin_fn NAME(counter_begin_, KERNEL);
counter_count_fn NAME(counter_count_, KERNEL);
counter_end_fn NAME(counter_end_, KERNEL);

struct counter *
NAME(counter_begin_, KERNEL)(const struct board *board, int is_recount)
{
	size_t size = (sizeof(struct counter) + VECTOR_BYTES - 1) /
	              VECTOR_BYTES * VECTOR_BYTES;
	struct counter *c = aligned_alloc(VECTOR_BYTES, size);

	if (c) {
		memset(c, 0, size);
		c->board = board;
		c->is_recount = is_recount;
	}
	return c;
}

int
NAME(counter_count_, KERNEL)(struct counter *c, unsigned unit, uint64_t *count)
{
	struct unit u = board_unit(c->board, unit);

	*count = 0;
	for (unsigned i = 0; i < u.odds; i++)
		if ((c->is_recount ? recount_odd : count_odd)(c, &u, u.odd[i],
		                                              count))
			return ENOMEM;
	return 0;
}

void
NAME(counter_end_, KERNEL)(struct counter *c)
{
	for (int colour = 0; c && colour < 2; colour++)
		for (int i = 0; i < TREES; i++) {
			trie_free(&c->tree[colour][i].trie);
			cells_free(&c->tree[colour][i].cells);
		}
	if (c) {
		join_free(&c->join);
		free(c->turned);
	}
	free(c);
}

#if defined TARGET && defined __clang__
#pragma clang attribute pop
#endif
#endif
