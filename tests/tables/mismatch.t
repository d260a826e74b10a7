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
# refused SOURCE OURS OTHER: with the files OURS of this version, and the rest of OTHER
refused() {
	rm -rf "$scratch/mix"
	cp -R "$scratch/$3" "$scratch/mix" || return
	for ending in $2; do
		cp "$OUT/queens$n$ending" "$scratch/mix" || return
	done
	exits 1 $CC -fsyntax-only "$scratch/mix/queens$n$1" >"$scratch/said" 2>&1 &&
		grep 'error.*queens[_0-9a-z]*\.c and queens[_0-9a-z]*\.[ch] .*: generate both again' "$scratch/said"
}
for n in 8 ${LONG:+11}; do
	check=$(sed -n 's/#define .*_CHECK 0x\(.*\)UL.*/\1/p' "$OUT/queens$n.h")
	change data $n "s/0x$check/0x$(echo "$check" | tr 0-9a-f 1-9a-f0)/"
	change later $n 's/VERSION 400/VERSION 401/; s/VERSION != 400/VERSION != 401/'
	for other in data later; do
		for source in .c _compact.c; do
			ok "N=$n: $source of $other accepts its own header" \
				silent $CC -fsyntax-only "$scratch/$other/queens$n$source"
		done
		while read -r source ours; do
			[ $n$source != 11_proof.c ] || continue
			ok "N=$n: $source refuses our $ours among files of $other" refused $source "$ours" $other
		done <<-'END'
			.c .c
			.c .h
			_proof.c _proof.c
			_proof.c .c .h
			_proof.c .h
			_compact.c _compact.c
			_compact.c _compact.h
		END
	done
done

done_testing
