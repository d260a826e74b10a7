/* text.c -- decimal digits from the last to the first, then turned round */
#include "text.h"

char *
text_number(char *at, uint32_t number)
{
	char digits[10];
	int count = 0;

	do
		digits[count++] = (char)('0' + number % 10);
	while (number /= 10);
	while (count)
		*at++ = digits[--count];
	return at;
}

char *
text_word(char *at, const char *word)
{
	while (*word)
		*at++ = *word++;
	return at;
}
