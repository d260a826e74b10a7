/* board.c -- any bytes as the file `board`: only solutions of a board load */
#include <assert.h>
#include <string.h>

#include "tables.h"

enum { SOLVED_N_MAX = 8 }; /* larger boards take too long */

static void
check_solutions(const struct tables *t)
{
	struct tables solved;

	assert(!tables_make(&solved, t->n, NULL));
	assert(t->solutions == solved.solutions && t->groups == solved.groups);
	assert(!memcmp(t->solution, solved.solution, 8 * t->solutions));
	tables_free(&solved);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	FILE *in = fmemopen((void *)data, size, "rb");
	struct tables t;

	assert(in);
	if (!tables_load(&t, in) && t.n <= SOLVED_N_MAX)
		check_solutions(&t);
	tables_free(&t);
	fclose(in);
	return 0;
}
