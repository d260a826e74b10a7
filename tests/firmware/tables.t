#!/bin/sh
# tables.t -- on every target the tables compile without a warning, and an
# emulator prints what the host prints
. tests/tap.sh
. tests/firmware/targets.sh

# prints TARGET N [PROGRAM FLAGS]: the tables of board N, with status 0
prints() {
	program "$1" "$scratch/$1-$2" "-I$scratch/$2 -I$OUT $4" \
		"${3:-$here/tables.c}" "$OUT/queens$2.c" &&
		exits 0 run "$1" "$scratch/$1-$2" >"$scratch/got" &&
		cmp "$scratch/$2/wanted" "$scratch/got"
}

# differs TARGET STATUS SCRIPT [FLAGS]: sed changed queens8.c, or FLAGS differ;
# the program exits with STATUS and prints something else
differs() {
	mkdir -p "$scratch/changed"
	sed "$3" "$OUT/queens8.c" >"$scratch/changed/queens8.c"
	program "$1" "$scratch/$1-changed" "-I$scratch/8 -I$OUT $4" \
		"$here/tables.c" "$scratch/changed/queens8.c" &&
		exits "$2" run "$1" "$scratch/$1-changed" >"$scratch/got" &&
		exits 1 cmp -s "$scratch/8/wanted" "$scratch/got"
}

# The same program, but it reads through the functions; or it copies a stored
# row and unpacks it.
sed 's/P(COLUMN)/T(column)/g; s/P(FUNDAMENTAL_COLUMN)/T(fundamental_column)/g
	s/P(GROUP)/T(group)/g; s/P(IMAGE)/T(image)/g; s/P(GROUP_SIZE)/T(size)/g' \
	"$here/tables.c" >"$scratch/functions.c"
cat >"$scratch/unpack.c" - "$here/tables.c" <<'END'
#include "board.h"
static unsigned unpacked(unsigned i, unsigned row)
{
	uint8_t bytes[P(ROW_BYTES)], columns[P(N)];
	for (unsigned char k = 0; k < P(ROW_BYTES); k++)
		bytes[k] = P(READ_U8)(&P(STORED)(i)[k]);
	P(UNPACK)(bytes, columns);
	return columns[row];
}
END
sed -i 's/P(COLUMN)/unpacked/g' "$scratch/unpack.c"

for n in 8 10 12; do
	board $n
	tr '\t' ';' <"$OUT/queens$n.tsv" >"$scratch/$n/wanted"
done
last='s/0x74, 0, 6/0x75, 0, 6/'
for target in $targets; do
	for n in 8 10 12; do
		case $n-$target in
		12-avr | 12-8051) continue ;; # more than their memory
		esac
		ok "$target prints the tables of N=$n" prints "$target" $n
	done
	ok "$target reads through the functions" prints "$target" 8 \
		"$scratch/functions.c" -DQUEENS8_FUNCTIONS
	ok "$target unpacks stored rows" prints "$target" 8 "$scratch/unpack.c"
	ok "$target reports one changed row" differs "$target" 1 "$last"
	ok "$target reports three changed rows" differs "$target" 3 \
		"s/0x9D, 1, 1/0x9C, 1, 1/;s/0x33, 1, 6/0x32, 1, 6/;$last"
done
ok 'avr reads wrong rows without its hook for flash' differs avr 92 '' \
	'-DQUEENS8_READ_U8(p)=(*(p))'

done_testing
