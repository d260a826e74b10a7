#!/bin/sh
# ways.t -- generators, printers and counters made by other compilers and for other processors print
# the same bytes as cc's, and count right
#
# s390x is big-endian, armhf has 32 bits.  Every program has a time limit.
. tests/tap.sh
. tests/foreign/ways.sh

# all_of N: all that qgen of this way prints of a board, or why not
all_of() {
	qgen="timeout 300 $emulator $made/build/qgen"
	$qgen board $1 >"$scratch/board" || return
	for kind in $kinds; do
		echo "--- $kind"
		$qgen $kind "$scratch/board" 2>&1
	done
}
# gives_back N: the printer of that board prints its table
gives_back() {
	silent $cc $cflags -D_GNU_SOURCE -Itemplates/printer -o "$scratch/printer" templates/printer/printer.c \
		"$OUT/build/queens$1_texts.c" &&
		exits 0 timeout 60 $emulator "$scratch/printer" tsv >"$scratch/printed" && cmp "$OUT/queens$1.tsv" "$scratch/printed"
}
# qcount WORDS...: the counter of this way
qcount() {
	timeout 300 $emulator "$made/qcount" "$@"
}
# counts: N=1 to 15, on two threads, have the published numbers
counts() {
	for n in $(seq 15); do
		known $n
		qcount --threads 2 $n >"$scratch/counted" && grep -qx "all $all" "$scratch/counted" &&
			grep -qx "fundamental $fundamental" "$scratch/counted" || { cat "$scratch/counted" && return 1; }
	done
}

made=$scratch/cc/out cc=cc cflags=-O1 emulator=
ok 'cc: the generator compiles' make_for "$scratch/cc" build/qgen
for n in 6 10 12; do
	all_of $n >"$scratch/cc.$n"
done
ok 'cc: board 6 has every kind' exits 1 grep '^qgen:' "$scratch/cc.6"

while IFS='|' read -r way cc cflags emulator; do
	made=$scratch/$way/out
	ok "$way: the generator compiles" make_for "$scratch/$way" build/qgen
	for n in 6 10 12; do
		ok "$way: N=$n: qgen prints what cc's do" typed \
			'exits 0 all_of $n >"$scratch/got" && cmp "$scratch/cc.$n" "$scratch/got"'
		# tcc's assembler reads no files, as those of N=12.
		[ $cc$n = tcc12 ] || ok "$way: N=$n: the printer prints its table" gives_back $n
	done
	[ $cc != tcc ] || continue # it has no vectors
	ok "$way: the counter compiles" make_for "$scratch/$way" qcount build/unit/kernel
	ok "$way: boards 1 to 15 have the published numbers of solutions" counts
	if [ "$emulator" ]; then
		ok "$way: qcount takes the portable kernel" typed "qcount 8 | grep -x 'kernel portable'"
		ok "$way: qcount refuses the kernel avx2" \
			says "--kernel 'avx2' is not a kernel of this processor" 2 qcount --kernel avx2 8
	fi
	ok "$way: units of N up to 13 count right, by each kernel" \
		timeout 600 $emulator "$made/build/unit/kernel" 13
done <<'END'
gcc|gcc|-O3 -Werror
clang|clang|-O2 -Werror
clang-19|clang-19|-O2 -Werror
tcc|tcc|
aarch64|aarch64-linux-gnu-gcc|-O2|qemu-aarch64 -L /usr/aarch64-linux-gnu
s390x|s390x-linux-gnu-gcc|-O2|qemu-s390x -L /usr/s390x-linux-gnu
armhf|arm-linux-gnueabihf-gcc|-O2 -Werror|qemu-arm -L /usr/arm-linux-gnueabihf
END

done_testing
