/* walk.c -- the search is written for its steps; queens.c has a faster one */
#include "walk.h"

#include <stdlib.h>

enum { LEAF = 1500, FIRST_LEAF = 2000 }; /* of the tree, in thousandths */

/* A board that was tried, or a row without a free square. */
struct node {
	size_t parent;
	int row;         /* from 1 */
	int column;      /* from 1; 0 for a row without a free square */
	int frame;       /* which shows it; 0 for the empty board */
	int below;       /* how many nodes hang from it */
	int left, right; /* the places of the first and the last of these */
	int x;           /* its place, from left to right, in thousandths */
};

struct walk {
	FILE *out;
	int n;
	int col[QUEENS_MAX]; /* of the rows that have a queen */
	int queens;          /* how many rows have one */
	int row;             /* the row that is looked at */
	uint32_t given_up;   /* its columns that were tried, one bit each */
	int frames;
	struct node *node;
	size_t nodes, room;
};

/* --- marks of a frame --- */

/* Says whether a square has the mark. */
typedef int mark_fn(const struct walk *w, int row, int column);

static int
has_queen(const struct walk *w, int row, int column)
{
	return row < w->queens && w->col[row] == column;
}

static int
is_given_up(const struct walk *w, int row, int column)
{
	return row == w->row && w->given_up >> column & 1;
}

/* By a queen further up. */
static int
is_attacked(const struct walk *w, int row, int column)
{
	for (int r = 0; r < row && r < w->queens; r++)
		if (w->col[r] == column || abs(w->col[r] - column) == row - r)
			return 1;
	return 0;
}

static int
is_attacked_here(const struct walk *w, int row, int column)
{
	return row == w->row && is_attacked(w, row, column);
}

static int
is_attacked_below(const struct walk *w, int row, int column)
{
	return row > w->row && is_attacked(w, row, column);
}

/* A field: a call with the squares that have the mark, nothing if none has. */
static void
write_marks(const struct walk *w, const char *call, mark_fn *has_mark)
{
	int marks = 0;

	fputs(", <|", w->out);
	for (int r = 0; r < w->n; r++)
		for (int c = 0; c < w->n; c++)
			if (has_mark(w, r, c)) {
				fputs(marks++ ? " " : call, w->out);
				fprintf(w->out, "%d %d", c + 1, r + 1);
			}
	fputs(marks ? "|>)" RECORDS_APART "|>" : "|>", w->out);
}

static void
write_frame(struct walk *w, const char *kind)
{
	int column = w->queens > w->row ? w->col[w->row] + 1 : 0;

	fprintf(w->out, "q_frame(%d, <|%s|>, %d, %d, <|", ++w->frames, kind,
	        w->row + 1, column);
	for (int r = 0; r < w->queens; r++)
		fprintf(w->out, "%s%d", r ? " " : "", w->col[r] + 1);
	fputs("|>", w->out);
	write_marks(w, "q_stands(<|", has_queen);
	write_marks(w, "q_given_up(<|", is_given_up);
	write_marks(w, "q_attacked(<|", is_attacked_here);
	write_marks(w, "q_attacked_below(<|", is_attacked_below);
	fputs(")" RECORDS_END, w->out);
}

/* --- the search --- */

/* A node for the frame that comes next.  Returns 0, or -1 with errno ENOMEM. */
static int
add_node(struct walk *w, size_t parent, int row, int column)
{
	size_t room = w->room ? 2 * w->room : 1024;
	struct node *grown;

	if (w->nodes == w->room) {
		grown = realloc(w->node, room * sizeof *grown);
		if (!grown)
			return -1;
		w->node = grown;
		w->room = room;
	}
	w->node[w->nodes++] = (struct node){ .parent = parent,
		                             .row = row,
		                             .column = column,
		                             .frame = w->frames + 1 };
	return 0;
}

/* A queen stands in the next square that is not attacked. */
static int
show_queen(struct walk *w, size_t parent, uint32_t given_up)
{
	w->row = w->queens - 1;
	w->given_up = given_up;
	if (add_node(w, parent, w->queens, w->col[w->row] + 1))
		return -1;
	write_frame(w, w->queens == w->n ? "solved"
	               : given_up        ? "back"
	                                 : "place");
	return 0;
}

/* The row below the last queen has no square, or none is left. */
static int
show_no_square(struct walk *w, size_t parent, uint32_t given_up)
{
	w->row = w->queens;
	w->given_up = given_up;
	if (!given_up && add_node(w, parent, w->row + 1, 0))
		return -1;
	write_frame(w, given_up ? "left" : "dead");
	return 0;
}

/* Fill the rows from w->queens on.  Returns 1 if that is a solution, 0 if there
   is none, or -1 with errno ENOMEM. */
static int
search(struct walk *w, size_t parent)
{
	int row = w->queens, status = 0;
	uint32_t given_up = 0;

	if (row == w->n)
		return 1;
	for (int column = 0; column < w->n; column++) {
		if (is_attacked(w, row, column))
			continue;
		w->col[row] = column;
		w->queens = row + 1;
		status = show_queen(w, parent, given_up);
		if (!status)
			status = search(w, w->nodes - 1);
		if (status)
			return status;
		w->queens = row;
		given_up |= UINT32_C(1) << column;
	}
	return show_no_square(w, parent, given_up);
}

/* --- the tree --- */

/* From the last node to the first, so that those below a node have a place
   before it does.  Returns the number of leaves. */
static int
place_nodes(struct walk *w)
{
	int leaves = 0;

	for (size_t i = w->nodes; i-- > 0;) {
		struct node *node = &w->node[i], *up = &w->node[node->parent];

		if (!node->below)
			node->left = node->right = -LEAF * leaves++;
		node->x = (node->left + node->right) / 2;
		if (!up->below++)
			up->right = node->x;
		up->left = node->x;
	}
	return leaves;
}

static const char *
node_kind(const struct walk *w, const struct node *node)
{
	return !node->row          ? "top"
	       : !node->column     ? "dead"
	       : node->row == w->n ? "solved"
	                           : "queen";
}

static void
write_place(FILE *out, int x, int row)
{
	fprintf(out, "%d.%03d, %d, ", x / 1000, x % 1000, row);
}

static void
write_tree(struct walk *w)
{
	int leaves = place_nodes(w), shift = LEAF * (leaves - 1) + FIRST_LEAF;

	fprintf(w->out,
	        "m4_define(<|q_tree_width|>, %d.%03d)" RECORDS_END
	        "m4_define(<|q_all_node|>, <|m4_dnl\n",
	        (shift + LEAF) / 1000, (shift + LEAF) % 1000);
	for (size_t i = 0; i < w->nodes; i++) {
		const struct node *node = &w->node[i];
		const struct node *up = &w->node[node->parent];

		fprintf(w->out, "q_node(<|%s|>, ", node_kind(w, node));
		write_place(w->out, node->x + shift, node->row);
		write_place(w->out, up->x + shift, up->row);
		fprintf(w->out, "%d, %d)" RECORDS_END, node->column,
		        node->frame);
	}
	fputs("|>)" RECORDS_END, w->out);
}

int
walk_facts(FILE *out, const struct tables *t)
{
	struct walk w = { .out = out, .n = t->n };
	int failed = add_node(&w, 0, 0, 0);

	fputs("m4_define(<|q_all_frame|>, <|m4_dnl\n", out);
	failed = failed || search(&w, 0) < 0;
	fputs("|>)" RECORDS_END, out);
	if (!failed)
		write_tree(&w);
	free(w.node);
	return failed ? -1 : 0;
}
