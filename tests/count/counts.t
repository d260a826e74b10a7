#!/bin/sh
# counts.t -- the table of counts: what is published, and what is computed
. tests/tap.sh

: "${CC:=cc}"
exits 0 make -s OUT="$OUT" counts || exit 1
# board, all, fundamental, how: boards to 16 are counted here
published | awk '{ print $1, $2, $3, $1 <= 16 ? "computed" : "published" }' >"$scratch/known"
strict='-Wall -Wextra -pedantic -Werror -Wconversion -Wsign-conversion -Wshadow'

# reads COMPILER FLAGS...: the table, compiled so, says what OEIS says
reads() {
	header="-DCOUNTS_HEADER=\"$(cd "$OUT" && pwd)/queens_counts.h\""
	"$@" $strict "$header" -o "$scratch/reads" tests/count/counts.c \
		"$OUT/queens_counts.c" &&
		"$scratch/reads" | diff "$scratch/known" -
}
for standard in c90 c99 c11 c2x; do
	ok "as $standard" reads $CC -std=$standard
done
if command -v c++ >/dev/null; then
	ok 'as C++' reads c++ -x c++ -std=c++11 -Wno-unused-macros
else
	skip 'as C++' 'no C++ compiler'
fi

done_testing
