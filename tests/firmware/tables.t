#!/bin/sh
# tables.t -- on every target the tables and the compact form compile without a warning, and
# in an emulator they hold what the host's hold
. tests/tap.sh
. tests/firmware/targets.sh

# wanted BOARD: what the target must print
wanted() {
	case $1 in
	*_compact) awk -f "$here/walk.awk" "$OUT/queens${1%_*}.tsv" ;;
	*) tr '\t' ';' <"$OUT/queens$1.tsv" ;;
	esac
}
# prints TARGET BOARD [FLAGS]: what the target prints, into got
prints() {
	source=$here/tables.c
	[ "$2" = "${2%_*}" ] || source=$here/walk.c
	program "$1" "$scratch/$1-$2" "$source" "$OUT/queens$2.c" "-I$scratch/$2" "-I$OUT" $3 &&
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
	wanted $n >"$scratch/$n/wanted"
	for target in $on; do
		ok "$target prints board $n" same "$target" $n
	done
done <<END
8 $targets
10 avr
11 8051
12 cortex-m0 cortex-m3 rv32 s390x
8_compact $targets
10_compact 8051
12_compact cortex-m0 cortex-m3 avr rv32 s390x
END
ok 'avr prints other columns without its hook' differs

# readme: what the README shows first is right on an AVR
readme() {
	{
		cat <<-'END'
			#include "console.h"
			#include "queens8.h"
			int main(void) { for (unsigned i = 0; i < 92; i++) for (unsigned row = 0; row < 8; row++) {
		END
		grep -m 2 -E '^    unsigned (column|group) = ' README.md
		cat <<-'END'
			print_number(column + 1U); print_text(" "); if (row == 7) { print_number(group + 1U); print_text("\n"); } }
			finish(0); }
		END
	} >"$scratch/readme.c"
	program avr "$scratch/readme" "$scratch/readme.c" "$OUT/queens8.c" "-I$OUT" &&
		exits 0 run avr "$scratch/readme" >"$scratch/got" &&
		awk -F '\t' 'NR > 1 { print $2, $3 }' "$OUT/queens8.tsv" | cmp - "$scratch/got"
}
ok "the README's first lines, on an AVR" readme

done_testing
