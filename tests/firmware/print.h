/* print.h -- decimal numbers and texts on the console */
#ifndef PRINT_H
#define PRINT_H

void print_text(const char *text);

/* At most 65535. */
void print_number(unsigned number);

/* The line `@NN`, for a target whose emulator has no exit status. */
void print_status(int status);

#endif
