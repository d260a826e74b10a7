/* reader.h -- read a product; say where it is not the text that is written */
#ifndef READER_H
#define READER_H

#include <stdio.h>

/* Where and how a file differs; line is 0 where the whole file is meant. */
struct fault {
	unsigned long line;
	const char *what;
};

enum { READER_LINE_SIZE = 4096 };

struct reader {
	FILE *in;
	struct fault *fault;
	char line[READER_LINE_SIZE];
};

/* Note the fault, at the line read last.  Returns 1. */
int reader_differs(struct reader *r, const char *what);

/* Read a line into r->line.  Returns 0 at the end, with r->line unchanged. */
int reader_next_line(struct reader *r);

/*
 * A stream to write text to: each byte must be the file's next one.  Write with
 * stdio, then call reader_compare.  NULL if there is no memory.
 */
FILE *reader_expects(struct reader *r);

/* Close the stream.  Returns 0 if all was the same, else 1 with the fault
   noted, at its line. */
int reader_compare(struct reader *r, FILE *expected);

/* Returns 0 at the end of the file, else 1 with the fault noted. */
int reader_ends(struct reader *r);

/* Returns 0, or 1 with the fault noted if the file could not be read. */
int reader_finish(struct reader *r);

#endif
