/* count.c -- every kernel, any number of threads, against OEIS */
#include "run/count.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "groups/symmetric.h"
#include "known.h"
#include "tap.h"

enum { N_MAX = 17 };

static const unsigned units_from_18[] = { 512,    4096,    8192,   65536,
	                                  131072, 131072,  262144, 262144,
	                                  524288, 2097152, 4194304 };

struct sum {
	unsigned units;
	atomic_uint next;
	_Atomic uint64_t all;
};

static unsigned
add_and_take(void *ctx, const struct entry *done)
{
	struct sum *sum = ctx;
	unsigned unit;

	atomic_fetch_add(&sum->all, done->count);
	unit = atomic_fetch_add(&sum->next, 1);
	return unit < sum->units ? unit : NO_UNIT;
}

/* Count a whole board.  Returns 0, or an errno value. */
static int
count_board(int n, int threads, const struct kernel *kernel,
            struct count *count)
{
	struct sum sum = { .units = count_units(n) };
	struct count_board board;
	int error;

	count_board_make(&board, n, kernel, 0);
	error = count_run(&board, threads, add_and_take, &sum);
	*count = symmetric_groups(n, sum.all);
	return error;
}

static void
check_kernel(const struct kernel *kernel, int threads)
{
	for (int n = 1; n <= (getenv("LONG") ? N_MAX : 15); n++) {
		struct count c;
		int error;

		if (n > 15 && threads > 1)
			continue;
		error = count_board(n, threads, kernel, &c);
		ok(error == 0 && c.all == known[n].all &&
		           c.fundamental == known[n].fundamental,
		   "%s, %d threads, N=%d: %" PRIu64, kernel->name, threads, n,
		   c.all);
		is_u64(8 * c.of_8 + 4 * c.of_4 + 2 * c.of_2 + c.of_1,
		       known[n].all, "members of all groups");
	}
}

/* known.h and known.tsv hold the same numbers, and Burnside's lemma connects
   those of a row: 8 fundamental = all + half_turn + 2 quarter_turn. */
static void
check_known(void)
{
	FILE *tsv = fopen("tests/known.tsv", "r");
	char line[160] = "", want[160];

	ok(tsv && fgets(line, sizeof line, tsv) &&
	           !strcmp(line, "n\tall\tfundamental\thalf_turn\tquarter_"
	                         "turn\n"),
	   "known.tsv has a header line");
	for (int n = 1; tsv && n <= KNOWN_N_MAX; n++) {
		snprintf(want, sizeof want,
		         "%d\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64
		         "\n",
		         n, known[n].all, known[n].fundamental,
		         known[n].half_turn, known[n].quarter_turn);
		ok(fgets(line, sizeof line, tsv) && !strcmp(line, want),
		   "N=%d is the same in known.tsv", n);
		is_u64(known[n].all + known[n].half_turn +
		               2 * known[n].quarter_turn,
		       n == 1 ? 4 : 8 * known[n].fundamental,
		       "the sum over the rotations");
	}
	ok(tsv && !fgets(line, sizeof line, tsv) && !fclose(tsv),
	   "known.tsv has no other line");
}

int
main(void)
{
	check_known();
	/* journals of this format know units by their numbers */
	for (int n = 18; n <= QUADRANT_N_MAX; n++)
		is_u64(count_units(n), units_from_18[n - 18], "units");
	for (int n = 1; n <= N_MAX; n++) {
		is_u64(symmetric_half_turn(n), known[n].half_turn,
		       "same after a half turn");
		is_u64(symmetric_quarter_turn(n), known[n].quarter_turn,
		       "same after a quarter turn");
	}
	for (const struct kernel *k = kernels; k->name; k++) {
		if (!k->is_supported()) {
			ok(1, "%s # SKIP not on this processor", k->name);
			continue;
		}
		check_kernel(k, 1);
		check_kernel(k, 3);
		ok(kernel_find(k->name) == k, "%s is found by name", k->name);
	}
	ok(kernel_find("none") == NULL, "no kernel of another name");
	return tap_done();
}
