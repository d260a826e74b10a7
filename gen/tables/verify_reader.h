/* verify_reader.h -- what the parts of verify share */
#ifndef VERIFY_READER_H
#define VERIFY_READER_H

#include "verify.h"

enum { VERIFY_LINE_SIZE = 4096 };

struct reader {
	FILE *in;
	const struct tables *t;
	struct verify_fault *fault;
	char line[VERIFY_LINE_SIZE];
};

/* Note the fault, at the line read last.  Returns 1. */
int reader_differs(struct reader *r, const char *what);

/* Read a line into r->line.  At the end returns 0, and leaves the last one. */
int reader_next_line(struct reader *r);

/* Returns 0, or 1 with the fault noted if not all could be read. */
int reader_finish(struct reader *r);

/* A number that a header defines by a name of this ending, with a blank after
   it. */
struct constant {
	const char *name;
	size_t value;
};

/* Read r->in to its end.  Return 0, or 1 with the fault noted. */
int verify_source(struct reader *r);
int verify_header(struct reader *r);
/* ... a header that defines these numbers, in this order. */
int verify_constants(struct reader *r, const struct constant *constants,
                     size_t count);

#endif
