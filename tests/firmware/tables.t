#!/bin/sh
# tables.t -- on every target the tables compile without a warning, and an
# emulator prints what the host prints
. tests/tap.sh
. tests/firmware/targets.sh

# prints TARGET N FLAGS: the program prints the tables of board N into got
prints() {
	program "$1" "$scratch/$1-$2" "-I$scratch/$2 -I$OUT $3" \
		"$here/tables.c" "$OUT/queens$2.c" || return
	run "$1" "$scratch/$1-$2" >"$scratch/got"
}
same() {
	exits 0 prints "$1" "$2" && cmp "$scratch/$2/wanted" "$scratch/got"
}
# differs: without its hook for flash, an AVR prints columns from its RAM
differs() {
	prints avr 8 '-DQUEENS8_READ_U8(p)=(*(p))'
	exits 1 cmp -s "$scratch/8/wanted" "$scratch/got" &&
		equal "$(wc -l <"$scratch/got")" 93
}

# The largest tables that a target has room for, and time to print.
while read -r n on; do
	board $n
	tr '\t' ';' <"$OUT/queens$n.tsv" >"$scratch/$n/wanted"
	for target in $on; do
		ok "$target prints the tables of N=$n" same "$target" $n
	done
done <<END
8 $targets
10 avr
11 8051
12 cortex-m0 cortex-m3 rv32 s390x
END
ok 'avr prints other columns without its hook' differs

done_testing
