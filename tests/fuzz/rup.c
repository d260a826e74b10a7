/* rup.c -- any bytes as a formula, `%` and a proof: what is proved is true */
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

/* The checker exits, opens files by name, and frees nothing. */
static jmp_buf refused;
static char arena[1 << 22], *text;
static size_t used, held;
static FILE *files[2];

static void *
arena_malloc(size_t size)
{
	size_t at = used;

	used += (size + 15) / 16 * 16;
	return used <= sizeof arena ? arena + at : NULL;
}

static ssize_t
read_line(char **line, FILE *file)
{
	ssize_t length = getline(&text, &held, file);

	*line = text;
	return length;
}

int rup_main(int argc, char **argv);
#define main rup_main
#define exit(status) longjmp(refused, 1)
#define malloc arena_malloc
#define fopen(name, mode) files[*(name) == 'p']
#define fclose(file) ((void)0)
#define getline(line, room, file) ((void)(room), read_line(line, file))
#define free(line) ((void)0)
#include "../certify/rup.c"
#undef main
#undef fclose
#undef fopen

enum { TRIED = 8 }; /* variables, all values of which are tried */

/* Whether the values, a bit a variable, make a line's clause true. */
static bool
is_satisfied(const char *line, unsigned values)
{
	int literal[LITERALS], size = parse(line, literal);

	for (int k = 0; k < size; k++)
		if ((values >> (abs(literal[k]) - 1) & 1) == (literal[k] > 0))
			return true;
	return false;
}

static int
largest_variable(const char *line)
{
	int literal[LITERALS], size = parse(line, literal), most = 0;

	for (int k = 0; k < size; k++)
		most = abs(literal[k]) > most ? abs(literal[k]) : most;
	return most;
}

/* Whether some values make all clauses true; of more variables nobody knows. */
static bool
is_satisfiable(FILE *formula)
{
	bool can_be[1 << TRIED], is_first = true;
	int left = 0;
	char *line;

	memset(can_be, 1, sizeof can_be);
	rewind(formula);
	for (; read_line(&line, formula) > 0; is_first = false) {
		if (is_first && *line == 'p')
			continue;
		if (largest_variable(line) > TRIED)
			return false;
		for (unsigned v = 0; v < sizeof can_be; v++)
			can_be[v] = can_be[v] && is_satisfied(line, v);
	}
	for (unsigned v = 0; v < sizeof can_be; v++)
		left += can_be[v];
	return left > 0;
}

static void
forget(void)
{
	memset(truth, 0, sizeof truth);
	memset(lists, 0, sizeof lists);
	memset(slots, 0, sizeof slots);
	sets = seen = 0;
	is_refuted = false;
	used = 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const uint8_t *cut = size ? memchr(data, '%', size) : NULL;
	char *names[] = { "rup", "formula", "proof" };

	if (!cut)
		return 0;
	forget();
	files[0] = fuzz_open(data, (size_t)(cut - data));
	files[1] = fuzz_open(cut + 1, size - (size_t)(cut - data) - 1);
	if (!setjmp(refused)) {
		rup_main(3, names);
		assert(!is_satisfiable(files[0]));
	}
	fclose(files[0]);
	fclose(files[1]);
	return 0;
}
