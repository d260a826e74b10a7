/* agree.h -- what a count must agree with: published numbers, and symmetry */
#ifndef AGREE_H
#define AGREE_H

#include "exact/symmetric.h"
#include "journal/entry.h"

enum { AGREE_ROOM = 200 };

/*
 * Whether the count of board n is the published one, and its groups have as
 * many solutions.  Returns 0; or EXIT_FAILURE, with one line in message.
 */
int agree_count(int n, const struct count *c, char message[AGREE_ROOM]);

/*
 * Whether each entry of a journal of board n that is there, of `units` (see
 * journal_scan.h), can be: a unit holds solutions in pairs of mirror images,
 * and at most all of the board.  Returns as agree_count.
 */
int agree_entries(int n, const struct entry *entry, unsigned units,
                  char message[AGREE_ROOM]);

#endif
