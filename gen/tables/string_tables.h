/* string_tables.h -- the tables of large boards as C string literals */
#ifndef STRING_TABLES_H
#define STRING_TABLES_H

#include <stdio.h>

#include "tables.h"

/* The tables, in the order in which queensN.c holds them. */
enum table {
	TABLE_SOLUTIONS,    /* the column of the queen in each row */
	TABLE_FUNDAMENTALS, /* the same of each group's fundamental solution */
	TABLE_GROUP_OF,     /* group of each solution, high byte first */
	TABLE_IMAGE_OF,     /* image of each solution, a byte */
	TABLE_GROUP_SIZE,   /* size of each group, a byte */
	TABLES
};

/* The tables' names in C: `solutions`, `fundamentals`, ... */
extern const char *const string_tables_names[TABLES];

/* Bytes that hold any group number of t: 1 to 3. */
size_t string_tables_group_bytes(const struct tables *t);

/*
 * How many items of a table share a string literal.  A compiler's time depends
 * on the number of literals.  As many items as fit into the 509 characters that
 * C90 promises, and a power of two, so that a machine without division can
 * shift.
 */
size_t string_tables_items(const struct tables *t, enum table table);

/*
 * Write all items of a table as string literals, each followed by a comma.  A
 * board without solutions has one spare item, all zeros, since C has no empty
 * array.  What stdio cannot write shows in ferror(out).
 */
void string_tables_write(FILE *out, const struct tables *t, enum table table);

#endif
