/* likely.c -- how long lists are, about */
#include "board/likely.h"

#include <math.h>

/* About so many placements of a colour have their queens in some rows of this
   parity: any two of them attack each other in one of h / 1.66 cases. */
static double
likely_list(const struct board *board, const struct layer *layer, int colour,
            enum parity p)
{
	const struct quarter *q = &board->quarter[p][colour ? !p : p];
	int queens = colour ? q->height - layer->queens[p] : layer->queens[p];
	double ways = 1;

	for (int i = 0; i < queens; i++)
		ways *= (q->width - i) * exp(-1.66 * i / q->height);
	return ways;
}

/* About exp(-1.25 q / n) of the pairs are not dropped early, if q is the product of
   the queens in even and in odd rows of the colour that has more of them: fitted to
   times of N=18 to 26. */
double
likely_cost(const struct board *board, const struct layer *layer)
{
	double pairs = 0, squares = 1;

	for (int i = 0; i < 2; i++) {
		int black = layer->queens[i],
		    white = board->quarter[i][i].height - black;

		pairs += likely_list(board, layer, i, EVEN) *
		         likely_list(board, layer, i, ODD);
		squares *= black > white ? black : white;
	}
	return pairs * exp(-1.25 * squares / board->n) /
	       layer->positions[EVEN] / layer->positions[ODD];
}

/* Rooms (board/room.h) are up to half as large again as what they hold: cells and
   from N=21 on wide ones; trees; lists of one colour; a table. */
static double
bytes_of_layer(const struct board *board, const struct layer *layer)
{
	unsigned rows = layer->positions[EVEN] + 32, lanes = 64;
	double cell = board->n < 21 ? 1.5 : 5.5, trees = 0, list = 0;

	while (lanes < layer->positions[ODD])
		lanes *= 2;
	for (int colour = 0; colour < 2; colour++) {
		double even = likely_list(board, layer, colour, EVEN),
		       odd = likely_list(board, layer, colour, ODD);

		trees += 48e3 + 9 * even;
		list = fmax(list, fmax(even, odd));
	}
	return layer->evens_each * (2 * cell * rows * lanes + trees) +
	       72 * list + 5000. * lanes;
}

uint64_t
likely_bytes(const struct board *board)
{
	double most = 0;

	for (int i = 0; i < board->layers; i++)
		most = fmax(most, bytes_of_layer(board, &board->layer[i]));
	return (uint64_t)most;
}
