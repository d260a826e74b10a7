#!/bin/sh
# mismatch.t -- files that do not belong together do not compile, and say what to do
. tests/tap.sh

# change NAME N SED-SCRIPT: in $scratch/NAME, the files of board N as sed changes them
change() {
	mkdir -p "$scratch/$1"
	for ending in .h .c _proof.c _compact.h _compact.c; do
		[ ! -e "$OUT/queens$2$ending" ] ||
			sed "$3" "$OUT/queens$2$ending" >"$scratch/$1/queens$2$ending" || return
	done
}
# other NAME N: the files of board 10 under the names of board N
other() {
	change other 10 "s/\"queens10/\"queens$1/" &&
		for file in "$scratch"/other/queens10*; do
			mv "$file" "$scratch/other/queens$1${file##*/queens10}" || return
		done
}
for n in 8 12; do
	check=$(sed -n 's/#define .*_CHECK 0x\(.*\)UL.*/\1/p' "$OUT/queens$n.h")
	change ours $n ''
	change data $n "s/0x$check/0x$(echo "$check" | tr 0-9a-f 1-9a-f0)/"
	change later $n 's/VERSION 400/VERSION 401/; s/VERSION != 400/VERSION != 401/'
	rm -rf "$scratch/other"
	other $n
	for source in .c _compact.c; do
		ok "N=$n: $source of data accepts its own header" \
			silent $CC -fsyntax-only "$scratch/data/queens$n$source"
		ok "N=$n: $source of a later version accepts its own header" \
			silent $CC -fsyntax-only "$scratch/later/queens$n$source"
	done
	# refused SOURCE OURS OTHER: with the files OURS of ours, and the rest of OTHER
	refused() {
		rm -rf "$scratch/mix"
		cp -R "$scratch/$3" "$scratch/mix" || return
		for ending in $2; do
			cp "$scratch/ours/queens$n$ending" "$scratch/mix" || return
		done
		exits 1 $CC -fsyntax-only "$scratch/mix/queens$n$1" >"$scratch/said" 2>&1 &&
			grep 'error.*queens[_0-9a-z]*\.c and queens[_0-9a-z]*\.[ch] .*: generate both again' "$scratch/said"
	}
	while IFS='|' read -r source ours; do
		case $n$source in 12_proof.c) continue ;; esac
		for make in data later other; do
			ok "N=$n: $source refuses $ours of ours among files of $make" \
				refused $source "$ours" $make
		done
	done <<-'END'
		.c|.c
		.c|.h
		_proof.c|_proof.c
		_proof.c|.c .h
		_proof.c|.h
		_compact.c|_compact.c
		_compact.c|_compact.h
	END
done

done_testing
