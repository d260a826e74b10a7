/* plate.c -- the boards of a group, as points that a picture can use */
#include "plate.h"

#include <stdlib.h>

#include "symmetry.h"

enum { QUARTER_TURN = 1, HALF_TURN = 2 }; /* images */

/* --- fields --- */

/* `column row` of each queen, first row first. */
static void
write_points(FILE *out, const struct board *b)
{
	for (int r = 0; r < b->n; r++)
		fprintf(out, "%s%d %d", r ? " " : "", b->col[r] + 1, r + 1);
}

static void
write_columns(FILE *out, const struct board *b)
{
	for (int r = 0; r < b->n; r++)
		fprintf(out, "%s%d", r ? " " : "", b->col[r] + 1);
}

static void
write_next_field(FILE *out)
{
	fputs("|>, <|", out);
}

static int
compare_packed(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

/* The rank, from 1, of a board that is a solution. */
static size_t
rank_of(const struct tables *t, const struct board *b)
{
	uint64_t packed = queens_pack(b);
	const uint64_t *at = bsearch(&packed, t->solution, t->solutions,
	                             sizeof packed, compare_packed);

	return (size_t)(at - t->solution) + 1;
}

static int
is_same(const struct board *a, const struct board *b)
{
	return queens_pack(a) == queens_pack(b);
}

/* --- groups --- */

static void
write_places(FILE *out, const struct board *b)
{
	for (int r = 0; r < b->n; r++)
		fprintf(out, "q_queen_at(%d, %d)" RECORDS_APART, r + 1,
		        b->col[r] + 1);
}

/* A half turn takes the queen of each row in the upper half to its partner. */
static void
write_pairs(FILE *out, const struct board *b)
{
	struct board turned = symmetry_image(b, HALF_TURN);

	if (b->n == 1 || !is_same(b, &turned))
		return;
	fputs("q_pairs(<|", out);
	for (int r = 0; r < b->n / 2; r++)
		fprintf(out, "q_pair(%d, %d, %d, %d)" RECORDS_APART,
		        b->col[r] + 1, r + 1, b->n - b->col[r], b->n - r);
	fputs("|>)" RECORDS_APART, out);
}

static void
write_names(FILE *out, const struct board images[SYMMETRY_IMAGES], int member)
{
	for (int k = member; k < SYMMETRY_IMAGES; k++)
		if (is_same(&images[k], &images[member]))
			fprintf(out, "q_label(%d, <|%s|>)" RECORDS_APART, k,
			        symmetry_names[k]);
}

static void
write_member(FILE *out, const struct tables *t,
             const struct board images[SYMMETRY_IMAGES], int k)
{
	for (int earlier = 0; earlier < k; earlier++)
		if (is_same(&images[earlier], &images[k]))
			return;
	fprintf(out, "q_member(%zu, <|", rank_of(t, &images[k]));
	write_columns(out, &images[k]);
	write_next_field(out);
	write_points(out, &images[k]);
	write_next_field(out);
	write_names(out, images, k);
	fputs("|>)" RECORDS_APART, out);
}

static void
write_members(FILE *out, const struct tables *t, const struct board *b)
{
	struct board images[SYMMETRY_IMAGES];

	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		images[k] = symmetry_image(b, k);
	for (int k = 0; k < SYMMETRY_IMAGES; k++)
		write_member(out, t, images, k);
}

int
plate_records(FILE *out, const struct tables *t)
{
	for (size_t group = 0; group < t->groups; group++) {
		struct board b = tables_board(t, t->fundamental[group]);

		fprintf(out, "q_plate(%zu, %d, <|", group + 1, t->size[group]);
		write_columns(out, &b);
		write_next_field(out);
		write_points(out, &b);
		write_next_field(out);
		write_places(out, &b);
		write_next_field(out);
		write_pairs(out, &b);
		write_next_field(out);
		write_members(out, t, &b);
		fputs("|>)" RECORDS_END, out);
	}
	return 0;
}

/* --- an example --- */

/* The first solution, and that after a quarter turn. */
void
plate_example(FILE *out, const struct tables *t)
{
	struct board b, image;

	fputs("m4_define(<|q_all_example|>, <|", out);
	if (t->solutions) {
		b = tables_board(t, 0);
		image = symmetry_image(&b, QUARTER_TURN);
		fputs("q_example(<|", out);
		write_columns(out, &b);
		write_next_field(out);
		write_points(out, &b);
		write_next_field(out);
		write_points(out, &image);
		fprintf(out, "|>, <|%s|>, %zu)" RECORDS_APART,
		        symmetry_names[QUARTER_TURN], rank_of(t, &image));
	}
	fputs("|>)" RECORDS_END, out);
}
