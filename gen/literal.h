/* literal.h -- bytes as C string literals */
#ifndef LITERAL_H
#define LITERAL_H

#include <stddef.h>
#include <stdio.h>

/*
 * A stream of bytes that becomes literals of `limit` bytes each; the last one
 * may be shorter.  A literal stands between quotes and is followed by `end`.
 * It consists of ASCII characters and octal escapes, and has no trigraphs, so
 * it means the same bytes in any locale.  `_`, `<` and `|` are escapes too: so
 * a literal never looks like a macro or a quote of the templates.
 */
struct literal {
	FILE *out;
	size_t limit;
	const char *end;
	size_t size; /* bytes put so far */
	int held;    /* the last byte; it waits for the next one, because
	                before an octal digit an escape needs three digits */
};

/* A new stream, 1 <= limit.  What stdio cannot write shows in ferror(out). */
struct literal literal_begin(FILE *out, size_t limit, const char *end);

/* c is 0 to 255. */
void literal_put(struct literal *l, int c);

/* Write the last byte.  Returns how many bytes were put. */
size_t literal_finish(struct literal *l);

#endif
