#!/bin/sh
# formats.t -- real readers find the whole board in .json, .csv, .py and .rs
. tests/tap.sh
. tests/formats/formats.sh

# reads N COMMAND...: it prints what the oracle expects
reads() {
	wanted=$scratch/$1.wanted
	shift
	exits 0 "$@" >"$scratch/got" && cmp "$wanted" "$scratch/got"
}

# A csv without a solution does not say how many columns a board has.
with_awk() {
	awk -F , -v N="$1" '
		NR == 1 {
			for (c = 1; c <= N; c++)
				wrong = wrong || $(c + 1) != "c" c
			print "rank\tcolumns\tgroup\timage\timage_number\tsize"
			next
		}
		{
			board = $2
			for (c = 2; c <= N; c++)
				board = board " " $(c + 1)
			print $1 "\t" board "\t" $(N + 2) "\t" $(N + 3) "\t" \
				$(N + 4) "\t" $(N + 5)
			wrong = wrong || NF != N + 5
			if ($(N + 4) == 0)
				least[++groups] = board "\t" $(N + 5)
		}
		END {
			for (g = 1; g <= groups; g++)
				print least[g]
			exit wrong
		}' "$scratch/queens$1.csv"
}
with_python() {
	python3 -W error -B tests/formats/read.py "$scratch/queens$1.$2"
}
with_jq() {
	jq -r -f tests/formats/read.jq "$scratch/queens$1.json"
}
with_rust() {
	BOARD="$scratch/queens$1.rs" rustc --edition 2021 -o "$scratch/rust" \
		tests/formats/read.rs && "$scratch/rust"
}

# In SQL no name needs quotes.
with_sqlite() {
	columns=$(seq -s "||' '||" -f 'c%g' "$1")
	fields="group_number, image_name, image_number, group_size"
	sqlite3 :memory: '.mode csv' ".import '$scratch/queens$1.csv' solutions" \
		'.mode tabs' "select 'rank', 'columns', 'group', 'image',
			'image_number', 'size'" \
		"select solution, $columns, $fields from solutions" \
		"select $columns, group_size from solutions where image_number = 0"
}

for n in $boards; do
	ok "N=$n: .json .csv .py .rs are made" generate "$n" .json .csv .py .rs
	expect "$n"
	ok "N=$n: awk reads the csv" reads "$n" with_awk "$n"
	if_has jq "N=$n: jq reads the json" reads "$n" with_jq "$n"
	for ending in json csv py; do
		if_has python3 "N=$n: python3 reads the $ending" \
			reads "$n" with_python "$n" $ending
	done
	if_has sqlite3 "N=$n: sqlite3 reads the csv" reads "$n" with_sqlite "$n"
	if_has rustc "N=$n: rustc reads the rs" reads "$n" with_rust "$n"
done

# --- as their users have them --------------------------------------------------

imported() {
	(cd "$scratch" && exits 0 python3 -W error -B -c '
from queens8 import *
import queens2
assert SOLUTIONS[0] == (0, 4, 7, 5, 2, 6, 1, 3) and queens2.SOLUTIONS == ()
assert FUNDAMENTALS[GROUP_OF[91]] == SOLUTIONS[0]')
}
if_has python3 'python3 imports a board by its name' imported

cat >"$scratch/lib.rs" <<'END'
#![no_std]
#![deny(warnings)]
mod queens2;
mod queens8;
pub fn column(i: usize, row: usize) -> u8 {
    queens8::SOLUTIONS[i][row]
}
END
library() {
	(cd "$scratch" && silent rustc --edition "$1" --crate-type lib -o lib.rlib lib.rs)
}
for edition in 2015 2018 2021; do
	if_has rustc "rustc: a no_std library of edition $edition has two boards" \
		library $edition
done
formatted() {
	(cd "$scratch" && silent rustfmt --check queens1.rs queens2.rs queens8.rs)
}
if_has rustfmt 'rustfmt changes nothing' formatted

# --- cost ------------------------------------------------------------------------

# bounded N SECONDS: m4 has 60 MB; m4, awk and qgen so many seconds of CPU each
printf '#!/bin/sh\nulimit -v 60000; exec m4 "$@"\n' >"$scratch/m4"
chmod +x "$scratch/m4"
bounded() {
	(ulimit -t "$2" && M4=$scratch/m4 generate "$1" .json .csv .py .rs .hpp)
}
while read -r n seconds; do
	is_due "$n" || continue
	ok "board ${n#+}, all in bounded memory and time" bounded "${n#+}" "$seconds"
done <<'END'
12 1
+14 20
END

done_testing
