/* diagonals.c -- find out which quadrants each diagonal touches */
#include "placements/diagonals.h"

/* The quadrants that a diagonal touches, as a bit set. */
static unsigned
touched(const struct diagonals *d, int is_rising, int diagonal)
{
	unsigned set = 0;

	for (int row = 0; row < d->n; row++) {
		int column = is_rising ? diagonal - row
		                       : diagonal - (d->n - 1) + row;

		if (column >= 0 && column < d->n)
			set |= 1U
			       << (2 * (row >= d->top) + (column >= d->left));
	}
	return set;
}

/* What a diagonal joins: quadrants of one half, or both halves. */
enum { NOTHING, QUADRANTS_OF_HALF, HALVES };

static int
joined(const struct diagonals *d, int is_rising, int diagonal)
{
	unsigned set = touched(d, is_rising, diagonal);

	if (set % 4 && set / 4)
		return HALVES;
	return (set & (set - 1)) != 0 ? QUADRANTS_OF_HALF : NOTHING;
}

/* Number the diagonals of a direction that join that, from `next` on, the
   shortest first, of both sides in turn.  Falling ones begin at the left and
   rising ones at the right, so that mirror images come at the same place.
   Returns the next free number. */
static int
number(const struct diagonals *d, int what, int is_rising, signed char *numbers,
       int next)
{
	int middle = d->n - 1, side = is_rising ? 1 : -1;

	for (int i = 0; i < 2 * middle; i++) {
		int k = middle + (i % 2 ? -side : side) * (middle - i / 2);

		if (joined(d, is_rising, k) == what)
			numbers[k] = (signed char)next++;
	}
	return next;
}

static int
number_both(struct diagonals *d, int what, int next)
{
	next = number(d, what, 0, d->falling, next);
	return number(d, what, 1, d->rising, next);
}

/* Give diagonals within a quadrant the numbers of shared ones. */
static void
number_corners(const struct diagonals *d, int is_rising, signed char *numbers)
{
	int middle = d->n - 1;

	for (int k = 1; k < 2 * middle; k++)
		if (joined(d, is_rising, k) == NOTHING)
			numbers[k] =
				numbers[k < middle ? k + middle : k - middle];
}

void
diagonals_number(struct diagonals *d, int n)
{
	d->n = n;
	d->top = n - n / 2;
	d->left = n / 2;
	d->crossing = number_both(d, HALVES, 0);
	number_both(d, QUADRANTS_OF_HALF, d->crossing);
	number_corners(d, 0, d->falling);
	number_corners(d, 1, d->rising);
}

uint64_t
diagonals_of_quadrant(const struct diagonals *d, int quadrant)
{
	int middle = d->n - 1;
	uint64_t mask = 0;

	for (int k = 1; k < 2 * middle; k++)
		for (int is_rising = 0; is_rising < 2; is_rising++) {
			unsigned set = touched(d, is_rising, k);
			int bit = is_rising ? d->rising[k] : d->falling[k];

			if (k != middle && set != 1U << quadrant &&
			    (set >> quadrant & 1))
				mask |= UINT64_C(1) << bit;
		}
	return mask;
}

/* The bit of a diagonal, if it has one. */
static uint64_t
bit_of(const signed char *numbers, int diagonal, int middle)
{
	if (diagonal % middle == 0)
		return 0;
	return UINT64_C(1) << numbers[diagonal];
}

uint64_t
diagonals_of_square(const struct diagonals *d, int row, int column)
{
	int middle = d->n - 1;
	int falling = column - row + middle, rising = column + row;
	int is_long = falling == middle || rising == middle;
	int is_centre = falling == middle && rising == middle;
	uint64_t mask = 0;

	mask |= bit_of(d->falling, falling, middle);
	mask |= bit_of(d->rising, rising, middle);
	if (is_long)
		mask |= DIAGONAL_LONG;
	if (is_long && !is_centre && row < d->top)
		mask |= DIAGONAL_NEVER;
	return mask;
}
