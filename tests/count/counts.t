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
published=gen/count/published.tsv

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
	grep -qxF "$(printf "$2")" "$scratch/log" &&
		! ls "$scratch"/tree/out/*counts.[hc] 2>/dev/null
}
while IFS='~' read -r name change text; do
	ok "make counts refuses $name" stops "$change" "$text"
done <<'END'
another count~s/	92	12	/	93	12	/~> 8\t92\t12\tcomputed
another fundamental count~s/	1846955	/	1846956	/~> 16\t14772512\t1846955\tcomputed
a counted board that is missing~/^5	/d~> 5\t10\t2\tcomputed
a published board that is missing~/^20	/d~published.tsv: row 20 is board 21
a published board that claims to be counted~/^17	/s/published/computed/~< 17\t95815104\t11977939\tcomputed
a counted board that claims not to be~/^7	/s/computed/published/~> 7\t40\t6\tcomputed
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
