/* pictures.c -- no layout here: a template decides what a board looks like */
#include "pictures.h"

#include "plate.h"
#include "symmetry.h"
#include "totals.h"

enum {
	LEVELS = 6,    /* shades of a square */
	BOARDS_MAX = 8 /* to this board a page has room for every solution */
};

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
	        "m4_define(<|q_queens|>, <|queen%s|>)" RECORDS_END
	        "m4_define(<|q_n_plus_1|>, %d)" RECORDS_END
	        "m4_define(<|q_n_by_8|>, %d.%03d)" RECORDS_END
	        "m4_define(<|q_centre|>, %d%s)" RECORDS_END
	        "m4_define(<|q_least|>, %zu)" RECORDS_END
	        "m4_define(<|q_greatest|>, %zu)" RECORDS_END
	        "m4_define(<|q_parity|>, <|%s|>)" RECORDS_END
	        "m4_define(<|q_plenty|>, <|%s|>)" RECORDS_END
	        "m4_define(<|q_drawn|>, <|%s|>)" RECORDS_END,
	        t->n == 1 ? "" : "s", t->n + 1, t->n / 8, t->n % 8 * 125,
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

int
pictures_facts(FILE *out, const struct tables *t)
{
	struct squares s;

	count_squares(&s, t);
	write_words(out, t, &s);
	write_sizes(out, t);
	write_dark(out, t->n);
	write_squares(out, &s, t->n);
	plate_example(out, t);
	totals_write(out, t->n);
	return 0;
}
