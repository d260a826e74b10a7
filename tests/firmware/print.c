/* print.c -- numbers and texts without a C library */
#include "console.h"

void
print_text(const char *text)
{
	while (*text)
		console_put(*text++);
}

void
print_number(unsigned number)
{
	char digits[10]; /* of 32 bits */
	int count = 0;

	do
		digits[count++] = (char)('0' + (int)(number % 10));
	while (number /= 10);
	while (count)
		console_put(digits[--count]);
}

void
print_status(int status)
{
	console_put('@');
	console_put((char)('0' + status / 10));
	console_put((char)('0' + status % 10));
	console_put('\n');
}
