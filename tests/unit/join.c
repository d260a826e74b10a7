/* join.c -- trees and lists of any board have the pairs that its squares say */
#include "kernel/leaves.h"

/* join.h calls a function of each shape that occurs. */
static int occurs[PLANES + 1][WIDE + 1];
#define shaped occurs[planes][groups] |= at < end, shaped
#include "kernel/join.h"

#include "fence.h"
#include "kernel/product.h"
#include "tap.h"

/* --- placements, by the squares of the board --- */

/* Rows of a quarter; p and q are the parities of its rows and columns. */
struct lines {
	int n, p, q;
	unsigned rows;
};

struct queens {
	unsigned columns; /* of the quarter */
	uint64_t falling, rising;
};

static int
is_free(const struct queens *a, const struct queens *b)
{
	return !(a->falling & b->falling) && !(a->rising & b->rising);
}

/* Visit the placements that have these queens, and one in each row. */
static void
place(struct lines l, struct queens all, void (*visit)(const struct queens *))
{
	const unsigned rows = l.rows;
	int row = rows ? l.p + 2 * __builtin_ctz(rows) : 0;

	if (!rows)
		visit(&all);
	l.rows &= rows - 1;
	for (int c = l.q; rows && c < l.n; c += 2) {
		struct queens one = { all.columns | 1U << c / 2,
			              UINT64_C(1) << (c - row + l.n),
			              UINT64_C(1) << (c + row) };

		if (one.columns == all.columns || !is_free(&one, &all))
			continue;
		one.falling |= all.falling;
		one.rising |= all.rising;
		place(l, one, visit);
	}
}

/* --- a random case: two trees and a list --- */

enum { ROWS = 40, LANES = POSITIONS_MAX };

static struct lines lines[3]; /* of the trees, and of the list */
static uint16_t row_of[1 << QUARTER_MAX], lane_of[1 << QUARTER_MAX];
static unsigned rows, lanes, flip;
static struct tree tree[2];
static struct join join;

static struct queens listed[14 * 13 * 12];
static size_t count;

static void
list(const struct queens *q)
{
	listed[count++] = *q;
}

static unsigned
random_number(unsigned end)
{
	static uint64_t state = 3; /* with 3 all shapes of leaves.h occur */

	state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return (unsigned)(state >> 33) % end;
}

static unsigned
some_rows(unsigned height, int most)
{
	unsigned set = random_number(1U << height);

	while (__builtin_popcount(set) > most)
		set &= ~(1U << random_number(height));
	return set;
}

/* Both trees have as many queens, most of them in the same rows. */
static void
choose_lines(int n, int most)
{
	int p = (int)random_number(2), q = (int)random_number(2);
	unsigned height = (unsigned)(n + 1 - p) / 2;
	unsigned set = some_rows(height, most);
	unsigned other =
		set ^ 1U << random_number(height) ^ 1U << random_number(height);

	if (__builtin_popcount(other) != __builtin_popcount(set))
		other = set;
	lines[0] = (struct lines){ n, p, q, set };
	lines[1] = (struct lines){ n, p, q, other };
	set = some_rows((unsigned)n - height, most < 5 ? 3 : 7 - most);
	lines[2] = (struct lines){ n, !p, !q, set };
	count = 0;
	place(lines[2], (struct queens){ 0 }, list);
}

/* All lanes have about as many members, or one has more than others.  Some sets
   do not count. */
static void
choose_positions(void)
{
	unsigned dealt[QUARTER_MAX + 1] = { 0 };
	unsigned share = random_number(2) * random_number(9), full;

	lanes = 1 + (unsigned)count / (1 + random_number(24));
	if (!random_number(9))
		lanes = LANES;
	full = random_number(lanes);
	rows = 1 + random_number(1 + random_number(ROWS));
	flip = random_number(2) * ((1U << lines->n / 2) - 1);
	for (unsigned set = 0; set < LENGTH(lane_of); set++) {
		unsigned lane = dealt[__builtin_popcount(set)]++ % (lanes + 5);

		row_of[set] = (uint16_t)random_number(rows + 5);
		lane_of[set] =
			(uint16_t)(random_number(8) < share ? full : lane);
	}
	tree[0].lanes = 1 + random_number(lanes);
	tree[1].lanes = lanes;
}

/* --- cells --- */

static struct placements found;

static int
find(struct quarter quarter[2][2], struct lines l, const uint16_t *position,
     unsigned limit)
{
	const struct quarter *q = &quarter[l.p][l.q];
	unsigned all = (1U << q->width) - 1;

	return placements_make(&found, q, l.rows,
	                       (struct columns){ position, flip ^ all, limit });
}

/* Returns 0 or ENOMEM. */
static int
fill_cells(void)
{
	struct quarter quarter[2][2];
	struct level *level = join.level;
	int failed;

	quarters_make(quarter, lines->n);
	join.n = lines->n;
	join.quarter = &quarter[lines->p][lines->q];
	failed = find(quarter, lines[2], lane_of, lanes) ||
	         members_make(&level->list, &found, lanes);
	for (int i = 0; i < 2; i++) {
		struct trie *t = &tree[i].trie;

		failed |= find(quarter, lines[i], row_of, rows) ||
		          trie_make(t, &found);
		failed |= cells_begin(&tree[i].cells, rows, tree[i].lanes);
		level->branch[i] = (struct branch){ t->item, t->item + t->items,
			                            &tree[i] };
	}
	return failed || join_level(&join, 0, 2) ? ENOMEM : 0;
}

static uint64_t wanted[ROWS + STRIP][LANES];

/* Each pair with these queens. */
static void
add_pairs(const struct queens *q)
{
	unsigned row = row_of[q->columns ^ flip];

	for (size_t i = 0; row < rows && i < count; i++) {
		unsigned lane = lane_of[listed[i].columns ^ flip];

		if (lane < lanes && is_free(q, &listed[i]))
			wanted[row][lane]++;
	}
}

/* Returns how many cells of the trees are wrong: no other rows count. */
static unsigned
wrong_cells(void)
{
	unsigned wrong = 0;

	for (int i = 0; i < 2; i++) {
		memset(wanted, 0, sizeof wanted);
		place(lines[i], (struct queens){ 0 }, add_pairs);
		for (unsigned row = 0; row < tree[i].cells.rows; row++)
			for (unsigned lane = 0; lane < tree[i].lanes; lane++)
				wrong += cell_at(&tree[i].cells, row, lane) !=
				         wanted[row][lane];
	}
	return wrong;
}

/* Returns 0, ENOMEM, or -1. */
static int
try_once(void)
{
	int error = fill_cells();

	if (!error && wrong_cells())
		error = -1;
	for (int i = 0; i < 2; i++) {
		trie_free(&tree[i].trie);
		cells_free(&tree[i].cells);
		tree[i] = (struct tree){ .lanes = tree[i].lanes };
	}
	join_free(&join);
	join = (struct join){ 0 };
	free(found.room.at);
	found = (struct placements){ .count = 0 };
	return error;
}

/* Rows of full cells, from any byte on, up to the most lanes. */
static void
check_products(void)
{
	static uint8_t full[LANES + 2 * STRIP], some[LANES + 2 * STRIP];
	unsigned wrong = 0;

	memset(full, 255, sizeof full);
	for (unsigned end = 0; end <= LANES; end += 11) {
		memset(some, 0, sizeof some);
		memset(some + end % 16, 255, end);
		wrong += sum_of_products(full, some + end % 16, end) !=
		         end * 255 * 255;
	}
	ok(!wrong, "the products of full cells, up to %d in a row", LANES);
}

int
main(void)
{
	unsigned missing = 0;

	check_products();
	for (int n = 2; n <= BOARD_N_MAX; n++) {
		unsigned wrong = 0;

		for (int queens = 0; queens < 7; queens++) {
			choose_lines(n, queens);
			choose_positions();
			wrong += fill_cells() || wrong_cells();
		}
		ok(!wrong, "N=%d: pairs", n);
	}
#define IS_MISSING(planes, groups) missing += !occurs[planes][groups];
	SHAPES(IS_MISSING)
	ok(!missing, "each shape of leaves.h occurs");
	fail_each("pairs", try_once);
	return tap_done();
}
