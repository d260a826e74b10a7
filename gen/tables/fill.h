/* fill.h -- the last step of a product: check m4's text, put bulk into it */
#ifndef FILL_H
#define FILL_H

#include <stdio.h>

struct fill {
	const char *name;  /* of the board, queens8: it begins the C names */
	const char *board; /* the file that qgen board wrote */
	char what[160];    /* what is wrong; empty if m4 failed and said why */
	char word[100];    /* stands in the template at the fault, or empty */
};

/*
 * Copy what m4 made of a template from in to out.
 *
 * - A line `q_bulk_here KIND` becomes what kinds.h writes of the board.
 * - `q_own_` becomes `q_`: so a template writes words that begin with q_.
 * - Nothing may be left that m4 should have expanded: m4_*, q_* or a quote.
 *   Only names that begin with the board's name may hold these.
 * - The last line is `q_end`, from templates/contract.m4.  It is `q_failed` if
 *   m4 failed.
 *
 * Returns 0, or -1 with `what` and `word` filled in.  What stdio cannot write
 * shows in ferror(out).
 */
int fill_product(FILE *in, FILE *out, struct fill *fill);

/* The first line of a template that has the word, from 1; 0 if none has. */
unsigned long fill_find(FILE *in, const char *word);

#endif
