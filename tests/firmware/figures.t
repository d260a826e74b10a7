#!/bin/sh
# figures.t -- the bytes that README.md states are true, and what is unused is not linked
. tests/tap.sh
. tests/firmware/targets.sh

measures() {
	tests/firmware/figures >"$scratch/measured"
}
ok 'every figure can be measured' silent measures

# row FILE TARGET: its numbers, one a line
row() {
	sed -n "s/^| $2 | //p" "$1" | grep -oE '[0-9]+|-'
}
# holds TARGET: 14 numbers, each within 5 % of the stated one
holds() {
	row "$here/README.md" "$1" >"$scratch/stated"
	row "$scratch/measured" "$1" | paste -d ' ' - "$scratch/stated" | awk '
		$1 == "-" && $2 == "-" { next }
		$1 == "-" || $1 > 1.05 * $2 || $1 < .95 * $2 { print; wrong = 1 }
		END { exit wrong || NR != 14 }'
}
for target in $targets; do
	ok "$target: README.md states its figures" holds $target
done

# linked TARGET SECTION BYTES: a program reads only the fundamental solutions; its tables take
# so many bytes if each table is in SECTION
printf '#include "queens8.h"\n%s\n' 'int main(void)
{
	volatile unsigned row = 0;
	return (int)QUEENS8_FUNDAMENTAL_COLUMN(row, row);
}' >"$scratch/first.c"
linked() {
	program "$1" "$scratch/$1" "$scratch/first.c" "$OUT/queens8.c" "-I$OUT" \
		"-DQUEENS8_ATTR(table)=__attribute__((section($2)))" &&
		equal "$(nm -S "$scratch/$1.elf" | awk '/queens8_/ { print "0x" $2 }' |
			xargs printf '%d\n' | awk '{ n += $1 } END { print n }')" "$3"
}
while read -r target section bytes; do
	ok "$target: with $section for each table, the fundamental solutions link $bytes bytes" \
		linked $target "$section" $bytes
done <<'END'
cortex-m0 ".flash."#table 96
cortex-m0 ".flash" 1028
avr ".progmem.data."#table 96
END

done_testing
