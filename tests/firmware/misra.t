#!/bin/sh
# misra.t -- the rules of MISRA C:2012 that cppcheck's addon finds broken
#
# Its exit status does not depend on its remarks, so this test reads them.
. tests/tap.sh
. tests/firmware/targets.sh

# remarks FILE...: the rules that they break
remarks() {
	cppcheck --addon=misra --std=c99 --quiet --inline-suppr --enable=style \
		"-I$OUT" "$@" 2>&1 |
		sed -n 's/.*\[misra-c2012-\([0-9.]*\)\]$/\1/p' | sort -u | xargs
}

# breaks RULES FILE...: the files break exactly these rules
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
ok 'a file that breaks 15.5, 15.6 and 17.8 gets these remarks' breaks '15.5 15.6 17.8' "$scratch/wrong.c"

# 2.5: the header has macros that a source need not use
for n in 1 5 8 9 10; do
	ok "N=$n: the tables break only 2.5" breaks 2.5 "$OUT/queens$n.c"
done

# 4.1, 9.3: boards from 11 on are literals with octal digits, and the last one is
# short
ok 'N=11: the tables break only 2.5, 4.1 and 9.3' breaks '2.5 4.1 9.3' "$OUT/queens11.c"

# using N TYPE: a program that reads every table, with indices of TYPE
using() {
	cat >"$scratch/use$1.c" <<END
#include "queens$1.h"
unsigned use($2 i, $2 row);
void unpack($2 i, uint8_t columns[QUEENS$1_N]);
unsigned use($2 i, $2 row)
{
	unsigned columns = QUEENS$1_COLUMN(i, row) +
	                   QUEENS$1_FUNDAMENTAL_COLUMN(i, row);

	return columns + QUEENS$1_GROUP(i) + QUEENS$1_IMAGE(i) +
	       QUEENS$1_GROUP_SIZE(i);
}
void unpack($2 i, uint8_t columns[QUEENS$1_N])
{
	uint8_t bytes[QUEENS$1_ROW_BYTES];
	uint8_t k;

	for (k = 0U; k < (uint8_t)QUEENS$1_ROW_BYTES; k++) {
		bytes[k] = QUEENS$1_READ_U8(&QUEENS$1_STORED(i)[k]);
	}
	QUEENS$1_UNPACK(bytes, columns);
}
END
	breaks 2.5 "$scratch/use$1.c"
}
for n in 8 10 11; do
	for type in unsigned uint8_t uint16_t; do
		ok "N=$n: a program with indices of $type breaks only 2.5" using $n $type
	done
done

cat >"$scratch/call.c" <<'END'
#include "queens8.h"
unsigned call(unsigned i, unsigned row);
unsigned call(unsigned i, unsigned row)
{
	unsigned columns = queens8_column(i, row) +
	                   queens8_fundamental_column(i, row);

	return columns + queens8_group(i) + queens8_image(i) + queens8_size(i);
}
uint32_t numbers(void);
uint32_t numbers(void)
{
	return queens8_n + queens8_all + queens8_fundamental +
	       queens8_groups_of_8 + queens8_groups_of_4 +
	       queens8_groups_of_2 + queens8_groups_of_1 + queens8_version +
	       queens8_check;
}
END
# 8.7: the tables are external for macros, which this program does not use
ok 'N=8: the functions break only 2.5 and 8.7' breaks '2.5 8.7' -DQUEENS8_FUNCTIONS \
	'-DQUEENS8_ASSERT(claim)=((void)(claim))' "$OUT/queens8.c" "$scratch/call.c"

# 8.9: only one function uses the bytes, but they stand outside of it
cat >"$scratch/use.c" <<'END'
#include "queens8_compact.h"
int use(struct queens8_walk *walk);
int use(struct queens8_walk *walk)
{
	return queens8_walk_next(walk) + queens8_walk_fundamental(walk);
}
END
ok 'N=8: the compact form breaks only 2.5 and 8.9' breaks '2.5 8.9' "$OUT/queens8_compact.c" "$scratch/use.c"

done_testing
