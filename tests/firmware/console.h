/* console.h -- where a test's firmware prints */
#ifndef CONSOLE_H
#define CONSOLE_H

/* Before anything is printed. */
void console_open(void);

void console_put(char c);

/* End the run.  Where an emulator has no exit status, a last line `@NN` has. */
void console_close(int status);

#endif
