/* groups.c -- time the counter's search for symmetric solutions of argv[1]
   queens */
#include "groups/symmetric.h"

#include <stdio.h>
#include <stdlib.h>

int
main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 8;

	printf("%llu %llu\n", (unsigned long long)symmetric_half_turn(n),
	       (unsigned long long)symmetric_quarter_turn(n));
	return 0;
}
