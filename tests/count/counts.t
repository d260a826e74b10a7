#!/bin/sh
# counts.t -- the table of counts: what is published, and what is computed
. tests/tap.sh

make -s OUT="$OUT" counts || exit 1
# C90 prints no uint64_t, but has an unsigned long of 64 bits here.  An argument may be any expression.
cat >"$scratch/print.c" <<'END'
#include "queens_counts.h"

#include <stdio.h>

int
main(void)
{
	int n;

	for (n = 1; n <= QUEENS_COUNTS_MAX; n++)
		printf("%d %lu %lu %s\n", n, (unsigned long)QUEENS_COUNTS_ALL(1 ? n : 0),
		       (unsigned long)QUEENS_COUNTS_FUNDAMENTAL(1 ? n : 0),
		       QUEENS_COUNTS_IS_COMPUTED(1 ? n : 0) ? "computed" : "published");
	return 0;
}
END
# reads COMPILER FLAGS...: the table, compiled so, says what OEIS says; boards to 16 are counted here
reads() {
	silent "$@" -Wall -Wextra -pedantic -Werror -Wconversion -Wsign-conversion -Wshadow \
		-I"$OUT" -o "$scratch/print" "$scratch/print.c" "$OUT/queens_counts.c" &&
		prints "$wanted" "$scratch/print"
}
wanted=$(for n in $(seq 27); do
	known $n
	echo "$n $all $fundamental $([ $n -le 16 ] && echo computed || echo published)"
done)
ok 'as C90' reads $CC -std=c90
ok 'as C2x' reads $CC -std=c2x
ok_with c++ 'as C++' reads c++ -x c++ -std=c++11 -Wno-unused-macros

done_testing
