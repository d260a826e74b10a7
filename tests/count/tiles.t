#!/bin/sh
# tiles.t -- a board is counted in parts, on many machines and with little memory
. tests/tap.sh
. tests/count/qcount.sh

# count ARGUMENTS...: into $scratch/count
count() {
	exits 0 timeout 3600 "$qcount" "$@" >"$scratch/count" || return
	cat "$scratch/count"
}
# comes_to N: the last count is that of the board
comes_to() {
	grep -qx "all $(number $1)" "$scratch/count"
}

# --- machines ----------------------------------------------------------------

# machines N UNITS RANGE...: each counts a range into a journal of its own.  The journals, one
# behind the other, are a journal of the board with so many units; the rest is counted.
machines() {
	board=$1 units=$2 sum=0
	shift 2
	rm -f "$scratch"/part.*
	for range; do
		count --units $range --journal "$scratch/part.$range" $board &&
			grep -qx "units $range" "$scratch/count" &&
			! grep -q '^all' "$scratch/count" || return
		sum=$((sum + $(sed -n 's/^solutions //p' "$scratch/count")))
	done
	cat "$scratch"/part.* >"$scratch/whole"
	cp "$scratch/whole" "$scratch/before"
	count --journal "$scratch/whole" $board && comes_to $board &&
		grep -qx "resumed $units units" "$scratch/count" &&
		head -n $(wc -l <"$scratch/before") "$scratch/whole" | cmp "$scratch/before" - || return
	[ $units -lt $((1 << board / 2)) ] ||
		{ equal $sum $(number $board) && cmp "$scratch/before" "$scratch/whole"; }
}
while IFS='|' read -r board units ranges; do
	ok "board $board on machines $ranges" machines $board $units $ranges
done <<'END'
8|16|0-7 8-15
9|16|0-0 1-14 15-15
13|64|0-40 41-41 42-63
14|128|0-50 51-127
14|96|0-59 60-95
END

# A machine was killed in the middle of a line.
cut_journal() {
	rm -f "$scratch"/part.* "$scratch/whole"
	count --units 0-31 --journal "$scratch/part.a" 12 &&
		count --units 32-63 --journal "$scratch/part.b" 12 || return
	head -c -7 "$scratch/part.a" | cat - "$scratch/part.b" >"$scratch/whole"
	count --journal "$scratch/whole" 12 && comes_to 12 &&
		grep -qx 'resumed 63 units' "$scratch/count"
}
ok 'what a cut journal lacks is counted' cut_journal

# One unit, by its mirror images: the same number in both halves of the journal.
recounted() {
	rm -f "$scratch/one"
	count --check --units $2-$2 --journal "$scratch/one" $1 || return
	awk -v unit=$2 -v units=$3 '
		$1 == unit { once = $2 }
		$1 == unit + 2 * units { again = $2 }
		END { exit !(NR == 3 && once > 0 && once == again) }' \
		"$scratch/one"
}
while read -r board unit units; do
	ok "board $board: a recount of unit $unit agrees" recounted $board $unit $units
done <<'END'
8 4 16
13 21 64
14 37 128
17 77 256
END

# A machine that counts wrong is found by a recount of its unit on another one.
two_machines() {
	rm -f "$scratch"/part.*
	count --units 21-21 --journal "$scratch/part.a" 13 || return
	perl tests/count/harm forge "$scratch/part.a" 13 22:998 &&
		says "unit 22 has 998 solutions, but " 1 timeout 60 "$qcount" --check \
			--units 21-22 --journal "$scratch/part.a" 13
}
ok 'a wrong unit is found by its recount' two_machines

# An estimate tells the tiles and the memory of a count, as the count would cut.
foretold() {
	"$qcount" --threads 1 --memory 35 --estimate 19 >"$scratch/estimate" &&
		awk '$1 == "tiles" { tiles = $2 }
			$1 == "megabytes" { megabytes = $2 }
			END { exit !(tiles > 1 && megabytes > 17 && megabytes <= 35) }' \
			"$scratch/estimate"
}
ok 'an estimate cuts a board that is too large' foretold

[ "$LONG" ] || done_testing

# --- large boards, and little memory -----------------------------------------------------------

# twice N WORDS...: the second time by mirror images
twice() {
	count --check "$@" && comes_to $1
}
ok 'board 18 by the portable kernel, twice' twice 18 --kernel portable
ok 'board 19, twice' twice 19

# fits N MEGABYTES: it takes at most a tenth more, and comes to the same
fits() {
	count --threads 1 --memory $2 $1 && comes_to $1 &&
		awk -v most=$2 '$1 == "megabytes" { exit $2 > 1.1 * most }' \
			"$scratch/count"
}
while read -r board megabytes; do
	ok "board $board fits into $megabytes MB" fits $board $megabytes
done <<'END'
19 35
20 30
21 70
END

# Begun in tiles, ended with all tables.
other_tiles() {
	rm -f "$scratch/whole"
	"$qcount" --memory 40 --journal "$scratch/whole" 20 >/dev/null &
	until_lines 9 "$scratch/whole" $!
	kill $!
	wait $!
	count --journal "$scratch/whole" 20 && comes_to 20 &&
		grep -q '^resumed' "$scratch/count"
}
ok 'a count in tiles goes on without' other_tiles

done_testing
