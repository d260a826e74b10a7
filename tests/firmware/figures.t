#!/bin/sh
# figures.t -- no figure of the README's table has grown
. tests/tap.sh
. tests/firmware/targets.sh

ok 'figures can be measured' exits 0 sh -c \
	'tests/firmware/figures >"$1"' sh "$scratch/figures"

# row FILE TARGET: its numbers
row() {
	sed -n "s/^| $2 | \(.*\) |\$/\1/p" "$1" | tr -d '|'
}

# no_more TARGET: each number is at most the README's, and there are as many
no_more() {
	row README.md "$1" >"$scratch/stated"
	row "$scratch/figures" "$1" >"$scratch/measured"
	cat "$scratch/stated" "$scratch/measured"
	paste -d ' ' "$scratch/stated" "$scratch/measured" | awk '
		{
			for (i = 1; i <= NF / 2; i++)
				if ($(i + NF / 2) + 0 > $i + 0 ||
				    ($i == "-") != ($(i + NF / 2) == "-"))
					exit wrong = 1
			count = NF
		}
		END { exit wrong || count != 16 }'
}
for target in $targets; do
	ok "$target" no_more "$target"
done

# at_most TARGET FIELD NUMBER: what was asked for
at_most() {
	[ "$(row "$scratch/figures" "$1" | awk -v n="$2" '{ print $n }')" -le "$3" ]
}
while read -r target field number what; do
	ok "$target: $what at most $number" at_most "$target" "$field" "$number"
done <<'END'
cortex-m0 2 0 RAM of the tables
cortex-m0 3 52 a column
cortex-m0 4 64 its stack
cortex-m0 6 450 code of a walk
avr 2 0 RAM of the tables
avr 4 64 its stack
rv32 2 0 RAM of the tables
rv32 3 62 a column
rv32 4 64 its stack
s390x 2 0 RAM of the tables
s390x 4 64 its stack
8051 2 0 RAM of the tables
END

# --- what is not used -----------------------------------------------------------

# unused NAME: a program that includes the header alone links no table
unused() {
	printf '#include "queens8.h"\nint main(void) { return 0; }\n' \
		>"$scratch/empty.c"
	program "$1" "$scratch/empty-$1" "-I$OUT" "$scratch/empty.c" \
		"$OUT/queens8.c" && ! nm "$scratch/empty-$1.elf" | grep queens8_
}
for target in cortex-m0 avr rv32 s390x; do
	ok "$target: a table that nobody uses is not linked" unused $target
done

# fundamental_alone: the code without the images, in Thumb
fundamental_alone() {
	object cortex-m0 "$OUT/queens$1_compact.c" "$scratch/x.rel" "-I$OUT" || return
	bytes=$(size -A "$scratch/x.rel" | awk '/^\.text/ && !/walk_next/ { n += $2 }
		END { print n }')
	echo "$bytes bytes"
	[ "$bytes" -gt 0 ] && [ "$bytes" -le 250 ]
}
for n in 8 10 12 14; do
	ok "cortex-m0, N=$n: a walk without images in 250 bytes" fundamental_alone $n
done

done_testing
