/* fields.h -- print one field of a solution */
#ifndef FIELDS_H
#define FIELDS_H

#include <stdio.h>

#include "tables.h"

/* The end of a record, which is a call of a macro.  `<||>` separates m4_dnl
   from the text that the macro expands to. */
#define RECORD_END ")<||>m4_dnl\n"

/* A solution in a list. */
struct record {
	const struct tables *t;
	size_t number; /* its place in the list, from 0 */
	size_t rank;   /* of the solution */
	int image;     /* its number as an image of the fundamental solution */
	struct board board;
};

/* Write one field.  templates/README.md says what each field holds. */
typedef void field_fn(FILE *out, const struct record *r);

field_fn field_rank, field_columns, field_columns_0, field_group;
field_fn field_image_name, field_image, field_size, field_number, field_digits;

/* Columns, counted from 1, with blanks between them. */
field_fn field_spaced;

/* Columns, counted from 0, as an item of an array of C, after a tab: `{0,4},`
   or `"\0\4",`. */
field_fn field_braces, field_string;

/* The number of the group, from 0.  The numbers, from 0, of the solutions that
   are the group's eight images: `{0,4},`. */
field_fn field_group_0, field_where;

/* Write b's columns, counted from `first`, 0 or 1; top row first. */
void field_put_columns(FILE *out, const struct board *b, char between,
                       int first);

#endif
