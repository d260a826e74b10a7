/* recount.c -- a recount visits the mirror images of the first count */
#include "run/count.h"

#include <stdlib.h>

#include "tap.h"

enum { N_MAX = 14 };

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

int
main(void)
{
	for (int n = COUNT_UNITS_N_MIN; n <= N_MAX; n++)
		compare_visits(n);
	return tap_done();
}
