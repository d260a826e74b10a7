#!/bin/sh
# tiles.t -- a board is counted in parts, on many machines and with little memory
. tests/tap.sh
. tests/count/qcount.sh

# --- machines ----------------------------------------------------------------

# machines N UNITS RANGE...: each counts a range into a journal of its own.  The journals, one
# behind the other, are a journal of the board with so many units; the rest is counted.
machines() {
	board=$1 units=$2
	shift 2
	rm -f "$scratch"/part.*
	for range; do
		exits 0 run --units $range --journal "$scratch/part.$range" $board || return
	done >"$scratch/parts"
	cat "$scratch"/part.* | tee "$scratch/before" >"$j"
	equal "$(grep -E '^(units|all) ' "$scratch/parts" | xargs)" "$(echo "$*" | sed 's/^/units /; s/ / units /2g')" &&
		comes_to $board --journal "$j" && grep -qx "resumed $units units" "$scratch/count" &&
		head -n $(wc -l <"$scratch/before") "$j" | cmp "$scratch/before" - || return
	[ $units -lt $((1 << board / 2)) ] || {
		cmp "$scratch/before" "$j" &&
			equal "$(awk '/^solutions/ { sum += $2 } END { print sum }' "$scratch/parts")" $(number $board)
	}
}
while IFS='|' read -r board units ranges; do
	ok "board $board on machines $ranges" machines $board $units $ranges
done <<'END'
8|16|0-7 8-15
13|64|0-40 41-41 42-63
14|96|0-59 60-95
END

[ "$LONG" ] || done_testing

# --- large boards, and little memory -----------------------------------------------------------

while read -r board words; do
	ok "qcount $board $words" comes_to $board $words
done <<'END'
18 --kernel portable --check
19 --check
END

# fits N MEGABYTES: it takes at most a tenth more
fits() {
	comes_to $1 --threads 1 --memory $2 &&
		awk -v most=$2 '
			$1 == "megabytes" { used = $2 }
			END { print used; exit !used || used > 1.1 * most }' "$scratch/count"
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
	begin 9 "$qcount" --memory 40 --journal "$j" 20
	kill $count
	wait $count
	comes_to 20 --journal "$j" && grep '^resumed' "$scratch/count"
}
ok 'a count in tiles goes on without' other_tiles

done_testing
