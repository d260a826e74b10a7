/* levels.c -- solve as a person does: forced moves, then one step ahead */
#include "levels.h"

#include <stdlib.h>

void
levels_place(struct position *p, int row, int column)
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
			levels_place(&p, r, b->col[r]);
	return p;
}

/* The rows in which a column has free squares. */
static unsigned
free_rows(const struct position *p, int column)
{
	unsigned rows = 0;

	for (int r = 0; r < p->n; r++)
		rows |= (p->free[r] >> column & 1) << r;
	return rows;
}

static int
is_one(unsigned mask)
{
	return mask && !(mask & (mask - 1));
}

/* Which bit a mask has, if it has one alone. */
static int
number_of(unsigned one)
{
	int number = 0;

	while (one >>= 1)
		number++;
	return number;
}

int
levels_forced(const struct position *p, struct line *line, int *row,
              int *column)
{
	for (int i = 0; i < 2 * p->n; i++) {
		int number = i / 2, is_column = i % 2;
		unsigned squares =
			is_column ? free_rows(p, number) : p->free[number];

		if (!is_one(squares))
			continue;
		*line = (struct line){ is_column, number };
		*row = is_column ? number_of(squares) : number;
		*column = is_column ? number : number_of(squares);
		return 1;
	}
	return 0;
}

int
levels_loses(const struct position *p, int row, int column, struct line *line)
{
	struct position next = *p;

	levels_place(&next, row, column);
	for (int i = 0; i < 2 * p->n; i++) {
		int number = i / 2, is_column = i % 2;
		unsigned lines = is_column ? next.columns : next.rows;

		*line = (struct line){ is_column, number };
		if (lines >> number & 1 &&
		    !(is_column ? free_rows(&next, number) : next.free[number]))
			return 1;
	}
	return 0;
}

/* Make one forced move, if there is one. */
static int
move(struct position *p)
{
	struct line line;
	int row, column, is_forced = levels_forced(p, &line, &row, &column);

	if (is_forced)
		levels_place(p, row, column);
	return is_forced;
}

/* Strike out one square, if a queen there would lose. */
static int
strike(struct position *p)
{
	struct line line;

	for (int i = 0; i < p->n * p->n; i++) {
		int row = i / p->n, column = i % p->n;

		if (p->free[row] >> column & 1 &&
		    levels_loses(p, row, column, &line)) {
			p->free[row] &= ~(1U << column);
			return 1;
		}
	}
	return 0;
}

int
levels_of(const struct board *b, unsigned set)
{
	struct position p = levels_begin(b, set);
	int level = 1;

	while (p.rows) {
		if (move(&p))
			continue;
		if (!strike(&p))
			return LEVELS;
		level = 2;
	}
	return level;
}
