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

/* About exp(-2.65 q / n) of the pairs come to a leaf, if q is the product of
   the queens in even and in odd rows of the colour that has more of them; and a
   member of the list of odd rows, which serves a unit, takes as long as 700 of
   them. Fitted to times of N=20 to 28. */
double
likely_cost(const struct board *board, const struct layer *layer)
{
	double pairs = 0, squares = 1, members = 0,
	       cells = .5 * layer->positions[EVEN] * layer->positions[ODD];

	for (int i = 0; i < 2; i++) {
		int black = layer->queens[i],
		    white = board->quarter[i][i].height - black;
		double odd = likely_list(board, layer, i, ODD);

		pairs += likely_list(board, layer, i, EVEN) * odd;
		members += odd;
		squares *= black > white ? black : white;
	}
	return pairs * exp(-2.65 * squares / board->n) / (2 * cells) +
	       700 * members / (layer->evens_each * cells);
}

/* Cells, low and high ones; leaves of the trees, with some nodes; lists of odd
   rows, as the leaves of a tree and by lanes. */
static double
bytes_of_layer(const struct board *board, const struct layer *layer)
{
	const double cell = 2 * 1.125, leaf = 8.5, member = 8 + 2 + 9;
	unsigned most = layer->positions[layer->positions[ODD] >
	                                 layer->positions[EVEN]],
		 side = (most + 127) / 128 * 128;
	double bytes = 0;

	for (int colour = 0; colour < 2; colour++)
		bytes += leaf * layer->evens_each *
		                 likely_list(board, layer, colour, EVEN) +
		         member * likely_list(board, layer, colour, ODD);
	return bytes + cell * layer->evens_each * side * side;
}

uint64_t
likely_bytes(const struct board *board)
{
	double most = 0;

	for (int i = 0; i < board->layers; i++)
		most = fmax(most, bytes_of_layer(board, &board->layer[i]));
	return (uint64_t)most + (4 << 20); /* tables, short lists */
}
