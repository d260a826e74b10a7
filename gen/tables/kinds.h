/* kinds.h -- the lists and texts that qgen can print, by name */
#ifndef KINDS_H
#define KINDS_H

#include <stdio.h>

#include "lists/records.h"

/* A kind has a function that writes it, or is a list of solutions. */
struct kind {
	const char *name;
	const char *fields; /* names of a record's fields; NULL for a text */
	int (*write)(FILE *out, const struct tables *t);
	const char *format; /* of a line of the list (see records.h) */
	enum list list;
	int n_min, n_max;
	const char *why; /* NULL: it exists for every N.  Otherwise a format
	                    of n_min and n_max: why other N lack it */
};

/* The last one has no name. */
extern const struct kind kinds[];

/* Print the names of all kinds, and of the fields that their records have. */
void kinds_help(FILE *out);

/* The kind of that name, or NULL. */
const struct kind *kinds_find(const char *name);

/* Why there is no such list for this n; NULL if there is one. */
const char *kinds_lacks(const struct kind *kind, int n);

/*
 * Write the whole list or text.  Returns 0, or -1 with errno ENOMEM.  If stdio
 * cannot write, ferror(out) says so.
 */
int kinds_write(FILE *out, const struct kind *kind, const struct tables *t);

#endif
