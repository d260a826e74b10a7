/* tables.c -- one array, in memory and in the file `board` */
#include "boards/tables.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* The file begins with it.  A new format needs a new head. */
struct head {
	char format[8];
	uint64_t n, solutions;
};

static const char format[8] = "queens6";

/* The fundamental solutions stand in the order of their groups.  N=2 and N=3
   have no solution, and memory of no bytes may be NULL: so there is one spare
   item. */
int
tables_index(struct tables *t)
{
	t->fundamental = calloc(t->solutions + 1, sizeof *t->fundamental);
	if (!t->fundamental)
		return -1;
	for (size_t rank = 0; rank < t->solutions; rank++)
		if (t->solution[rank].image == 0) {
			t->fundamental[t->groups++] = (uint32_t)rank;
			t->groups_of[t->solution[rank].size]++;
		}
	return 0;
}

void
tables_free(struct tables *t)
{
	free(t->solution);
	free(t->fundamental);
}

int
tables_write(FILE *out, const struct tables *t)
{
	struct head head = { .n = (uint64_t)t->n, .solutions = t->solutions };

	memcpy(head.format, format, sizeof format);
	fwrite(&head, sizeof head, 1, out);
	fwrite(t->solution, sizeof *t->solution, t->solutions, out);
	return 0;
}

static int
is_head(const struct head *head)
{
	return memcmp(head->format, format, sizeof format) == 0 &&
	       head->n >= 1 && head->n <= BOARD_MAX &&
	       head->solutions <= UINT32_MAX;
}

int
tables_read(struct tables *t, FILE *in)
{
	struct head head;

	*t = (struct tables){ 0 };
	errno = 0;
	if (fread(&head, sizeof head, 1, in) == 1 && is_head(&head)) {
		t->n = (int)head.n;
		t->solutions = (size_t)head.solutions;
		t->solution = calloc(t->solutions + 1, sizeof *t->solution);
		if (t->solution &&
		    fread(t->solution, sizeof *t->solution, t->solutions, in) ==
		            t->solutions &&
		    getc(in) == EOF && !ferror(in))
			return tables_index(t);
	}
	errno = errno ? errno : EINVAL;
	return -1;
}

struct board
tables_board(const struct tables *t, size_t rank)
{
	return board_unpack(t->n, t->solution[rank].columns);
}

size_t
tables_rank(const struct tables *t, const struct board *b)
{
	uint64_t columns = board_pack(b);
	size_t from = 0, to = t->solutions;

	while (to - from > 1) {
		size_t middle = from + (to - from) / 2;

		if (t->solution[middle].columns <= columns)
			from = middle;
		else
			to = middle;
	}
	return from;
}
