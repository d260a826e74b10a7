/* drawings.c -- the squares of a board, in the order in which text has them */
#include "drawings.h"

#include "symmetry.h"
#include "text.h"

enum {
	ACROSS = 4,        /* images beside each other */
	NAME_WIDTH = 13,   /* of the longest image name, Untransformed */
	SCREEN_WIDTH = 80, /* a shelf takes one character less */
	CELL_ROWS = 4,     /* squares of a braille character */
	CELL_COLUMNS = 2,
	/* The longest records: 8 images of 16 rows, 4 lines of 81 characters */
	RECORD_SIZE = 8192
};

/* --- squares --- */

/*
 * A row of a board has one of 2 n forms: its queen's column, and the colour of
 * its first square, 1 if dark.  m4 puts the text of each together once, not
 * once a row, which would take half as long again; $* is the text with its
 * commas.
 */
static void
define_squares(FILE *out, int n, int queen, int first)
{
	static const char *const squares[] = { "q_light()", "q_dark()",
		                               "q_queen_light()",
		                               "q_queen_dark()" };

	fprintf(out,
	        "m4_define(<|q_keep|>, <|m4_define(<|q_squares%d_%d|>, "
	        "<|$*|>)|>)q_keep(",
	        queen + 1, first);
	for (int c = 0; c < n; c++)
		fprintf(out, "%s" RECORDS_APART,
		        squares[(first + c) % 2 + 2 * (c == queen)]);
	fputs(")" RECORDS_END, out);
}

static void
define_all_squares(FILE *out, int n)
{
	for (int queen = 0; queen < n; queen++)
		for (int first = 0; first < 2; first++)
			define_squares(out, n, queen, first);
}

static char *
put_squares(char *at, const struct board *b, int row)
{
	at = text_number(text_word(at, "q_squares"), b->col[row] + 1U);
	return text_word(at, row % 2 ? "_1()" : "_0()");
}

/* --- a solution --- */

static char *
put_row(char *at, const struct board *b, int row)
{
	at = text_number(text_word(at, "q_row(<|"), (uint32_t)row + 1);
	at = text_number(text_word(at, RECORDS_NEXT), b->col[row] + 1U);
	at = put_squares(text_word(at, RECORDS_NEXT), b, row);
	return text_word(at, "|>)" RECORDS_APART);
}

int
drawings_picture(FILE *out, const struct tables *t)
{
	define_all_squares(out, t->n);
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);
		char record[RECORD_SIZE];
		char *at = text_word(record, "q_picture(<|");

		at = text_number(at, (uint32_t)rank + 1);
		at = text_number(text_word(at, RECORDS_NEXT),
		                 t->group[rank] + 1);
		at = text_word(at, RECORDS_NEXT);
		for (int r = 0; r < b.n; r++)
			at = put_row(at, &b, r);
		records_end(out, record, at);
	}
	return 0;
}

/* --- a group --- */

static char *
put_across(char *at, const struct board *images, int row)
{
	for (int k = 0; k < ACROSS; k++) {
		at = text_word(at, k ? RECORDS_NEXT : "q_across(<|");
		at = put_squares(at, &images[k], row);
	}
	return text_word(at, "|>)" RECORDS_APART);
}

static char *
put_below(char *at, const struct board *images)
{
	for (int k = 0; k < ACROSS; k++) {
		at = text_word(at, k ? RECORDS_NEXT : "q_below(<|");
		at = text_columns(at, &images[k], ',');
	}
	return text_word(at, "|>)" RECORDS_APART);
}

static char *
put_four(char *at, const struct board *images)
{
	for (int r = 0; r < images->n; r++)
		at = put_across(at, images, r);
	return put_below(at, images);
}

/* From one board to the next: squares, edges or a name, and two blanks. */
static void
define_widths(FILE *out, int n)
{
	struct board any = { .n = n };
	char columns[RECORD_SIZE];
	int width = 2 * n + 2;

	for (int r = 0; r < n; r++)
		any.col[r] = (uint8_t)r;
	if (width < 1 + NAME_WIDTH)
		width = 1 + NAME_WIDTH;
	if (width < 1 + text_columns(columns, &any, ' ') - columns)
		width = 1 + (int)(text_columns(columns, &any, ' ') - columns);
	fprintf(out, "m4_define(<|q_pitch|>, <|%d|>)" RECORDS_END, width + 2);
	fprintf(out, "m4_define(<|q_gap|>, <|%*s|>)" RECORDS_END, width - 2 * n,
	        "");
}

int
drawings_panel(FILE *out, const struct tables *t)
{
	define_all_squares(out, t->n);
	define_widths(out, t->n);
	for (size_t group = 0; group < t->groups; group++) {
		struct board b = tables_board(t, t->fundamental[group]);
		struct board images[SYMMETRY_IMAGES];
		char record[RECORD_SIZE];
		char *at = text_word(record, "q_panel(<|");

		for (int k = 0; k < SYMMETRY_IMAGES; k++)
			images[k] = symmetry_image(&b, k);
		at = text_number(at, (uint32_t)group + 1);
		at = text_number(text_word(at, RECORDS_NEXT), t->size[group]);
		at = put_four(text_word(at, RECORDS_NEXT), images);
		at = put_four(text_word(at, RECORDS_NEXT), images + ACROSS);
		records_end(out, record, at);
	}
	return 0;
}

/* --- a shelf of boards, as dots --- */

/* Dots of a braille character by row and column: Unicode, U+2800 to U+28FF. */
static const unsigned dots[CELL_ROWS][CELL_COLUMNS] = {
	{ 0x01, 0x08 },
	{ 0x02, 0x10 },
	{ 0x04, 0x20 },
	{ 0x40, 0x80 },
};

static char *
put_cell(char *at, const struct board *b, int top, int left)
{
	unsigned cell = 0;

	for (int r = 0; r < CELL_ROWS && top + r < b->n; r++) {
		int c = b->col[top + r] - left;

		if (c == 0 || c == 1)
			cell |= dots[r][c];
	}
	*at++ = (char)0xE2;
	*at++ = (char)(0xA0 | cell >> 6);
	*at++ = (char)(0x80 | (cell & 0x3F));
	return at;
}

static char *
put_dots(char *at, const struct tables *t, size_t rank, size_t end, int top)
{
	at = text_word(at, "q_dots(<|");
	for (size_t k = rank; k < end; k++) {
		struct board b = tables_board(t, k);

		if (k > rank)
			*at++ = ',';
		for (int left = 0; left < b.n; left += CELL_COLUMNS)
			at = put_cell(at, &b, top, left);
	}
	return text_word(at, "|>)" RECORDS_APART);
}

/* Each but the last is as wide as its board. */
static char *
put_ranks(char *at, size_t rank, size_t end, int width)
{
	for (size_t k = rank; k < end; k++) {
		char *from = at;

		at = text_number(at, (uint32_t)k + 1);
		while (k + 1 < end && at < from + width)
			*at++ = ' ';
		if (k + 1 < end)
			*at++ = ',';
	}
	return at;
}

int
drawings_shelf(FILE *out, const struct tables *t)
{
	int width = (t->n + CELL_COLUMNS - 1) / CELL_COLUMNS;
	size_t boards = (size_t)(SCREEN_WIDTH / (width + 1));

	for (size_t rank = 0; rank < t->solutions; rank += boards) {
		char record[RECORD_SIZE];
		char *at = text_word(record, "q_shelf(<|");
		size_t end = rank + boards;

		if (end > t->solutions)
			end = t->solutions;
		at = put_ranks(at, rank, end, width);
		at = text_word(at, RECORDS_NEXT);
		for (int top = 0; top < t->n; top += CELL_ROWS)
			at = put_dots(at, t, rank, end, top);
		records_end(out, record, at);
	}
	return 0;
}
