#!/bin/sh
# tiles.t -- a board is counted in parts, on many machines and with little memory
. tests/tap.sh
. tests/count/qcount.sh

# machines N RANGE...: each counts a range of the units into a journal of its own, and says how many
# solutions these have.  The journals, one behind the other, are a journal of the board.
machines() {
	board=$1
	shift
	rm -f "$scratch"/part.*
	for range; do
		run --units $range --journal "$scratch/part.$range" $board || return
	done >"$scratch/parts"
	cat "$scratch"/part.* | tee "$scratch/before" >"$j"
	equal "$(awk '$1 == "units" { print $2 } $1 == "solutions" { sum += $2 } END { print sum }' "$scratch/parts" |
		xargs)" "$* $(number $board)" && comes_to $board --journal "$j" && cmp "$scratch/before" "$j"
}
ok 'board 8 on two machines' machines 8 0-7 8-15
ok 'board 13 on three machines' machines 13 0-40 41-41 42-63

# fits N MEGABYTES: it takes at most a tenth more
fits() {
	comes_to $1 --threads 1 --memory $2 &&
		awk -v most=$2 '
			$1 == "megabytes" { used = $2 }
			END { print used; exit !used || used > 1.1 * most }' "$scratch/count"
}
# other_tiles: begun in tiles, ended with all tables
other_tiles() {
	begin 9 "$qcount" --memory 40 --journal "$j" 20
	kill $count
	wait $count
	comes_to 20 --journal "$j" && grep '^resumed' "$scratch/count"
}
if [ "$LONG" ]; then
	ok 'board 18 by the portable kernel' comes_to 18 --kernel portable --check
	ok 'board 19' comes_to 19 --check
	ok 'board 20 fits into 30 MB' fits 20 30
	ok 'board 21 fits into 70 MB' fits 21 70
	ok 'a count in tiles goes on without' other_tiles
fi

done_testing
