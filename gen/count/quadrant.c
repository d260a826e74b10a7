/* quadrant.c -- cut a board, and have the pieces of each quarter stored */
#include "quadrant.h"

#include <stdlib.h>

#include "store.h"

static int
make_quadrant(struct quadrants *q, const struct diagonals *d, int which)
{
	int is_right = which & 1, is_bottom = which >> 1;
	struct quadrant *quadrant = &q->at[which];

	quadrant->width = is_right ? q->right : q->left;
	quadrant->height = is_bottom ? q->bottom : q->top;
	return store_pieces(quadrant, d, is_bottom ? q->top : 0,
	                    is_right ? q->left : 0, q->is_wide);
}

static int
make(struct quadrants *q, int n, int is_wide)
{
	struct board_cut cut = { .n = n, .top = n - n / 2, .left = n / 2 };
	struct diagonals d;

	diagonals_number(&d, cut);
	*q = (struct quadrants){
		.n = n,
		.parts = 1,
		.is_wide = is_wide,
		.top = cut.top,
		.bottom = n - cut.top,
		.left = cut.left,
		.right = n - cut.left,
		.bits = d.crossing,
		.mark = d.mark,
	};
	for (int which = 0; which < QUADRANTS; which++)
		if (make_quadrant(q, &d, which))
			return -1;
	return 0;
}

int
quadrants_make(struct quadrants *q, int n)
{
	return make(q, n, n > QUADRANT_MASK32_N_MAX);
}

int
quadrants_make_wide(struct quadrants *q, int n)
{
	return make(q, n, 1);
}

void
quadrants_free(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which++) {
		struct quadrant *quadrant = &q->at[which];

		free(quadrant->start);
		free(quadrant->first);
		free(quadrant->partner);
		free(quadrant->mask32);
		free(quadrant->mask64);
		free(quadrant->squares);
	}
}
