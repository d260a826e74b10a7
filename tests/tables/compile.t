#!/bin/sh
# compile.t -- header and source compile without a warning in every C and C++
. tests/tap.sh
. tests/compilers.sh

# One board for each layout: one solution, none, macro lines, literals.
boards='1 2 8 12'
[ -z "$LONG" ] || boards='1 2 3 4 5 6 7 8 9 10 11 12 13 14'

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
	Q_GROUPS != Q_FUNDAMENTALS + !Q_FUNDAMENTALS || Q_CHECK == 0
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
END
}

# Each header alone; then six boards in one file, with headers included twice.
for n in $boards; do
	{
		echo "#include \"queens$n.h\""
		uses "$n"
	} >"$scratch/header$n.c"
done
{
	for n in 1 2 3 8 10 12; do
		echo "#include \"queens$n.h\""
		echo "#include \"queens$n.h\""
		echo "#include \"queens$n.c\""
	done
	for n in 1 2 3 8 10 12; do
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

in_every_standard 'compiles the tables' compiles_each "$OUT/queens" .c
in_every_standard 'compiles every macro, with indices of any type' \
	compiles_each "$scratch/header" .c
in_every_standard 'compiles six boards in one file' \
	compiles "$scratch/together.c"
boards='4 8 12'
in_every_standard 'compiles the compact form' \
	compiles_each "$OUT/queens" _compact.c

done_testing
