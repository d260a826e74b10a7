/* unit.c -- the method of method.h, compiled once for each kernel */
#include "kernel/kernel.h"

#if defined __x86_64__ || defined KERNEL_portable
#include "kernel/join.h"
#include "kernel/weights.h"

enum colour { BLACK, WHITE };

struct counter {
	const struct board *board;
	struct unit unit; /* the last one: its block has these trees */
	struct block block[2];
	struct trie tree[2];
	struct members members[2];
	struct cells cells;
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

static const struct quarter *
quarter_of(const struct counter *c, enum colour colour, enum parity p)
{
	return &c->board->quarter[p][columns_of(colour, p)];
}

/* White queens have the rows and columns that black ones lack. */
static unsigned
rows_of_colour(enum colour colour, const struct quarter *q, unsigned black)
{
	return colour == BLACK ? black : black ^ ((1U << q->height) - 1);
}

static struct columns
positions_of(const struct layer *l, enum colour colour, enum parity p,
             const struct quarter *q)
{
	return (struct columns){ .position = l->position[columns_of(colour, p)],
		                 .flip = colour == BLACK ? quarter_columns(q)
		                                         : 0 };
}

/* Sets with the greatest limits come first: those that count with some set of
   odd rows are the first ones. */
static int
make_tree(struct counter *c, enum colour colour, const struct unit *u)
{
	const struct quarter *q = quarter_of(c, colour, EVEN);
	struct block *b = &c->block[colour];

	*b = (struct block){ .quarter = q,
		             .columns = positions_of(u->layer, colour, EVEN, q),
		             .sets = u->evens,
		             .side = c->cells.side };
	for (unsigned i = 0; i < u->evens; i++) {
		unsigned set = u->even[u->evens - 1 - i];
		struct weights w = layers_weights(c->board, u->layer, set, 0);

		b->rows[i] = rows_of_colour(colour, q, set);
		b->limit[i] = w.limit[columns_of(colour, EVEN)];
	}
	return trie_make(&c->tree[colour], b);
}

static unsigned
greater(unsigned a, unsigned b)
{
	return a > b ? a : b;
}

/* The trees of both colours, unless they are there. */
static int
make_trees(struct counter *c, const struct unit *u)
{
	const struct layer *l = u->layer;

	if (c->unit.even == u->even && c->unit.evens == u->evens)
		return 0;
	c->unit.evens = 0;
	if (cells_make(&c->cells, u->evens,
	               greater(l->positions[EVEN], l->positions[ODD])) ||
	    make_tree(c, BLACK, u) || make_tree(c, WHITE, u))
		return ENOMEM;
	c->unit = *u;
	weights_begin(&c->twice, l);
	return 0;
}

/* Count the pairs of a colour's tree with its list of a set of odd rows. */
static int
join_colour(struct counter *c, enum colour colour, enum use use, unsigned odd)
{
	const struct quarter *q = quarter_of(c, colour, ODD);
	struct members *m = &c->members[colour];
	struct join *j = &c->join;

	j->use = use;
	j->quarter = c->block[colour].quarter;
	j->trie = &c->tree[colour];
	return members_make(m, q, rows_of_colour(colour, q, odd),
	                    positions_of(c->unit.layer, colour, ODD, q),
	                    c->cells.lanes) ||
	       join_all(j, m);
}

/* --- units --- */

static int
count_pairs(struct counter *c, const struct unit *u, enum colour first)
{
	struct cells *cells = &c->cells;

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
	c->join.n = board->n;
	c->join.cells = &c->cells;
	return c;
}

/* So that memory is that of one layer. */
static void
free_rooms(struct counter *c)
{
	for (int colour = 0; colour < 2; colour++) {
		trie_free(&c->tree[colour]);
		members_free(&c->members[colour]);
	}
	cells_free(&c->cells);
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
	for (unsigned i = 0; i < sets; i++)
		weights[i].weight >>= __builtin_ctz(all);
	cells_begin(&c->cells, sets, weights, columns_of(first, ODD));
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
	const struct kernel kernel_##name = { #name, has_##name,               \
		                              begin_counter, count_unit,       \
		                              end_counter }
#define EXPORT_KERNEL(name) EXPORT(name)
EXPORT_KERNEL(KERNEL);

#if defined TARGET && defined __clang__
#pragma clang attribute pop
#endif
#endif
