/* quadrant.c -- find pieces in any order, then sort them by key */
#include "quadrant.h"

#include <stdlib.h>
#include <string.h>

/* Numbers of the diagonals, -1 where a diagonal is in no mask. */
struct diagonals {
	int falling[2 * QUADRANT_N_MAX]; /* by column - row + n - 1 */
	int rising[2 * QUADRANT_N_MAX];  /* by column + row */
};

static int
quadrant_of(const struct quadrants *q, int row, int column)
{
	return 2 * (row >= q->top) + (column >= q->left);
}

/* Bit set of the quadrants that a diagonal touches. */
static unsigned
touched(const struct quadrants *q, int is_rising, int diagonal)
{
	unsigned set = 0;

	for (int row = 0; row < q->n; row++) {
		int column = is_rising ? diagonal - row
		                       : diagonal - (q->n - 1) + row;

		if (column >= 0 && column < q->n)
			set |= 1U << quadrant_of(q, row, column);
	}
	return set;
}

/* Number the shared diagonals of one direction and side, centre first. */
static void
number_side(struct quadrants *q, int *number, int is_rising, int step)
{
	for (int d = 1; d < q->n; d++) {
		int diagonal = q->n - 1 + step * d;
		unsigned set = touched(q, is_rising, diagonal);

		number[diagonal] = (set & (set - 1)) ? q->bits++ : -1;
	}
}

static void
number_diagonals(struct quadrants *q, struct diagonals *d)
{
	int middle = q->n - 1;

	memset(d, 0xFF, sizeof *d);
	number_side(q, d->falling, 0, 1);
	number_side(q, d->falling, 0, -1);
	/* on an odd board the long rising one joins the bottom quadrants */
	if (q->n % 2)
		d->rising[middle] = q->bits++;
	number_side(q, d->rising, 1, 1);
	number_side(q, d->rising, 1, -1);
	q->central[0] = UINT64_C(1) << d->falling[middle + 1];
	q->central[1] = UINT64_C(1) << d->falling[middle - 1];
	q->central[2] = UINT64_C(1) << d->rising[middle + 1];
	q->central[3] = UINT64_C(1) << d->rising[middle - 1];
}

/* --- pieces of one quadrant ------------------------------------------------
 */

struct square {
	uint64_t mask;
	int is_long; /* on one long diagonal, not on both */
};

struct piece {
	unsigned rows, columns, left, right;
	uint64_t mask;
	int is_long;
};

/* A piece as it was found; the key's top bit says that it is long. */
struct found {
	uint64_t mask;
	uint32_t key;
};

static const uint32_t long_bit = UINT32_C(1) << 31;

struct search {
	struct quadrant *quadrant;
	struct square square[QUADRANT_SIDE_MAX][QUADRANT_SIDE_MAX];
	int is_top;
	struct found *found;
	size_t count, room;
	int has_failed;
};

static uint64_t
bit_of(int number)
{
	return number < 0 ? 0 : UINT64_C(1) << number;
}

static void
describe_squares(const struct quadrants *q, const struct diagonals *d,
                 int which, struct search *s)
{
	int row0 = which & 2 ? q->top : 0, column0 = which & 1 ? q->left : 0;

	for (int y = 0; y < s->quadrant->height; y++)
		for (int x = 0; x < s->quadrant->width; x++) {
			int row = row0 + y, column = column0 + x;
			int falling = column - row + q->n - 1;
			int rising = column + row;

			s->square[y][x].mask = bit_of(d->falling[falling]) |
			                       bit_of(d->rising[rising]);
			s->square[y][x].is_long =
				(row == column) != (rising == q->n - 1);
		}
}

static int
grow(struct search *s)
{
	size_t room = s->room ? 2 * s->room : 1 << 16;
	struct found *grown = realloc(s->found, room * sizeof *grown);

	if (!grown) {
		s->has_failed = 1;
		return -1;
	}
	s->found = grown;
	s->room = room;
	return 0;
}

static void
take_piece(struct search *s, const struct piece *p)
{
	uint32_t key = p->columns << s->quadrant->height | p->rows;

	if (s->count == s->room && grow(s))
		return;
	s->found[s->count++] = (struct found){
		.mask = p->mask,
		.key = p->is_long ? key | long_bit : key,
	};
}

static void
search_row(struct search *s, int y, const struct piece *p)
{
	unsigned all = (1U << s->quadrant->width) - 1;
	unsigned open = all & ~(p->columns | p->left | p->right);
	struct piece next = *p;

	if (y == s->quadrant->height) {
		take_piece(s, p);
		return;
	}
	next.left = p->left << 1;
	next.right = p->right >> 1;
	search_row(s, y + 1, &next);
	next.rows = p->rows | 1U << y;
	for (; open; open &= open - 1) {
		unsigned queen = open & -open;
		const struct square *square =
			&s->square[y][__builtin_ctz(queen)];

		/* the bottom half alone counts these, weighted */
		if (s->is_top && square->is_long)
			continue;
		next.columns = p->columns | queen;
		next.left = (p->left | queen) << 1;
		next.right = (p->right | queen) >> 1;
		next.mask = p->mask | square->mask;
		next.is_long = p->is_long | square->is_long;
		search_row(s, y + 1, &next);
	}
}

/* Room behind the end: kernels load whole vectors. */
static int
allocate(struct quadrant *quadrant, size_t keys, size_t pieces, int n)
{
	size_t size = n <= QUADRANT_MASK32_N_MAX ? 4 : 8;
	void *masks = malloc((pieces + 16) * size);

	if (size == 4)
		quadrant->mask32 = masks;
	else
		quadrant->mask64 = masks;
	quadrant->first = calloc(keys + 1, sizeof *quadrant->first);
	quadrant->plain = calloc(keys, sizeof *quadrant->plain);
	return masks && quadrant->first && quadrant->plain ? 0 : -1;
}

/* first[key] becomes where the pieces of the key end; storing brings it back.
 */
static void
place_keys(const struct search *s, size_t keys)
{
	struct quadrant *quadrant = s->quadrant;
	uint32_t end = 0;

	for (size_t i = 0; i < s->count; i++) {
		uint32_t key = s->found[i].key;

		quadrant->first[key & ~long_bit]++;
		if (!(key & long_bit))
			quadrant->plain[key]++;
	}
	for (size_t key = 0; key <= keys; key++) {
		end += quadrant->first[key];
		quadrant->first[key] = end;
	}
}

static void
store_pieces(const struct search *s, uint32_t is_long)
{
	struct quadrant *quadrant = s->quadrant;

	for (size_t i = 0; i < s->count; i++) {
		const struct found *found = &s->found[i];
		uint32_t at;

		if (is_long != (found->key & long_bit) >> 31)
			continue;
		at = --quadrant->first[found->key & ~long_bit];
		if (quadrant->mask32)
			quadrant->mask32[at] = (uint32_t)found->mask;
		else
			quadrant->mask64[at] = found->mask;
	}
}

static int
make_pieces(const struct quadrants *q, struct search *s)
{
	struct quadrant *quadrant = s->quadrant;
	size_t keys = (size_t)1 << (quadrant->width + quadrant->height);

	search_row(s, 0, &(struct piece){ 0 });
	if (s->has_failed || allocate(quadrant, keys, s->count, q->n))
		return -1;
	place_keys(s, keys);
	/* from the end of each key down: the long ones last, so first */
	store_pieces(s, 1);
	store_pieces(s, 0);
	return 0;
}

static int
make_quadrant(struct quadrants *q, const struct diagonals *d, int which)
{
	struct search s = { .quadrant = &q->at[which], .is_top = which < 2 };
	int failed;

	s.quadrant->width = which & 1 ? q->right : q->left;
	s.quadrant->height = which & 2 ? q->bottom : q->top;
	describe_squares(q, d, which, &s);
	failed = make_pieces(q, &s);
	free(s.found);
	return failed;
}

static int
make_row_sets(struct quadrants *q, int half, int rows)
{
	for (int size = 0; size <= rows; size++) {
		q->rows[half][size] = malloc(sizeof(unsigned) << rows);
		if (!q->rows[half][size])
			return -1;
	}
	for (unsigned set = 0; set < 1U << rows; set++) {
		int size = __builtin_popcount(set);

		q->rows[half][size][q->row_sets[half][size]++] = set;
	}
	return 0;
}

int
quadrants_make(struct quadrants *q, int n)
{
	struct diagonals d;

	*q = (struct quadrants){
		.n = n,
		.top = n / 2,
		.left = n / 2,
		.bottom = n - n / 2,
		.right = n - n / 2,
	};
	number_diagonals(q, &d);
	for (int which = 0; which < QUADRANTS; which++)
		if (make_quadrant(q, &d, which))
			return -1;
	return make_row_sets(q, 0, q->top) || make_row_sets(q, 1, q->bottom)
	               ? -1
	               : 0;
}

void
quadrants_free(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which++) {
		free(q->at[which].first);
		free(q->at[which].plain);
		free(q->at[which].mask32);
		free(q->at[which].mask64);
	}
	for (int half = 0; half < 2; half++)
		for (int size = 0; size <= QUADRANT_SIDE_MAX; size++)
			free(q->rows[half][size]);
}
