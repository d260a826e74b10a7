/* levels.c -- solve as a person does: forced moves, then one step ahead */
#include "levels.h"

#include <stdlib.h>

/* Squares that no queen attacks, and rows and columns without a queen. */
struct position {
	int n;
	unsigned free[BOARD_MAX]; /* columns of each row, as masks */
	unsigned rows, columns;   /* masks */
};

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

static struct position
begin(const struct board *b, unsigned set)
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

/* Make one forced move, if there is one. */
static int
move(struct position *p)
{
	for (int i = 0; i < p->n; i++) {
		unsigned rows = free_rows(p, i);

		if (is_one(p->free[i])) {
			place(p, i, number_of(p->free[i]));
			return 1;
		}
		if (is_one(rows)) {
			place(p, number_of(rows), i);
			return 1;
		}
	}
	return 0;
}

/* Whether a row or column can no longer have a queen. */
static int
is_lost(const struct position *p)
{
	for (int i = 0; i < p->n; i++)
		if ((p->rows >> i & 1 && !p->free[i]) ||
		    (p->columns >> i & 1 && !free_rows(p, i)))
			return 1;
	return 0;
}

/* Strike out one square, if a queen there would lose. */
static int
strike(struct position *p)
{
	for (int i = 0; i < p->n * p->n; i++) {
		int row = i / p->n, column = i % p->n;
		struct position next = *p;

		if (!(p->free[row] >> column & 1))
			continue;
		place(&next, row, column);
		if (is_lost(&next)) {
			p->free[row] &= ~(1U << column);
			return 1;
		}
	}
	return 0;
}

int
levels_of(const struct board *b, unsigned set)
{
	struct position p = begin(b, set);
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
