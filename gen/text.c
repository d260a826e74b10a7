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

/* Columns are 0 to 16: most of the digits of a text. */
static char *
put_column(char *at, unsigned column)
{
	if (column >= 10) {
		*at++ = '1';
		column -= 10;
	}
	*at++ = (char)('0' + column);
	return at;
}

static char *
put_columns(char *at, const struct board *b, char between, unsigned first)
{
	for (int r = 0; r < b->n; r++) {
		if (r)
			*at++ = between;
		at = put_column(at, b->col[r] + first);
	}
	return at;
}

char *
text_columns(char *at, const struct board *b, char between)
{
	return put_columns(at, b, between, 1);
}

char *
text_columns_from_0(char *at, const struct board *b, char between)
{
	return put_columns(at, b, between, 0);
}
