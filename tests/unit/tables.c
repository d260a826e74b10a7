/* tables.c -- the tables of every board to 12 keep the laws of their header */
#include "tables.h"

#include <errno.h>
#include <string.h>

#include "bulk.h"
#include "symmetry.h"
#include "tap.h"

/* Solutions whose image is not the first one of its fundamental that they are.
 */
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

/* Rows whose bits are not the board's, or whose bytes do not ascend. */
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
			int column = b.col[bit / bits];

			wrong += got != (column >> (bits - 1 - bit % bits) & 1);
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

/* Solutions that differ from those of the plain search, in its order. */
static uint64_t
wrong_solutions(const struct tables *t)
{
	struct walk w = { .t = t };

	queens_visit(t->n, compare_board, &w);
	return w.wrong + (w.rank != t->solutions);
}

/* Rows that differ from the mirror image of the list upside down. */
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

/* What tables_load makes of a file of these bytes: 0 or errno. */
static int
load(struct tables *t, const char *bytes, size_t size)
{
	FILE *file = tmpfile();
	int error;

	if (!file)
		return -1;
	fwrite(bytes, 1, size, file);
	rewind(file);
	error = tables_load(t, file) ? errno : 0;
	fclose(file);
	return error;
}

/* Whether a file of these bytes is refused as another one. */
static int
is_refused(const char *bytes, size_t size)
{
	struct tables t;
	int error = load(&t, bytes, size);

	tables_free(&t);
	return error == EINVAL;
}

static int
are_same(const struct tables *a, const struct tables *b)
{
	size_t all = a->solutions, groups = a->groups;

	return a->n == b->n && all == b->solutions && groups == b->groups &&
	       !memcmp(a->groups_of, b->groups_of, sizeof a->groups_of) &&
	       !memcmp(a->solution, b->solution, all * sizeof *a->solution) &&
	       !memcmp(a->group, b->group, all * sizeof *a->group) &&
	       !memcmp(a->image, b->image, all) &&
	       !memcmp(a->fundamental, b->fundamental,
	               groups * sizeof *a->fundamental) &&
	       !memcmp(a->size, b->size, groups);
}

static void
check_saved(const struct tables *t)
{
	char bytes[4096] = "";
	FILE *file = tmpfile();
	size_t size = 0, loaded = 0;
	struct tables again = { 0 };

	if (file) {
		tables_save(t, file);
		rewind(file);
		size = fread(bytes, 1, sizeof bytes - 1, file);
		fclose(file);
	}
	ok(load(&again, bytes, size) == 0 && are_same(&again, t),
	   "N=%d: a saved board loads as it was", t->n);
	tables_free(&again);
	for (size_t cut = 0; cut < size; cut++)
		loaded += !is_refused(bytes, cut);
	is_u64(loaded, 0, "N=%d: the number of cut files that load", t->n);
	ok(is_refused(bytes, size + 1), "N=%d: a byte too many is refused",
	   t->n);
	bytes[0] ^= 1;
	ok(is_refused(bytes, size), "N=%d: a file of another kind is refused",
	   t->n);
}

int
main(void)
{
	for (int n = 1; n <= 12; n++) {
		struct tables t;

		ok(tables_make(&t, n, NULL) == 0, "N=%d: the tables are made",
		   n);
		ok(!wrong_solutions(&t),
		   "N=%d: solutions are those of the search, in its order", n);
		ok(!wrong_images(&t),
		   "N=%d: each solution has the right image number", n);
		ok(!wrong_groups(&t),
		   "N=%d: each group has its least member and its size", n);
		ok(!wrong_rows(&t),
		   "N=%d: stored rows have the columns' bits and ascend", n);
		ok(!wrong_mirrors(&t),
		   "N=%d: the list upside down is its mirror image", n);
		if (n == 5 || n == 7)
			check_saved(&t);
		tables_free(&t);
	}
	return tap_done();
}
