/* records.h -- lists of solutions, one line for each */
#ifndef RECORDS_H
#define RECORDS_H

#include <stdio.h>

#include "boards/tables.h"

/* The end of a record, which is a call of a macro.  `<||>` separates m4_dnl
   from the text that the macro expands to. */
#define RECORD_END ")<||>m4_dnl\n"

/* Which solutions a list has, and in which order. */
enum list { SOLUTIONS, DESCENDING, PROLOG, FUNDAMENTALS, IMAGES };

/* A solution in a list. */
struct record {
	const struct tables *t;
	size_t number; /* its place in the list, from 0 */
	size_t rank;   /* of the solution */
	int image;     /* its number as an image of the fundamental solution */
	int is_last;
	struct board board;
};

/*
 * Write a line.  In its format these stand for fields, which
 * templates/README.md explains, and other characters for themselves:
 *
 * %s  number of the solution         %n  number of the record
 * %g  number of its group            %G  the same, from 0
 * %i  number of its image, from 0    %a  name of its image
 * %m  how many members its group has
 * %c  columns, with commas           %b  the same, with blanks
 * %C  columns from 0, with commas    %x  the same, in hexadecimal
 * %o  columns from 0, as octal escapes of a string
 * %w  numbers, from 0, of its eight images, with commas
 * %<  a tab before the first of 16 records
 * %>  a line break after the last of 16 records, and of all
 */
void record_write(FILE *out, const char *format, const struct record *r);

/* Write a list.  Returns 0, or -1 with errno ENOMEM. */
int records_write(FILE *out, enum list list, const char *format,
                  const struct tables *t);

#endif
