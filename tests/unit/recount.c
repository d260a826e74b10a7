/* recount.c -- the recount counts the same units by their mirror images */
#include "run/count.h"

#include <stdlib.h>

#include "known.h"
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

	count_board_make(&board, n, kernel, is_recount);
	*u = (struct units){ .end = board.units };
	return count_run(&board, 1, note, u);
}

/* The sets of columns that are visited, in order. */
struct visits {
	struct columns top[1 << N_MAX];
	unsigned count;
};

static int
visit(struct columns top, struct weights weights, void *ctx)
{
	struct visits *v = ctx;

	(void)weights;
	v->top[v->count++] = top;
	return 0;
}

static int
are_equal(struct columns a, struct columns b)
{
	return a.left == b.left && a.right == b.right;
}

/* A recount visits the mirror images, which are other sets. */
static void
compare_visits(int n)
{
	static struct visits once, again;
	static struct count_board board;
	unsigned mirrored = 0, same = 0;

	once.count = again.count = 0;
	count_board_make(&board, n, kernel_find(getenv("KERNEL")), 0);
	for (unsigned unit = 0; unit < board.units; unit++) {
		board.work.is_recount = 0;
		columns_visit(&board.work, unit, visit, &once);
		board.work.is_recount = 1;
		columns_visit(&board.work, unit, visit, &again);
	}
	for (unsigned i = 0; i < once.count; i++) {
		struct columns image =
			columns_mirrored(&board.work.quadrants, once.top[i]);

		mirrored += (unsigned)are_equal(again.top[i], image);
		same += (unsigned)are_equal(again.top[i], once.top[i]);
	}
	ok(once.count > 0 && mirrored == again.count &&
	           again.count == once.count,
	   "N=%d: a recount visits %u mirror images", n, mirrored);
	ok(4 * same < once.count, "%u of them are the same sets", same);
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
	is_u64(different, 0, "units that differ");
}

int
main(void)
{
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported())
			for (int n = 1; n <= N_MAX; n++)
				compare(n, k);
	for (int n = COUNT_UNITS_N_MIN; n <= N_MAX; n++)
		compare_visits(n);
	return tap_done();
}
