#!/bin/sh
# tables.t -- on every target the tables and the compact form compile without a warning, and
# in an emulator they hold what the host's hold
. tests/tap.sh
. tests/firmware/targets.sh

# holds TARGET BOARD: the target prints what the host has
holds() {
	case $2 in
	*_compact) source=$here/walk.c && awk -f "$here/walk.awk" "$OUT/queens${2%_*}.tsv" ;;
	*) source=$here/tables.c && tr '\t' ';' <"$OUT/queens$2.tsv" ;;
	esac >"$scratch/wanted"
	program "$1" "$scratch/$1" "$source" "$2" && run "$1" "$scratch/$1" >"$scratch/got" &&
		cmp "$scratch/wanted" "$scratch/got"
}
# The largest tables that a target has room for, and time to print.
while read -r board on; do
	for target in $on; do
		ok "$target prints board $board" holds "$target" $board
	done
done <<END
1 6502
2 6502
8 $targets 6502
10 avr 6502
11 8051 6502
12 cortex-m0 rv32 s390x
8_compact $targets 6502
10_compact 8051
12_compact cortex-m0 avr rv32 s390x
END

done_testing
