/* given.c -- any words as GIVEN, and any bytes as the list of a printer
 *
 * The first byte names the board, the rest of the first line the squares.
 */
int complete_main(int argc, char **argv);
#define main complete_main
#include "complete.c"
#undef main

#include "fuzz.h"

/* No two squares attack each other, so there are at most n. */
static void
check_given(const struct given *g)
{
	assert(0 <= g->count && g->count <= g->n);
	for (int i = 0; i < g->count; i++) {
		assert(0 <= g->square[i].row && g->square[i].row < g->n);
		assert(0 <= g->square[i].column && g->square[i].column < g->n);
	}
}

static void
read_list(const struct given *g, const uint8_t *data, size_t size)
{
	FILE *list = fuzz_open(data, size);
	long all, found = print_boards(list, g, &all);

	assert(-1 <= found && found <= all);
	fclose(list);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const uint8_t *end = memchr(data, '\n', size);
	size_t length = end ? (size_t)(end - data) : 0;
	struct given g = { 0 };
	const char *wrong;
	char *word;

	if (!length)
		return 0;
	g.n = data[0] % QUEENS_MAX + 1;
	word = strndup((const char *)data + 1, length - 1);
	assert(word);
	wrong = squares_add(&g, word);
	if (!wrong && !g.is_impossible)
		read_list(&g, end + 1, size - length - 1);
	check_given(&g);
	free(word);
	return 0;
}
