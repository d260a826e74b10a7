/* cli.h -- arguments, messages and exit statuses, the same in every program */
#ifndef CLI_H
#define CLI_H

enum { EXIT_USAGE = 2 }; /* besides EXIT_SUCCESS and EXIT_FAILURE */

/*
 * Call this first.  If stdin, stdout or stderr is closed, the next file that
 * the program opens would take its place, and output would go into that file.
 * So cli_begin opens a closed one, in such a way that writing to it fails.
 */
void cli_begin(void);

/*
 * Parse all of text as plain decimal digits, without sign, blank or leading
 * zero, in min..max (0 <= min <= max).  Returns 0, or -1 with *value untouched.
 */
int cli_number(const char *text, int min, int max, int *value);

/* One line on stderr, "program: what".  Returns EXIT_USAGE. */
int cli_usage(const char *program, const char *what);

/* Replace characters that cannot be printed by `?`. */
void cli_mask(char *text);

/*
 * Bad input: one line on stderr, "program: 'typed': allowed".  The typed text
 * is masked, and cut if it is long.  Returns EXIT_USAGE.
 */
int cli_refuse(const char *program, const char *typed, const char *allowed);

/* As perror, "program: what: why".  Returns EXIT_FAILURE. */
int cli_failure(const char *program, const char *what);

/* Flush, check and close stdout.  Returns the program's exit status. */
int cli_finish(const char *program);

#endif
