/* console.h -- stdout of a test's firmware */
#ifndef CONSOLE_H
#define CONSOLE_H

#include <stdio.h>

/* End the run with this status, 0 to 99.  An emulator that has no exit status prints
   the line `@STATUS` last. */
void finish(int status);

#endif
