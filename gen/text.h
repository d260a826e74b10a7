/* text.h -- write numbers and words into a buffer, much faster than printf */
#ifndef TEXT_H
#define TEXT_H

#include <stdint.h>

#include "queens.h"

/*
 * Each writes at `at`, without a final zero, and returns where the text ends.
 * The caller provides the room: at most 10 characters for a number.
 */
char *text_number(char *at, uint32_t number);
char *text_word(char *at, const char *word);

/* The columns of b, first row first, with `between` between them. */
char *text_columns(char *at, const struct board *b, char between); /* from 1 */
char *text_columns_from_0(char *at, const struct board *b, char between);

#endif
