#!/bin/sh
# macros.t -- every macro of the header, in #if and in code, in every language
#
# One file includes the tables of six boards, large and small, and uses all that
# their headers offer, with indices of any type; another one mixes the types.
. tests/tap.sh

# Two of -Weverything are switched off: macros for C and C++ cannot cast as C++
# alone would (old-style-cast), and a table is indexed (unsafe-buffer-usage,
# which clang knows from 16).
everything='-Weverything -Wno-unknown-warning-option -Wno-old-style-cast
	-Wno-unsafe-buffer-usage'
gnu='-Wall -Wextra -pedantic -Wconversion -Wsign-conversion -Wundef -Wshadow
	-Wcast-qual -Wcast-align -Wlogical-op -Wduplicated-cond
	-Woverlength-strings -Wmissing-declarations -Wredundant-decls
	-Wformat=2 -Wwrite-strings'
c='-Wc++-compat -Wstrict-prototypes -Wmissing-prototypes -Wold-style-definition'

same='TAKES(f_uu, unsigned, unsigned) TAKES(f_ii, int, int)
TAKES(f_ll, unsigned long, unsigned long) TAKES(f_bb, uint8_t, uint8_t)'
mixed='TAKES(f_li, unsigned long, int) TAKES(f_il, int, unsigned long)
TAKES(f_ui, unsigned, int) TAKES(f_iu, int, unsigned)'

# uses N SOLUTIONS CALLS: all macros, and those of indices in each call
uses() {
	sed "s/Q_/QUEENS$1_/g; s/f_/f$1_/g; s/ALL/$2/g; s/BOARD/$1/g" <<END
#if Q_N != BOARD || Q_SOLUTIONS != ALL || Q_FUNDAMENTALS > Q_SOLUTIONS || \\
	Q_FUNDAMENTALS != Q_GROUPS_OF_8 + Q_GROUPS_OF_4 + Q_GROUPS_OF_2 + \\
		Q_GROUPS_OF_1 || \\
	Q_SOLUTIONS != 8 * Q_GROUPS_OF_8 + 4 * Q_GROUPS_OF_4 + \\
		2 * Q_GROUPS_OF_2 + Q_GROUPS_OF_1 || \\
	8 * Q_ROW_BYTES < Q_N * (Q_N > 8 ? 4 : 3) || Q_GROUP_BYTES < 1 || \\
	Q_ROWS != Q_SOLUTIONS + !Q_SOLUTIONS || \\
	Q_GROUPS != Q_FUNDAMENTALS + !Q_FUNDAMENTALS || Q_CHECK == 0
#error numbers
#endif
#define TAKES(name, index, column) \\
	unsigned long name(index i, column row); \\
	unsigned long name(index i, column row) \\
	{ \\
		return Q_COLUMN(i, row) + Q_FUNDAMENTAL_COLUMN(i, row) + \\
		       Q_COLUMN(i + 0, row - 0) + Q_GROUP(i) + \\
		       Q_IMAGE(i) + Q_GROUP_SIZE(i); \\
	}
$3
#undef TAKES
END
}

# program FILE CALLS: the six boards
program() {
	for n in 1 2 3 8 10 12; do
		echo "#include \"queens$n.h\""
		echo "#include \"queens$n.h\""
		echo "#include \"queens$n.c\""
	done >"$1"
	while read -r n all; do
		uses "$n" "$all" "$2"
	done >>"$1" <<'END'
1 1
2 0
3 0
8 92
10 724
12 14200
END
}
program "$scratch/same.c" "$same"
program "$scratch/mixed.c" "$mixed"

while read -r compiler language standards; do
	command -v "$compiler" >/dev/null || {
		skip "$compiler" 'not installed'
		continue
	}
	case $compiler in
	clang*) flags=$everything ;;
	*) flags=$gnu ;;
	esac
	case $language in
	c) flags="$flags $c" ;;
	esac
	for standard in $standards; do
		: | $compiler -x "$language" -std="$standard" -fsyntax-only - \
			2>/dev/null || {
			skip "$compiler $standard" 'not known to it'
			continue
		}
		ok "$compiler $standard" "$compiler" -x "$language" \
			-std="$standard" -Werror $flags -I"$OUT" -fsyntax-only \
			"$scratch/same.c"
	done
	case $language in
	c) standard=c11 ;;
	*) standard=c++11 ;;
	esac
	ok "$compiler, the row of another type than the rank" \
		"$compiler" -x "$language" -std=$standard -Werror $flags \
		-I"$OUT" -fsyntax-only "$scratch/mixed.c"
done <<'END'
gcc c c90 c99 c11 c17 c2x
clang c c90 c99 c11 c17 c2x
g++ c++ c++98 c++11 c++17 c++20
clang++ c++ c++98 c++11 c++17 c++20
END

done_testing
