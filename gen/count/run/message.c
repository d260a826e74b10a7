/* message.c -- the first failure is told */
#include "run/message.h"

#include <stdarg.h>
#include <stdio.h>

int
message_set(struct message *m, int status, const char *format, ...)
{
	va_list args;

	if (m->status)
		return m->status;
	va_start(args, format);
	vsnprintf(m->text, sizeof m->text, format, args);
	va_end(args);
	return m->status = status;
}
