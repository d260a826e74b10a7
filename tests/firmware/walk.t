#!/bin/sh
# walk.t -- the compact form, unpacked on each target, is the host's table
. tests/tap.sh
. tests/firmware/targets.sh

# board N: what programs for that board include, in $scratch/N
board() {
	mkdir -p "$scratch/$1"
	cat >"$scratch/$1/board.h" <<END
#include "queens$1_compact.h"
#define P(x) QUEENS$1_##x
#define W(x) queens$1_##x
END
}

# make_walk TARGET N SOURCE FLAGS: the program $scratch/TARGET-N
make_walk() {
	program "$1" "$scratch/$1-$2" "-I$scratch/$2 -I$OUT $4" \
		"$here/walk.c" "$3"
}

# same TARGET N: in full to N=8, then in sums
same() {
	brief=0 flags=
	[ "$2" -le 8 ] || brief=1 flags=-DBRIEF
	awk -v BRIEF=$brief -f tests/firmware/walk.awk "$OUT/queens$2.tsv" \
		>"$scratch/wanted"
	make_walk "$1" "$2" "$OUT/queens$2_compact.c" $flags &&
		exits 0 run "$1" "$scratch/$1-$2" >"$scratch/got" &&
		cmp "$scratch/wanted" "$scratch/got"
}

# changed TARGET: bits of the guide changed show, in status and in text
changed() {
	sed 's/0x\(.\)\([0-9A-F]\),$/0x\1\2 ^ 8,/;s/^	0x\(..\),/	0x\1 ^ 8,/' \
		"$OUT/queens8_compact.c" >"$scratch/queens8_compact.c"
	awk -v BRIEF=0 -f tests/firmware/walk.awk "$OUT/queens8.tsv" \
		>"$scratch/wanted"
	make_walk "$1" 8 "$scratch/queens8_compact.c" &&
		exits 1 run "$1" "$scratch/$1-8" >"$scratch/got" &&
		exits 1 cmp -s "$scratch/wanted" "$scratch/got"
}

# columns_changed N: a walk that goes wrong in its last solutions shows in sums
columns_changed() {
	awk -v BRIEF=1 -f tests/firmware/walk.awk "$OUT/queens$1.tsv" \
		>"$scratch/wanted"
	sed 's/walk->column\[row\] = column/&; if (walk->bits > QUEENS'"$1"'_COMPACT_BYTES * 8U - 16U) walk->column[row] = 0U/' \
		"$OUT/queens$1_compact.c" >"$scratch/queens$1_compact.c"
	make_walk s390x "$1" "$scratch/queens$1_compact.c" -DBRIEF &&
		exits 0 run s390x "$scratch/s390x-$1" >"$scratch/got" &&
		exits 1 cmp -s "$scratch/wanted" "$scratch/got"
}

for n in 8 10 12; do
	board $n
done
for target in $targets; do
	for n in 8 10 12; do
		ok "$target, N=$n" same "$target" $n
	done
	ok "$target, bits changed" changed "$target"
done
for n in 10 12; do
	ok "N=$n, the last solutions changed" columns_changed $n
done

done_testing
