/* board.c -- any bytes as the file `board`: qgen prints what it loads */
#include <string.h>

#include "fuzz.h"
#include "kinds.h"

enum { PRINTED_N_MAX = 6 }; /* larger boards take too long */

/* Nothing loads but the solutions of a board. */
static void
check_solutions(const struct tables *t)
{
	struct tables solved;

	assert(!tables_make(&solved, t->n, NULL));
	assert(t->solutions == solved.solutions && t->groups == solved.groups);
	for (size_t rank = 0; rank < solved.solutions; rank++)
		assert(t->solution[rank] == solved.solution[rank]);
	tables_free(&solved);
}

static void
print_all(const struct tables *t, FILE *out)
{
	char kinds[] = "board facts list tsv solution descending prolog "
		       "fundamental image row image_name square count byte "
		       "puzzle step solutions fundamentals group_of image_of "
		       "group_size escaped_solution escaped_fundamental";

	for (char *k = strtok(kinds, " "); k; k = strtok(NULL, " ")) {
		const struct kind *kind = kinds_find(k);

		assert(kind);
		if (!kinds_lacks(kind, t->n))
			kinds_write(out, kind, t);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	FILE *in = fmemopen((void *)data, size, "rb");
	FILE *out = fopen("/dev/null", "wb");
	struct tables t = { 0 };

	assert(in && out);
	if (!tables_load(&t, in) && t.n <= PRINTED_N_MAX) {
		check_solutions(&t);
		print_all(&t, out);
	}
	tables_free(&t);
	fclose(in);
	fclose(out);
	return 0;
}
