/* console.h -- where a test's firmware prints */
#ifndef CONSOLE_H
#define CONSOLE_H

void print_text(const char *text);
void print_field(unsigned number, const char *end);

/* End the run with this status, 0 to 99.  An emulator that has no exit status prints
   the line `@STATUS` last. */
void finish(int status);

#endif
