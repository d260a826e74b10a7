# proof.sh -- sourced after tap.sh: compilers prove tables, or refuse to
#
# A compiler is a command that a C file is added to; it runs in $scratch.

# proves N COMPILER...: without a word
proves() {
	proof=$(cd "$OUT" && pwd)/queens$1_proof.c
	shift
	(cd "$scratch" && exits 0 "$@" "$proof") >"$scratch/said" 2>&1 &&
		[ ! -s "$scratch/said" ] || {
		cat "$scratch/said"
		return 1
	}
}

# mutate DIR N SOURCE-SCRIPT HEADER-SCRIPT: a proof of files that sed changed
mutate() {
	mkdir -p "$1" && cp "$OUT/queens$2_proof.c" "$1" &&
		sed "$3" "$OUT/queens$2.c" >"$1/queens$2.c" &&
		sed "$4" "$OUT/queens$2.h" >"$1/queens$2.h" || return
	! cmp -s "$OUT/queens$2.c" "$1/queens$2.c" ||
		! cmp -s "$OUT/queens$2.h" "$1/queens$2.h"
}

# mutate_all: those of tests/tables/mutants, in folders 1, 2, ...
mutate_all() {
	mutant=0
	grep -v '^#' tests/tables/mutants >"$scratch/mutants"
	while IFS='|' read -r name source header; do
		mutant=$((mutant + 1))
		mutate "$scratch/$mutant" 8 "$source" "$header" || {
			echo "changes nothing: $name"
			return 1
		}
	done <"$scratch/mutants"
	[ $mutant -gt 30 ]
}

# refused DIR N COMPILER...: that proof does not compile, for a claim of its own
refused() {
	proof=$1/queens$2_proof.c board=queens$2_
	shift 2
	(cd "$scratch" && exits 1 "$@" "$proof") >"$scratch/said" 2>&1 &&
		grep -q "error.*$board" "$scratch/said" || {
		cat "$scratch/said"
		return 1
	}
}

# refuses_all NAME COMPILER...: none of the mutants passes
refuses_all() {
	refuser=$1 mutant=0
	shift
	while IFS='|' read -r name source header; do
		mutant=$((mutant + 1))
		ok "$refuser: $name" refused "$scratch/$mutant" 8 "$@"
	done <"$scratch/mutants"
}
