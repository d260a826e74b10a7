#!/bin/sh
# tables.t -- each target's compiler, without a warning, and its emulator print
# what the host does; the exit status comes through
. tests/tap.sh
. tests/firmware/targets.sh

# board N: what programs for that board include, in $scratch/N
board() {
	mkdir -p "$scratch/$1"
	cat >"$scratch/$1/board.h" <<END
#include "queens$1.h"
#define P(x) QUEENS$1_##x
END
	tr '\t' ';' <"$OUT/queens$1.tsv" >"$scratch/$1/wanted"
}

# prints TARGET N: the tables, with status 0
prints() {
	program "$1" "$scratch/$1-$2" "-I$scratch/$2 -I$OUT" \
		"$here/tables.c" "$OUT/queens$2.c" &&
		exits 0 run "$1" "$scratch/$1-$2" >"$scratch/got" &&
		cmp "$scratch/$2/wanted" "$scratch/got"
}

# differs TARGET STATUS SCRIPT [FLAGS]: as it must with a queens8.c that sed
# changed, or with other flags
differs() {
	mkdir -p "$scratch/changed"
	sed "$3" "$OUT/queens8.c" >"$scratch/changed/queens8.c"
	program "$1" "$scratch/$1-changed" "-I$scratch/8 -I$OUT $4" \
		"$here/tables.c" "$scratch/changed/queens8.c" &&
		exits "$2" run "$1" "$scratch/$1-changed" >"$scratch/got" &&
		exits 1 cmp -s "$scratch/8/wanted" "$scratch/got"
}

for n in 8 10 12; do
	board $n
done
last='s/0x74, 0, 6/0x75, 0, 6/'
for target in $targets; do
	ok "$target, N=8" prints "$target" 8
	ok "$target, N=10" prints "$target" 10
	case $target in
	avr | 8051) ;; # N=12 is larger than their memory
	*) ok "$target, N=12" prints "$target" 12 ;;
	esac
	ok "$target, a bit of the last row changed" differs "$target" 1 \
		"$last"
	ok "$target, a bit of three rows changed" differs "$target" 3 \
		"s/0x9D, 1, 1/0x9C, 1, 1/;s/0x33, 1, 6/0x32, 1, 6/;$last"
done

# Without its macro, a byte of another memory is read.
ok 'avr, flash read as if it were RAM' differs avr 92 '' \
	'-DQUEENS8_READ_U8(p)=(*(p))'

done_testing
