/* trace.c -- a search written for its steps; search.c has the fast one */
#include "trace.h"

#include <assert.h>
#include <stdlib.h>

#include "records.h"

struct trace {
	FILE *out;
	int n, steps;
	int col[TRACE_N_MAX]; /* of the rows that have a queen */
	int queens;           /* how many rows have one */
	int row;              /* the row that is looked at */
	unsigned given_up;    /* its columns that were tried, one bit each */
};

/* By a queen further up. */
static int
is_attacked(const struct trace *s, int row, int column)
{
	for (int r = 0; r < row && r < s->queens; r++)
		if (s->col[r] == column || abs(s->col[r] - column) == row - r)
			return 1;
	return 0;
}

/* What a step shows of a square: nothing, or one of its three lists. */
enum mark { NOTHING, GIVEN_UP, ATTACKED_HERE, ATTACKED_BELOW };

static enum mark
mark_of(const struct trace *s, int row, int column)
{
	if (row == s->row && s->given_up >> column & 1)
		return GIVEN_UP;
	if (row < s->row || !is_attacked(s, row, column))
		return NOTHING;
	return row == s->row ? ATTACKED_HERE : ATTACKED_BELOW;
}

/* A field: the squares with that mark, as points. */
static void
write_squares(const struct trace *s, enum mark mark)
{
	int squares = 0;

	fputs("|>,<|", s->out);
	for (int r = 0; r < s->n; r++)
		for (int c = 0; c < s->n; c++)
			if (mark_of(s, r, c) == mark)
				fprintf(s->out, "%s%d %d", squares++ ? " " : "",
				        c + 1, r + 1);
}

/* Write a step in a row whose columns `tried` are given up. */
static void
write_step(struct trace *s, const char *what, int row, unsigned tried)
{
	s->row = row;
	s->given_up = tried;
	fprintf(s->out, "q_step(%d,%s,%d,%d,<|", ++s->steps, what, row + 1,
	        row < s->queens ? s->col[row] + 1 : 0);
	for (int r = 0; r < s->n; r++)
		fprintf(s->out, "%s%d", r ? "," : "",
		        r < s->queens ? s->col[r] + 1 : 0);
	write_squares(s, GIVEN_UP);
	write_squares(s, ATTACKED_HERE);
	write_squares(s, ATTACKED_BELOW);
	fputs("|>" RECORD_END, s->out);
}

/* Fill the rows from s->queens on.  Returns whether that is a solution. */
static int
search(struct trace *s)
{
	int row = s->queens;
	unsigned tried = 0;

	if (row == s->n)
		return 1;
	for (int c = 0; c < s->n; c++) {
		if (is_attacked(s, row, c))
			continue;
		s->col[row] = c;
		s->queens = row + 1;
		write_step(s,
		           s->queens == s->n ? "solved"
		           : tried           ? "back"
		                             : "place",
		           row, tried);
		if (search(s))
			return 1;
		s->queens = row;
		tried |= 1U << c;
	}
	write_step(s, tried ? "left" : "dead", row, tried);
	return 0;
}

int
trace_write(FILE *out, const struct tables *t)
{
	struct trace s = { .out = out, .n = t->n };

	assert(t->n <= TRACE_N_MAX);
	search(&s);
	return 0;
}
