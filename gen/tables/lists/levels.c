/* levels.c -- solve as a person does: forced moves, then one step ahead */
#include "lists/levels.h"

#include <stdlib.h>

int
levels_count(unsigned mask)
{
	int count = 0;

	for (; mask; mask &= mask - 1)
		count++;
	return count;
}

/* A queen stands in this line, on its square number `across`. */
static void
place_in(struct position *p, int is_column, int line, int across)
{
	unsigned queen = 1U << across, *free = p->free[is_column];

	p->open[is_column] &= ~(1U << line);
	for (int i = 0; i < p->n; i++) {
		int away = abs(i - line);

		free[i] &= ~(queen | queen << away | queen >> away);
	}
	free[line] = 0;
}

/* Put a queen on a free square. */
static void
place(struct position *p, int row, int column)
{
	place_in(p, 0, row, column);
	place_in(p, 1, column, row);
}

struct position
levels_begin(const struct board *b, unsigned set)
{
	unsigned all = (1U << b->n) - 1;
	struct position p = { .n = b->n, .open = { all, all } };

	for (int i = 0; i < b->n; i++)
		p.free[0][i] = p.free[1][i] = all;
	for (int r = 0; r < b->n; r++)
		if (set & levels_bit(b->n, r))
			place(&p, r, b->col[r]);
	return p;
}

void
levels_take(struct position *p, const struct step *s)
{
	if (s->is_excluded) {
		p->free[0][s->row] &= ~(1U << s->column);
		p->free[1][s->column] &= ~(1U << s->row);
	} else {
		place(p, s->row, s->column);
	}
}

/* A queen for the first row or column that has one free square left. */
static int
find_forced(const struct position *p, struct step *s)
{
	for (int i = 0; i < 2 * p->n; i++) {
		int line = i / 2, is_column = i % 2;
		unsigned square = p->free[is_column][line];

		if (levels_count(square) != 1)
			continue;
		*s = (struct step){ 0, is_column, line, line, line };
		*(is_column ? &s->row : &s->column) = levels_count(square - 1);
		return 1;
	}
	return 0;
}

int
levels_is_lost(const struct position *p, struct step *s)
{
	for (int i = 0; i < 2 * p->n; i++) {
		s->line = i / 2;
		s->is_column = i % 2;
		if (p->open[s->is_column] >> s->line & 1 &&
		    !p->free[s->is_column][s->line])
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
	return levels_is_lost(&next, s);
}

/* The first such square, or better the first that leaves a line one square. */
static int
find_excluded(const struct position *p, struct step *s)
{
	int is_found = 0, is_last = 0;

	for (int i = 0; i < p->n * p->n && !is_last; i++) {
		struct position next = *p;
		struct step here = { 1, 0, 0, i / p->n, i % p->n }, forced;

		if (!(p->free[0][here.row] >> here.column & 1) ||
		    !loses(p, &here))
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
levels_find_step(const struct position *p, struct step *s)
{
	return find_forced(p, s) || find_excluded(p, s);
}

int
levels_of(const struct board *b, unsigned set)
{
	struct position p = levels_begin(b, set);
	struct step s;
	int level = 1;

	for (; p.open[0]; levels_take(&p, &s)) {
		if (!levels_find_step(&p, &s))
			return LEVELS;
		if (s.is_excluded)
			level = 2;
	}
	return level;
}
