/* verify.h -- compare a written product with a fresh enumeration */
#ifndef VERIFY_H
#define VERIFY_H

#include <stdio.h>

#include "tables.h"

enum verify_kind {
	VERIFY_HEADER, /* queensN.h: the numbers that it defines */
	VERIFY_SOURCE, /* queensN.c: every row or every byte of every table */
	VERIFY_TSV,    /* queensN.tsv: every line */
	VERIFY_TEXT,   /* the views `list` and `tsv`: every line */
	VERIFY_UNKNOWN
};

/* Where and how a file differs; line is 0 where the whole file is meant. */
struct verify_fault {
	unsigned long line;
	const char *what;
};

/* The kind that a path's ending tells: .h, .c, .tsv, .txt. */
enum verify_kind verify_kind_of(const char *path);

/*
 * Read `in` to its end.  Returns 0 if it holds exactly the facts of t, else 1
 * with *fault set.  A read error counts as a difference.
 */
int verify_file(FILE *in, enum verify_kind kind, const struct tables *t,
                struct verify_fault *fault);

#endif
