/* groups.c -- what the counter does for groups of argv[1] queens, alone */
#include "exact/symmetric.h"

#include <stdio.h>
#include <stdlib.h>

int
main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 8;

	printf("%llu %llu\n", (unsigned long long)invariant_half_turn(n),
	       (unsigned long long)invariant_quarter_turn(n));
	return 0;
}
