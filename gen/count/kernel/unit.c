/* unit.c -- the method of unit.h, compiled once for each kernel */
#include "kernel/kernel.h"

#if defined __x86_64__ || defined KERNEL_portable
#include "kernel/join.h"
#include "kernel/product.h"

enum colour { BLACK, WHITE };

struct counter {
	const struct board *board;
	int is_recount;
	const uint16_t *even; /* of the unit whose trees are made */
	unsigned evens;
	struct tree tree[2][TREES];
	struct join join;
	struct room turned;
};

/* --- lists and trees --- */

/* The placements of one colour in rows of one parity. */
struct side {
	const struct quarter *quarter;
	unsigned flip; /* white queens have the rows that black ones lack */
	struct columns columns;
};

static struct side
side_of(const struct counter *c, const struct layer *layer, enum colour colour,
        enum parity p, unsigned limit)
{
	enum parity q = colour == BLACK ? p : !p; /* of columns */
	const struct quarter *quarter = &c->board->quarter[p][q];
	struct side s = { .quarter = quarter,
		          .columns = { .position = layer->position[q],
		                       .limit = limit } };

	if (colour == WHITE) {
		s.flip = (1U << quarter->height) - 1;
		s.columns.flip = (1U << quarter->width) - 1;
	}
	return s;
}

/* The trees of both colours for a set of rows of parity p. */
static int
make_trees(struct counter *c, const struct layer *layer, enum parity p,
           unsigned rows, unsigned which, const unsigned limit[2])
{
	for (int colour = 0; colour < 2; colour++) {
		struct tree *t = &c->tree[colour][which];
		struct side s;

		t->positions = limit[colour == BLACK ? p : !p];
		s = side_of(c, layer, (enum colour)colour, p, t->positions);
		if (trie_make(&t->trie, s.quarter, rows ^ s.flip, s.columns))
			return ENOMEM;
	}
	return 0;
}

/* Count pairs of the used trees, of rows of parity p, with the list of rows of
   the other parity. */
static int
join_rows(struct counter *c, const struct layer *layer, enum colour colour,
          enum parity p, unsigned trees, unsigned rows, unsigned limit)
{
	struct join *j = &c->join;
	struct side s = side_of(c, layer, colour, !p, limit);
	unsigned used = 0;

	j->n = c->board->n;
	j->quarter = side_of(c, layer, colour, p, 0).quarter;
	if (members_make(&j->level[0].list, s.quarter, rows ^ s.flip,
	                 s.columns))
		return ENOMEM;
	for (unsigned i = 0; i < trees; i++) {
		struct tree *t = &c->tree[colour][i];

		if (t->is_used)
			j->level[0].branch[used++] = (struct branch){
				t->trie.item, t->trie.item + t->trie.items, t
			};
	}
	return join_level(j, 0, used);
}

/* --- units --- */

static int
begin_cells(struct tree *t, unsigned lanes, int is_used)
{
	t->lanes = lanes;
	t->is_used = is_used;
	return is_used && cells_begin(&t->cells, t->positions, lanes);
}

/* Count the solutions of trees, of rows of parity p, each by its share, with a
   set of rows of the other parity. */
static int
count_trees(struct counter *c, const struct layer *layer, enum parity p,
            unsigned trees, const struct share *share, unsigned rows,
            uint64_t *count)
{
	unsigned limit[2] = { 0, 0 }; /* the greatest ones */
	/* by the parity of their columns */
	struct tree *even = c->tree[p == EVEN ? BLACK : WHITE],
		    *odd = c->tree[p == EVEN ? WHITE : BLACK];

	for (unsigned i = 0; i < trees; i++) {
		struct share s = share[i];

		for (int q = 0; q < 2; q++)
			if (s.weight && s.limit[q] > limit[q])
				limit[q] = s.limit[q];
		if (begin_cells(&even[i], s.limit[ODD], s.weight != 0) ||
		    begin_cells(&odd[i], s.limit[EVEN], s.weight != 0))
			return ENOMEM;
	}
	if (!limit[EVEN])
		return 0;
	if (room_make(&c->turned, (size_t)(limit[EVEN] + STRIP) *
	                                  (layer->positions[ODD] + STRIP)) ||
	    join_rows(c, layer, BLACK, p, trees, rows, limit[!p]) ||
	    join_rows(c, layer, WHITE, p, trees, rows, limit[p]))
		return ENOMEM;
	for (unsigned i = 0; i < trees; i++)
		if (share[i].weight)
			*count += product(c->turned.at, layer, &even[i].cells,
			                  &odd[i].cells, share[i]);
	return 0;
}

/* The trees of a unit, unless the unit before has the same. */
static int
make_even_trees(struct counter *c, const struct unit *u)
{
	if (c->even == u->even && c->evens == u->evens)
		return 0;
	c->even = NULL;
	for (unsigned i = 0; i < u->evens; i++) {
		/* its limits do not depend on the odd set */
		struct share s = board_share(c->board, u->layer, u->even[i], 0);

		if (make_trees(c, u->layer, EVEN, u->even[i], i, s.limit))
			return ENOMEM;
	}
	c->even = u->even;
	c->evens = u->evens;
	return 0;
}

static int
count_unit(struct counter *c, const struct unit *u, uint64_t *count)
{
	struct share share[TREES];

	if (make_even_trees(c, u))
		return ENOMEM;
	for (unsigned o = 0; o < u->odds; o++) {
		for (unsigned i = 0; i < u->evens; i++)
			share[i] = board_share(c->board, u->layer, u->even[i],
			                       u->odd[o]);
		if (count_trees(c, u->layer, EVEN, u->evens, share, u->odd[o],
		                count))
			return ENOMEM;
	}
	return 0;
}

/* The same number by other lists: odd rows have trees, and even rows lists. */
static int
recount_unit(struct counter *c, const struct unit *u, uint64_t *count)
{
	for (unsigned o = 0; o < u->odds; o++) {
		if (make_trees(c, u->layer, ODD, u->odd[o], 0,
		               u->layer->positions))
			return ENOMEM;
		for (unsigned i = 0; i < u->evens; i++) {
			struct share s = board_share(c->board, u->layer,
			                             u->even[i], u->odd[o]);

			if (count_trees(c, u->layer, ODD, 1, &s, u->even[i],
			                count))
				return ENOMEM;
		}
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
NAME(counter_count_, KERNEL)(struct counter *c, const struct unit *u,
                             uint64_t *count)
{
	*count = 0;
	return (c->is_recount ? recount_unit : count_unit)(c, u, count);
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
		free(c->turned.at);
	}
	free(c);
}

#if defined TARGET && defined __clang__
#pragma clang attribute pop
#endif
#endif
