/* tables.c -- groups against OEIS A002562 and the seed, rows against columns */
#include "tables.h"

#include <string.h>

#include "bulk.h"
#include "symmetry.h"
#include "tap.h"

static const struct {
	int n;
	uint64_t all, fundamental, of_8, of_4, of_2, of_1;
} known[] = {
	{ 1, 1, 1, 0, 0, 0, 1 },          { 2, 0, 0, 0, 0, 0, 0 },
	{ 3, 0, 0, 0, 0, 0, 0 },          { 4, 2, 1, 0, 0, 1, 0 },
	{ 5, 10, 2, 1, 0, 1, 0 },         { 6, 4, 1, 0, 1, 0, 0 },
	{ 7, 40, 6, 4, 2, 0, 0 },         { 8, 92, 12, 11, 1, 0, 0 },
	{ 9, 352, 46, 42, 4, 0, 0 },      { 10, 724, 92, 89, 3, 0, 0 },
	{ 11, 2680, 341, 329, 12, 0, 0 }, { 12, 14200, 1787, 1765, 18, 4, 0 },
};

/* Faults of the image numbers: the first image of the least that it is. */
static uint64_t
wrong_images(const struct tables *t)
{
	uint64_t wrong = 0;

	for (size_t i = 0; i < t->solutions; i++) {
		struct board least =
			tables_board(t, t->fundamental[t->group[i]]);
		int k = 0;

		for (; k < SYMMETRY_IMAGES; k++) {
			struct board image = symmetry_image(&least, k);

			if (queens_pack(&image) == t->solution[i])
				break;
		}
		wrong += k != t->image[i];
	}
	return wrong;
}

static uint64_t
wrong_groups(const struct tables *t)
{
	uint64_t wrong = 0, members = 0;

	for (size_t g = 0; g < t->groups; g++) {
		size_t least = t->fundamental[g];

		wrong += !tables_is_fundamental(t, least);
		wrong += t->group[least] != g;
		wrong += g && least <= t->fundamental[g - 1];
		members += t->size[g];
	}
	return wrong + (members != t->solutions);
}

/* A stored row gives its columns back, and bytes ascend as boards do. */
static uint64_t
wrong_rows(const struct tables *t)
{
	uint8_t last[BULK_ITEM_MAX] = { 0 }, row[BULK_ITEM_MAX];
	int bits = tables_row_bits(t->n), size = tables_row_bytes(t->n);
	uint64_t wrong = 0;

	for (size_t i = 0; i < t->solutions; i++) {
		struct board b = tables_board(t, i);

		tables_row(&b, row);
		wrong += i && memcmp(last, row, (size_t)size) >= 0;
		memcpy(last, row, sizeof last);
		for (int bit = 0; bit < bits * t->n; bit++) {
			int got = row[bit / 8] >> (7 - bit % 8) & 1;
			int want =
				b.col[bit / bits] >> (bits - 1 - bit % bits) &
				1;

			wrong += got != want;
		}
	}
	return wrong;
}

struct walk {
	const struct tables *t;
	size_t rank;
	uint64_t wrong;
};

static int
compare_board(const struct board *b, void *ctx)
{
	struct walk *w = ctx;

	w->wrong += w->rank >= w->t->solutions ||
	            w->t->solution[w->rank] != queens_pack(b);
	w->rank++;
	return 0;
}

/* The plain search finds the same solutions, in the same order. */
static uint64_t
wrong_solutions(const struct tables *t)
{
	struct walk w = { .t = t };

	queens_visit(t->n, compare_board, &w);
	return w.wrong + (w.rank != t->solutions);
}

/* The list upside down is its own mirror image. */
static uint64_t
wrong_mirrors(const struct tables *t)
{
	uint64_t wrong = 0;

	for (size_t i = 0; i < t->solutions; i++) {
		struct board a = tables_board(t, i);
		struct board z = tables_board(t, t->solutions - 1 - i);

		for (int r = 0; r < t->n; r++)
			wrong += a.col[r] + z.col[r] != t->n - 1;
	}
	return wrong;
}

int
main(void)
{
	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		struct tables t;

		ok(tables_make(&t, known[i].n) == 0, "board %d", known[i].n);
		is_u64(t.solutions, known[i].all, "all");
		is_u64(t.groups, known[i].fundamental, "fundamental");
		is_u64(t.groups_of[8], known[i].of_8, "groups of 8");
		is_u64(t.groups_of[4], known[i].of_4, "groups of 4");
		is_u64(t.groups_of[2], known[i].of_2, "groups of 2");
		is_u64(t.groups_of[1], known[i].of_1, "groups of 1");
		is_u64(wrong_solutions(&t), 0, "wrong solutions");
		is_u64(wrong_images(&t), 0, "wrong images");
		is_u64(wrong_groups(&t), 0, "wrong groups");
		is_u64(wrong_rows(&t), 0, "wrong rows");
		is_u64(wrong_mirrors(&t), 0, "wrong mirrors");
		tables_free(&t);
	}
	return tap_done();
}
