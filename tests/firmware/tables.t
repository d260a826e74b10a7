#!/bin/sh
# tables.t -- on every target the tables and the compact form compile without a warning, and
# in an emulator they hold what the host's hold
. tests/tap.sh
. tests/firmware/targets.sh

# prints TARGET BOARD [FLAGS]: what the target prints, into got
prints() {
	case $2 in
	*_compact) source=$here/walk.c && awk -f "$here/walk.awk" "$OUT/queens${2%_*}.tsv" ;;
	*) source=$here/tables.c && tr '\t' ';' <"$OUT/queens$2.tsv" ;;
	esac >"$scratch/wanted"
	program "$1" "$scratch/$1" "$source" "$2" $3 && run "$1" "$scratch/$1" >"$scratch/got"
}
same() {
	exits 0 prints "$1" "$2" && cmp "$scratch/wanted" "$scratch/got"
}
# differs: without its hook for flash, an AVR prints columns from its RAM
differs() {
	prints avr 8 '-DQUEENS8_READ_U8(p)=(*(p))'
	exits 1 cmp -s "$scratch/wanted" "$scratch/got" && equal "$(wc -l <"$scratch/got")" 93
}

# The largest tables that a target has room for, and time to print.
while read -r n on; do
	for target in $on; do
		ok "$target prints board $n" same "$target" $n
	done
done <<END
1 6502
2 6502
8 $targets 6502
10 avr 6502
11 8051 6502
12 cortex-m0 cortex-m3 rv32 s390x
8_compact $targets 6502
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
	program avr "$scratch/readme" "$scratch/readme.c" 8 &&
		exits 0 run avr "$scratch/readme" >"$scratch/got" &&
		awk -F '\t' 'NR > 1 { print $2, $3 }' "$OUT/queens8.tsv" | cmp - "$scratch/got"
}
ok "the README's first lines, on an AVR" readme

done_testing
