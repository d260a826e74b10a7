# proof.sh -- sourced after tap.sh: wrong tables, and whether compilers refuse them

# mutate DIR N SOURCE-SCRIPT HEADER-SCRIPT: in DIR, the proof of board N and the
# tables as sed changes them; false if that changes nothing
mutate() {
	mkdir -p "$1" && cp "$OUT/queens$2_proof.c" "$1" &&
		sed "$3" "$OUT/queens$2.c" >"$1/queens$2.c" &&
		sed "$4" "$OUT/queens$2.h" >"$1/queens$2.h" || return
	! { cmp -s "$OUT/queens$2.c" "$1/queens$2.c" && cmp -s "$OUT/queens$2.h" "$1/queens$2.h"; }
}

# mutate_all: the folders 1, 2, ... have the changes of tests/tables/mutants
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

# refused DIR N COMPILER...: this command and a C file exit 1, with an error about a name of board N
refused() {
	proof=$1/queens$2_proof.c board=queens$2_
	shift 2
	(cd "$scratch" && exits 1 "$@" "$proof") >"$scratch/said" 2>&1 &&
		grep -q "error.*$board" "$scratch/said" || {
		cat "$scratch/said"
		return 1
	}
}
