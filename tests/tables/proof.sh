# proof.sh -- sourced after tap.sh: which tables compilers prove, and which they refuse

(top=$PWD && cd "$scratch" && "$top/gen/queens-tables" $(for n in 4 5 6 9; do printf "queens$n%s " .h .c _proof.c; done)) || exit

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

# disproves N SCRIPT COMPILER...: it exits 1 on board N with that change, with an error about a name of it
mkdir "$scratch/changed"
disproves() {
	n=$1
	for file in queens$n.h queens$n.c; do
		sed "$2" "$scratch/$file" >"$scratch/changed/$file"
	done
	cp "$scratch/queens${n}_proof.c" "$scratch/changed" && shift 2 || return
	exits 1 "$@" -c -o "$scratch/proof.rel" "$scratch/changed/queens${n}_proof.c" >"$scratch/said" 2>&1 &&
		grep -q "error.*queens${n}_" "$scratch/said" || { cat "$scratch/said" && return 1; }
}

# judges NAME BOARDS MUTANTS FLAGS COMPILER...: it proves these boards, with FLAGS too, and refuses these mutants
judges() {
	name=$1 boards=$2 mutants=$3 flags=$4
	shift 4
	for n in $boards; do
		ok "$name proves N=$n" proves $n "$@" $flags
	done
	grep "^[0-9].*$mutants" tests/tables/mutants >"$scratch/mutants"
	while IFS='|' read -r n mutant script; do
		ok "$name refuses N=$n, $mutant" disproves $n "$script" "$@"
	done <"$scratch/mutants"
}
