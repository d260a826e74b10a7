#!/bin/sh
# formats.t -- real readers find the whole board in .json, .csv, .py and .rs
. tests/tap.sh
. tests/formats/formats.sh

with_python() {
	python3 -W error -B tests/formats/read.py "$scratch/queens$1"
}
with_rust() {
	BOARD="$scratch/queens$1.rs" rustc --edition 2021 -o "$scratch/rust" \
		tests/formats/read.rs && "$scratch/rust"
}

# In SQL no name needs quotes.
with_sqlite() {
	columns=$(seq -s "||' '||" -f 'row%g' "$1")
	fields="group_number, image_name, image_number, group_size"
	sqlite3 :memory: '.mode csv' ".import '$scratch/queens$1.csv' solutions" \
		'.mode tabs' "select 'solution', 'columns', 'group_number', 'image_name',
			'image_number', 'group_size'" \
		"select solution, $columns, $fields from solutions" \
		"select $columns, group_size from solutions where image_number = 0"
}

for n in $boards; do
	ok "N=$n: .json .csv .py .rs are made" generate "$n" .json .csv .py .rs
	expect "$n"
	for ending in json csv py; do
		ok "N=$n: python3 reads the $ending" reads with_python "$n.$ending"
	done
	ok "N=$n: sqlite3 reads the csv" reads with_sqlite "$n"
	ok "N=$n: rustc reads the rs" reads with_rust "$n"
done

# --- as their users have them --------------------------------------------------

identity() {
	sum=$("$OUT/queens8" list | sha256sum)
	equal "$(jq -r '.version, .n, .sha256' "$scratch/queens8.json" | xargs)" \
		"$(gen/queens-tables --version | cut -d ' ' -f 2) 8 ${sum%% *}"
}
ok 'the json says its version, its board and the sum of the list' identity

imported() {
	(cd "$scratch" && exits 0 python3 -W error -B -c '
from queens8 import *
import queens2, queens11
assert SOLUTIONS[0] == (0, 4, 7, 5, 2, 6, 1, 3) and queens2.SOLUTIONS == ()
assert FUNDAMENTALS[GROUP_OF[91]] == SOLUTIONS[0]
assert queens11.SOLUTIONS[0] == (0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9)')
}
ok 'python3 imports boards by their names' imported

cat >"$scratch/lib.rs" <<'END'
#![no_std]
#![deny(warnings)]
mod queens2;
mod queens8;
mod queens11;
pub fn column(i: usize, row: usize) -> u8 {
    queens8::SOLUTIONS[i][row] + queens11::FUNDAMENTALS[i][row]
}
END
library() {
	(cd "$scratch" && silent rustc --edition "$1" --crate-type lib -o lib.rlib lib.rs)
}
for edition in 2015 2018 2021; do
	ok "rustc: a no_std library of edition $edition has three boards" library $edition
done
formatted() {
	(cd "$scratch" && silent rustfmt --check queens1.rs queens2.rs queens8.rs queens11.rs)
}
ok 'rustfmt changes nothing' formatted

# --- large boards: lists of them would take gigabytes ----------------------------

# within MEGABYTES COMMAND...
within() {
	(ulimit -v $(($1 * 1000)) && shift && "$@")
}
printf '#!/bin/sh\nulimit -v 60000; exec m4 "$@"\n' >"$scratch/m4"
chmod +x "$scratch/m4"
made() {
	(export M4="$scratch/m4" && generate "$1" .json .csv .py .rs .hpp)
}
for n in 12 ${LONG:+14}; do
	ok "N=$n: m4 makes all in 60 MB" made $n
	ok "N=$n: python3 imports it in 300 MB" within 300 python3 -B "$scratch/queens$n.py"
	ok "N=$n: rustc compiles it in 1500 MB" within 1500 \
		rustc --crate-type lib -o "$scratch/lib.rlib" "$scratch/queens$n.rs"
done

done_testing
