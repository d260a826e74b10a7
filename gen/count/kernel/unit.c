/* unit.c -- the method of method.h, compiled once for each kernel */
#include "kernel/kernel.h"

#if defined __x86_64__ || defined KERNEL_portable
#include "kernel/join.h"
#include "kernel/weights.h"

enum colour { BLACK, WHITE };

struct counter {
	const struct board *board;
	struct unit unit; /* its block has these trees */
	struct trie tree[2];
	struct twice twice;
	struct join join;
};

/* --- trees and lists --- */

/* Of a colour's queens in rows of parity p: the parity of their columns. */
static enum parity
columns_of(enum colour colour, enum parity p)
{
	return colour == BLACK ? p : !p;
}

/* A block of a colour's queens in rows of parity p, without sets. */
static struct block
begin_block(const struct counter *c, const struct layer *l, enum colour colour,
            enum parity p)
{
	const enum parity columns = columns_of(colour, p);
	const struct quarter *q = &c->board->quarter[p][columns];

	return (struct block){ .quarter = q,
		               .position = l->position[columns],
		               .flip = colour == BLACK ? q->columns : 0 };
}

/* White queens have the rows that black ones lack. */
static void
add_set(struct block *b, enum colour colour, unsigned black, unsigned limit)
{
	unsigned all = (1U << b->quarter->height) - 1;

	b->rows[b->sets] = colour == BLACK ? black : all ^ black;
	b->limit[b->sets++] = limit;
}

/* Sets with the greatest limits come first: those that count with some set of
   odd rows are the first ones. */
static int
make_tree(struct counter *c, enum colour colour, const struct unit *u)
{
	struct block b = begin_block(c, u->layer, colour, EVEN);
	unsigned first = (unsigned)(u->even - u->layer->even);

	b.side = c->join.cells.side;
	for (unsigned i = u->evens; i-- > 0;)
		add_set(&b, colour, u->even[i],
		        layers_limit(c->board, u->layer, first + i,
		                     columns_of(colour, EVEN)));
	return trie_make(&c->tree[colour], &b);
}

/* The trees of both colours, unless they are there. */
static int
make_trees(struct counter *c, const struct unit *u)
{
	const unsigned *positions = u->layer->positions;

	if (c->unit.even == u->even && c->unit.evens == u->evens)
		return 0;
	c->unit.evens = 0;
	if (cells_make(&c->join.cells, u->evens,
	               positions[positions[ODD] > positions[EVEN]]) ||
	    make_tree(c, BLACK, u) || make_tree(c, WHITE, u))
		return ENOMEM;
	c->unit = *u;
	weights_begin(&c->twice, u->layer);
	return 0;
}

/* Count the pairs of a colour's tree with its list of a set of odd rows. */
static int
join_colour(struct counter *c, enum colour colour, enum use use, unsigned odd)
{
	struct block b = begin_block(c, c->unit.layer, colour, ODD);

	add_set(&b, colour, odd, c->join.cells.lanes);
	return join_all(&c->join, &c->tree[colour], &b, use);
}

static int
count_pairs(struct counter *c, const struct unit *u, enum colour first)
{
	struct cells *cells = &c->join.cells;

	if (join_colour(c, first, ADD, u->odd))
		return ENOMEM;
	cells_weigh(cells, &c->twice, u->layer);
	return join_colour(c, !first, cells->is_wide ? MULTIPLY_WIDE : MULTIPLY,
	                   u->odd) ||
	       cells->is_full;
}

/* --- the kernel --- */

static struct counter *
begin_counter(const struct board *board)
{
	struct counter *c = aligned_alloc(_Alignof(struct counter), sizeof *c);

	if (!c)
		return NULL;
	memset(c, 0, sizeof *c);
	c->board = board;
	return c;
}

/* So that memory is that of one layer. */
static void
free_rooms(struct counter *c)
{
	trie_free(&c->tree[BLACK]);
	trie_free(&c->tree[WHITE]);
	join_free(&c->join);
}

static int
count_unit(struct counter *c, const struct unit *u, int is_recount,
           uint64_t *sum)
{
	struct weights weights[BLOCK_MAX];
	unsigned sets = 0, all = 0;
	enum colour first = is_recount ? WHITE : BLACK;

	*sum = 0;
	if (c->unit.layer != u->layer)
		free_rooms(c);
	if (make_trees(c, u))
		return ENOMEM;
	for (unsigned i = 0; i < u->evens; i++) {
		weights[i] = layers_weights(c->board, u->layer,
		                            u->even[u->evens - 1 - i], u->odd);
		all |= weights[i].weight;
		if (weights[i].weight)
			sets = i + 1;
	}
	if (!sets)
		return 0;
	/* cells are doubled for a weight of 2 alone; the sum by what is left */
	for (unsigned i = 0; i < sets; i++)
		weights[i].weight >>= __builtin_ctz(all);
	cells_begin(&c->join.cells, sets, weights, columns_of(first, ODD));
	if (count_pairs(c, u, first))
		return ENOMEM;
	*sum = join_product(&c->join) << __builtin_ctz(all);
	return 0;
}

static void
end_counter(struct counter *c)
{
	if (c)
		free_rooms(c);
	free(c);
}

#define EXPORT(name)                                                           \
	const struct kernel kernel_##name = { #name, is_supported,             \
		                              begin_counter, count_unit,       \
		                              end_counter }
#define EXPORT_KERNEL(name) EXPORT(name)
EXPORT_KERNEL(KERNEL);

#if defined NATIVE && defined __clang__
#pragma clang attribute pop
#endif
#endif
