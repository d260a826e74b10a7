#!/bin/sh
# formats.t -- real readers find the whole board in .json, .csv, .sql, .py, .rs and .hpp; Go takes an example
. tests/tap.sh
. tests/compilers.sh

# generate N: its files, in $scratch; in $scratch/wanted, tables as readers must print them.  views.t shows that the .tsv
# is right.
generate() {
	make_tables $(printf "queens$1.%s " json sql py rs hpp tsv) && sed 1d "$scratch/queens$1.tsv" >"$scratch/rows" &&
		with_python $1 tsv >"$scratch/wanted"
}
# reads FILE COMMAND...: it prints what is in FILE
reads() {
	wanted=$1
	shift
	exits 0 "$@" >"$scratch/got" && cmp "$scratch/$wanted" "$scratch/got"
}
# with_python N ENDING: in 300 MB
with_python() (
	ulimit -v 300000
	python3 -W error -B tests/formats/read.py "$scratch/queens$1.$2"
)
with_rust() {
	BOARD="$scratch/queens$1.rs" rustc --edition 2021 -o "$scratch/rust" tests/formats/read.rs &&
		"$scratch/rust"
}

# query N: in SQL, where no name needs quotes
query() {
	echo "select solution, $(seq -s "||' '||" -f 'row%g' "$1"), group_number, image_name, image_number, group_size
		from queens$1 order by solution;"
}
with_sqlite() {
	sqlite3 -bail :memory: ".read '$scratch/queens$1.sql'" '.mode tabs' "$(query "$1")"
}
# with_postgres N: in a new cluster
with_postgres() {
	query "$1" | pg_virtualenv -t psql -XqAt -F "$(printf '\t')" -v ON_ERROR_STOP=1 -o "$scratch/selected" \
		-f "$scratch/queens$1.sql" -f - >&2 && cat "$scratch/selected"
}

# with_cxx N COMPILER STANDARD: no remark of the strictest flags.  Clang's -Weverything has
# remarks for everything that is newer than C++98, so these are switched off.
with_cxx() {
	case $2 in
	g++) strict="$strict_gcc -Wold-style-cast -Wuseless-cast" ;;
	*) strict="$strict_clang -Wold-style-cast -Wno-c++98-compat-pedantic -Wno-pre-c++14-compat
		-Wno-pre-c++17-compat -Wno-pre-c++20-compat-pedantic" ;;
	esac
	silent "$2" "-std=$3" $strict -I"$scratch" -DHEADER="\"queens$1.hpp\"" \
		-DB="queens$1" -o "$scratch/program" tests/formats/read.cc && "$scratch/program" &&
		tail -n 1 "$scratch/wanted" # it has no names of images
}

# One solution, none, a group of 2, group numbers of one byte and of two, and the largest.
for n in 1 2 5 8 11 12; do
	ok "N=$n: all files are made" generate "$n"
	for ending in json py; do
		ok "N=$n: python3 reads the $ending" reads wanted with_python $n $ending
	done
	ok "N=$n: sqlite3 reads the sql" reads rows with_sqlite $n
	ok "N=$n: PostgreSQL reads the sql" reads rows with_postgres $n
	ok "N=$n: rustc reads the rs" reads wanted with_rust $n
	ok "N=$n: g++ reads the hpp without a remark" reads wanted with_cxx $n g++ c++17
	ok "N=$n: clang++ reads the hpp as C++20" reads wanted with_cxx $n clang++ c++20
done

# --- types, also of empty tables ---------------------------------------------------

ok 'N=8: in sqlite3, the greatest group is a number' prints 12 sqlite3 -bail :memory: ".read '$scratch/queens8.sql'" \
	'select max(group_number) from queens8'

# types N COMMAND TAIL: what templates/README.md tells a reader of a board's .csv, then TAIL
types() (
	sed -n "/^\`\`\`${2%% *}/,/^\`\`\`\$/{/^\`/!p;}" templates/README.md | sed "s/queens3/queens$1/g; s/3 + 2/$1 + 2/" \
		>"$scratch/types" && echo "$3" >>"$scratch/types" && cd "$scratch" && ${2#* } types
)
for n in 2 3 8; do
	known $n
	columns=$((n + 5))
	ok "N=$n: the files are made" make_tables queens$n.csv queens$n.py
	ok "N=$n: pandas and numpy have its shape and types" \
		prints "($all, $columns) int64 $((columns - 1)) object 1 ($all, $n) uint8" types $n 'python /usr/bin/python3 -B' '
print(table.shape, *(f"{t} {list(table.dtypes).count(t)}" for t in ("int64", "object")), boards.shape, boards.dtype)'
	ok "N=$n: R has its shape and types" prints "$all $columns integer $((columns - 1)) character 1" types $n 'r Rscript' '
types <- sapply(table, typeof)
writeLines(paste(c(dim(table), "integer", sum(types == "integer"), "character", sum(types == "character")), collapse = " "))'
done

# --- as their users have them: beside each other ---------------------------------

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
ok "rustc: a no_std library of edition 2015 has three boards" silent env -C "$scratch" \
	rustc --edition 2015 --crate-type lib -o lib.rlib lib.rs
ok 'rustfmt changes nothing' silent env -C "$scratch" rustfmt --check queens1.rs queens2.rs queens8.rs queens11.rs
ok 'nor does black' silent env -C "$scratch" black --quiet --check queens1.py queens2.py queens8.py queens11.py

# The program has one table, of 12 * 8 bytes, which other sources share: V or u.
cat >"$scratch/part.cc" <<'END'
#include "queens8.h"
#include "queens8.hpp"
#include "queens12.hpp"
unsigned part(std::size_t g, std::size_t row) { return queens8::fundamentals[g][row]; }
END
part() {
	silent "$1" -std=c++17 -Os -I"$scratch" -I"$OUT" -c -o "$scratch/part.o" "$scratch/part.cc" &&
		nm -CS "$scratch/part.o" | sed -n 's/^[^ ]* 0*//; s/ [Vu] / /p'
}
for compiler in g++ clang++; do
	ok "$compiler: beside the C header and another board, the part that is used takes 96 bytes" \
		prints '60 queens8::fundamentals' part $compiler
done

# --- Go, by the template of templates/README.md ----------------------------------

printf 'module queens8\ngo 1.19\n' >"$scratch/go.mod"
go_takes() {
	sed -n '/^package q_name$/,/^```$/{/^`/!p;}' templates/README.md >"$scratch/queens.go.m4" &&
		gen/queens-tables -t "$scratch" "$scratch/queens8.go" && cd "$scratch" && gofmt -l queens8.go &&
		GOCACHE=$PWD/cache go vet queens8.go
}
ok 'gofmt and go take the Go array' silent go_takes

done_testing
