/* count.c -- the numbers of units, and the published numbers */
#include "run/count.h"

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

int
main(void)
{
	for (int n = 1; n <= KNOWN_N_MAX; n++)
		check_known(n);
	for (int n = 18; n <= QUADRANT_N_MAX; n++)
		is_u64(count_units(n), units_from_18[n - 18], "units");
	return tap_done();
}
