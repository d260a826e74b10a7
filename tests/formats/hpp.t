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
	silent "$compiler" -I"$scratch" -Itests -DHEADER="\"queens$n.hpp\"" -DB="queens$n" "$@"
}

# prints N COMPILER: what the oracle expects
prints() {
	compile "$1" "$2" -std=c++17 -O1 -o "$scratch/program" tests/formats/read.cc &&
		exits 0 "$scratch/program" >"$scratch/got" &&
		cmp "$scratch/$1.wanted" "$scratch/got"
}

# assertions N: a source that asserts what the oracle expects of about 100 solutions,
# among them the first and the last, and of as many fundamental solutions
assertions() {
	cat <<-'END'
		#include HEADER
		constexpr bool has(const B::board &a, const B::board &b)
		{
			for (std::size_t row = 0; row < B::n; row++)
				if (a[row] != b[row])
					return false;
			return true;
		}
	END
	awk -F '\t' -v n="$1" '
		function claim(what) { print "static_assert(" what ", \"\");" }
		function columns(text, name, at,    c, k, list) {
			split(text, c, " ")
			for (k = 1; k <= n; k++) {
				list = list (k > 1 ? ", " : "") c[k] - 1
				claim("B::" name "column(" at ", " k - 1 ") == " c[k] - 1)
			}
			return "B::board{ { " list " } }"
		}
		NR > 1 { line[NR - 2] = $0 }
		END {
			all = NR > 1 ? NR - 1 : 0
			step = int(all / 100) + 1
			for (i = 0; i < all; i++) {
				if (i % step && i < all - 1)
					continue
				split(line[i], f, "\t")
				board = columns(f[2], "", i)
				claim("has(B::solution(" i "), " board ")")
				claim("B::group(" i ") == " f[3] - 1)
				claim("B::image(" i ") == " f[5])
				claim("B::group_size(" f[3] - 1 ") == " f[6])
				if (f[5] != 0)
					continue
				board = columns(f[2], "fundamental_", f[3] - 1)
				claim("has(B::fundamental(" f[3] - 1 "), " board ")")
			}
			claim("B::n == " n " && B::solutions == " all)
		}' "$scratch/tsv"
	known "$1"
	echo "static_assert(B::solutions == $all && B::fundamentals == $fundamental, \"\");"
	echo "static_assert(B::groups_of_8 == $of_8 && B::groups_of_4 == $of_4, \"\");"
	echo "static_assert(B::groups_of_2 == $of_2 && B::groups_of_1 == $of_1, \"\");"
}

for n in $boards; do
	ok "N=$n: the .hpp is made" generate "$n" .hpp
	expect "$n"
	assertions "$n" >"$scratch/assert.cc"
	for compiler in g++ clang++; do
		if_has $compiler "N=$n: $compiler: a program prints what the oracle expects" \
			prints "$n" $compiler
		if_has $compiler "N=$n: $compiler: constant expressions have it too" \
			compile "$n" $compiler -std=c++17 -fsyntax-only "$scratch/assert.cc"
	done
done

# --- no remark in the user's file ------------------------------------------------

# One board for each layout: one solution, none, group numbers of a byte and of two.
layouts='1 2 8 12'
for n in $layouts; do
	echo "#include \"queens$n.hpp\""
	echo "#include \"queens$n.hpp\""
done >"$scratch/use.cc"
for n in $layouts; do
	sed "s/B_/queens$n/g" <<-'END'
		unsigned long sum_B_(int i, long row, unsigned char g);
		unsigned long sum_B_(int i, long row, unsigned char g)
		{
			const auto at = static_cast<std::size_t>(i);
			const auto down = static_cast<std::size_t>(row);
			unsigned long sum = B_::column(at, down) + B_::fundamental_column(g, down);

			for (unsigned column : B_::solution(at))
				sum += column;
			for (unsigned column : B_::fundamental(g))
				sum += column;
			sum += B_::solutions + B_::fundamentals + B_::groups_of_8 +
			       B_::groups_of_4 + B_::groups_of_2 + B_::groups_of_1;
			return sum + B_::group(at) + B_::image(at) + B_::group_size(B_::group(at));
		}
	END
done >>"$scratch/use.cc"
for compiler in g++ clang++; do
	for standard in 17 20; do
		if_has $compiler "$compiler -std=c++$standard has no remark, with all of it used" \
			compile 8 $compiler -std=c++$standard $(strict_of $compiler) \
			-c -o "$scratch/use.o" "$scratch/use.cc"
	done
done

# --- what a program contains ---------------------------------------------------------

# bytes_of SYMBOL: its size in $scratch/part.o; nothing if it is not there
bytes_of() {
	nm -CS "$scratch/part.o" | awk -v name="$1" '$4 == name { print $2 }'
}
part() {
	cat >"$scratch/part.cc" <<-'END'
		#include HEADER
		unsigned part(std::size_t g, std::size_t row)
		{
			return B::fundamental_column(g, row);
		}
	END
	compile 8 "$1" -std=c++17 -Os -c -o "$scratch/part.o" "$scratch/part.cc" || return
	nm -CS "$scratch/part.o"
	equal "$(bytes_of queens8::tables::fundamentals)" 0000000000000024 &&
		equal "$(nm -C "$scratch/part.o" | grep -c queens8::tables)" 1
}
two_units() {
	cat >"$scratch/two.cc" <<-'END'
		#include HEADER
		const void *address();
		#ifdef SECOND
		const void *address() { return &B::tables::solutions; }
		#else
		int main() { return address() != &B::tables::solutions; }
		#endif
	END
	compile 8 "$1" -std=c++17 -c -o "$scratch/one.o" "$scratch/two.cc" &&
		compile 8 "$1" -std=c++17 -DSECOND -c -o "$scratch/two.o" "$scratch/two.cc" &&
		exits 0 "$1" -o "$scratch/two" "$scratch/one.o" "$scratch/two.o" &&
		exits 0 "$scratch/two"
}
with_c() {
	printf '#include "queens8.h"\n#include "queens8.hpp"\nstatic_assert(%s, "");\n' \
		'queens8::solutions == QUEENS8_SOLUTIONS' >"$scratch/both.cc"
	compile 8 "$1" -std=c++17 -I"$OUT" -fsyntax-only "$scratch/both.cc"
}
# refused EXPRESSION COMPILER: no constant
refused() {
	printf '#include "queens8.hpp"\nconstexpr unsigned x = queens8::%s;\n' \
		"$1" >"$scratch/wrong.cc"
	exits 1 "$2" -std=c++17 -I"$scratch" -fsyntax-only "$scratch/wrong.cc"
}
# quickly COMPILER: board 12
quickly() {
	cat >"$scratch/quick.cc" <<-'END'
		#include HEADER
		unsigned sum(std::size_t i) { return B::column(i, 0) + B::group(i) + B::image(i); }
	END
	(ulimit -t 2 && compile 12 "$1" -std=c++17 -c -o "$scratch/quick.o" "$scratch/quick.cc")
}
for compiler in g++ clang++; do
	if_has $compiler "$compiler: the fundamental solutions alone take 36 bytes" part $compiler
	if_has $compiler "$compiler: two sources share one table" two_units $compiler
	if_has $compiler "$compiler: the C header may stand beside it" with_c $compiler
	for wrong in 'column(92, 0)' 'column(91, 8)' 'fundamental_column(12, 0)' 'group(92)' \
		'image(92)' 'group_size(12)' 'solution(92)[0]' 'fundamental(12)[0]'; do
		if_has $compiler "$compiler refuses $wrong as a constant" refused "$wrong" $compiler
	done
	if_has $compiler "$compiler: board 12 compiles in 2 s" quickly $compiler
done

done_testing
