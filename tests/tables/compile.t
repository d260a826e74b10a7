#!/bin/sh
# compile.t -- header and source compile without a remark in every C and C++
. tests/tap.sh
. tests/compilers.sh

list_compilers >"$scratch/compilers"
# One board of each sort: one solution, none, macro lines with group numbers of one byte and of two.
boards='1 2 8 10 11'
[ -z "$LONG" ] || boards='1 2 3 4 8 9 10 11 12'

# uses N: a program that uses all that the header of board N offers
uses() {
	known "$1"
	sed "s/Q_/QUEENS$1_/g; s/q_/queens$1_/g; s/f_/f$1_/g; s/ALL/$all/g; s/BOARD/$1/g" <<'END'
#if Q_N != BOARD || Q_SOLUTIONS != ALL || Q_CHECK == 0 || Q_VERSION < 500 || \
	Q_FUNDAMENTALS != Q_GROUPS_OF_8 + Q_GROUPS_OF_4 + Q_GROUPS_OF_2 + Q_GROUPS_OF_1 || \
	Q_SOLUTIONS != 8 * Q_GROUPS_OF_8 + 4 * Q_GROUPS_OF_4 + 2 * Q_GROUPS_OF_2 + Q_GROUPS_OF_1
#error numbers
#endif
#define TAKES(name, index, column) \
	unsigned long name(index i, column row); \
	unsigned long name(index i, column row) \
	{ \
		const uint8_t *columns = Q_SOLUTION(i), *least = Q_FUNDAMENTAL(i); \
		return 0UL + Q_COLUMN(i, row) + Q_FUNDAMENTAL_COLUMN(i, row) + Q_COLUMN(i + 0, row - 0) + \
		       Q_GROUP(i) + Q_IMAGE(i) + Q_GROUP_SIZE(i) + Q_READ_U8(columns) + Q_READ_U8(least) + \
		       q_solutions[i][row] + q_fundamentals[q_group_of[i]][row] + q_image_of[i] + q_group_size[i]; \
	}
TAKES(f_uu, unsigned, unsigned) TAKES(f_ii, int, int)
TAKES(f_ll, unsigned long, unsigned long) TAKES(f_ss, long, long)
TAKES(f_bb, uint8_t, uint8_t) TAKES(f_li, unsigned long, int)
TAKES(f_il, int, unsigned long) TAKES(f_iu, int, unsigned)
#undef TAKES
END
}

# All boards in one file, with headers included twice; the compact form of some.
printf '#include "queens%s.%s"\n' $(for n in $boards; do echo $n h $n h $n c; done) >"$scratch/together.c"
for n in $boards; do
	uses $n
done >>"$scratch/together.c"
printf '#include "queens%s_compact.c"\n' 4 8 11 >"$scratch/compact.c"

# compiles COMPILER...: without a remark; in C++ headers have no cast of C and no useless one
compiles() {
	silent "$@" -I"$OUT" -fsyntax-only "$scratch/compact.c" || return
	case $1 in
	clang++) set -- "$@" -Wold-style-cast ;;
	g++) set -- "$@" -Wold-style-cast -Wuseless-cast ;;
	esac
	silent "$@" -I"$OUT" -fsyntax-only "$scratch/together.c" || return
	case $LONG$standard in 1c90 | 1c++98) silent "$@" -fsyntax-only "$OUT/queens14.c" ;; esac
}
while IFS='|' read -r compiler standard mode strict; do
	ok_if "$compiler $mode -fsyntax-only /dev/null" \
		"$compiler $standard compiles the tables and every macro, with indices of any type" compiles $compiler $mode $strict
done <"$scratch/compilers"
# Optimizers warn of more.
ok 'gcc -O2 has no remark on all boards in one file' \
	silent gcc -std=c11 -O2 $strict_gcc -I"$OUT" -c -o "$scratch/x.o" "$scratch/together.c"

# There uint_fast16_t has 16 bits.
bare="clang --target=armv7m-none-eabi -ffreestanding -std=c90 -Wconversion -Werror"
ok_if 'command -v clang' 'clang for bare metal compiles both forms' silent $bare -I"$OUT" -fsyntax-only "$scratch/compact.c" \
	"$scratch/together.c"

ok 'N=8: without tables it is proved all the same' silent gcc -fsyntax-only "$OUT/queens8_proof.c" \
	$(printf -- '-DQUEENS8_NO_%s ' SOLUTIONS FUNDAMENTALS GROUP_OF IMAGE_OF GROUP_SIZE)

# in_one_unit ENDING...: these sources of N=8 in one file hold the same tables as the source alone
in_one_unit() {
	printf '#include "queens8%s"\n' "$@" >"$scratch/unity.c"
	silent gcc $strict_gcc -I"$OUT" -c -o "$scratch/unity.o" "$scratch/unity.c" &&
		gcc -c -o "$scratch/x.o" "$OUT/queens8.c" && nm -S "$scratch/x.o" | cut -d ' ' -f 2- >"$scratch/wanted" &&
		nm -S "$scratch/unity.o" | cut -d ' ' -f 2- | diff "$scratch/wanted" - && [ -s "$scratch/wanted" ]
}
ok 'a unity build may have the proof after the source' in_one_unit .h .c _proof.c
ok 'or before it' in_one_unit _proof.c .c

# without TABLE: the source has all tables but the one that is left out
tables='fundamentals group_of group_size image_of solutions'
without() {
	silent gcc -c -o "$scratch/x.o" "-DQUEENS8_NO_$(echo $1 | tr a-z A-Z)" "$OUT/queens8.c" &&
		equal "$(nm "$scratch/x.o" | sed 's/.*queens8_//' | xargs) $1" "$(echo $tables | sed "s/$1 *//" | xargs) $1"
}
for table in $tables; do
	ok "$table may be left out, alone" without $table
done

# Hooks say where tables stand, how they are read, which are left out, for both forms.  What a board's own file says
# goes before queens_hooks.h, which is for all boards of the prefix.  The prefix puzzle_ has puzzle_hooks.h.
mkdir "$scratch/hooks"
make_tables hooks/puzzle_6.h hooks/puzzle_6.c && cp "$OUT"/queens8.[ch] \
	"$OUT"/queens8_compact.[ch] "$OUT"/queens11.[ch] "$scratch/hooks" || exit
cat >"$scratch/hooks/queens8_hooks.h" <<'END'
extern unsigned reads;
#define QUEENS8_ATTR(table) __attribute__((section("." #table)))
#define QUEENS8_READ_U8(p) (reads++, *(p))
#define QUEENS8_READ_U16(p) (reads++, *(p))
#define QUEENS8_READ_U32(p) (reads++, *(p))
#define QUEENS8_NO_GROUP_SIZE
END
sed 's/QUEENS8/QUEENS/; s/"[.]" #table/".other"/; s/GROUP_SIZE/FUNDAMENTALS/' "$scratch/hooks/queens8_hooks.h" \
	>"$scratch/hooks/queens_hooks.h"
sed 's/QUEENS8/PUZZLE/; /ATTR/d' "$scratch/hooks/queens8_hooks.h" >"$scratch/hooks/puzzle_hooks.h"
cat >"$scratch/hooks/main.c" <<'END'
#include "puzzle_6.h"
#include "queens8.h"
#include "queens11.h"
#include "queens8_compact.h"
unsigned reads;
int main(void)
{
	static struct queens8_walk walk;
	return QUEENS8_COLUMN(91, 0) != 7 || QUEENS8_GROUP(91) != 0 || QUEENS8_IMAGE(91) != 6 ||
	       QUEENS11_GROUP(2679) != 0 || PUZZLE_6_IMAGE(3) != 4 || reads != 5 ||
	       !queens8_walk_next(&walk) || walk.column[1] != 4 || reads < 6;
}
END
# hooked COMPILER LANGUAGE: of the program; gcc makes the tables
hooked() {
	cd "$scratch/hooks" && silent gcc -std=c90 -Wall -Wextra -pedantic -Werror -c [pq]*.c &&
		silent $1 -Wall -Wextra -pedantic -Werror -o program -x $2 main.c -x none [pq]*.o && ./program &&
		equal "$(size -A program | sed -n 's/^[.]\(queens\|other\)\([a-z0-9_]*\) .*/\1\2/p' | sort | xargs)" \
			'other queens8_group_of queens8_guide queens8_image_of queens8_solutions' &&
		equal "$(nm program | sed -n 's/.* [rR] //p' | grep '1_\|puz' | sort | xargs)" \
			"puzzle_6_fundamentals puzzle_6_group_of puzzle_6_image_of puzzle_6_solutions \
queens11_group_of queens11_group_size queens11_image_of queens11_solutions"
}
ok 'hooks of one board, and of all' hooked gcc c
ok_if 'command -v g++' 'the same in C++' hooked g++ c++

# alone SOURCE CHANGE: among files that sed changes compiles that SOURCE, and not ours, which says why
mkdir "$scratch/mix"
alone() {
	for ending in .h .c _proof.c _compact.h _compact.c; do
		sed "$2" "$OUT/queens8$ending" >"$scratch/mix/queens8$ending"
	done
	silent $CC -fsyntax-only "$scratch/mix/queens8$1" && cp "$OUT/queens8$1" "$scratch/mix" || return
	fails 1 'error.*queens[_0-9a-z]*\.c and queens[_0-9a-z]*\.[ch] .*: generate both again' \
		$CC -fsyntax-only "$scratch/mix/queens8$1"
}
for source in .c _proof.c _compact.c; do
	ok "$source takes no file of other data" alone $source 's/0x\([0-9a-f]*\)UL/0x1\1UL/'
	ok "$source takes no file of another version" alone $source 's/VERSION \(!= \)*/&9/'
done

make -s counts && make_tables queens8.hpp queens8_where.h $(for ending in 8.h 8_where.h 8_compact.h _counts.h; do
	printf "twins/%s$ending " queens Queens
done) || exit

# cppcheck 2.17 tries macros that are asked for as nothing, where a header does not know it.
ok "an analyser's empty macros" silent gcc -D__cppcheck__ -DQUEENS_ATTR= -DQUEENS_READ_U8= -I"$OUT" -fsyntax-only \
	"$OUT/queens8.c" "$OUT/queens8_compact.c"

# twins ENDING: no compiler takes a header of queens and one of Queens in one file; it takes either one twice
twins() {
	cd "$scratch/twins" && printf '#include "%s"\n' "queens$1" "queens$1" >same.c && silent gcc -fsyntax-only same.c &&
		printf '#include "%s"\n' "Queens$1" "queens$1" >both.c &&
		fails 1 'error.*another prefix that differs in case alone' gcc -fsyntax-only both.c
}
for ending in 8.h 8_where.h 8_compact.h _counts.h; do
	ok "queens$ending refuses Queens$ending" twins $ending
done

ok_if 'command -v clang-format' 'clang-format leaves them alone' silent clang-format --style=LLVM --dry-run -Werror \
	"$OUT"/queens8*.[ch] "$OUT"/queens_counts.[ch] "$scratch/queens8.hpp" "$scratch/queens8_where.h"

# example BOARD WANTED: the first @code of its header, a program or what it does, prints WANTED
example() {
	sed -n '1,/@endcode/{/@code/,/@endcode/{/@/!s/^ \* \{0,1\}//p}}' "$OUT/queens$1.h" >"$scratch/code"
	grep -q '^int main' "$scratch/code" && cp "$scratch/code" "$scratch/example.c" || {
		printf '#include %s\n' '<stdio.h>' "\"queens$1.h\""
		echo 'int main(void) { unsigned long i; unsigned row;'
		cat "$scratch/code"
		echo 'return 0; }'
	} >"$scratch/example.c"
	silent gcc $strict_gcc -I"$OUT" -o "$scratch/example" "$scratch/example.c" "$OUT/queens$1.c" &&
		"$scratch/example" | sed 's/ $//' | cmp - "$2"
}
awk -F '\t' 'NR > 1 { print $2 " in group " $3 }' "$OUT/queens8.tsv" >"$scratch/solutions"
awk -f tests/firmware/walk.awk "$OUT/queens8.tsv" | sed -n 's/ [0-9]* \([0-9]*\)$/ image \1/p' >"$scratch/walked"
ok "the header's example prints all solutions" example 8 "$scratch/solutions"
ok "the compact header's example prints all solutions" example 8_compact "$scratch/walked"
ok 'README first shows the macros of the example' equal \
	"$(sed '/@endcode/q' "$OUT/queens8.h" | grep -o 'QUEENS8_[A-Z]*([^)]*)' | xargs)" \
	"$(sed -n 's/^    unsigned [a-z]* = \(QUEENS8_.*\);.*/\1/p' README.md | xargs)"

done_testing
