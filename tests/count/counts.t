#!/bin/sh
# counts.t -- the table of counts: what is published, and what is computed
. tests/tap.sh

: "${CC:=cc}"
exits 0 make -s OUT="$OUT" counts || exit 1
# board, all, fundamental, how: boards to 16 are counted here
awk 'NR > 1 { print $1, $2, $3, $1 <= 16 ? "computed" : "published" }' \
	tests/known.tsv >"$scratch/known"
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

copy_tree "$scratch/tree" || exit 1
published=gen/published.h

# counts: make the table in the tree
counts() {
	(cd "$scratch/tree" && unset OUT && BUILD_CFLAGS=-O0 make -s counts)
}

# stops CHANGE TEXT: make says TEXT, and makes no table
stops() {
	sed "$1" $published >"$scratch/tree/$published" || return
	! cmp -s $published "$scratch/tree/$published" || return
	exits 2 counts >"$scratch/log" 2>&1 || return
	cat "$scratch/log"
	grep -qxF -e "$2" "$scratch/log" &&
		! ls "$scratch"/tree/out/*counts.[hc] 2>/dev/null
}
while IFS='~' read -r name change text; do
	ok "make counts refuses $name" stops "$change" "$text"
done <<'END'
another count~/\[8\]/s/92/93/~qcount: counted 92 solutions and 12 fundamental ones; board 8 has 93 and 12
another fundamental count~/\[16\]/s/1846955/1846956/~qcount: counted 14772512 solutions and 1846955 fundamental ones; board 16 has 14772512 and 1846956
other half turns~/\[9\]/s/16/24/~qcount: counted 352 solutions and 46 fundamental ones; board 9 has 352 and 46, in other groups
END

heals() {
	cp $published "$scratch/tree/$published"
	exits 0 counts && cmp "$scratch/tree/out/queens_counts.c" \
		"$OUT/queens_counts.c" || return
	echo >>"$scratch/tree/out/queens_counts.c"
	exits 0 counts && cmp "$scratch/tree/out/queens_counts.c" \
		"$OUT/queens_counts.c"
}
ok 'make counts takes the right rows, and makes an edited table again' heals

done_testing
