/* count.c -- the numbers of units, and the published numbers */
#include "run/count.h"

#include "groups/symmetric.h"
#include "known.h"
#include "published.h"
#include "tap.h"

/* Journals of this format know units by their numbers. */
static const unsigned units_from_18[] = { 512,    4096,    8192,   65536,
	                                  131072, 131072,  262144, 262144,
	                                  524288, 2097152, 4194304 };

/* By Burnside's lemma, 8 fundamental = all + half_turn + 2 quarter_turn. */
static void
check_known(int n)
{
	is_u64(known[n].all + known[n].half_turn + 2 * known[n].quarter_turn,
	       n == 1 ? 4 : 8 * known[n].fundamental,
	       "N=%d: the sum over the rotations", n);
	ok(published[n].all == known[n].all &&
	           published[n].fundamental == known[n].fundamental &&
	           published[n].half_turn == known[n].half_turn &&
	           published[n].quarter_turn == known[n].quarter_turn,
	   "N=%d: the program knows the published numbers", n);
}

/* Board 8 has 4 solutions that a half turn leaves unchanged; 28 is published by
   nobody: totals that its groups cannot have. */
static const struct {
	uint64_t all, half, quarter;
	int is_possible;
} totals[] = {
	{ 92, 4, 0, 1 },     { 0, 0, 0, 1 },      { 4, 4, 0, 1 },
	{ 0, 4, 0, 0 },      { 2, 4, 0, 0 },      { 91, 4, 0, 0 },
	{ 88, 4, 0, 0 },     { 14200, 80, 8, 1 }, { 72, 80, 8, 0 },
	{ 14196, 80, 8, 0 },
};

static void
check_total(size_t i)
{
	struct count c = count_groups(28, totals[i].all, totals[i].half,
	                              totals[i].quarter);

	ok(count_is_possible(&c) == totals[i].is_possible,
	   "%" PRIu64 " solutions, %" PRIu64 " of them symmetric: %s",
	   totals[i].all, totals[i].half,
	   totals[i].is_possible ? "possible" : "not possible");
}

int
main(void)
{
	for (size_t i = 0; i < sizeof totals / sizeof *totals; i++)
		check_total(i);
	for (int n = 1; n <= KNOWN_N_MAX; n++)
		check_known(n);
	for (int n = 18; n <= QUADRANT_N_MAX; n++)
		is_u64(count_units(n), units_from_18[n - 18], "units");
	return tap_done();
}
