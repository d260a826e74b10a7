/* kernel.c -- every kernel counts each unit alike, in both ways; all units make
   up what is published */
#include "kernel/kernel.h"

#include <stdlib.h>
#include <string.h>

#include "fence.h"
#include "known.h"
#include "tap.h"

static struct board board;
static uint64_t counts[1 << 12]; /* of each unit, by the first kernel */

/* A recount takes the units from the last one on. */
static void
check_kernel(const struct kernel *k, int is_recount, int is_first)
{
	struct counter *c = k->begin(&board, is_recount);
	unsigned wrong = 0;
	uint64_t sum = 0;

	for (unsigned i = 0; c && i < board.units; i++) {
		unsigned number = is_recount ? board.units - 1 - i : i;
		struct unit unit = board_unit(&board, number);
		uint64_t count = 0;

		wrong += k->count(c, &unit, &count) != 0;
		if (is_first)
			counts[number] = count;
		wrong += count != counts[number];
		sum += count;
	}
	k->end(c);
	ok(sum == known[board.n].all && !wrong, "N=%d, %s%s: %u units", board.n,
	   k->name, is_recount ? ", recount" : "", board.units);
}

static void
check(int n)
{
	const char *name = getenv("KERNEL");
	int is_first = 1;

	if (!ok(board_make(&board, n) == 0 && board.units <= LENGTH(counts),
	        "N=%d: units", n))
		return;
	for (const struct kernel *k = kernels; k->name; k++)
		if (k->is_supported() && (!name || !strcmp(name, k->name))) {
			check_kernel(k, 0, is_first);
			check_kernel(k, 1, 0);
			is_first = 0;
		}
	board_free(&board);
}

/* usage: kernel [N]: no board beyond N */
int
main(int argc, char **argv)
{
	int most = argc > 1 ? atoi(argv[1]) : getenv("LONG") ? 17 : 15;

	if (getenv("KERNEL"))
		ok(kernel_find(getenv("KERNEL")) != NULL, "KERNEL is here");
	for (int n = UNITS_N_MIN; n <= most; n++)
		check(n);
	return tap_done();
}
