/* print.h -- decimal numbers and texts on the console */
#ifndef PRINT_H
#define PRINT_H

void print_text(const char *text);

/* At most 65535. */
void print_number(unsigned number);

/* The last line of a target whose emulator has no exit status: `@NN`. */
void print_status(int status);

#endif
