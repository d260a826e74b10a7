/* literals.c -- stdin as string literals of LENGTH bytes, with commas
 *
 * usage: literals LENGTH <FILE
 */
#include "literal.h"

#include <stdlib.h>

int
main(int argc, char **argv)
{
	size_t length = argc == 2 ? strtoul(argv[1], NULL, 10) : 1;
	struct literal l = literal_begin(stdout, length, ",\n");

	for (int c; (c = getchar()) != EOF;)
		literal_put(&l, c);
	literal_finish(&l);
	return fflush(stdout) != 0;
}
