/* symmetry.c -- the eight images: names, an example, laws on boards to 9 */
#include "symmetry.h"

#include <string.h>

#include "images.h"
#include "tap.h"

/* The fourth seed's solution 92 and its images, columns from 1. */
static const uint8_t seed[SYMMETRY_IMAGES][8] = {
	{ 3, 8, 4, 7, 1, 6, 2, 5 }, { 4, 2, 8, 6, 1, 3, 5, 7 },
	{ 4, 7, 3, 8, 2, 5, 1, 6 }, { 2, 4, 6, 8, 3, 1, 7, 5 },
	{ 5, 2, 6, 1, 7, 4, 8, 3 }, { 5, 7, 1, 3, 8, 6, 4, 2 },
	{ 6, 1, 5, 2, 8, 3, 7, 4 }, { 7, 5, 3, 1, 6, 8, 2, 4 },
};

/* How many boards break each law. */
struct faults {
	uint64_t moved, illegal, products;
};

static int
is_same(const struct board *a, const struct board *b)
{
	return a->n == b->n && !memcmp(a->col, b->col, (size_t)a->n);
}

static struct board
board_of(const uint8_t *columns)
{
	struct board b = { .n = 8 };

	for (int r = 0; r < 8; r++)
		b.col[r] = (uint8_t)(columns[r] - 1);
	return b;
}

static void
check_example(int k)
{
	struct board b = board_of(seed[0]), want = board_of(seed[k]);
	struct board image = symmetry_image(&b, k);

	ok(is_same(&image, &want), "%s of the seed's board is the seed's image",
	   images[k]);
	ok(!strcmp(symmetry_names[k], images[k]), "image %d is named %s", k,
	   images[k]);
}

static int
is_solution(const struct board *b)
{
	for (int r = 0; r < b->n; r++)
		for (int s = 0; s < r; s++) {
			int apart = b->col[r] - b->col[s];

			if (apart == 0 || apart == r - s || apart == s - r ||
			    b->col[r] >= b->n)
				return 0;
		}
	return 1;
}

/* Squares: (row, column) to (column, n - 1 - row); row to n - 1 - row. */
static int
are_squares_moved(const struct board *b)
{
	struct board turned = symmetry_image(b, 1);
	struct board reflected = symmetry_image(b, 4);
	int moved = 1;

	for (int r = 0; r < b->n; r++) {
		moved &= turned.col[b->col[r]] == b->n - 1 - r;
		moved &= reflected.col[b->n - 1 - r] == b->col[r];
	}
	return moved;
}

/* The number of image k of image j.  A turn before a reflection is the opposite
   turn after it. */
static int
product(int j, int k)
{
	int turns = (k < 4 ? j % 4 : 4 - j % 4) + k % 4;

	return ((j ^ k) & 4) + turns % 4;
}

static int
check_laws(const struct board *b, void *ctx)
{
	struct faults *f = ctx;

	f->moved += !are_squares_moved(b);
	for (int j = 0; j < SYMMETRY_IMAGES; j++) {
		struct board image = symmetry_image(b, j);

		f->illegal += !is_solution(&image);
		for (int k = 0; k < SYMMETRY_IMAGES; k++) {
			struct board twice = symmetry_image(&image, k);
			struct board once = symmetry_image(b, product(j, k));

			f->products += !is_same(&twice, &once);
		}
	}
	return 0;
}

int
main(void)
{
	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		check_example(k);
	for (int n = 1; n <= 9; n++) {
		struct faults f = { 0 };

		queens_visit(n, check_laws, &f);
		ok(!f.moved, "N=%d: a turn and a reflection move squares", n);
		ok(!f.illegal, "N=%d: every image is a solution", n);
		ok(!f.products, "N=%d: two images make the right third", n);
	}
	return tap_done();
}
