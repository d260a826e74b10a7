#!/bin/sh
# mismatch.t -- files of different makes do not compile together, and say what to do
. tests/tap.sh

endings='.h .c _proof.c _compact.h _compact.c'

# change FROM TO N SED-SCRIPT: the files of board N in FROM, changed, in TO
change() {
	mkdir -p "$2"
	for ending in $endings; do
		[ ! -e "$1/queens$3$ending" ] ||
			sed "$4" "$1/queens$3$ending" >"$2/queens$3$ending" || return
	done
}
# rename FROM TO N NAME: the files NAME.h, ... in FROM as those of board N in TO
rename() {
	mkdir -p "$2"
	for ending in $endings; do
		[ ! -e "$1/$4$ending" ] || sed "s/\"$4\([._]\)/\"queens$3\1/" \
			"$1/$4$ending" >"$2/queens$3$ending" || return
	done
}
# prefix N: board N with names that differ only in their case
prefix() {
	[ $1 = 12 ] || set -- $1 _proof.c
	mkdir -p "$scratch/Queens" &&
		qgen=$OUT/build/host/qgen gen/queens-tables -p Queens \
			-o "$scratch/Queens" $@ .h .c _compact.h _compact.c &&
		rename "$scratch/Queens" "$scratch/prefix$1" "$1" "Queens$1"
}

# Version 1.0 had no number.
first='s/\(#define .*_VERSION\) .*/\1_1_0/;/define.*_PREFIX_/d'
first=$first';s/^#if \(.*\)_CHECK.*/#ifndef \1_VERSION_1_0/'
first=$first';/^	.*_VERSION != /d;/^	!defined(.*_PREFIX_/d'
version=$(sed -n 's/#define QUEENS8_VERSION //p' "$OUT/queens8.h")
for n in 8 12; do
	check=$(sed -n 's/#define .*_CHECK 0x\(.*\)UL/\1/p' "$OUT/queens$n.h")
	other=$(echo "$check" | tr 0-9a-f 1-9a-f0)
	while IFS='|' read -r make script; do
		ok "N=$n: files of $make" change "$OUT" "$scratch/$make$n" $n "$script"
	done <<END
ours|
data|s/0x$check/0x$other/
digit|s/0x${check%?}./0x${check%?}${other#???????}/
later|s/VERSION $version/VERSION 201/;s/VERSION != $version/VERSION != 201/
first|$first
END
	ok "N=$n: files of prefix" prefix $n
	ok "N=$n: files of board" rename "$OUT" "$scratch/board$n" $n queens10
done

# mix N OURS OTHER: a folder of files with the endings OURS, and the rest of OTHER
mix() {
	rm -rf "$scratch/mix"
	cp -R "$scratch/$3$1" "$scratch/mix" || return
	for ending in $2; do
		cp "$scratch/ours$1/queens$1$ending" "$scratch/mix" || return
	done
}
compile() {
	$CC -fsyntax-only "$scratch/mix/queens$1"
}
# refused N SOURCE: the error names two files
refused() {
	exits 1 compile "$1$2" >"$scratch/said" 2>&1
	result=$?
	cat "$scratch/said"
	grep -q 'error.*[Qq]ueens[_0-9a-z]*\.c and [Qq]ueens[_0-9a-z]*\.[ch] .*: generate both again' \
		"$scratch/said" && return $result
}

for n in 8 12; do
	for make in ours later data digit first; do
		mix $n '' $make
		for source in .c _compact.c; do
			ok "N=$n: $source of $make accepts its own header" \
				silent compile $n$source
		done
	done
	while IFS='|' read -r source ours theirs; do
		for other in later data digit first prefix board; do
			case $n$source-$other-$theirs in
			12_proof.c*) continue ;; # no proof
			8_proof.c-first-_proof.c) continue ;; # proves any lines
			esac
			mix $n "$ours" $other
			ok "N=$n: $source refuses $ours of ours with $theirs of $other" \
				refused $n $source
		done
	done <<'END'
.c|.c|.h
.c|.h|.c
_proof.c|_proof.c|.c .h
_proof.c|_proof.c .c|.h
_proof.c|_proof.c .h|.c
_proof.c|.c .h|_proof.c
_proof.c|.c|_proof.c .h
_proof.c|.h|_proof.c .c
_compact.c|_compact.c|_compact.h
_compact.c|_compact.h|_compact.c
END
done

done_testing
