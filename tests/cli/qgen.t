#!/bin/sh
# qgen.t -- the generator: kept boards, files and disks that fail
. tests/tap.sh

qgen=$OUT/build/qgen

# --- boards ----------------------------------------------------------------------

# kept N: its table is the same from a file; unit/qgen has wrong files
kept() {
	"$qgen" board $1 >"$scratch/board$1" && "$qgen" tsv $1 >"$scratch/tsv" &&
		"$qgen" tsv "$scratch/board$1" | cmp "$scratch/tsv" -
}
for n in 5 11; do
	ok "N=$n: a board in a file is the board" kept $n
done
ok 'a file that says more solutions than fit into memory' says 'neither N from 1 to 16 nor a file' 2 typed \
	'perl -0777pe "substr \$_, 16, 8, chr(1) x 8" "$scratch/board5" >"$scratch/many"; "$qgen" list "$scratch/many"'
ok 'N=7: a line of an array has 16 numbers, and the last line has an end' prints \
	'	,,,,,,,,,,,,,,,,|	,,,,,,,,,,,,,,,,|	,,,,,,,,|' typed '"$qgen" group_of 7 | tr -d 0-9 | tr "\n" "|" && echo'
[ ! "$LONG" ] || ok 'N=16: all fundamental solutions, in order' prints "$(known 16 && echo $fundamental)" typed \
	'"$qgen" fundamental 16 | grep -o "[0-9a-f]\{16\}" | awk "\$0 <= last { exit } { last = \$0 } END { print NR }"'
ok 'N=3: no first solution and no last one' prints 2 typed "'$qgen' facts 3 | grep -c '_\(first\|last\)|>, <||>)$'"
# A twelfth of the 46 groups lies between those of a level's first puzzles.
ok 'N=9: puzzles are of groups from everywhere' prints '1 4 8 12 16 20 24 27 31 35 39 43' \
	typed '"$qgen" puzzle 9 | head -n 12 | cut -d "|" -f 6 | xargs'
# by_hand: the command in the head of qgen.c makes a qgen that prints the same
by_hand() {
	cc() { command $CC "$@"; }
	ln -s "$PWD/gen" "$scratch" && (cd "$scratch" && silent eval "$(sed -n 's|^//   cc |cc |p' gen/tables/qgen.c)") &&
		"$scratch/qgen" prolog 6 >"$scratch/listed" && "$qgen" prolog 6 | cmp - "$scratch/listed"
}
ok 'a qgen that is compiled by hand' by_hand
ok '--help' prints 'usage: qgen KIND N|BOARD' typed '"$qgen" --help | head -n 1'
# told: --help names what the facts define, lists with their fields, and texts
told() {
	"$qgen" --help >"$scratch/help" && "$qgen" facts 4 >"$scratch/facts" &&
		equal "$(sed -n 's/^  \([a-z_]*\)  *\([a-z]\)/\1 \2/p' "$scratch/help")" \
			"$(sed -n 's/^m4_define(<|q_fields_\(.*\)|>, <|\(.*\)|>)$/\1 \2/p' "$scratch/facts"
			sed -n 's/^m4_define(<|q_text_\(.*\)|>)$/\1/p' "$scratch/facts" | xargs)"
}
ok '--help names each list with its fields, and each text' told
ok 'fields of a solution stand in the order of the .tsv' equal "$(head -n 1 "$OUT/queens8.tsv" | tr '\t' ' ')" \
	"$("$qgen" --help | sed -n 's/^  solution  *//p' | cut -d ' ' -f 1,2,4-7)"
ok '--version' prints "qgen $(version)" "$qgen" --version

# --- files that cannot be read or written ------------------------------------------

while IFS='|' read -r line why; do
	ok "$line" says "$why" 1 typed "$OUT/build/$line"
done <<'TABLE'
qgen list 5 >/dev/full|qgen: stdout: No space left on device
qgen list 5 >&-|qgen: stdout: Bad file descriptor
qgen --help >/dev/full|qgen: stdout: No space left on device
TABLE
# failing FAULT FILE BOARD: with this fault of system calls on the file
failing() {
	with_fault $1 -P "$2" "$qgen" list "$3" >"$scratch/listed"
}
fault_ok 'the first of several writes fails' says 'qgen: stdout: No space left on device' 1 \
	failing write:error=ENOSPC:when=1 "$scratch/listed" 11
fault_ok 'close fails' says 'qgen: stdout: Disk quota exceeded' 1 failing close:error=EDQUOT "$scratch/listed" 4
fault_ok 'a board that may not be read' says 'board11: Permission denied' 1 \
	failing openat:error=EACCES "$scratch/board11" "$scratch/board11"
fault_ok 'the second read of a board fails' says 'board11: Input/output error' 1 \
	failing read:error=EIO:when=2 "$scratch/board11" "$scratch/board11"

# unsorted: the least memory in which a board is listed is too little to sort it
unsorted() {
	"$qgen" board 13 >"$scratch/board13" || return
	for room in $(seq 3000 200 30000); do
		! (ulimit -v $room && "$qgen" list "$scratch/board13") >"$scratch/listed" 2>&1 || break
	done
	says 'qgen: memory: Cannot allocate memory' 1 typed '(ulimit -v $room; "$qgen" prolog "$scratch/board13")'
}
limited='ulimit -v 6000 && "$qgen" list 1' # a sanitizer reserves more
ok_if "$limited" 'not enough memory to solve' says 'qgen: memory: Cannot allocate memory' 1 typed "(${limited}6)"
ok_if "$limited" 'not enough memory to sort' unsorted

done_testing
