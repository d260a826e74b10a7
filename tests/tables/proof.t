#!/bin/sh
# proof.t -- compilers prove the tables to N=11, and refuse every wrong table
. tests/tap.sh
. tests/compilers.sh
. tests/tables/proof.sh

# One way for each form of a claim: C11 and C++11 have assertions of their own.
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

# refuses_each N: gcc refuses every other value of every column.  The first number in a row is the board.
refuses_each() {
	tried=
	for line in $(grep -nE '_(FIRST|ROW)[(][0-9]' "$scratch/queens$1.c" | cut -d : -f 1); do
		for place in $(seq 2 $(($1 + 1))); do
			for value in $(seq 0 $1); do
				change="${line}s/[0-9][0-9]*/$value/$place"
				sed "$change" "$scratch/queens$1.c" | cmp -s - "$scratch/queens$1.c" && continue
				tried=1
				disproves $1 "$change" gcc -std=c11 || { echo "$change" && return 1; }
			done
		done
	done
	[ $tried ]
}
for n in ${LONG:+4 5 6}; do
	ok "N=$n: gcc refuses every other value of every column" refuses_each $n
done

done_testing
