#!/bin/sh
# units.t -- a board is counted in parts, on many machines
. tests/tap.sh
. tests/count/qcount.sh

# machines N UNITS...: each, with threads for tsan, counts a part of the units into its journal, and says how many
# solutions these have.  The journals, one behind the other, are a journal of the board.
machines() {
	board=$1 part=0
	shift
	rm -f "$scratch"/part.*
	for units; do
		part=$((part + 1))
		run --threads 4 --units $units --journal "$scratch/part.$part" $board || return
	done >"$scratch/parts"
	cat "$scratch"/part.* | tee "$scratch/before" >"$j"
	equal "$(awk '$1 == "units" { print $2 } $1 == "solutions" { sum += $2 } END { print sum }' "$scratch/parts" |
		xargs)" "$* $(number $board)" && comes_to $board --journal "$j" && cmp "$scratch/before" "$j"
}
last=$("$qcount" --units 1-0 13 2>&1 | sed 's/.* within 0-\([0-9]*\), .*/\1/')
ok 'board 13 on three machines' machines 13 0-40 41-41 42-$last
ok 'board 12 in shares, and one twice' machines 12 2/3 1/3 3/3
ok 'a share of a board of one unit may have none' prints "units 2/1000
solutions 0" typed '"$qcount" --units 2/1000 5 | grep -E "^(all|units|solutions)"'
ok 'a recount of some units is told' prints 2 \
	typed '"$qcount" --threads 4 --check --units 1/3 8 | sed -nE "s/^(solutions|recount) //p" | uniq -c |
		sed "s/^ *//; s/ .*//"'
# unit/kernel has smaller boards.
for kernel in ${LONG:+$("$qcount" --kernel x 8 2>&1 | sed 's/.*: //')}; do
	for n in $(seq 14 19); do
		ok "N=$n, kernel $kernel" comes_to $n --kernel $kernel
	done
	ok "N=20, kernel $kernel, one thread in less than 30 MB" typed \
		'comes_to 20 --threads 1 --kernel $kernel && grep -xE "megabytes [12]?[0-9][.][0-9]" "$scratch/count"'
done

done_testing
