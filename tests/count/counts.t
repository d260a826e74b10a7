#!/bin/sh
# counts.t -- the table of counts: what is published, and what is computed
. tests/tap.sh

: "${CC:=cc}"
exits 0 make -s OUT="$OUT" counts "$OUT/queens8" || exit 1
strict='-Wall -Wextra -pedantic -Werror -Wconversion -Wsign-conversion -Wshadow'

# reads COMPILER FLAGS...: the table, compiled so, says what OEIS says
reads() {
	header="-DCOUNTS_HEADER=\"$(cd "$OUT" && pwd)/queens_counts.h\""
	"$@" $strict "$header" -o "$scratch/reads" tests/count/counts.c \
		"$OUT/queens_counts.c" &&
		"$scratch/reads" | diff tests/views/counts.txt -
}
for standard in c90 c99 c11 c2x; do
	ok "as $standard" reads $CC -std=$standard
done
if command -v c++ >/dev/null; then
	ok 'as C++' reads c++ -x c++ -std=c++11 -Wno-unused-macros
else
	skip 'as C++' 'no C++ compiler'
fi

ok 'the view has the same rows' sh -c \
	"'$OUT/queens8' counts | diff tests/views/counts.txt -"

# --- wrong numbers -----------------------------------------------------------

copy_tree "$scratch/tree" && mkdir -p "$scratch/tree/out/build" || exit 1
published=$scratch/tree/templates/counts/published.m4

# stops CHANGE TEXT: make says so, and makes no table
stops() {
	cp templates/counts/published.m4 "$published" &&
		sed -i "$1" "$published" && ! cmp -s templates/counts/published.m4 \
		"$published" || return
	(cd "$scratch/tree" && unset OUT && exits 2 env BUILD_CFLAGS=-O0 \
		make -s counts) >"$scratch/log" 2>&1 || return
	cat "$scratch/log"
	[ "$(grep -c '^counts.awk: ' "$scratch/log")" = 1 ] &&
		grep -qxF "counts.awk: $2" "$scratch/log" &&
		! ls "$scratch"/tree/out/*counts* 2>/dev/null
}
while IFS='~' read -r name change text; do
	ok "$name" stops "$change" "$text"
done <<'END'
another count~s/<|92|>, <|12|>/<|93|>, <|12|>/~board 8: 92 12 computed, 93 12 published
another fundamental count~s/<|1846955|>/<|1846956|>/~board 16: 14772512 1846955 computed, 14772512 1846956 published
a row less~/<|5|>, /d~row 5 is board 6
a row that is said to be computed~/<|17|>, /s/published/computed/~board 17 is marked as computed
a row that is not~/<|7|>, /s/computed/published/~board 7 is marked as published
END

heals() {
	cp templates/counts/published.m4 "$published"
	(cd "$scratch/tree" && unset OUT && exits 0 env BUILD_CFLAGS=-O0 \
		make -s counts) && cmp "$scratch/tree/out/queens_counts.c" \
		"$OUT/queens_counts.c" || return
	echo >>"$scratch/tree/out/queens_counts.c"
	(cd "$scratch/tree" && unset OUT && exits 0 env BUILD_CFLAGS=-O0 \
		make -s counts) && cmp "$scratch/tree/out/queens_counts.c" \
		"$OUT/queens_counts.c"
}
ok 'the right rows are taken, and an edited table is made again' heals

done_testing
