/* tables.c -- enumerate, then sort into groups */
#include "tables.h"

#include <stdlib.h>
#include <string.h>

#include "symmetry.h"

static const uint32_t no_group = UINT32_MAX;

struct store {
	struct tables *t;
	size_t room;
};

/* A search costs more than to copy what it found when the room is full. */
static int
store_solution(const struct board *b, void *ctx)
{
	struct store *s = ctx;
	struct tables *t = s->t;

	if (t->solutions == s->room) {
		size_t room = s->room ? 2 * s->room : 1024;
		uint64_t *grown = realloc(t->solution, room * sizeof *grown);

		if (!grown)
			return -1;
		t->solution = grown;
		s->room = room;
	}
	t->solution[t->solutions++] = queens_pack(b);
	return 0;
}

/* One item more than asked: a board without solutions needs no special case. */
static void *
allocate(size_t count, size_t size)
{
	return calloc(count + 1, size);
}

static int
allocate_groups(struct tables *t)
{
	t->group = allocate(t->solutions, sizeof *t->group);
	t->image = allocate(t->solutions, sizeof *t->image);
	t->fundamental = allocate(t->solutions, sizeof *t->fundamental);
	t->size = allocate(t->solutions, sizeof *t->size);
	if (!t->group || !t->image || !t->fundamental || !t->size)
		return -1;
	memset(t->group, 0xFF, t->solutions * sizeof *t->group);
	return 0;
}

static int
compare_packed(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

static size_t
rank_of(const struct tables *t, const struct board *b)
{
	uint64_t packed = queens_pack(b);
	const uint64_t *found = bsearch(&packed, t->solution, t->solutions,
	                                sizeof packed, compare_packed);

	return (size_t)(found - t->solution);
}

/* The images of the least member are the group, some more than once. */
static void
make_group(struct tables *t, size_t least)
{
	uint32_t group = (uint32_t)t->groups++;
	struct board b = tables_board(t, least);

	t->fundamental[group] = (uint32_t)least;
	for (int k = 0; k < SYMMETRY_IMAGES; k++) {
		struct board image = symmetry_image(&b, k);
		size_t rank = rank_of(t, &image);

		if (t->group[rank] == no_group) {
			t->group[rank] = group;
			t->image[rank] = (uint8_t)k;
			t->size[group]++;
		}
	}
	t->groups_of[t->size[group]]++;
}

int
tables_make(struct tables *t, int n)
{
	*t = (struct tables){ .n = n };
	if (queens_visit(n, store_solution, &(struct store){ .t = t }))
		return -1;
	if (allocate_groups(t))
		return -1;
	for (size_t rank = 0; rank < t->solutions; rank++)
		if (t->group[rank] == no_group)
			make_group(t, rank);
	return 0;
}

void
tables_free(struct tables *t)
{
	free(t->solution);
	free(t->group);
	free(t->image);
	free(t->fundamental);
	free(t->size);
}

struct board
tables_board(const struct tables *t, size_t rank)
{
	return queens_unpack(t->n, t->solution[rank]);
}

int
tables_is_fundamental(const struct tables *t, size_t rank)
{
	return t->image[rank] == 0;
}

int
tables_row_bits(int n)
{
	return n <= 8 ? 3 : 4;
}

int
tables_row_bytes(int n)
{
	return (n * tables_row_bits(n) + 7) / 8;
}

void
tables_row(const struct board *b, uint8_t *bytes)
{
	int bits = tables_row_bits(b->n), count = tables_row_bytes(b->n);
	uint64_t row = 0;

	for (int r = 0; r < b->n; r++)
		row = row << bits | b->col[r];
	row <<= 8 * count - bits * b->n;
	for (int k = count; k-- > 0; row >>= 8)
		bytes[k] = (uint8_t)row;
}

int
tables_group_bytes(const struct tables *t)
{
	return t->groups <= 1 << 8 ? 1 : t->groups <= 1 << 16 ? 2 : 3;
}
