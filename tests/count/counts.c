/* counts.c -- print the table of counts through its macros, as the view does */
#include COUNTS_HEADER

#include <stdio.h>

/* C90 has no way to print 64 bits at once. */
static void
print_number(uint64_t number)
{
	if (number >= 10)
		print_number(number / 10);
	putchar((int)('0' + (int)(number % 10)));
}

int
main(void)
{
	int n;

	for (n = 1; n <= QUEENS_COUNTS_MAX; n++) {
		printf("%d ", n);
		print_number(QUEENS_COUNTS_ALL(n));
		putchar(' ');
		print_number(QUEENS_COUNTS_FUNDAMENTAL(n));
		puts(QUEENS_COUNTS_IS_COMPUTED(n) ? " computed" : " published");
	}
	return 0;
}
