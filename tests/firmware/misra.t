#!/bin/sh
# misra.t -- what cppcheck's addon says of MISRA C:2012
#
# Its exit status says nothing, so remarks are counted.
. tests/tap.sh
. tests/firmware/targets.sh

# remarks FILE...: the rules they break
remarks() {
	cppcheck --addon=misra --std=c99 --quiet --inline-suppr --enable=style \
		"-I$OUT" "$@" 2>&1 |
		sed -n 's/.*\[misra-c2012-\([0-9.]*\)\]$/\1/p' | sort -u | xargs
}

# breaks RULES FILE...: exactly those
breaks() {
	rules=$1
	shift
	broken=$(remarks "$@")
	echo "$broken"
	[ "$broken" = "$rules" ]
}

cat >"$scratch/wrong.c" <<'END'
int wrong(int x);
int wrong(int x)
{
	if (x > 0)
		return 1;
	x++;
	return x;
}
END
ok 'remarks are seen' breaks '15.5 15.6 17.8' "$scratch/wrong.c"

# 2.5: the header offers macros that a source need not use
for n in 1 5 8 9 10; do
	ok "N=$n, tables" breaks 2.5 "$OUT/queens$n.c"
done

# 4.1, 9.3: boards from 11 are literals with octal digits, the last one short
ok 'N=11, tables' breaks '2.5 4.1 9.3' "$OUT/queens11.c"

# using N TYPE: a program that reads all that there is, numbers of that type
using() {
	cat >"$scratch/use$1.c" <<END
#include "queens$1.h"
unsigned use($2 i, $2 row);
unsigned use($2 i, $2 row)
{
	unsigned columns = QUEENS$1_COLUMN(i, row) +
	                   QUEENS$1_FUNDAMENTAL_COLUMN(i, row);

	return columns + QUEENS$1_GROUP(i) + QUEENS$1_IMAGE(i) +
	       QUEENS$1_GROUP_SIZE(i);
}
END
	breaks 2.5 "$scratch/use$1.c"
}
for n in 8 10 11; do
	for type in unsigned uint8_t uint16_t; do
		ok "N=$n, read with numbers of $type" using $n $type
	done
done

# 8.9: the bytes stand outside of the one function that reads them
cat >"$scratch/use.c" <<'END'
#include "queens8_compact.h"
int use(struct queens8_walk *walk);
int use(struct queens8_walk *walk)
{
	return queens8_walk_next(walk) + queens8_walk_fundamental(walk);
}
END
ok 'N=8, compact' breaks '2.5 8.9' "$OUT/queens8_compact.c" "$scratch/use.c"

done_testing
