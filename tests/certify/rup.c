/*
 * rup.c -- check a proof that the clauses of a formula are never all true
 *
 * usage: rup FORMULA PROOF
 *
 * Both have one clause a line: numbers of literals, then 0.  FORMULA is a CNF
 * in DIMACS.  PROOF is DRUP: the clauses that a SAT solver learned, and among
 * them the empty one.  A `d` begins a clause that the solver no longer needs.
 *
 * Each clause of PROOF must follow from the clauses before it.  To see that,
 * rup makes all its literals false.  If a clause before it then has a single
 * literal left, rup makes this literal true, and so on.  In the end some clause
 * must have only false literals.  So the new clause cannot be false while the
 * others are true.  The empty clause is always false: if it follows, the
 * clauses of FORMULA are never all true.
 *
 * You need not trust the solver.  Fewer clauses imply less, so it is sound to
 * drop any clause: rup finds clauses to drop by a hash alone, and keeps some.
 * You trust this file, its compiler, and that FORMULA says what you mean.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VARIABLES = 256, LITERALS = 2 * VARIABLES + 1, SLOTS = 1 << 20 };

struct watch {
	struct watch *next;
	struct clause *clause;
};

struct clause {
	struct watch watch[2];
	uint64_t key;
	int size;      /* 0 if it was dropped */
	int literal[]; /* the first two are watched */
};

/* By literal, -VARIABLES to VARIABLES.  It is false if is_true[-literal]. */
static bool truth[LITERALS], *is_true = truth + VARIABLES;
static struct watch *lists[LITERALS], **watches = lists + VARIABLES;

static int set[VARIABLES]; /* the true literals, oldest first */
static int sets, seen;     /* how many there are; how many clauses know of */
static bool is_refuted;    /* the clauses so far are never all true */
static struct clause *slots[SLOTS];

static const uint64_t MIX = 0xBF58476D1CE4E5B9;

static void
refuse(const char *file, long line, const char *why)
{
	fprintf(stderr, "rup: %s:%ld: %s\n", file, line, why);
	exit(EXIT_FAILURE);
}

static void
make_true(int literal)
{
	is_true[literal] = true;
	set[sets++] = literal;
}

static void
watch(int literal, struct watch *w)
{
	w->next = watches[literal];
	watches[literal] = w;
}

/* Watch, in place of at[1], a literal that is not false, if there is one. */
static bool
moves_on(int *at, int size)
{
	for (int k = 2; k < size; k++) {
		int literal = at[k];

		if (is_true[-literal])
			continue;
		at[k] = at[1];
		at[1] = literal;
		return true;
	}
	return false;
}

/* The literal became false.  Returns false if all literals of a clause are. */
static bool
visit(int literal)
{
	struct watch **place = &watches[literal], *w;

	while ((w = *place)) {
		int *at = w->clause->literal, other;

		other = at[0] == literal ? at[1] : at[0];
		at[0] = other;
		at[1] = literal;
		if (w->clause->size == 0) {
			*place = w->next;
		} else if (!is_true[other] && moves_on(at, w->clause->size)) {
			*place = w->next;
			watch(at[1], w);
		} else if (is_true[-other]) {
			return false;
		} else {
			place = &w->next;
			if (!is_true[other])
				make_true(other);
		}
	}
	return true;
}

static bool
propagate(void)
{
	while (seen < sets)
		if (!visit(-set[seen++]))
			return false;
	return true;
}

static bool
follows(const int *literal, int size)
{
	int before = sets;
	bool ok = is_refuted;

	for (int k = 0; k < size && !ok; k++) {
		ok = is_true[literal[k]];
		if (!ok && !is_true[-literal[k]])
			make_true(-literal[k]);
	}
	ok = ok || !propagate();
	while (sets > before)
		is_true[set[--sets]] = false;
	seen = sets;
	return ok;
}

/* A number that does not depend on the order of the literals. */
static uint64_t
key_of(const int *literal, int size)
{
	uint64_t key = 0;

	for (int k = 0; k < size; k++) {
		uint64_t x = (uint64_t)(literal[k] + LITERALS) * MIX;

		x = (x ^ x >> 32) * MIX;
		key += x ^ x >> 32;
	}
	return key;
}

static void
drop(uint64_t key)
{
	struct clause *c = slots[key % SLOTS];

	if (c && c->key == key)
		c->size = 0;
}

/* A clause that has fewer than two literals left needs no watches: it makes the
   last one true for good. */
static void
add(const int *literal, int size)
{
	uint64_t key = key_of(literal, size);
	struct clause *c = malloc(sizeof *c + (size_t)size * sizeof(int));
	int first = 0, last = size;

	if (!c)
		refuse("memory", 0, "there is not enough");
	for (int k = 0; k < size; k++)
		c->literal[is_true[-literal[k]] ? --last : first++] =
			literal[k];
	c->size = size;
	c->key = key;
	slots[key % SLOTS] = c;
	for (int k = 0; k < 2 && first >= 2; k++) {
		c->watch[k].clause = c;
		watch(c->literal[k], &c->watch[k]);
	}
	if (first == 1 && !is_true[c->literal[0]])
		make_true(c->literal[0]);
	is_refuted = is_refuted || first == 0 || !propagate();
}

/* Returns the number of literals, or -1 if the line is not a clause. */
static int
parse(const char *line, int *literal)
{
	for (int size = 0; size < LITERALS; size++) {
		char *end;
		long number = strtol(line, &end, 10);

		if (end == line || number < -VARIABLES || number > VARIABLES)
			return -1;
		if (number == 0)
			return strcmp(end, "\n") == 0 ? size : -1;
		literal[size] = (int)number;
		line = end;
	}
	return -1;
}

static void
read_clauses(const char *name, bool is_proof)
{
	FILE *file = fopen(name, "r");
	bool has_empty = !is_proof;
	char *line = NULL;
	size_t room = 0;
	long at = 1;

	if (!file)
		refuse(name, 0, "the file cannot be opened");
	for (; getline(&line, &room, file) > 0; at++) {
		bool is_dropped = is_proof && *line == 'd';
		int literal[LITERALS], size = parse(line + is_dropped, literal);

		if (at == 1 && !is_proof && *line == 'p')
			continue;
		if (size < 0)
			refuse(name, at, "a clause is numbers to 256, then 0");
		if (is_proof && !is_dropped && !follows(literal, size))
			refuse(name, at, "the clause does not follow");
		if (is_dropped)
			drop(key_of(literal, size));
		else
			add(literal, size);
		has_empty = has_empty || (!is_dropped && size == 0);
	}
	if (ferror(file))
		refuse(name, at, "the file cannot be read");
	if (!has_empty)
		refuse(name, at, "the proof has no empty clause");
	fclose(file);
	free(line);
}

int
main(int argc, char **argv)
{
	if (argc != 3) {
		fputs("usage: rup FORMULA PROOF\n", stderr);
		return 2;
	}
	read_clauses(argv[1], false);
	read_clauses(argv[2], true);
	return EXIT_SUCCESS;
}
