/* unlocked.h -- stdio without locks: a lock a character would take most of the
   time.  Linux has all these functions, POSIX the one for characters. */
#ifndef UNLOCKED_H
#define UNLOCKED_H

#include <stdio.h>

#ifndef __linux__
#define fputs_unlocked fputs
#define fwrite_unlocked fwrite
#endif
#ifdef _WIN32
#define putc_unlocked putc
#endif

#endif
