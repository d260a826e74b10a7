/* puzzles.c -- a set is unique if it lies in no other solution's common rows */
#include "puzzles.h"

#include "text.h"

enum {
	MASKS = 1 << PUZZLES_N_MAX,
	SHEET_PUZZLES = 12,
	/* 924 sets of 6 squares of 4 characters; 12 puzzles of 800 */
	RECORD_SIZE = 65536
};

static const char next_field[] = "|>, <|";

/* --- sets --- */

/* The rows in which two solutions have the same queen. */
static unsigned
common_rows(const struct tables *t, size_t rank, size_t other)
{
	struct board a = tables_board(t, rank), b = tables_board(t, other);
	unsigned rows = 0;

	for (int r = 0; r < t->n; r++)
		rows = rows << 1 | (a.col[r] == b.col[r]);
	return rows;
}

/* Mark each set that another solution has too. */
static void
mark_shared(const struct tables *t, size_t rank, uint8_t shared[MASKS])
{
	unsigned masks = 1U << t->n;

	for (unsigned set = 0; set < masks; set++)
		shared[set] = 0;
	for (size_t other = 0; other < t->solutions; other++)
		if (other != rank)
			shared[common_rows(t, rank, other)] = 1;
	/* a part of a shared set is shared */
	for (unsigned bit = 1; bit < masks; bit <<= 1)
		for (unsigned set = 0; set < masks; set++)
			shared[set & ~bit] |= shared[set];
}

static int
count_queens(unsigned set)
{
	int count = 0;

	for (; set; set &= set - 1)
		count++;
	return count;
}

/* Sets that begin with an earlier row are greater numbers. */
int
puzzles_find(const struct tables *t, size_t rank,
             uint16_t sets[PUZZLES_SETS_MAX])
{
	uint8_t shared[MASKS];
	int fewest = t->n, found = 0;

	mark_shared(t, rank, shared);
	for (unsigned set = 1U << t->n; set-- > 0;) {
		int queens = count_queens(set);

		if (shared[set] || queens > fewest)
			continue;
		if (queens < fewest)
			found = 0;
		fewest = queens;
		sets[found++] = (uint16_t)set;
	}
	return found;
}

/* --- records --- */

/* A row's queen belongs to a set. */
static int
has_row(unsigned set, const struct board *b, int row)
{
	return (int)(set >> (b->n - 1 - row) & 1);
}

/* As chess names a square: a letter for the column, rows from the bottom. */
static char *
put_names(char *at, const struct board *b, unsigned set)
{
	int written = 0;

	for (int r = 0; r < b->n; r++) {
		if (!has_row(set, b, r))
			continue;
		if (written++)
			*at++ = ',';
		*at++ = (char)('a' + b->col[r]);
		at = text_number(at, (uint32_t)(b->n - r));
	}
	return at;
}

static char *
put_queens(char *at, const struct board *b, unsigned set)
{
	for (int r = 0; r < b->n; r++) {
		if (!has_row(set, b, r))
			continue;
		at = text_number(text_word(at, "q_queen("), b->col[r] + 1U);
		at = text_number(text_word(at, ", "), (uint32_t)r + 1);
		at = text_word(at, ")" RECORDS_APART);
	}
	return at;
}

int
puzzles_puzzle(FILE *out, const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++) {
		struct board b = tables_board(t, rank);
		uint16_t sets[PUZZLES_SETS_MAX];
		int found = puzzles_find(t, rank, sets);
		char record[RECORD_SIZE];
		char *at = text_word(record, "q_puzzle(<|");

		at = text_number(at, (uint32_t)rank + 1);
		at = text_word(at, next_field);
		for (int k = 0; k < found; k++) {
			at = text_word(at, "q_given(<|");
			at = text_number(at, (uint32_t)rank + 1);
			at = text_word(at, next_field);
			at = put_names(at, &b, sets[k]);
			at = text_word(at, "|>)" RECORDS_APART);
		}
		at = text_word(at, "|>)" RECORDS_END);
		fwrite(record, 1, (size_t)(at - record), out);
	}
	return 0;
}

/* --- sheets --- */

static char *
put_card(char *at, const struct tables *t, size_t group)
{
	struct board b = tables_board(t, t->fundamental[group]);
	unsigned all = (1U << b.n) - 1;
	uint16_t sets[PUZZLES_SETS_MAX] = { 0 };

	puzzles_find(t, t->fundamental[group], sets);
	at = text_word(at, "q_card(<|");
	at = text_number(at, (uint32_t)group + 1);
	at = text_word(at, next_field);
	at = text_number(at, (uint32_t)(b.n - count_queens(sets[0])));
	at = put_names(text_word(at, next_field), &b, sets[0]);
	at = put_queens(text_word(at, next_field), &b, sets[0]);
	at = put_names(text_word(at, next_field), &b, all);
	at = put_queens(text_word(at, next_field), &b, all);
	return text_word(at, "|>)" RECORDS_APART);
}

int
puzzles_sheet(FILE *out, const struct tables *t)
{
	for (size_t group = 0; group < t->groups; group += SHEET_PUZZLES) {
		size_t end = group + SHEET_PUZZLES;
		char record[RECORD_SIZE];
		char *at = text_word(record, "q_sheet(<|");

		if (end > t->groups)
			end = t->groups;
		at = text_number(at, (uint32_t)group + 1);
		at = text_number(text_word(at, next_field), (uint32_t)end);
		at = text_word(at, next_field);
		for (size_t k = group; k < end; k++)
			at = put_card(at, t, k);
		at = text_word(at, "|>)" RECORDS_END);
		fwrite(record, 1, (size_t)(at - record), out);
	}
	return 0;
}
