#!/bin/sh
# same.t -- generators and printers made by other compilers and for other processors print the
# same bytes as cc's
. tests/tap.sh
. tests/foreign/ways.sh

# all_of N: all that qgen of this way prints of a board, or why not
all_of() {
	host="timeout 300 $emulator $scratch/$way/build.queens/host"
	$host/qgen board $1 >"$scratch/board" || return
	for kind in $kinds; do
		echo "--- $kind"
		$host/qgen $kind "$scratch/board" 2>&1
	done
}
# same N: as cc's
same() {
	exits 0 all_of $1 >"$scratch/got" && cmp "$scratch/cc.$1" "$scratch/got"
}
# gives_back N: the printer of that board prints its table
gives_back() {
	silent $cc $cflags -D_GNU_SOURCE -Itemplates/printer -o "$scratch/printer" templates/printer/printer.c \
		"$OUT/build.queens/queens$1/views.c" &&
		exits 0 timeout 60 $emulator "$scratch/printer" tsv >"$scratch/printed" && cmp "$OUT/queens$1.tsv" "$scratch/printed"
}

way=cc cc=cc cflags=-O1 emulator=
ok 'cc: the generator compiles' make_for "$scratch/cc" build.queens/host/qgen
for n in 6 10 12; do
	all_of $n >"$scratch/cc.$n"
done
ok 'cc: board 6 has every kind' exits 1 grep '^qgen:' "$scratch/cc.6"
generator() {
	ok "$way: the generator compiles" make_for "$scratch/$way" build.queens/host/qgen
	for n in 6 10 12; do
		ok "$way: N=$n: qgen prints what cc's do" same $n
		# tcc's assembler reads no files, as those of board 12.
		[ $cc$n = tcc12 ] || ok "$way: N=$n: the printer prints its table" gives_back $n
	done
}
each_way generator
done_testing
