/* console.h -- the target's console, where a test's firmware prints */
#ifndef CONSOLE_H
#define CONSOLE_H

/* Call this first. */
void console_open(void);

void console_put(char c);

/*
 * End the run with this status, 0 to 99.  A target whose emulator has no exit
 * status calls print_status.
 */
void console_close(int status);

void print_text(const char *text);
void print_number(unsigned number);

/* The last line, `@NN`. */
void print_status(int status);

#endif
