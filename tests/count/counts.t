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

# --- wrong numbers -----------------------------------------------------------

# refuses N CHANGE TEXT: a counter with another published number does not agree with it
refuses() {
	sed "$2" gen/published.h >"$scratch/tree/gen/published.h" || return
	! cmp -s gen/published.h "$scratch/tree/gen/published.h" || return
	(cd "$scratch/tree" && unset OUT && BUILD_CFLAGS=-O0 exits 2 make -s count N=$1) \
		>"$scratch/log" 2>&1
	refused=$?
	cat "$scratch/log"
	[ $refused = 0 ] && grep -qxF -e "$3" "$scratch/log"
}
if [ "$LONG" ]; then
	copy_tree "$scratch/tree" || exit 1
	while IFS='~' read -r name n change text; do
		ok "a count is refused: $name" refuses $n "$change" "$text"
	done <<-'END'
		another count~8~/\[8\]/s/92/93/~qcount: counted 92 solutions and 12 fundamental ones; board 8 has 93 and 12
		another fundamental count~16~/\[16\]/s/1846955/1846956/~qcount: counted 14772512 solutions and 1846955 fundamental ones; board 16 has 14772512 and 1846956
	END
fi

done_testing
