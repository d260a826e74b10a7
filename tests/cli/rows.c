/* rows.c -- write the rows that literals.c made
 *
 * Compiled with ROWS, the file to include, LENGTH, the bytes of a row, and
 * SIZE, the bytes of all.
 */
#include <stdio.h>

static const char rows[][LENGTH + 1] = {
#include ROWS
};

int
main(void)
{
	size_t left = SIZE;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t length = left < LENGTH ? left : LENGTH;

		left -= fwrite(rows[i], 1, length, stdout);
	}
	return left != 0 || fflush(stdout) != 0;
}
