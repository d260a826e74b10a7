/* board.c -- any bytes as the file `board`: qgen prints what it loads */
int qgen_main(int argc, char **argv);
#define main qgen_main
#include "tables/qgen.c"
#undef main

#include "fuzz.h"

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
	for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
		const struct kind *kind = &kinds[k];

		if (kind->write_records)
			kind->write_records(out, t);
		else if (kind->put_line)
			bulk_write_lines(out, t, kind->put_line);
		else if (!kind->print)
			bulk_write_table(out, t, kind->table);
	}
	facts_write(out, t, "queens");
	if (t->n >= COMPACT_N_MIN)
		facts_write_compact(out, t);
	tables_save(t, out);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	FILE *in = fuzz_open(data, size), *out = fopen("/dev/null", "wb");
	struct tables t = { 0 };

	assert(out);
	if (!tables_load(&t, in) && t.n <= PRINTED_N_MAX) {
		check_solutions(&t);
		print_all(&t, out);
	}
	tables_free(&t);
	fclose(in);
	fclose(out);
	return 0;
}
