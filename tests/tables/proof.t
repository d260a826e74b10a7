#!/bin/sh
# proof.t -- compilers prove the tables to N=11, and refuse every wrong table
. tests/tap.sh
. tests/compilers.sh
. tests/tables/proof.sh

# One way for each form of a claim: C11 and C++11 have assertions in the language.
list_compilers >"$scratch/compilers"
while IFS='|' read -r compiler standard why mode strict; do
	case $compiler-$standard in
	gcc-c11) boards='1 2 8' mutants= ;;
	gcc-c90 | g++-c++17) boards=8 mutants=columns ;;
	*) [ "$LONG" ] || continue ;;
	esac
	[ -z "$LONG" ] || boards='1 2 3 4 5 6 7 8 9 10 11' mutants=
	if [ "$why" ]; then
		skip "$compiler $standard" "$why"
	else
		judges "$compiler $standard" "$boards" "$mutants" "$strict" $compiler $mode
	fi
done <"$scratch/compilers"

ok 'a FIRST is compared with seven images' equal \
	"$(grep -o '_LEAST([1-7], group)' "$OUT/queens8_proof.c" | sort -u | wc -l)" 7

done_testing
