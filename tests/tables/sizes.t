#!/bin/sh
# sizes.t -- what a table costs: its bytes, no RAM, and nothing where it is left out
# long
. tests/tap.sh

# holds BOARD CONSTANTS [FLAGS]: the object has these constants of so many bytes, and nothing writable; the source
# uses each of its macros
holds() {
	silent $CC -std=c90 -Wall -Wextra -pedantic -Wunused-macros $3 -c -o "$scratch/x.o" "$OUT/queens$1.c" || return
	equal "$(nm -S -t d "$scratch/x.o" | awk '
		NF == 4 && $3 !~ /[Tt]/ { sub(/.*queens[0-9]*_/, "", $4); print $4, $3 ~ /[Rr]/ ? $2 + 0 : "in RAM" }' |
		sort | xargs)" "$2"
}
# A column is a byte.  Boards 2 and 3 have a spare item.  From board 11 on a group number takes
# two bytes; from 14 on a zero follows each solution.  README has the size of board 12's compact form.
while IFS='|' read -r board constants; do
	[ -e "$OUT/queens$board.c" ] || {
		skip "$board holds $constants" 'make check-long makes it'
		continue
	}
	ok "$board holds $constants" holds $board "$constants"
	[ $board = 8 ] || [ $board = 12 ] || continue
	for name in fundamentals group_of group_size image_of solutions; do
		others=$(echo "$constants" | sed -E "s/ ?$name [0-9]+//; s/^ //")
		ok "$board without $name holds the others" \
			holds $board "$others" "-DQUEENS${board}_NO_$(echo $name | tr a-z A-Z)"
	done
done <<'END'
1|fundamentals 1 group_of 1 group_size 1 image_of 1 solutions 1
2|fundamentals 2 group_of 1 group_size 1 image_of 1 solutions 2
8|fundamentals 96 group_of 92 group_size 12 image_of 92 solutions 736
10|fundamentals 920 group_of 724 group_size 92 image_of 724 solutions 7240
11|fundamentals 3751 group_of 5360 group_size 341 image_of 2680 solutions 29480
12|fundamentals 21444 group_of 28400 group_size 1787 image_of 14200 solutions 170400
14|fundamentals 686280 group_of 731192 group_size 45752 image_of 365596 solutions 5483940
8_compact|guide 9
10_compact|guide 79
12_compact|guide 1579
14_compact|guide 41588
END

done_testing
