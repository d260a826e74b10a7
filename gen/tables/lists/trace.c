/* trace.c -- a search written for its steps; search.c has the fast one */
#include "lists/trace.h"

#include <assert.h>

#include "boards/attack.h"
#include "lists/records.h"

struct trace {
	FILE *out;
	int n, steps;
	int col[TRACE_N_MAX]; /* of the rows that have a queen */
	int queens;           /* how many rows have one */
};

/* The columns that queens further up attack. */
static unsigned
attacked(const struct trace *s, int row)
{
	struct attack a = { 0 };

	for (int r = 0; r < row; r++)
		a = attack_next(a, r < s->queens ? 1U << s->col[r] : 0);
	return ~attack_free(a);
}

/* Write a field: squares of rows from .. to - 1, as points: those in `columns`
   or, if it is NULL, those that a queen further up attacks. */
static void
write_squares(const struct trace *s, int from, int to, const unsigned *columns)
{
	int squares = 0;

	fputs("|>,<|", s->out);
	for (int r = from; r < to; r++)
		for (int c = 0; c < s->n; c++)
			if ((columns ? *columns : attacked(s, r)) >> c & 1)
				fprintf(s->out, "%s%d %d", squares++ ? " " : "",
				        c + 1, r + 1);
}

/* Write a step in a row whose columns `tried` are given up. */
static void
write_step(struct trace *s, const char *what, int row, unsigned tried)
{
	fprintf(s->out, "q_step(%d,%s,%d,%d,<|", ++s->steps, what, row + 1,
	        row < s->queens ? s->col[row] + 1 : 0);
	for (int r = 0; r < s->n; r++)
		fprintf(s->out, "%s%d", r ? "," : "",
		        r < s->queens ? s->col[r] + 1 : 0);
	write_squares(s, row, row + 1, &tried);
	write_squares(s, row, row + 1, NULL);
	write_squares(s, row + 1, s->n, NULL);
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
		if (attacked(s, row) >> c & 1)
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
