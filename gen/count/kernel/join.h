/*
 * join.h -- count the pairs of a placement in one quarter and one in another
 *
 * The first ones are trees of rows (board/trie.h), the others a list
 * (board/members.h).  A walk down a tree keeps a bit vector of the members that
 * its queens spare: it ANDs in the vector of each square.  At a leaf, the bits of
 * each lane are counted and added to the leaf's row of cells.
 *
 * A long list is first made shorter: members that the first queens attack are
 * left out, and the rest gets a separate table, which all trees with these
 * first queens use.
 */
#ifndef JOIN_H
#define JOIN_H

#include "board/units.h"
#include "kernel/cells.h"
#include "kernel/leaves.h"

enum { TREES = BLOCK_MAX };

/* A tree, and where its pairs are counted. */
struct tree {
	struct trie trie;
	struct cells cells;
	unsigned positions; /* of its columns: rows of the cells */
	unsigned lanes;     /* that count */
};

/* Nodes of a tree, at some level. */
struct branch {
	const struct leaf *at, *end;
	struct tree *tree;
};

struct join {
	int n;
	const struct quarter *quarter; /* of the trees */
	struct level {
		struct members list;
		struct branch branch[TREES];
		/* the nodes of a tree have different squares of one row */
		struct branch here[TREES * QUARTER_MAX];
	} level[LEVELS];
	struct table table;
	struct room
		spared; /* [level][vector of the table], by the queens so far */
};

/* --- leaves --- */

struct walk {
	const struct join *join;
	struct cells *cells;
	int levels;                   /* of the tree */
	unsigned groups, vectors;     /* that count for it */
	const vector *last_row[LAST]; /* squares of the tree's last rows */
};

static const vector *
squares_of_row(const struct join *j, int row)
{
	int square = row < 0 ? NO_SQUARE : row * j->quarter->width;

	return square_at(&j->table, (unsigned)square);
}

static void
walk_last_nodes(const struct walk *w, const struct leaf *at,
                const struct leaf *end, const vector *above)
{
	const struct table *t = &w->join->table;
	unsigned groups, planes;

	for (unsigned g = 0; g < w->groups; g += groups) {
		groups = groups_of_shape(t, g, w->groups);
		for (size_t v = t->first[g]; v < t->first[g + 1]; v += planes) {
			struct place p = { .cells = w->cells,
				           .above = above + v,
				           .square = t->square + v,
				           .cell = w->cells->cell + g,
				           .square_shift = t->shift,
				           .row_shift = w->cells->shift };

			for (int k = 0; k < LAST; k++)
				p.last[k] = w->last_row[k] + v;
			planes = (unsigned)(t->first[g + 1] - v);
			if (planes > PLANES)
				planes = PLANES;
			shaped[planes][groups](&p, at, end);
		}
	}
}

/* Nodes below `level` queens, which spare `above`. */
static void
walk_nodes(const struct walk *w, int level, const struct leaf *at,
           const struct leaf *end, const vector *above)
{
	const struct table *t = &w->join->table;
	vector *spared =
		(vector *)w->join->spared.at + (size_t)level * t->vectors;

	if (level == w->levels - 1) {
		walk_last_nodes(w, at, end, above);
		return;
	}
	while (at < end) {
		struct node node = node_at(at);
		const vector *square = square_at(t, node.square);

		at += NODE_ITEMS;
		for (unsigned v = 0; v < w->vectors; v++)
			spared[v] = above[v] & square[v];
		walk_nodes(w, level + 1, at, at + node.items, spared);
		at += node.items;
	}
}

static int
walk_branch(struct walk *w, int level, const struct branch *b)
{
	const struct table *t = &w->join->table;

	w->cells = &b->tree->cells;
	w->levels = b->tree->trie.levels;
	w->groups = groups_of(b->tree->lanes);
	w->vectors = t->first[w->groups];
	for (int k = 0; k < LAST; k++)
		w->last_row[k] = squares_of_row(w->join, b->tree->trie.last[k]);
	if (w->vectors)
		walk_nodes(w, level, b->at, b->end, square_at(t, NO_SQUARE));
	return w->cells->has_failed ? ENOMEM : 0;
}

/* --- lists --- */

/* Walk down these branches with the list of their level. */
static int
walk_here(struct join *j, int level, unsigned count)
{
	struct level *l = &j->level[level];
	struct walk w = { .join = j };
	unsigned rows = 0;

	for (unsigned i = 0; i < count; i++)
		rows |= l->here[i].tree->trie.row_set;
	if (!count)
		return 0;
	if (table_make(&j->table, &l->list, j->quarter, rows, j->n) ||
	    room_make(&j->spared, sizeof(vector) * LEVELS * j->table.vectors))
		return ENOMEM;
	for (unsigned i = 0; i < count; i++)
		if (walk_branch(&w, level, &l->here[i]))
			return ENOMEM;
	return 0;
}

/* The nodes of a level stand in the order of their squares.  Move the node of this
   square, with all below it, from each branch to `to`.  Returns how many there
   are; *leaves is the sum of their leaves. */
static unsigned
take_square(struct level *l, unsigned branches, unsigned square,
            struct branch *to, unsigned long *leaves)
{
	unsigned count = 0;

	*leaves = 0;
	for (unsigned i = 0; i < branches; i++) {
		struct branch *b = &l->branch[i];
		const struct leaf *at = b->at;
		struct node node;

		if (at == b->end || (node = node_at(at)).square != square)
			continue;
		b->at += NODE_ITEMS + node.items;
		*leaves += node.leaves;
		to[count++] = (struct branch){ at, b->at, b->tree };
	}
	return count;
}

/* Whether a separate list is worth the time for so many leaves, as measured. */
static int
is_worth(const struct members *list, unsigned long leaves)
{
	return leaves > 600 && list->first[list->lanes] > 4 * list->lanes;
}

static int join_level(struct join *j, int level, unsigned count);

/* Go on below a queen on this square, with the list of members that it spares. */
static int
join_square(struct join *j, int level, unsigned square,
            const struct branch *taken, unsigned count)
{
	struct level *next = &j->level[level + 1];

	for (unsigned i = 0; i < count; i++) {
		next->branch[i] = taken[i];
		next->branch[i].at += NODE_ITEMS;
	}
	if (members_filter(&next->list, &j->level[level].list,
	                   quarter_square(j->quarter, (int)square)))
		return ENOMEM;
	return join_level(j, level + 1, count);
}

/* Count the pairs of the branches of a level with its list.  They are of trees
   with equally many queens, and there is one at least. */
static int
join_level(struct join *j, int level, unsigned count)
{
	struct level *l = &j->level[level];
	unsigned here = 0;
	unsigned squares = (unsigned)(j->quarter->height * j->quarter->width);

	if (level == l->branch[0].tree->trie.levels - 1) {
		memcpy(l->here, l->branch, count * sizeof *l->here);
		return walk_here(j, level, count);
	}
	for (unsigned square = 0; square < squares; square++) {
		unsigned long leaves;
		struct branch *taken = l->here + here;
		unsigned more = take_square(l, count, square, taken, &leaves);

		if (!is_worth(&l->list, leaves))
			here += more;
		else if (join_square(j, level, square, taken,
		                     more)) /* not kept */
			return ENOMEM;
	}
	return walk_here(j, level, here);
}

static void
join_free(struct join *j)
{
	for (int i = 0; i < LEVELS; i++)
		members_free(&j->level[i].list);
	free(j->table.room.at);
	free(j->spared.at);
}

#endif
