/* squares.c -- a1 is the first square of the last row */
#include "squares.h"

#include <stdlib.h>
#include <string.h>

#include "cli.h"

static int
parse_square(const char *text, int n, struct square *s)
{
	int number;

	if (text[0] < 'a' || text[0] >= 'a' + n ||
	    cli_number(text + 1, 1, n, &number))
		return -1;
	s->column = text[0] - 'a';
	s->row = n - number;
	return 0;
}

static int
is_same(struct square a, struct square b)
{
	return a.row == b.row && a.column == b.column;
}

static int
attack(struct square a, struct square b)
{
	int rows = abs(a.row - b.row), columns = abs(a.column - b.column);

	return rows == 0 || columns == 0 || rows == columns;
}

static void
add(struct given *g, struct square s)
{
	for (int i = 0; i < g->count; i++) {
		if (is_same(g->square[i], s))
			return;
		if (attack(g->square[i], s)) {
			g->is_impossible = 1;
			g->pair[0] = g->square[i];
			g->pair[1] = s;
			return;
		}
	}
	g->square[g->count++] = s;
}

const char *
squares_add(struct given *g, char *word)
{
	struct square s;

	for (char *end; word; word = end) {
		end = strpbrk(word, ", ");
		if (end)
			*end++ = '\0';
		if (parse_square(word, g->n, &s))
			return word;
		add(g, s);
	}
	return NULL;
}

void
squares_print(FILE *out, const struct square *s, int count, int n)
{
	for (int i = 0; i < count; i++)
		fprintf(out, "%s%c%d", i ? " " : "", 'a' + s[i].column,
		        n - s[i].row);
}
