/* symmetry.c -- the images that the fourth seed lists, and the group's laws */
#include "symmetry.h"

#include <string.h>

#include "tap.h"

/* The seed's solution 92 and its images, columns from 1. */
static const uint8_t seed[SYMMETRY_IMAGES][8] = {
	{ 3, 8, 4, 7, 1, 6, 2, 5 }, { 4, 2, 8, 6, 1, 3, 5, 7 },
	{ 4, 7, 3, 8, 2, 5, 1, 6 }, { 2, 4, 6, 8, 3, 1, 7, 5 },
	{ 5, 2, 6, 1, 7, 4, 8, 3 }, { 5, 7, 1, 3, 8, 6, 4, 2 },
	{ 6, 1, 5, 2, 8, 3, 7, 4 }, { 7, 5, 3, 1, 6, 8, 2, 4 },
};

static struct board
board_of(const uint8_t *columns)
{
	struct board b = { .n = 8 };

	for (int r = 0; r < 8; r++)
		b.col[r] = (uint8_t)(columns[r] - 1);
	return b;
}

static int
is_same(struct board a, struct board b)
{
	return a.n == b.n && memcmp(a.col, b.col, (size_t)a.n) == 0;
}

static struct board
image_of(struct board b, int k)
{
	return symmetry_image(&b, k);
}

int
main(void)
{
	struct board b = board_of(seed[0]);

	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		ok(is_same(image_of(b, k), board_of(seed[k])),
		   "the seed's image %d, %s", k, symmetry_names[k]);
	for (int k = 0; k < 4; k++) {
		ok(is_same(image_of(image_of(b, k), 4 - k), b) || k == 0,
		   "turns %d and %d undo each other", k, 4 - k);
		ok(is_same(image_of(image_of(b, 4), k), image_of(b, 4 + k)),
		   "image %d is a reflection, then %d turns", 4 + k, k);
		ok(is_same(image_of(image_of(b, 4 + k), 4 + k), b),
		   "image %d undoes itself", 4 + k);
	}
	return tap_done();
}
