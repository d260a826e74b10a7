#!/bin/sh
# compile.t -- header and source compile without a word in every C and C++
. tests/tap.sh

# -Weverything but: what newer languages have other means for, and macros that
# boards 1 to 3 need not, for no group of theirs has a second member
everything='-Weverything -Wno-c++98-compat -Wno-c++98-compat-pedantic
	-Wno-unsafe-buffer-usage -Wno-declaration-after-statement
	-Wno-unused-macros -Wno-old-style-cast -Wno-zero-as-null-pointer-constant'
gnu='-Wall -Wextra -pedantic -Wconversion -Wundef -Wshadow -Wcast-qual
	-Woverlength-strings -Wmissing-declarations'

# the forms that there are: one group, none, rows, literals
boards='1 2 8 12'
[ -z "$LONG" ] || boards='1 2 3 4 5 6 7 8 9 10 11 12 13 14'

# compiles COMPILER STANDARD FLAGS: no diagnostic for any board
compiles() {
	compiler=$1 standard=$2
	shift 2
	for n in $boards; do
		$compiler -std=$standard -Werror "$@" -I"$OUT" -c \
			-o "$scratch/x.o" "$OUT/queens$n.c" || return
		echo "#include \"queens$n.h\"
#if QUEENS${n}_N != $n || QUEENS${n}_SOLUTIONS < QUEENS${n}_FUNDAMENTALS || \
QUEENS${n}_FUNDAMENTALS != QUEENS${n}_GROUPS_OF_8 + QUEENS${n}_GROUPS_OF_4 + \
QUEENS${n}_GROUPS_OF_2 + QUEENS${n}_GROUPS_OF_1
#error numbers
#endif
unsigned column(unsigned i, unsigned row);
unsigned column(unsigned i, unsigned row) {
return QUEENS${n}_COLUMN(i, row) + QUEENS${n}_FUNDAMENTAL_COLUMN(i, row) +
QUEENS${n}_IMAGE(i) + QUEENS${n}_GROUP_SIZE(i) + (unsigned)QUEENS${n}_GROUP(i); }" \
			>"$scratch/use.c"
		$compiler -std=$standard -Werror "$@" -I"$OUT" -c \
			-o "$scratch/x.o" "$scratch/use.c" || return
	done
}

while read -r compiler language standards; do
	command -v "$compiler" >/dev/null || {
		skip "$compiler" "not installed"
		continue
	}
	for standard in $standards; do
		: | $compiler -x "$language" -std="$standard" -fsyntax-only - \
			2>/dev/null || {
			skip "$compiler $standard" "not known to it"
			continue
		}
		case $compiler in
		clang*) flags=$everything ;;
		*) flags=$gnu ;;
		esac
		case $language in
		c) flags="$flags -Wc++-compat -Wstrict-prototypes" ;;
		*) flags="$flags -x c++ -Wno-deprecated" ;;
		esac
		$compiler -x "$language" -std="$standard" $flags -Werror \
			-fsyntax-only - </dev/null 2>/dev/null ||
			flags="$flags -Wno-unknown-warning-option"
		ok "$compiler $standard" compiles "$compiler" "$standard" $flags
	done
done <<'END'
gcc c c90 c99 c11 c17 c2x
clang c c90 c99 c11 c17 c2x
g++ c++ c++98 c++11 c++14 c++17 c++20
clang++ c++ c++98 c++11 c++14 c++17 c++20
END

done_testing
