#!/bin/sh
# proof.t -- compilers prove the tables to N=11, and refuse every wrong table
. tests/tap.sh
. tests/compilers.sh
. tests/tables/proof.sh

# One way for each form of a claim: C11 and C++11 have assertions in the language.  gcc -std=c11 gets all mutants below.
list_compilers >"$scratch/compilers"
while IFS='|' read -r compiler standard mode strict; do
	boards='1 2 8' mutants='swapped columns of'
	[ -z "$LONG" ] || boards='1 2 3 4 5 6 7 8 9 10 11'
	case $compiler-$standard in clang-c11 | clang++-c++17) mutants= ;; esac
	if $compiler $mode -fsyntax-only /dev/null 2>"$scratch/said"; then
		judges "$compiler $standard" "$boards" "$mutants" "$strict" $compiler $mode
	else
		skip "$compiler $standard" "$(head -n 1 "$scratch/said")"
	fi
done <"$scratch/compilers"

# No part of the proof is spare.
grep '^[0-9]*|part' tests/tables/mutants >"$scratch/mutants"
while IFS='|' read -r n part mutant change; do
	ok "N=$n: $part alone refuses $mutant" disproves_by "$part" $n "$change" gcc -std=c11
done <"$scratch/mutants"
ok 'each part of the proof has a wrong table' equal "$(cut -d '|' -f 2 "$scratch/mutants" | sort -u)" \
	"$(grep -Eho 'part[0-9]_[a-z0-9_#]*' "$scratch"/parts*.c | sed -E "$nameless" | sort -u)"

done_testing
