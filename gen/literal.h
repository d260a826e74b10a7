/* literal.h -- bytes as C string literals */
#ifndef LITERAL_H
#define LITERAL_H

#include <stddef.h>
#include <stdio.h>

/*
 * Bytes put one after another become literals of `limit` bytes, the last one
 * shorter, each begun and ended by a quote and followed by `end`.  They hold
 * the same bytes in any locale, as ASCII characters and octal escapes, without
 * trigraphs.
 */
struct literal {
	FILE *out;
	size_t limit;
	const char *end;
	size_t size; /* bytes put so far */
	int held;    /* the last of them: how it is written depends on the next,
	                for an octal escape ends before no octal digit */
};

/* A new one, 1 <= limit.  What stdio refuses shows in ferror(out). */
struct literal literal_begin(FILE *out, size_t limit, const char *end);

/* c is 0 to 255. */
void literal_put(struct literal *l, int c);

/* Write what is held back.  Returns how many bytes were put. */
size_t literal_finish(struct literal *l);

#endif
