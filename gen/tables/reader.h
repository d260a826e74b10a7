/* reader.h -- read a product line by line; say where it differs */
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

/* Returns 0, or 1 with the fault noted if the file could not be read. */
int reader_finish(struct reader *r);

#endif
