/*
 * rup.c -- check a proof that the clauses of a formula are never all true
 *
 * usage: rup FORMULA PROOF
 *
 * A clause is numbers of literals, none twice, then 0.  FORMULA is a CNF in
 * DIMACS.  PROOF is DRUP: the clauses that a SAT solver learned, and the empty
 * one, which is always false.  A `d` begins a clause that is no longer needed.
 *
 * Each clause of PROOF must follow from those before it: rup makes all its
 * literals false; if a clause before it then has a single literal left, rup
 * makes this literal true, and so on, until some clause has only false ones.
 *
 * Fewer clauses imply less, so rup may leave out any: a file ends where rup can
 * read no clause, and a hash alone finds those to drop.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { VARIABLES = 256, LITERALS = 2 * VARIABLES + 1, SLOTS = 1 << 20 };

struct clause {
	struct clause *next[2]; /* that watches literal[0], or literal[1] */
	uint64_t hash;
	int size; /* 0 if it was dropped */
	int literal[];
};

/* By literal, -VARIABLES to VARIABLES.  It is false if is_true[-literal]. */
static bool truth[LITERALS], *is_true = truth + VARIABLES;
static struct clause *lists[LITERALS], **watches = lists + VARIABLES;

static int set[VARIABLES]; /* the true literals, oldest first */
static int sets, seen;     /* how many there are; how many clauses know of */
static bool is_refuted;    /* the clauses so far are never all true */
static struct clause *slots[SLOTS];

static void
refuse(const char *file, const char *why)
{
	fprintf(stderr, "rup: %s: %s\n", file, why);
	exit(EXIT_FAILURE);
}

static void
make_true(int literal)
{
	if (!is_true[literal])
		set[sets++] = literal;
	is_true[literal] = true;
}

/* Watch literal[k] in place of literal[w]. */
static void
watch(struct clause *c, int w, int k)
{
	int literal = c->literal[k];

	c->literal[k] = c->literal[w];
	c->literal[w] = literal;
	c->next[w] = watches[literal];
	watches[literal] = c;
}

/* Watch, in place of literal[w], one that is not false, if there is one. */
static bool
moves_on(struct clause *c, int w)
{
	int k = 2;

	while (k < c->size && is_true[-c->literal[k]])
		k++;
	if (k < c->size)
		watch(c, w, k);
	return k < c->size;
}

/* The literal became false.  Returns false if all literals of a clause are. */
static bool
visit(int literal)
{
	struct clause **place = &watches[literal], *c;

	while ((c = *place)) {
		int w = c->literal[1] == literal, other = c->literal[!w];
		struct clause *next = c->next[w];

		if (c->size == 0 || (!is_true[other] && moves_on(c, w))) {
			*place = next;
		} else if (is_true[-other]) {
			return false;
		} else {
			place = &c->next[w];
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
follows(const struct clause *c)
{
	int before = sets;
	bool ok = is_refuted;

	for (int k = 0; k < c->size && !ok; k++) {
		ok = is_true[c->literal[k]];
		if (!ok)
			make_true(-c->literal[k]);
	}
	ok = ok || !propagate();
	while (sets > before)
		is_true[set[--sets]] = false;
	seen = sets;
	return ok;
}

/* A clause that has fewer than two literals left needs no watches: it makes the
   last one true for good. */
static void
add(struct clause *c)
{
	int left = 0;

	for (int k = 0; k < c->size; k++) {
		int literal = c->literal[k];

		if (is_true[-literal])
			continue;
		c->literal[k] = c->literal[left];
		c->literal[left++] = literal;
	}
	slots[c->hash % SLOTS] = c;
	for (int w = 0; w < 2 && left >= 2; w++)
		watch(c, w, w);
	if (left == 1)
		make_true(c->literal[0]);
	is_refuted = is_refuted || left == 0 || !propagate();
}

static void
drop(struct clause *same)
{
	struct clause *c = slots[same->hash % SLOTS];

	if (c && c->hash == same->hash)
		c->size = 0;
	free(same);
}

/* The hash does not depend on the order of the literals. */
static struct clause *
read_clause(FILE *file)
{
	struct clause *c = malloc(sizeof *c + LITERALS * sizeof(int));
	int literal;

	if (!c)
		return NULL;
	c->hash = 0;
	c->size = 0;
	while (c->size < LITERALS && fscanf(file, "%d", &literal) == 1 &&
	       literal >= -VARIABLES && literal <= VARIABLES) {
		uint64_t x = (uint64_t)literal * 0xBF58476D1CE4E5B9;
		size_t size = (size_t)c->size;

		if (literal == 0)
			return realloc(c, sizeof *c + size * sizeof(int));
		c->hash += x ^ x >> 32;
		c->literal[c->size++] = literal;
	}
	free(c);
	return NULL;
}

static void
read_clauses(const char *name, bool is_proof)
{
	FILE *file = fopen(name, "r");
	char d[2];

	if (!file)
		refuse(name, "the file cannot be opened");
	(void)!fscanf(file, "p cnf %*d %*d");
	for (;;) {
		bool is_dropped = fscanf(file, " %1[d]", d) == 1;
		struct clause *c = read_clause(file);

		if (!c)
			break;
		if (is_dropped)
			drop(c);
		else if (is_proof && !follows(c))
			refuse(name, "a clause does not follow");
		else
			add(c);
	}
	fclose(file);
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
	if (!is_refuted)
		refuse(argv[2], "the empty clause is not there");
	return EXIT_SUCCESS;
}
