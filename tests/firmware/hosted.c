/* hosted.c -- console of a target that has a C library */
#include <stdio.h>
#include <stdlib.h>

#include "console.h"

void
console_put(char c)
{
	putchar(c);
}

void
console_close(int status)
{
	exit(status);
}
