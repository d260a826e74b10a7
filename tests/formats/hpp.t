#!/bin/sh
# hpp.t -- the C++ header: right at run time and in constant expressions, no remark
. tests/tap.sh
. tests/formats/formats.sh

# The strictest flags.  Clang's -Weverything has remarks for everything that is newer
# than C++98, so these are switched off.
strict_of() {
	case $1 in
	g++) echo -Wall -Wextra -pedantic -Wold-style-cast -Wuseless-cast -Wconversion \
		-Wsign-conversion -Wshadow -Wundef -Wcast-qual -Wlogical-op \
		-Wduplicated-cond -Wmissing-declarations -Wredundant-decls -Werror ;;
	clang++) echo -Weverything -Wno-unknown-warning-option -Wno-c++98-compat \
		-Wno-c++98-compat-pedantic -Wno-pre-c++14-compat -Wno-pre-c++17-compat \
		-Wno-pre-c++20-compat-pedantic -Werror ;;
	esac
}

# compile N COMPILER FLAGS...: with HEADER and B of board N
compile() {
	n=$1 compiler=$2
	shift 2
	silent "$compiler" -I"$scratch" -isystem tests -isystem "$OUT" \
		-DHEADER="\"queens$n.hpp\"" -DB="queens$n" "$@"
}

# prints N COMPILER FLAGS...: what the oracle expects, and the compiler says nothing
prints() {
	compile "$@" $(strict_of "$2") -o "$scratch/program" tests/formats/read.cc &&
		reads "$scratch/program"
}

for n in $boards; do
	ok "N=$n: the .hpp is made" generate "$n" .hpp
	expect "$n"
	for compiler in g++ clang++; do
		ok "N=$n: $compiler has no remark, and all is there" prints "$n" $compiler -std=c++17
	done
done

# --- board 8 in a user's project ---------------------------------------------------

expect 8
cat >"$scratch/two.cc" <<'END'
#include "queens8.h"
#include "queens8.hpp"
#include "queens12.hpp"
static_assert(queens8::solutions.size() == QUEENS8_SOLUTIONS, "");
static_assert(queens12::solutions.size() == 14200, "");
END
cat >"$scratch/part.cc" <<'END'
#include "queens8.hpp"
unsigned part(std::size_t g, std::size_t row) { return queens8::fundamentals[g][row]; }
END
# The program has one table, of 12 * 8 bytes, which other sources share: V or u.
part() {
	compile 8 "$1" -std=c++17 -Os -c -o "$scratch/part.o" "$scratch/part.cc" || return
	equal "$(nm -CS "$scratch/part.o" | sed -n 's/^[^ ]* 0*//; s/ [Vu] / /p')" \
		'60 queens8::fundamentals'
}

# refused EXPRESSION COMPILER: no constant
refused() {
	printf '#include "queens8.hpp"\nconstexpr unsigned x = queens8::%s;\n' \
		"$1" >"$scratch/wrong.cc"
	exits 1 "$2" -std=c++17 -I"$scratch" -fsyntax-only "$scratch/wrong.cc"
}

for compiler in g++ clang++; do
	ok "$compiler: no remark as C++20 either" prints 8 $compiler -std=c++20
	ok "$compiler: another board and the C header may stand beside it" \
		compile 8 $compiler -std=c++17 -fsyntax-only "$scratch/two.cc"
	ok "$compiler: the fundamental solutions alone take 96 bytes" part $compiler
	for wrong in 'solutions[92][0]' 'solutions[91][8]' 'group_of[92]'; do
		ok "$compiler refuses $wrong as a constant" refused "$wrong" $compiler
	done
done
done_testing
