/* text.h -- write numbers and words into a buffer, much faster than printf */
#ifndef TEXT_H
#define TEXT_H

#include <stdint.h>

/*
 * Each writes at `at`, without a final zero, and returns where the text ends.
 * The caller provides the room: at most 10 characters for a number.
 */
char *text_number(char *at, uint32_t number);
char *text_word(char *at, const char *word);

#endif
