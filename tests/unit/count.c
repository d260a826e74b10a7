/* count.c -- every kernel, any number of threads, against OEIS */
#include "count.h"

#include <stdio.h>

#include "invariant.h"
#include "tap.h"

/* A000170, A002562, A032522, A033148 */
static const struct {
	int n;
	uint64_t all, fundamental, half_turn, quarter_turn;
} known[] = {
	{ 1, 1, 1, 1, 1 },
	{ 2, 0, 0, 0, 0 },
	{ 3, 0, 0, 0, 0 },
	{ 4, 2, 1, 2, 2 },
	{ 5, 10, 2, 2, 2 },
	{ 6, 4, 1, 4, 0 },
	{ 7, 40, 6, 8, 0 },
	{ 8, 92, 12, 4, 0 },
	{ 9, 352, 46, 16, 0 },
	{ 10, 724, 92, 12, 0 },
	{ 11, 2680, 341, 48, 0 },
	{ 12, 14200, 1787, 80, 8 },
	{ 13, 73712, 9233, 136, 8 },
	{ 14, 365596, 45752, 420, 0 },
	{ 15, 2279184, 285053, 1240, 0 },
	{ 16, 14772512, 1846955, 3000, 64 },
	{ 17, 95815104, 11977939, 8152, 128 },
};

static const unsigned units_from_18[] = { 512, 4096, 8192, 65536, 131072 };

static void
check_kernel(const struct match_kernel *kernel, int threads)
{
	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		struct count c;
		int error;

		if (known[i].n > 15 && threads > 1)
			continue;
		error = count_solutions(known[i].n, threads, kernel, &c);
		ok(error == 0 && c.all == known[i].all &&
		           c.fundamental == known[i].fundamental,
		   "%s, %d threads, N=%d: %" PRIu64, kernel->name, threads,
		   known[i].n, c.all);
		is_u64(8 * c.of_8 + 4 * c.of_4 + 2 * c.of_2 + c.of_1,
		       known[i].all, "members of all groups");
	}
}

int
main(void)
{
	/* journals of this format know units by their numbers */
	for (int n = 18; n <= QUADRANT_N_MAX; n++)
		is_u64(count_units(n), units_from_18[n - 18], "units");
	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		is_u64(invariant_half_turn(known[i].n), known[i].half_turn,
		       "same after a half turn");
		is_u64(invariant_quarter_turn(known[i].n),
		       known[i].quarter_turn, "same after a quarter turn");
	}
	for (const struct match_kernel *k = match_kernels; k->name; k++) {
		if (!k->is_supported()) {
			ok(1, "%s # SKIP not on this processor", k->name);
			continue;
		}
		check_kernel(k, 1);
		check_kernel(k, 3);
		ok(match_find(k->name) == k, "%s is found by name", k->name);
	}
	ok(match_find("none") == NULL, "no kernel of another name");
	return tap_done();
}
