/* tables.c -- the tables of boards 1 to 12 keep the laws of their header, and
 * have the published numbers
 */
#include "tables.h"

#include "known.h"
#include "published.h"
#include "symmetry.h"
#include "tap.h"

/* Solutions whose image is not the lowest one of its fundamental that they are,
   or whose rank is not found. */
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

			if (queens_pack(&image) != t->solution[i])
				continue;
			wrong += tables_rank(t, &image) != i;
			break;
		}
		wrong += k != t->image[i];
	}
	return wrong;
}

/* Groups that are out of order, or whose first member is not the least. */
static uint64_t
wrong_groups(const struct tables *t)
{
	uint64_t wrong = 0, members = 0;

	for (size_t g = 0; g < t->groups; g++) {
		size_t rank = t->fundamental[g];
		struct board least = tables_board(t, rank);

		wrong += t->group[rank] != g;
		wrong += g && rank <= t->fundamental[g - 1];
		for (int k = 0; k < SYMMETRY_IMAGES; k++) {
			struct board image = symmetry_image(&least, k);

			wrong += queens_pack(&image) < t->solution[rank];
		}
		members += t->size[g];
	}
	return wrong + (members != t->solutions);
}

struct visit {
	const struct tables *t;
	size_t rank;
	uint64_t wrong;
};

static int
compare_board(const struct board *b, void *ctx)
{
	struct visit *v = ctx;

	v->wrong += v->rank >= v->t->solutions ||
	            v->t->solution[v->rank] != queens_pack(b);
	v->rank++;
	return 0;
}

/* Solutions that differ from those of the plain search, in its order. */
static uint64_t
wrong_solutions(const struct tables *t)
{
	struct visit v = { .t = t };

	queens_visit(t->n, compare_board, &v);
	return v.wrong + (v.rank != t->solutions);
}

/*
 * The published numbers give the groups by size too: a quarter turn leaves both
 * members of a group of 2 unchanged, and a half turn every member of a group of
 * 4 or 2.
 */
static void
check_numbers(const struct tables *t, int n)
{
	uint64_t quarter = known[n].quarter_turn, half = known[n].half_turn;
	int is_one = n == 1;

	is_u64(t->solutions, known[n].all, "N=%d: all", n);
	is_u64(t->groups, known[n].fundamental, "N=%d: fundamental", n);
	is_u64(t->groups_of[8], (known[n].all - half) / 8, "N=%d: groups of 8",
	       n);
	is_u64(t->groups_of[4], (half - quarter) / 4, "N=%d: groups of 4", n);
	is_u64(t->groups_of[2], is_one ? 0 : quarter / 2, "N=%d: groups of 2",
	       n);
	is_u64(t->groups_of[1], (uint64_t)is_one, "N=%d: groups of 1", n);
}

static void
check_board(int n)
{
	struct tables t;

	if (ok(tables_make(&t, n, NULL) == 0, "N=%d: the tables are made", n)) {
		check_numbers(&t, n);
		ok(!wrong_solutions(&t),
		   "N=%d: solutions are those of the search, in its order", n);
		ok(!wrong_images(&t),
		   "N=%d: each solution has the right image number", n);
		ok(!wrong_groups(&t),
		   "N=%d: each group has its least member and its size", n);
	}
	tables_free(&t);
}

int
main(void)
{
	for (int n = 1; n <= PUBLISHED_N_MAX; n++)
		ok(published[n].all == known[n].all &&
		           published[n].fundamental == known[n].fundamental &&
		           published[n].half_turn == known[n].half_turn &&
		           published[n].quarter_turn == known[n].quarter_turn,
		   "N=%d: the program knows the published numbers", n);
	for (int n = 1; n <= 12; n++)
		check_board(n);
	return tap_done();
}
