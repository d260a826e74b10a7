/* kinds.h -- what qgen can print of a board, by name */
#ifndef KINDS_H
#define KINDS_H

#include <stdio.h>

#include "tables.h"

struct kind;

/* Print the names of all kinds, and of the fields that their records have. */
void kinds_help(FILE *out);

/* The kind of that name, or NULL. */
const struct kind *kinds_find(const char *name);

/* Why board n has nothing of this kind, or NULL if it has. */
const char *kinds_lacks(const struct kind *kind, int n);

/*
 * Write all that the board has of this kind.  Returns 0, or -1 with errno
 * ENOMEM.  What stdio cannot write shows in ferror(out).
 */
int kinds_write(FILE *out, const struct kind *kind, const struct tables *t);

#endif
