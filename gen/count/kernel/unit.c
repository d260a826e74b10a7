/* unit.c -- the method of method.h, compiled once for each kernel */
#include "kernel/kernel.h"

#if defined __x86_64__ || defined KERNEL_portable
#include "kernel/join.h"
#include "kernel/product.h"

enum colour { BLACK, WHITE };

/* Sets of rows of one parity. */
struct rows {
	enum parity parity;
	const uint16_t *set;
	unsigned sets;
};

struct counter {
	const struct board *board;
	const struct layer *layer;
	struct rows trees; /* whose trees are made */
	struct tree tree[2][TREES];
	struct placements found; /* the last ones */
	struct join join;
	struct room transposed;
};

/* --- lists and trees --- */

/* Of a colour's queens in rows of parity p: the parity of their columns. */
static enum parity
columns_of(enum colour colour, enum parity p)
{
	return colour == BLACK ? p : !p;
}

static const struct quarter *
quarter_of(const struct counter *c, enum colour colour, enum parity p)
{
	return &c->board->quarter[p][columns_of(colour, p)];
}

/* Find the placements of a colour, where black queens have these rows of parity
   p; white queens have the rows and columns that black ones lack. */
static int
find(struct counter *c, enum colour colour, enum parity p, unsigned rows,
     unsigned limit)
{
	const struct quarter *q = quarter_of(c, colour, p);
	struct columns columns = {
		.position = c->layer->position[columns_of(colour, p)],
		.limit = limit
	};

	if (colour == WHITE)
		rows ^= (1U << q->height) - 1;
	else
		columns.flip = (1U << q->width) - 1;
	return placements_make(&c->found, q, rows, columns);
}

/* So that memory is that of one layer. */
static void
free_trees(struct counter *c)
{
	for (int i = 0; i < TREES; i++)
		for (int colour = 0; colour < 2; colour++) {
			trie_free(&c->tree[colour][i].trie);
			cells_free(&c->tree[colour][i].cells);
		}
	memset(c->tree, 0, sizeof c->tree);
}

/* The trees of both colours, unless they are there. */
static int
make_trees(struct counter *c, const struct layer *layer, struct rows trees)
{
	if (c->trees.set == trees.set && c->trees.sets == trees.sets)
		return 0;
	if (c->layer != layer)
		free_trees(c);
	c->layer = layer;
	c->trees = (struct rows){ .parity = trees.parity };
	for (unsigned i = 0; i < 2 * trees.sets; i++) {
		enum colour colour = (enum colour)(i % 2);
		unsigned rows = trees.set[i / 2];
		struct tree *t = &c->tree[colour][i / 2];
		enum parity q = columns_of(colour, trees.parity);

		/* limits do not depend on the odd set */
		t->positions =
			trees.parity == ODD
				? layer->positions[q]
				: layers_weights(c->board, layer, rows, 0)
					  .limit[q];
		if (find(c, colour, trees.parity, rows, t->positions) ||
		    trie_make(&t->trie, &c->found))
			return ENOMEM;
	}
	c->trees = trees;
	return 0;
}

/* Count pairs of the used trees of a colour with the list of these rows of the
   other parity. */
static int
join_rows(struct counter *c, enum colour colour, unsigned rows,
          const unsigned limit[2])
{
	enum parity p = !c->trees.parity;
	unsigned lanes = limit[columns_of(colour, p)], used = 0;
	struct join *j = &c->join;

	j->n = c->board->n;
	j->quarter = quarter_of(c, colour, c->trees.parity);
	if (find(c, colour, p, rows, lanes) ||
	    members_make(&j->level[0].list, &c->found, lanes))
		return ENOMEM;
	for (unsigned i = 0; i < c->trees.sets; i++) {
		struct tree *t = &c->tree[colour][i];

		if (t->lanes)
			j->level[0].branch[used++] = (struct branch){
				t->trie.item, t->trie.item + t->trie.items, t
			};
	}
	return join_level(j, 0, used);
}

/* --- units --- */

/* Without lanes, the tree is not used. */
static int
begin_cells(struct tree *t, unsigned lanes)
{
	t->lanes = lanes;
	return lanes && cells_begin(&t->cells, t->positions, lanes);
}

/* Count the solutions of all trees, each by its weights, with a set of rows of the
   other parity. */
static int
count_trees(struct counter *c, const struct weights *weights, unsigned rows,
            uint64_t *count)
{
	unsigned limit[2] = { 0, 0 }; /* the greatest ones */
	/* trees by the parity of their columns */
	struct tree *even = c->tree[c->trees.parity == EVEN ? BLACK : WHITE],
		    *odd = c->tree[c->trees.parity == EVEN ? WHITE : BLACK];

	for (unsigned i = 0; i < c->trees.sets; i++) {
		struct weights w = weights[i];

		for (int q = 0; q < 2; q++)
			if (w.weight && w.limit[q] > limit[q])
				limit[q] = w.limit[q];
		if (begin_cells(&even[i], w.weight ? w.limit[ODD] : 0) ||
		    begin_cells(&odd[i], w.weight ? w.limit[EVEN] : 0))
			return ENOMEM;
	}
	if (!limit[EVEN])
		return 0;
	if (room_make(&c->transposed,
	              (size_t)(limit[EVEN] + STRIP) *
	                      (c->layer->positions[ODD] + STRIP)) ||
	    join_rows(c, BLACK, rows, limit) ||
	    join_rows(c, WHITE, rows, limit))
		return ENOMEM;
	for (unsigned i = 0; i < c->trees.sets; i++)
		if (weights[i].weight)
			*count += product(c->transposed.at, c->layer,
			                  &even[i].cells, &odd[i].cells,
			                  weights[i]);
	return 0;
}

static int
count_rows(struct counter *c, const struct layer *layer, struct rows trees,
           struct rows lists, uint64_t *count)
{
	struct weights weights[TREES];

	if (make_trees(c, layer, trees))
		return ENOMEM;
	for (unsigned i = 0; i < lists.sets; i++) {
		unsigned set[2];

		set[lists.parity] = lists.set[i];
		for (unsigned t = 0; t < trees.sets; t++) {
			set[trees.parity] = trees.set[t];
			weights[t] = layers_weights(c->board, layer, set[EVEN],
			                            set[ODD]);
		}
		if (count_trees(c, weights, lists.set[i], count))
			return ENOMEM;
	}
	return 0;
}

/* --- the kernel --- */

static struct counter *
begin_counter(const struct board *board)
{
	struct counter *c = calloc(1, sizeof *c);

	if (c)
		c->board = board;
	return c;
}

static int
count_unit(struct counter *c, const struct unit *u, int is_recount,
           uint64_t *sum)
{
	const struct layer *l = u->layer;
	struct rows even = { EVEN, u->even, u->evens },
		    odd = { ODD, l->odd + l->position[ODD][u->odd], 1 };

	*sum = 0;
	return is_recount ? count_rows(c, l, odd, even, sum)
	                  : count_rows(c, l, even, odd, sum);
}

static void
end_counter(struct counter *c)
{
	if (!c)
		return;
	free_trees(c);
	join_free(&c->join);
	free(c->found.room.at);
	free(c->transposed.at);
	free(c);
}

#define EXPORT(name)                                                           \
	const struct kernel kernel_##name = { #name, has_##name,               \
		                              begin_counter, count_unit,       \
		                              end_counter }
#define EXPORT_KERNEL(name) EXPORT(name)
EXPORT_KERNEL(KERNEL);

#if defined TARGET && defined __clang__
#pragma clang attribute pop
#endif
#endif
