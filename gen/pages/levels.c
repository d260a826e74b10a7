/* levels.c -- solve as a person does: forced moves, then one step ahead */
#include "levels.h"

#include <stdlib.h>

/* Put a queen on a free square. */
static void
place(struct position *p, int row, int column)
{
	unsigned queen = 1U << column;

	p->rows &= ~(1U << row);
	p->columns &= ~queen;
	for (int r = 0; r < p->n; r++) {
		int away = abs(r - row);

		p->free[r] &= ~(queen | queen << away | queen >> away);
	}
	p->free[row] = 0;
}

struct position
levels_begin(const struct board *b, unsigned set)
{
	unsigned all = (1U << b->n) - 1;
	struct position p = { .n = b->n, .rows = all, .columns = all };

	for (int r = 0; r < b->n; r++)
		p.free[r] = all;
	for (int r = 0; r < b->n; r++)
		if (set & levels_bit(b->n, r))
			place(&p, r, b->col[r]);
	return p;
}

int
levels_count(unsigned mask)
{
	int count = 0;

	for (; mask; mask &= mask - 1)
		count++;
	return count;
}

unsigned
levels_free(const struct position *p, int is_column, int line)
{
	unsigned rows = 0;

	if (!is_column)
		return p->free[line];
	for (int r = 0; r < p->n; r++)
		rows |= (p->free[r] >> line & 1) << r;
	return rows;
}

/* A queen for the first row or column that has one free square left. */
static int
find_forced(const struct position *p, struct step *s)
{
	for (int i = 0; i < 2 * p->n; i++) {
		int line = i / 2, is_column = i % 2;
		unsigned square = levels_free(p, is_column, line);

		if (levels_count(square) != 1)
			continue;
		*s = (struct step){ 0, is_column, line, line, line };
		*(is_column ? &s->row : &s->column) = levels_count(square - 1);
		return 1;
	}
	return 0;
}

int
levels_lost(const struct position *p, struct step *s)
{
	for (int i = 0; i < 2 * p->n; i++) {
		s->line = i / 2;
		s->is_column = i % 2;
		if ((s->is_column ? p->columns : p->rows) >> s->line & 1 &&
		    !levels_free(p, s->is_column, s->line))
			return 1;
	}
	return 0;
}

/* Whether a queen on the square of the step leaves such a line. */
static int
loses(const struct position *p, struct step *s)
{
	struct position next = *p;

	place(&next, s->row, s->column);
	return levels_lost(&next, s);
}

/* The first such square, or better the first that leaves a line one square. */
static int
find_excluded(const struct position *p, struct step *s)
{
	int is_found = 0, is_last = 0;

	for (int i = 0; i < p->n * p->n && !is_last; i++) {
		struct position next = *p;
		struct step here = { 1, 0, 0, i / p->n, i % p->n }, forced;

		if (!(p->free[here.row] >> here.column & 1) || !loses(p, &here))
			continue;
		levels_take(&next, &here);
		is_last = find_forced(&next, &forced);
		if (!is_found || is_last)
			*s = here;
		is_found = 1;
	}
	return is_found;
}

int
levels_step(const struct position *p, struct step *s)
{
	return find_forced(p, s) || find_excluded(p, s);
}

void
levels_take(struct position *p, const struct step *s)
{
	if (s->is_excluded)
		p->free[s->row] &= ~(1U << s->column);
	else
		place(p, s->row, s->column);
}

int
levels_of(const struct board *b, unsigned set)
{
	struct position p = levels_begin(b, set);
	struct step s;
	int level = 1;

	for (; p.rows; levels_take(&p, &s)) {
		if (!levels_step(&p, &s))
			return LEVELS;
		if (s.is_excluded)
			level = 2;
	}
	return level;
}
