/* journal_inner.h -- what writing and reading a journal share */
#ifndef JOURNAL_INNER_H
#define JOURNAL_INNER_H

#include "journal/journal.h"

/* Set message, "path: " and what follows.  Returns status. */
__attribute__((format(printf, 3, 4))) int
journal_refuse(struct journal *j, int status, const char *format, ...);

/* The same from errno.  Returns EXIT_FAILURE. */
int journal_refuse_errno(struct journal *j);

/* Returns 0, or EXIT_FAILURE with message set. */
int journal_append(struct journal *j, const char *text);

/*
 * Read the units of the open file, then see to it that the next line to append
 * stands apart, behind a header.  Returns as journal_open.
 */
int journal_read(struct journal *j);

#endif
