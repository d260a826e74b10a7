/* console.h -- the target's console, where a test's firmware prints */
#ifndef CONSOLE_H
#define CONSOLE_H

/* Call this first. */
void console_open(void);

void console_put(char c);

/*
 * End the run with this status, 0 to 99.  A target whose emulator has no exit
 * status prints a last line `@NN`.
 */
void console_close(int status);

#endif
