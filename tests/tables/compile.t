#!/bin/sh
# compile.t -- header and source compile without a warning in every C and C++
. tests/tap.sh
. tests/compilers.sh

# One board for each layout: one solution, none, macro lines, literals.
boards='1 2 8 12' together=$boards
[ -z "$LONG" ] || together='1 2 3 8 10 12' boards='1 2 3 4 5 6 7 8 9 10 11 12 13 14'

# uses N: a program that uses all that the header of board N offers
uses() {
	known "$1"
	sed "s/Q_/QUEENS$1_/g; s/f_/f$1_/g; s/ALL/$all/g; s/BOARD/$1/g" <<'END'
#if Q_N != BOARD || Q_SOLUTIONS != ALL || Q_FUNDAMENTALS > Q_SOLUTIONS || \
	Q_FUNDAMENTALS != Q_GROUPS_OF_8 + Q_GROUPS_OF_4 + Q_GROUPS_OF_2 + \
		Q_GROUPS_OF_1 || \
	Q_SOLUTIONS != 8 * Q_GROUPS_OF_8 + 4 * Q_GROUPS_OF_4 + \
		2 * Q_GROUPS_OF_2 + Q_GROUPS_OF_1 || \
	8 * Q_ROW_BYTES < Q_N * (Q_N > 8 ? 4 : 3) || Q_GROUP_BYTES < 1 || \
	Q_ROWS != Q_SOLUTIONS + !Q_SOLUTIONS || \
	Q_GROUPS != Q_FUNDAMENTALS + !Q_FUNDAMENTALS || Q_CHECK == 0 || \
	Q_VERSION < 200
#error numbers
#endif
#define TAKES(name, index, column) \
	unsigned long name(index i, column row); \
	unsigned long name(index i, column row) \
	{ \
		return Q_COLUMN(i, row) + Q_FUNDAMENTAL_COLUMN(i, row) + \
		       Q_COLUMN(i + 0, row - 0) + Q_GROUP(i) + \
		       Q_IMAGE(i) + Q_GROUP_SIZE(i); \
	}
TAKES(f_uu, unsigned, unsigned) TAKES(f_ii, int, int)
TAKES(f_ll, unsigned long, unsigned long) TAKES(f_bb, uint8_t, uint8_t)
TAKES(f_li, unsigned long, int) TAKES(f_il, int, unsigned long)
TAKES(f_ui, unsigned, int) TAKES(f_iu, int, unsigned)
#undef TAKES
#define UNPACKS(name, type) \
	void name(const uint8_t *bytes, type *columns); \
	void name(const uint8_t *bytes, type *columns) \
	{ \
		Q_UNPACK(bytes, columns); \
	}
UNPACKS(f_b, uint8_t) UNPACKS(f_i, int) UNPACKS(f_u, unsigned)
#undef UNPACKS
const uint8_t *f_stored(unsigned i, int g);
const uint8_t *f_stored(unsigned i, int g)
{
	return g ? Q_FUNDAMENTAL_STORED(g) : Q_STORED(i);
}
END
}

# Each header alone; then some boards in one file, with headers included twice.
for n in $boards; do
	{
		echo "#include \"queens$n.h\""
		uses "$n"
	} >"$scratch/header$n.c"
done
{
	for n in $together; do
		echo "#include \"queens$n.h\""
		echo "#include \"queens$n.h\""
		echo "#include \"queens$n.c\""
	done
	for n in $together; do
		uses $n
	done
} >"$scratch/together.c"

# compiles_each PATH ENDING COMPILER...: PATH1ENDING, PATH2ENDING, ...
compiles_each() {
	path=$1 ending=$2
	shift 2
	for n in $boards; do
		silent "$@" -I"$OUT" -c -o "$scratch/x.o" "$path$n$ending" ||
			return
	done
}
compiles() {
	file=$1
	shift
	silent "$@" -I"$OUT" -c -o "$scratch/x.o" "$file"
}

# The header of a user: functions, which check their arguments.
{
	echo '#include <assert.h>'
	for n in $boards; do
		echo "#define QUEENS${n}_FUNCTIONS"
		echo "#define QUEENS${n}_ASSERT(claim) assert(claim)"
	done
} >"$scratch/config.h"
config=$(for n in $boards; do echo "-DQUEENS${n}_CONFIG=\"config.h\""; done)

# with_functions COMPILER...: it compiles their sources
with_functions() {
	compiles_each "$OUT/queens" .c "$@" -I"$scratch" $config
}

# without_casts COMPILER...: it compiles users' files.  In C++ the header has no
# cast of C, and no useless one.
without_casts() {
	case $1 in
	clang++) set -- "$@" -Wold-style-cast -Wpadded -Wunused-macros ;;
	g++) set -- "$@" -Wold-style-cast -Wuseless-cast ;;
	esac
	compiles_each "$scratch/header" .c "$@"
}

in_every_standard 'compiles the tables' compiles_each "$OUT/queens" .c
in_every_standard 'compiles the functions' with_functions
in_every_standard 'compiles every macro, with indices of any type' without_casts
in_every_standard 'compiles several boards in one file' \
	compiles "$scratch/together.c"

# --- what is left out --------------------------------------------------------------

# each_subset N COMPILER...: it compiles board N, with and without functions,
# without each subset of the tables
each_subset() {
	n=$1
	shift
	for subset in $(seq 0 31); do
		flags= bit=1
		for table in SOLUTIONS FUNDAMENTALS GROUP_OF IMAGE_OF GROUP_SIZE; do
			[ $((subset & bit)) = 0 ] || flags="$flags -DQUEENS${n}_NO_$table"
			bit=$((2 * bit))
		done
		for functions in '' "-DQUEENS${n}_FUNCTIONS"; do
			silent "$@" $flags $functions -fsyntax-only \
				"$OUT/queens$n.c" || return
		done
	done
}
[ -z "$LONG" ] || ok "N=8: each subset of the tables compiles" \
	each_subset 8 gcc -std=c90 $strict_gcc $strict_c
# proof FLAGS: with them it compiles and has no symbol
proof() {
	silent gcc $1 -c -o "$scratch/x.o" "$OUT/queens8_proof.c" &&
		equal "$(nm "$scratch/x.o")" ''
}
ok 'N=8: the lines of tables that are left out are proved' proof \
	"$(for t in SOLUTIONS FUNDAMENTALS GROUP_OF IMAGE_OF GROUP_SIZE; do
		echo "-DQUEENS8_NO_$t"
	done)"
ok 'N=8: the proof has no functions' proof -DQUEENS8_FUNCTIONS

# --- the example in the header ------------------------------------------------------

# example BOARD EXPECTED: the first @code of its header prints EXPECTED
example() {
	sed -n '1,/@endcode/{/@code/,/@endcode/{/@/!s/^ \* \{0,1\}//p}}' \
		"$OUT/queens$1.h" >"$scratch/example.c"
	silent gcc $strict_gcc -I"$OUT" -o "$scratch/example" \
		"$scratch/example.c" "$OUT/queens$1.c" &&
		"$scratch/example" | cmp - "$2"
}
for n in 8 12; do
	awk -F '\t' 'NR > 1 { print $2 " in group " $3 }' "$OUT/queens$n.tsv" \
		>"$scratch/solutions"
	awk -v BRIEF=0 -f tests/firmware/walk.awk "$OUT/queens$n.tsv" |
		sed -n 's/ [0-9]* \([0-9]*\)$/ image \1/p' >"$scratch/walked"
	ok "N=$n: the header's example prints all solutions" \
		example $n "$scratch/solutions"
	ok "N=$n: the compact header's example prints all solutions" \
		example ${n}_compact "$scratch/walked"
done

boards='4 8 12'
in_every_standard 'compiles the compact form' \
	compiles_each "$OUT/queens" _compact.c

done_testing
