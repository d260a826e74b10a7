/*
 * backtrack.c -- the rival of counter and compact form: a bit mask a direction, no symmetry
 *
 * cc -O3 -march=native; prints the number of solutions of argv[1] queens.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t
count(uint32_t all, uint32_t file, uint32_t left, uint32_t right)
{
	uint64_t found = 0;

	if (file == all)
		return 1;
	for (uint32_t open = all & ~(file | left | right); open;
	     open &= open - 1) {
		uint32_t queen = open & -open;

		found += count(all, file | queen, (left | queen) << 1,
		               (right | queen) >> 1);
	}
	return found;
}

int
main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 8;

	printf("%llu\n", (unsigned long long)count((1U << n) - 1, 0, 0, 0));
	return 0;
}
