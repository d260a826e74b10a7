/* symmetry.c -- a reflection, then quarter turns */
#include "boards/symmetry.h"

#include <assert.h>

const char *const symmetry_names[SYMMETRY_IMAGES] = {
	"Untransformed",
	"Rotate 90",
	"Rotate 180",
	"Rotate 270",
	"Reflect",
	"Reflect + Rotate 90",
	"Reflect + Rotate 180",
	"Reflect + Rotate 270",
};

void
symmetry_move(int n, int k, int *row, int *column)
{
	assert(0 <= k && k < SYMMETRY_IMAGES);
	if (k >= SYMMETRY_REFLECT)
		*row = n - 1 - *row;
	for (int turns = k % 4; turns > 0; turns--) {
		int above = *row;

		*row = *column;
		*column = n - 1 - above;
	}
}

struct board
symmetry_image(const struct board *b, int k)
{
	struct board image = { .n = b->n };

	for (int r = 0; r < b->n; r++) {
		int row = r, column = b->col[r];

		symmetry_move(b->n, k, &row, &column);
		image.col[row] = (uint8_t)column;
	}
	return image;
}
