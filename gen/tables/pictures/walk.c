/* walk.c -- the search is written for its steps; queens.c has a faster one */
#include "walk.h"

#include <stdlib.h>

#include "tree.h"

struct walk {
	FILE *out;
	int n;
	int col[QUEENS_MAX]; /* of the rows that have a queen */
	int queens;          /* how many rows have one */
	int row;             /* the row that is looked at */
	uint32_t given_up;   /* its columns that were tried, one bit each */
	int frames;
	struct tree tree;
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

/* A queen stands in the next square that is not attacked. */
static int
show_queen(struct walk *w, size_t parent, uint32_t given_up)
{
	w->row = w->queens - 1;
	w->given_up = given_up;
	if (tree_add(&w->tree, parent, w->queens, w->col[w->row] + 1,
	             w->frames + 1))
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
	if (!given_up &&
	    tree_add(&w->tree, parent, w->row + 1, 0, w->frames + 1))
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
			status = search(w, w->tree.nodes - 1);
		if (status)
			return status;
		w->queens = row;
		given_up |= UINT32_C(1) << column;
	}
	return show_no_square(w, parent, given_up);
}

int
walk_facts(FILE *out, const struct tables *t)
{
	struct walk w = { .out = out, .n = t->n };
	int failed = tree_add(&w.tree, 0, 0, 0, 0);

	fputs("m4_define(<|q_all_frame|>, <|m4_dnl\n", out);
	failed = failed || search(&w, 0) < 0;
	fputs("|>)" RECORDS_END, out);
	if (!failed)
		tree_write(&w.tree, t->n, out);
	tree_free(&w.tree);
	return failed ? -1 : 0;
}
