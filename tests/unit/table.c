/* table.c -- tables have what the diagonals of each member say */
#include "kernel/table.h"

#include "fence.h"
#include "tap.h"

static uint64_t
random_bits(void)
{
	static uint64_t state = 1;

	state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
	return state ^ state >> 32;
}

/* Lanes with 0 to 120 members, and with whole planes and one more. */
static void
fill(struct members *m, unsigned lanes, int n)
{
	static uint32_t first[GROUPS * VECTOR_BYTES + 1];
	static uint64_t diagonals[GROUPS * VECTOR_BYTES * 121];

	*m = (struct members){ .lanes = lanes,
		               .first = first,
		               .diagonals = diagonals };
	for (unsigned lane = 0; lane < lanes; lane++) {
		unsigned members = lane / VECTOR_BYTES % 2
		                           ? 56 + lane % 2
		                           : (unsigned)(random_bits() % 121);

		first[lane + 1] = first[lane] + members;
	}
	for (uint32_t i = 0; i < first[lanes]; i++)
		diagonals[i] = random_bits() & ((UINT64_C(1) << 2 * n) - 1);
}

/* Bits of this square that a member does not explain, or lack. */
static unsigned
wrong_bits(const struct table *t, const struct members *m, const vector *square,
           uint64_t diagonals)
{
	unsigned wrong = 0;

	for (unsigned lane = 0; lane < t->groups * VECTOR_BYTES; lane++) {
		unsigned group = lane / VECTOR_BYTES,
			 planes = planes_of(t, group),
			 end = lane < m->lanes ? members_of_lane(m, lane) : 0;
		const vector *plane = square + t->first[group];

		wrong += end > 8 * planes;
		for (unsigned i = 0; i < 8 * planes; i++) {
			int bit =
				plane[i / 8][lane % VECTOR_BYTES] >> i % 8 & 1;

			wrong += bit != (i < end &&
			                 !(m->diagonals[m->first[lane] + i] &
			                   diagonals));
		}
	}
	return wrong;
}

static void
check(int n, unsigned lanes)
{
	struct quarter quarter[2][2];
	const struct quarter *q = &quarter[0][1];
	struct table t = { 0 };
	struct members m;
	const unsigned rows = 0x3A56;
	unsigned wrong = 0;

	quarters_make(quarter, n);
	fill(&m, lanes, n);
	wrong += table_make(&t, &m, q, rows, n) != 0;
	wrong += wrong_bits(&t, &m, square_at(&t, NO_SQUARE), 0);
	for (int s = 0; s < q->height * q->width; s++)
		if (rows >> s / q->width & 1)
			wrong += wrong_bits(&t, &m, square_at(&t, (unsigned)s),
			                    q->diagonals[s]);
	free(t.room.at);
	ok(!wrong, "N=%d, %u lanes: squares spare members on other diagonals",
	   n, lanes);
}

int
main(void)
{
	for (int n = 6; n <= BOARD_N_MAX; n++)
		check(n, 3 * VECTOR_BYTES + 1);
	check(BOARD_N_MAX, 3432); /* 14 over 7 */
	return tap_done();
}
