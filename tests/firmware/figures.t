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
		$target 10 "$scratch/figures" tests/bench/README.md
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
cortex-m0 8 450 code of a walk
avr 2 0 RAM of the tables
avr 3 86 reading a column
avr 4 64 stack of a column
avr 6 200 code that reads four columns by a function
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

# linked TARGET BYTES SECTION: the tables of a program that reads only the
# fundamental solutions, each in SECTION, take so many bytes
linked() {
	printf '#define QUEENS8_ATTR(table) __attribute__((section(%s)))\n' "$3" \
		>"$scratch/place.h"
	cat >"$scratch/first.c" <<-'END'
		#include "queens8.h"
		volatile unsigned row;
		int main(void)
		{
			return (int)QUEENS8_FUNDAMENTAL_COLUMN(row, row);
		}
	END
	program "$1" "$scratch/first-$1" \
		"-I$OUT -I$scratch ${3:+-DQUEENS8_CONFIG=\"place.h\"}" \
		"$scratch/first.c" "$OUT/queens8.c" || return
	bytes=0
	for size in $(nm -S "$scratch/first-$1.elf" |
		sed -n 's/^[^ ]* \(.*\) .* queens8_.*/\1/p'); do
		bytes=$((bytes + 0x$size))
	done
	equal $bytes "$2"
}
while IFS='|' read -r target bytes name section; do
	ok "$target, $name: reading the fundamental solutions links $bytes bytes" \
		linked $target $bytes "$section"
done <<'END'
cortex-m0|36|by default|
cortex-m0|36|a section for each table|".flash." #table
cortex-m0|508|one section for all tables|".flash"
avr|36|by default|
avr|36|a section for each table|".progmem.data." #table
avr|508|one section for all tables|".progmem.data"
rv32|36|a section for each table|".flash." #table
s390x|36|a section for each table|".flash." #table
END

# left_out BYTES FLAGS: the flash that SDCC takes for the tables
left_out() {
	object 8051 "$OUT/queens8.c" "$scratch/x.rel" "-I$OUT" $2 || return
	bytes=0
	for size in $(sed -n 's/^A CONST size \([0-9A-F]*\) .*/\1/p' "$scratch/x.rel"); do
		bytes=$((bytes + 0x$size))
	done
	equal $bytes "$1"
}
while read -r bytes without; do
	ok "8051, ${without:-nothing} left out: the tables take $bytes bytes" left_out "$bytes" \
		"$(for table in $without; do echo "-DQUEENS8_NO_$table"; done)"
done <<'END'
508
276 FUNDAMENTALS GROUP_OF IMAGE_OF GROUP_SIZE
36 SOLUTIONS GROUP_OF IMAGE_OF GROUP_SIZE
312 GROUP_OF IMAGE_OF GROUP_SIZE
END

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
