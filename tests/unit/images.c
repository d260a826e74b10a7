/* images.c -- the laws of the eight images, on every solution to N=9 */
#include "symmetry.h"

#include <string.h>

#include "tap.h"

/* Names and order as the fourth seed prints them. */
static const char *const names[SYMMETRY_IMAGES] = {
	"Untransformed",
	"Rotate 90",
	"Rotate 180",
	"Rotate 270",
	"Reflect",
	"Reflect + Rotate 90",
	"Reflect + Rotate 180",
	"Reflect + Rotate 270",
};

struct faults {
	uint64_t moved, illegal, turns, reflections, products;
};

static int
is_same(const struct board *a, const struct board *b)
{
	return a->n == b->n && !memcmp(a->col, b->col, (size_t)a->n);
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

/* (row, column) to (column, n - 1 - row), and row to n - 1 - row. */
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

static int
is_undone(const struct board *b, int k, int times)
{
	struct board image = *b;

	for (int i = 0; i < times; i++)
		image = symmetry_image(&image, k);
	return is_same(&image, b);
}

/* A turn before a reflection is the opposite turn after it. */
static int
product(int j, int k)
{
	int turns = (k < 4 ? j % 4 : 4 - j % 4) + k % 4;

	return ((j ^ k) & 4) + turns % 4;
}

static int
check_images(const struct board *b, void *ctx)
{
	struct faults *f = ctx;

	f->moved += !are_squares_moved(b);
	f->turns += !is_undone(b, 1, 4);
	for (int j = 0; j < SYMMETRY_IMAGES; j++) {
		struct board image = symmetry_image(b, j);

		f->illegal += !is_solution(&image);
		f->reflections += j >= 4 && !is_undone(b, j, 2);
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
		ok(!strcmp(symmetry_names[k], names[k]), "%s", names[k]);
	for (int n = 1; n <= 9; n++) {
		struct faults f = { 0 };

		ok(queens_visit(n, check_images, &f) == 0, "board %d", n);
		is_u64(f.moved, 0, "squares moved elsewhere");
		is_u64(f.illegal, 0, "images that are no solutions");
		is_u64(f.turns, 0, "four quarter turns that are not none");
		is_u64(f.reflections, 0, "reflections not undone by another");
		is_u64(f.products, 0, "two images that do not make the third");
	}
	return tap_done();
}
