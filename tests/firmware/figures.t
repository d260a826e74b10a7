#!/bin/sh
# figures.t -- the bytes that README.md states are true, and what is unused is not linked
. tests/tap.sh
. tests/firmware/targets.sh

boards='6 8 9 10 11 12'
ok 'every figure can be measured' silent sh -c \
	'tests/firmware/figures $1 >"$2"' sh "$boards" "$scratch/measured"

# row FILE TARGET: its numbers, a line each
row() {
	sed -n "s/^| $2 | \(.*\) |\$/\1/p" "$1" | tr -d '|/' | tr -s ' ' '\n'
}
# holds TARGET: 20 numbers, each within 5 % of the stated one
holds() {
	row "$here/README.md" "$1" >"$scratch/stated"
	row "$scratch/measured" "$1" | paste -d ' ' - "$scratch/stated" | awk '
		$1 == "-" && $2 == "-" { next }
		$1 == "-" || $1 > 1.05 * $2 || $1 < .95 * $2 { print; wrong = 1 }
		END { exit wrong || NR != 20 }'
}
for target in $targets; do
	ok "$target: README.md states its figures" holds $target
done

# linked TARGET BYTES SECTION: the tables of a program that reads only the
# fundamental solutions, each table in SECTION, take so many bytes
printf '#include "queens8.h"\n%s\n' 'int main(void)
{
	volatile unsigned row = 0;
	return (int)QUEENS8_FUNDAMENTAL_COLUMN(row, row);
}' >"$scratch/first.c"
linked() {
	program "$1" "$scratch/$1" "-I$OUT ${3:+-DQUEENS8_ATTR(table)=__attribute__((section($3)))}" \
		"$scratch/first.c" "$OUT/queens8.c" &&
		equal "$(nm -S "$scratch/$1.elf" | awk '/queens8_/ { print "0x" $2 }' |
			xargs printf '%d\n' | awk '{ n += $1 } END { print n }')" "$2"
}
while read -r target bytes section; do
	ok "$target: the fundamental solutions link $bytes bytes${section:+ in $section}" \
		linked $target $bytes "$section"
done <<'END'
cortex-m0 96
cortex-m0 96 ".flash."#table
cortex-m0 1028 ".flash"
avr 96
avr 96 ".progmem.data."#table
rv32 96
s390x 96
END

done_testing
