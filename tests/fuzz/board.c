/* board.c -- any bytes as the file `board`: only solutions of a board load */
#include <assert.h>
#include <string.h>

#include "tables.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	FILE *in = fmemopen((void *)data, size, "rb");
	struct tables t, solved;

	assert(in);
	if (!tables_load(&t, in) && t.n <= 8) { /* larger ones take too long */
		assert(!tables_make(&solved, t.n, NULL));
		assert(t.solutions == solved.solutions);
		assert(t.groups == solved.groups);
		assert(!memcmp(t.solution, solved.solution, 8 * t.solutions));
		tables_free(&solved);
	}
	tables_free(&t);
	fclose(in);
	return 0;
}
