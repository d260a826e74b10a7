#!/bin/sh
# figures.t -- on every target the bytes of board 8 stay within their limits
. tests/tap.sh
. tests/firmware/targets.sh

boards='6 8 9 10 12'
ok 'every figure can be measured' exits 0 sh -c \
	'tests/firmware/figures >"$1"' sh "$scratch/figures"
ok 'so can those of other boards' exits 0 sh -c \
	'tests/firmware/figures $2 >"$1"' sh "$scratch/boards" "$boards"

# row FILE TARGET: the numbers of the target
row() {
	sed -n "s/^| $2 | \(.*\) |\$/\1/p" "$1" | tr -d '|/'
}

# within_5_percent TARGET COUNT MEASURED STATED: each of COUNT numbers
within_5_percent() {
	row "$4" "$1" >"$scratch/stated"
	row "$3" "$1" >"$scratch/measured"
	cat "$scratch/stated" "$scratch/measured"
	paste -d ' ' "$scratch/stated" "$scratch/measured" | awk -v want=$2 '
		{
			for (i = 1; i <= NF / 2; i++)
				if ($(i + NF / 2) > 1.05 * $i ||
				    ($i == "-") != ($(i + NF / 2) == "-"))
					exit wrong = 1
			count = NF
		}
		END { exit wrong || count != 2 * want }'
}
# pays TARGET: the compact form is the smaller one from board 9 on, not at 6
pays() {
	row "$scratch/boards" "$1" | awk '{
		print
		paid = $1 < $2 && $6 < $5 && $8 < $7 && ($9 == "-" || $10 < $9)
	}
	END { exit !paid }'
}
for target in $targets; do
	ok "$target: no figure is 5 % over the stated one" within_5_percent \
		$target 8 "$scratch/figures" tests/bench/README.md
	ok "$target: nor one of boards $boards" within_5_percent \
		$target 10 "$scratch/boards" tests/firmware/README.md
	ok "$target: the compact form pays from board 9 on" pays $target
done

# no_more TARGET FIELD MOST
no_more() {
	[ "$(row "$scratch/figures" "$1" | awk -v n="$2" '{ print $n }')" -le "$3" ]
}
# What we promised to hold, whatever the table says.
while read -r target field most what; do
	ok "$target: $what takes at most $most bytes" \
		no_more "$target" "$field" "$most"
done <<'END'
cortex-m0 2 0 RAM of the tables
cortex-m0 3 52 reading a column
cortex-m0 4 64 stack of a column
cortex-m0 6 450 code of a walk
avr 2 0 RAM of the tables
avr 3 86 reading a column
avr 4 64 stack of a column
rv32 2 0 RAM of the tables
rv32 3 62 reading a column
rv32 4 64 stack of a column
s390x 2 0 RAM of the tables
s390x 4 64 stack of a column
8051 2 0 RAM of the tables
END

# --- not used, not linked -----------------------------------------------------

# unused TARGET: a program that includes only the header links no table
unused() {
	printf '#include "queens8.h"\nint main(void) { return 0; }\n' \
		>"$scratch/empty.c"
	program "$1" "$scratch/empty-$1" "-I$OUT" "$scratch/empty.c" \
		"$OUT/queens8.c" && ! nm "$scratch/empty-$1.elf" | grep queens8_
}
for target in cortex-m0 avr rv32 s390x; do
	ok "$target links no table that nobody uses" unused $target
done

# short_walk N MOST: the Thumb code of the compact form without walk_next
short_walk() {
	object cortex-m0 "$OUT/queens$1_compact.c" "$scratch/x.rel" "-I$OUT" || return
	at_most "$(size -A "$scratch/x.rel" | awk '/^\.text/ && !/walk_next/ {
		n += $2 } END { print n + 0 }')" "$2"
}
for n in 8 10 12 14; do
	ok "cortex-m0, N=$n: a walk without images takes at most 250 bytes" \
		short_walk $n 250
done

done_testing
