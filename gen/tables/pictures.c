/* pictures.c -- no layout here: a template decides what a board looks like */
#include "pictures.h"

#include <stdlib.h>

#include "symmetry.h"
#include "totals.h"

enum {
	LEVELS = 6,       /* shades of a square */
	BOARDS_MAX = 8,   /* to this board a page has room for every solution */
	QUARTER_TURN = 1, /* images */
	HALF_TURN = 2
};

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
		fprintf(out, "q_place(%d, %d)" RECORDS_APART, r + 1,
		        b->col[r] + 1);
}

/* A half turn takes the queen of each row in the upper half to its partner. */
static void
write_pairs(FILE *out, const struct board *b)
{
	struct board turned = symmetry_image(b, HALF_TURN);

	if (!is_same(b, &turned))
		return;
	for (int r = 0; r < b->n / 2; r++)
		fprintf(out, "q_pair(%d, %d, %d, %d)" RECORDS_APART,
		        b->col[r] + 1, r + 1, b->n - b->col[r], b->n - r);
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
pictures_plate(FILE *out, const struct tables *t)
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

/* --- squares --- */

struct squares {
	size_t count[QUEENS_MAX][QUEENS_MAX]; /* solutions with a queen there */
	size_t least, greatest;
};

static void
count_squares(struct squares *s, const struct tables *t)
{
	*s = (struct squares){ .least = t->solutions };
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);

		for (int r = 0; r < t->n; r++)
			s->count[r][b.col[r]]++;
	}
	for (int r = 0; r < t->n; r++)
		for (int c = 0; c < t->n; c++) {
			size_t count = s->count[r][c];

			if (count < s->least)
				s->least = count;
			if (count > s->greatest)
				s->greatest = count;
		}
}

static size_t
level(const struct squares *s, size_t count)
{
	size_t range = s->greatest - s->least;

	return range ? (LEVELS - 1) * (count - s->least) / range : 0;
}

static void
write_squares(FILE *out, const struct squares *s, int n)
{
	fputs("m4_define(<|q_all_heat|>, <|m4_dnl\n", out);
	for (int r = 0; r < n; r++) {
		fprintf(out, "q_heat(%d, <|", r + 1);
		for (int c = 0; c < n; c++)
			fprintf(out, "q_heat_of(%d, %zu, %zu)" RECORDS_APART,
			        c + 1, s->count[r][c],
			        level(s, s->count[r][c]));
		fputs("|>)" RECORDS_END, out);
	}
	fputs("|>)" RECORDS_END, out);
}

static void
write_dark(FILE *out, int n)
{
	fputs("m4_define(<|q_all_dark|>, <|", out);
	for (int r = 0; r < n; r++)
		for (int c = 1 - r % 2; c < n; c += 2)
			fprintf(out, "q_dark(%d, %d)" RECORDS_APART, c + 1,
			        r + 1);
	fputs("|>)" RECORDS_END, out);
}

/* --- numbers --- */

static const char *
plenty(const struct tables *t)
{
	return t->groups > 1      ? "many"
	       : t->solutions > 1 ? "few"
	       : t->solutions     ? "one"
	                          : "none";
}

static void
write_words(FILE *out, const struct tables *t, const struct squares *s)
{
	fprintf(out,
	        "m4_define(<|q_queens|>, <|%d queen%s|>)" RECORDS_END
	        "m4_define(<|q_n_plus_1|>, %d)" RECORDS_END
	        "m4_define(<|q_n_by_8|>, %d.%03d)" RECORDS_END
	        "m4_define(<|q_centre|>, %d%s)" RECORDS_END
	        "m4_define(<|q_least|>, %zu)" RECORDS_END
	        "m4_define(<|q_greatest|>, %zu)" RECORDS_END
	        "m4_define(<|q_parity|>, <|%s|>)" RECORDS_END
	        "m4_define(<|q_plenty|>, <|%s|>)" RECORDS_END
	        "m4_define(<|q_drawn|>, <|%s|>)" RECORDS_END,
	        t->n, t->n == 1 ? "" : "s", t->n + 1, t->n / 8, t->n % 8 * 125,
	        t->n / 2 + 1, t->n % 2 ? ".5" : "", s->least, s->greatest,
	        t->n % 2 ? "odd" : "even", plenty(t),
	        t->n <= BOARDS_MAX ? "boards" : "numbers");
}

static void
write_sizes(FILE *out, const struct tables *t)
{
	fputs("m4_define(<|q_all_size|>, <|", out);
	for (int size = SYMMETRY_IMAGES; size > 0; size--)
		if (t->groups_of[size])
			fprintf(out, "q_size(%d, %zu, group%s)" RECORDS_APART,
			        size, t->groups_of[size],
			        t->groups_of[size] == 1 ? "" : "s");
	fputs("|>)" RECORDS_END, out);
}

/* The first solution, and that after a quarter turn. */
static void
write_example(FILE *out, const struct tables *t)
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

int
pictures_facts(FILE *out, const struct tables *t)
{
	struct squares s;

	count_squares(&s, t);
	write_words(out, t, &s);
	write_sizes(out, t);
	write_dark(out, t->n);
	write_squares(out, &s, t->n);
	write_example(out, t);
	totals_write(out, t->n);
	return 0;
}
