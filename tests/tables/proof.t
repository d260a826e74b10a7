#!/bin/sh
# proof.t -- compilers prove the tables to N=11, and refuse every wrong table
. tests/tap.sh
. tests/compilers.sh
. tests/tables/proof.sh

# empty COMPILER...: the object of the proof has neither code nor data
empty() {
	silent "$@" -c -o "$scratch/proof.o" "$OUT/queens8_proof.c" && size -A "$scratch/proof.o" |
		awk '/^\.(text|data|bss|rodata)/ && $2 > 0 { print; exit 1 }'
}

list_compilers >"$scratch/compilers"
# One way for each form of a claim: C11 and C++11 have assertions of their own.
ok 'every mutant changes the tables' mutate_all
while IFS='|' read -r compiler standard why mode strict; do
	case $compiler-$standard in
	gcc-c11) boards='1 2 8' ;;
	gcc-c90 | g++-c++17) boards=8 ;;
	*) [ "$LONG" ] || continue ;;
	esac
	[ -z "$LONG" ] || boards='1 2 3 4 5 6 7 8 9 10 11'
	[ -z "$why" ] || {
		skip "$compiler $standard" "$why"
		continue
	}
	for n in $boards; do
		ok "$compiler $standard proves N=$n" \
			silent "$compiler" $mode $strict -fsyntax-only "$OUT/queens${n}_proof.c"
	done
	ok "$compiler $standard makes no code and no data" empty "$compiler" $mode
	# one of each claim; version.t knows the bytes of the proof
	[ $compiler-$standard = gcc-c11 ] && some='1 2 3 4 5 16 17 21 22 24 29 31' || some=2
	[ -z "$LONG" ] || some=$(seq "$(wc -l <"$scratch/mutants")")
	for mutant in $some; do
		ok "$compiler $standard refuses wrong table $mutant, $(sed "$mutant!d; s/|.*//" "$scratch/mutants")" \
			refused "$scratch/$mutant" 8 "$compiler" $mode -fsyntax-only
	done
done <"$scratch/compilers"

# refuses_each N: gcc refuses every other value of every column
refuses_each() {
	awk -F '[(,]' -v N=$1 '/^	[A-Z0-9]*_(FIRST|ROW)[(]/ {
		for (c = 2; c <= N + 1; c++)
			for (value = 0; value <= N; value++)
				if (value != $c)
					print NR "s/\\(\\([(,][0-9]*\\)\\{" c - 2 "\\}[(,]\\)[0-9]*/\\1" value "/"
	}' "$OUT/queens$1.c" >"$scratch/changes" && [ -s "$scratch/changes" ] || return
	while read -r change; do
		mutate "$scratch/change" $1 "$change" '' && refused "$scratch/change" $1 gcc -std=c11 -fsyntax-only ||
			{ echo "$change" && return 1; }
	done <"$scratch/changes"
}
boards=2
[ -z "$LONG" ] || boards='1 2 4 5 6'
for n in $boards; do
	ok "N=$n: gcc refuses every other value of every column" refuses_each $n
done

done_testing
