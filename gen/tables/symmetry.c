/* symmetry.c -- a reflection, then quarter turns */
#include "symmetry.h"

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

static struct board
reflect(struct board b)
{
	struct board image = { .n = b.n };

	for (int r = 0; r < b.n; r++)
		image.col[b.n - 1 - r] = b.col[r];
	return image;
}

static struct board
rotate(struct board b)
{
	struct board image = { .n = b.n };

	for (int r = 0; r < b.n; r++)
		image.col[b.col[r]] = (uint8_t)(b.n - 1 - r);
	return image;
}

struct board
symmetry_image(const struct board *b, int k)
{
	struct board image = *b;

	assert(0 <= k && k < SYMMETRY_IMAGES);
	if (k >= SYMMETRY_REFLECT)
		image = reflect(image);
	for (int turns = k % 4; turns > 0; turns--)
		image = rotate(image);
	return image;
}
