/* bulk.h -- whole tables and texts, which m4 need not read */
#ifndef BULK_H
#define BULK_H

#include <stdio.h>

#include "tables.h"

/* The shipped tables, in the order in which queensN.c holds them. */
enum bulk_table {
	BULK_SOLUTIONS,    /* stored rows, see tables_row */
	BULK_FUNDAMENTALS, /* stored rows of the fundamental solutions */
	BULK_GROUP_OF,     /* group of each solution, big-endian */
	BULK_IMAGE_OF,     /* image of each solution, a byte */
	BULK_GROUP_SIZE,   /* size of each group, a byte */
	BULK_TABLES
};

enum { BULK_ITEM_MAX = 8 }; /* bytes of the largest item */

/* `solutions`, `fundamentals`, `group_of`, ... as in the C names. */
extern const char *const bulk_names[BULK_TABLES];

/* Items of a table: at least one, since C has no empty array. */
size_t bulk_items(const struct tables *t, enum bulk_table table);

/* Write one item to `bytes`.  Returns its size, which all items of a table
   share. */
int bulk_item(const struct tables *t, enum bulk_table table, size_t item,
              uint8_t bytes[BULK_ITEM_MAX]);

/* Writes the line of a solution, with its line break.  Returns its length. */
enum { BULK_LINE_MAX = 128 };
typedef size_t bulk_line_fn(const struct tables *t, size_t rank,
                            char line[BULK_LINE_MAX]);

/* The canonical list: `1 5 8 6 3 7 2 4`, columns from 1. */
bulk_line_fn bulk_list_line;

/*
 * The canonical table: rank, columns, group, image by name and by number, group
 * size, separated by tabs.  Images count from 0, all else from 1.
 */
bulk_line_fn bulk_tsv_line;

/*
 * How many items of a table share a string literal: what a compiler's time
 * depends on is the number of literals.  As many as fit into the 509 characters
 * that C90 promises, and a power of two, so that a machine without division can
 * shift.
 */
size_t bulk_literal_items(const struct tables *t, enum bulk_table table);

/*
 * Write the lines of all solutions; write all items of a table as string
 * literals, each followed by a comma.  What stdio cannot write shows in
 * ferror(out).
 */
void bulk_write_lines(FILE *out, const struct tables *t,
                      bulk_line_fn *put_line);
void bulk_write_table(FILE *out, const struct tables *t, enum bulk_table table);

#endif
