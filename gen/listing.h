/* listing.h -- the list of a board, as its printer prints it */
#ifndef LISTING_H
#define LISTING_H

#include <stdio.h>

/*
 * Start the printer of board n, in the folder of `name`, by which `program` was
 * started, or in PATH if `name` has no folder.  A printer that is not there is
 * reported on stderr, and then the list is empty.  Returns what it prints, to
 * be read; NULL with errno set if it could not be started.
 */
FILE *listing_open(const char *program, const char *name, const char *prefix,
                   int n);

/* Returns EXIT_SUCCESS, or EXIT_USAGE if the printer failed; it has said why.
 */
int listing_close(const char *program, FILE *list);

#endif
