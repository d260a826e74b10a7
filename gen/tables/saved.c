/* saved.c -- the file `board`: magic, the struct (its pointers mean nothing),
 * the columns */
#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "published.h"
#include "symmetry.h"
#include "tables.h"

/* The first bytes of a saved board; another version's is another file. */
static const char magic[8] = "queens1";

/* fread, or write_column. */
typedef size_t move_fn(void *data, size_t size, size_t count, FILE *file);

static int
move_columns(const struct tables *t, move_fn *move, FILE *file)
{
	const struct {
		void *data;
		size_t size, count;
	} columns[] = {
		{ t->solution, sizeof *t->solution, t->solutions },
		{ t->group, sizeof *t->group, t->solutions },
		{ t->image, sizeof *t->image, t->solutions },
		{ t->fundamental, sizeof *t->fundamental, t->groups },
		{ t->size, sizeof *t->size, t->groups },
	};

	for (size_t k = 0; k < sizeof columns / sizeof *columns; k++)
		if (move(columns[k].data, columns[k].size, columns[k].count,
		         file) != columns[k].count)
			return -1;
	return 0;
}

static size_t
write_column(void *data, size_t size, size_t count, FILE *file)
{
	return fwrite(data, size, count, file);
}

/* A file holds no pointers. */
static void
drop_columns(struct tables *t)
{
	t->solution = NULL;
	t->group = t->fundamental = NULL;
	t->image = t->size = NULL;
}

void
tables_save(const struct tables *t, FILE *out)
{
	struct tables head = *t;

	drop_columns(&head);
	fwrite(magic, sizeof magic, 1, out);
	fwrite(&head, sizeof head, 1, out);
	move_columns(t, write_column, out);
}

static int
load_head(struct tables *t, FILE *in)
{
	char start[sizeof magic];

	if (fread(start, sizeof start, 1, in) != 1 ||
	    memcmp(start, magic, sizeof magic) != 0 ||
	    fread(t, sizeof *t, 1, in) != 1)
		memset(t, 0, sizeof *t);
	drop_columns(t);
	return 1 <= t->n && t->n <= QUEENS_MAX &&
	                       t->solutions == published[t->n].all &&
	                       t->groups == published[t->n].fundamental
	               ? 0
	               : -1;
}

/* A queen in each column, and none that an earlier one attacks. */
static int
is_solution(int n, uint64_t packed)
{
	uint32_t file = 0, left = 0, right = 0;

	for (int r = 0; r < n; r++, packed <<= 4) {
		uint32_t queen = UINT32_C(1) << (packed >> 60);

		if ((file | left | right) & queen)
			return 0;
		file |= queen;
		left = (left | queen) << 1;
		right = (right | queen) >> 1;
	}
	return file == (UINT32_C(1) << n) - 1 && packed == 0;
}

/* As many solutions as the board has, in ascending order, are all of them. */
static int
are_solutions(const struct tables *t)
{
	for (size_t rank = 0; rank < t->solutions; rank++)
		if (!is_solution(t->n, t->solution[rank]) ||
		    (rank && t->solution[rank] <= t->solution[rank - 1]) ||
		    t->group[rank] >= t->groups ||
		    t->image[rank] >= SYMMETRY_IMAGES)
			return 0;
	return 1;
}

static int
are_groups(const struct tables *t)
{
	size_t groups_of[9] = { 0 };

	for (size_t group = 0; group < t->groups; group++) {
		if (t->fundamental[group] >= t->solutions || t->size[group] > 8)
			return 0;
		groups_of[t->size[group]]++;
	}
	return memcmp(groups_of, t->groups_of, sizeof groups_of) == 0;
}

int
tables_load(struct tables *t, FILE *in)
{
	if (load_head(t, in)) {
		errno = EINVAL;
		return -1;
	}
	if (tables_allocate(t))
		return -1;
	errno = EINVAL;
	if (move_columns(t, fread, in) || getc(in) != EOF)
		return -1;
	return are_solutions(t) && are_groups(t) ? 0 : -1;
}
