# proof.sh -- sourced after tap.sh: which tables compilers prove, and which they refuse

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

# proves N COMPILER...: without a remark, and it makes neither code nor data.  SDCC notes the sizes of its
# areas; one is the bank of registers, 8 bytes.
proves() {
	proof=$OUT/queens$1_proof.c
	shift
	silent "$@" -c -o "$scratch/proof.rel" "$proof" || return
	case $1 in
	sdcc) equal "$(sed -n 's/^A .* size \([^ ]*\) .*/\1/p' "$scratch/proof.rel" | sort -u | xargs)" '0 8' ;;
	*) equal "$(size "$scratch/proof.rel" | awk 'NR == 2 { print $1, $2, $3 }')" '0 0 0' ;;
	esac
}

# disproves DIR N COMPILER...: it exits 1, with an error about a name of board N
disproves() {
	proof=$1/queens$2_proof.c board=queens$2_
	shift 2
	exits 1 "$@" -c -o "$scratch/proof.rel" "$proof" >"$scratch/said" 2>&1 && grep -q "error.*$board" "$scratch/said" || {
		cat "$scratch/said"
		return 1
	}
}

# judges NAME BOARDS MUTANTS FLAGS COMPILER...: it proves these boards, with FLAGS too, and refuses these mutants
judges() {
	name=$1 boards=$2 mutants=$3 flags=$4
	shift 4
	for n in $boards; do
		ok "$name proves N=$n" proves $n "$@" $flags
	done
	for mutant in $mutants; do
		ok "$name refuses wrong table $mutant, $(sed "$mutant!d; s/|.*//" "$scratch/mutants")" \
			disproves "$scratch/$mutant" 8 "$@"
	done
}
ok 'every mutant changes the tables' mutate_all
