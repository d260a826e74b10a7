# proof.sh -- sourced after tap.sh: which tables compilers prove, and which they refuse

make_tables $(for n in 2 5 7 9 10; do printf "queens$n%s " .h .c _proof.c; done) || exit

# Each half of a claim becomes a claim of its own, with a number before its name.
for n in 2 5 7 9 10; do
	perl -0pe 's/\\\n\s*/ /g; s{(?<!define )\b(\w+_PROVE\()((?:[^(),]++|(\((?:[^()]++|(?3))*\)))+),\s*([\w#]+)}{
		my ($prove, $claim, $name, $i) = ($1, $2, $4, 0);
		join ") ", map { $i++; "$prove$_, part${i}_$name" } split / && /, $claim
	}ge' "$scratch/queens${n}_proof.c" >"$scratch/parts$n.c"
done
# A part's name is without those of the board, the row and the group.
nameless='s/queens[0-9]*_//; /groups_of/!s/_(##[a-z0-9#]*|[0-9]+)//'

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

# changed N CHANGE FILE: its text after a change of mutants
changed() {
	case $2 in
	[0-9]*) perl tests/tables/regroup.pl $2 <"$scratch/$3" ;;
	*) sed "$2" "$scratch/$3" ;;
	esac
}

# disproves N CHANGE COMPILER...: it exits 1 on board N with that change, with an error about a name of it
mkdir "$scratch/changed"
disproves() {
	n=$1 change=$2 proof=${proof:-queens$1_proof.c}
	shift 2
	for file in queens$n.h queens$n.c $proof; do
		changed $n "$change" $file >"$scratch/changed/$file" || return
	done
	exits 1 "$@" -c -o "$scratch/proof.rel" "$scratch/changed/$proof" >"$scratch/said" 2>&1 &&
		grep -q "error.*queens${n}_" "$scratch/said" || { cat "$scratch/said" && return 1; }
}

# disproves_by PART N CHANGE COMPILER...: of all parts of the proof, this one alone is wrong
disproves_by() {
	part=$1 proof=parts$2.c
	shift
	disproves "$@" && equal "$(sed -En '/error/!d; s/.*(part[0-9]+_\w*).*/\1/; '"$nameless; p" "$scratch/said" | sort -u)" "$part"
}

# judges NAME BOARDS MUTANTS FLAGS COMPILER...: it proves these boards, with FLAGS too, and refuses these mutants
judges() {
	name=$1 boards=$2 mutants=$3 flags=$4
	shift 4
	for n in $boards; do
		ok "$name proves N=$n" proves $n "$@" $flags
	done
	grep "^[0-9].*$mutants" tests/tables/mutants >"$scratch/mutants"
	while IFS='|' read -r n part mutant change; do
		ok "$name refuses N=$n, $mutant" disproves $n "$change" "$@"
	done <"$scratch/mutants"
}
