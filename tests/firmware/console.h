/* console.h -- the target's console, where a test's firmware prints */
#ifndef CONSOLE_H
#define CONSOLE_H

void console_put(char c);

/* End the run with this status, 0 to 99.  Where an emulator has no exit status, the
   console calls print_status: the last line is `@NN`. */
void console_close(int status);

void print_text(const char *text);
void print_number(unsigned number);
void print_status(int status);

#endif
