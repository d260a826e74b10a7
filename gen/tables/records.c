/* records.c -- no layout here: a template decides how a record looks */
#include "records.h"

#include <inttypes.h>
#include <stdlib.h>

#include "calls.h"
#include "insertion.h"
#include "symmetry.h"

static void
write_stored_row(FILE *out, const char *kind, const struct board *b,
                 uint32_t group, int third)
{
	uint8_t bytes[QUEENS_MAX];

	tables_row(b, bytes);
	fprintf(out, "q_row(<|%s|>, <|", kind);
	for (int k = 0; k < tables_row_bytes(b->n); k++)
		fprintf(out, "%s0x%02X", k ? ", " : "", bytes[k]);
	fprintf(out, "|>, <|%" PRIu32 "|>, <|%d|>)" CALLS_END, group, third);
}

int
records_row(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);
		uint32_t group = t->group[rank];

		if (tables_is_fundamental(t, rank))
			write_stored_row(out, "FIRST", &b, group,
			                 t->size[group]);
		else
			write_stored_row(out, "ROW", &b, group, t->image[rank]);
	}
	if (t->solutions == 0)
		write_stored_row(out, "FIRST", &(struct board){ .n = t->n }, 0,
		                 0);
	return 0;
}

static void
write_columns(FILE *out, const struct board *b)
{
	for (int r = 0; r < b->n; r++)
		fprintf(out, "%s%d", r ? "," : "", b->col[r] + 1);
}

static void
write_columns_upward(FILE *out, const struct board *b)
{
	for (int r = b->n; r-- > 0;)
		fprintf(out, "%d%s", b->col[r] + 1, r ? "," : "");
}

static void
write_squares_upward(FILE *out, const struct board *b)
{
	for (int r = b->n; r-- > 0;)
		fprintf(out, "%d %d%s", b->col[r] + 1, r + 1, r ? "," : "");
}

static void
write_solution(FILE *out, const struct tables *t, size_t rank)
{
	struct board b = tables_board(t, rank);
	uint32_t group = t->group[rank];

	fprintf(out, "q_solution(<|%zu|>, <|", rank + 1);
	write_columns(out, &b);
	fputs("|>, <|", out);
	write_columns_upward(out, &b);
	fputs("|>, <|", out);
	write_squares_upward(out, &b);
	fprintf(out, "|>, <|%" PRIu32 "|>, <|%s|>, <|%d|>, <|", group + 1,
	        symmetry_names[t->image[rank]], t->size[group]);
	for (int r = 0; r < b.n; r++)
		fprintf(out, "q_line%d()" CALLS_APART, b.col[r] + 1);
	fputs("|>)" CALLS_END, out);
}

int
records_solution(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++)
		write_solution(out, t, rank);
	return 0;
}

int
records_descending(FILE *out, const struct tables *t)
{
	for (size_t rank = t->solutions; rank-- > 0;) {
		struct board b = tables_board(t, rank);

		fputs("q_descending(<|", out);
		write_columns(out, &b);
		fputs("|>)" CALLS_END, out);
	}
	return 0;
}

int
records_prolog(FILE *out, const struct tables *t)
{
	size_t *ranks = insertion_ranks(t);

	if (!ranks)
		return -1;
	for (size_t i = 0; i < t->solutions; i++) {
		struct board b = tables_board(t, ranks[i]);

		fprintf(out, "q_prolog(<|%zu|>, <|", i + 1);
		write_columns(out, &b);
		fputs("|>)" CALLS_END, out);
	}
	free(ranks);
	return 0;
}

static void
write_group(FILE *out, const struct tables *t, size_t group)
{
	struct board b = tables_board(t, t->fundamental[group]);

	fprintf(out, "q_group(<|%zu|>, <|%d|>, <|", group + 1, t->size[group]);
	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(&b, k);

		fprintf(out, "q_image(<|%s|>, <|", symmetry_names[k]);
		write_columns(out, &image);
		fputs("|>)" CALLS_APART, out);
	}
	fputs("|>)" CALLS_END, out);
}

int
records_group(FILE *out, const struct tables *t)
{
	for (size_t group = 0; group < t->groups; group++)
		write_group(out, t, group);
	return 0;
}
