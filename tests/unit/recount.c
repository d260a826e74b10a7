/* recount.c -- the recount has other units, and the same sum */
#include "run/count.h"

#include "known.h"
#include "exact/naive.h"
#include "tap.h"

enum { N_MAX = 14, UNITS_MAX = 1 << N_MAX / 2 };

struct units {
	unsigned next, end;
	uint64_t count[UNITS_MAX], sum;
};

static unsigned
note(void *ctx, const struct entry *done)
{
	struct units *u = ctx;

	if (done->unit != NO_UNIT) {
		u->count[done->unit] = done->count;
		u->sum += done->count;
	}
	return u->next < u->end ? u->next++ : NO_UNIT;
}

static int
count_units_of(int n, int is_recount, const struct kernel *kernel,
               struct units *u)
{
	struct count_board board;
	int error = count_board_make(&board, n, is_recount, 1);

	*u = (struct units){ .end = board.units };
	if (!error)
		error = count_run(&board, 1, kernel, note, u);
	count_board_free(&board);
	return error;
}

static void
compare(int n, const struct kernel *kernel)
{
	static struct units once, again;
	unsigned different = 0;

	ok(!count_units_of(n, 0, kernel, &once) &&
	           !count_units_of(n, 1, kernel, &again),
	   "%s, N=%d", kernel->name, n);
	is_u64(once.sum, known[n].all, "the count");
	is_u64(again.sum, known[n].all, "the recount");
	for (unsigned unit = 0; unit < once.end; unit++)
		different += once.count[unit] != again.count[unit];
	if (once.end > 1)
		ok(2 * different > once.end, "%u of %u units differ", different,
		   once.end);
}

int
main(void)
{
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			for (int n = 1; n <= N_MAX; n++)
				compare(n, k);
	for (int n = 1; n <= 8; n++) {
		is_u64(naive_backtrack(n), known[n].all, "by rows");
		is_u64(naive_permute(n), known[n].all, "by permutations");
	}
	return tap_done();
}
