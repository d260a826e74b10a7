#!/bin/sh
# views.t -- every view of every small board is what the oracle expects
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10}"
views='list summary first pairs sexp boards c prolog groups tsv counts'

# shows N VIEW: the printer's text is the oracle's
shows() {
	awk -v N="$1" -v VIEW="$2" -f tests/views/expect.awk \
		"$scratch/list" >"$scratch/wanted" &&
		"$OUT/queens$1" "$2" >"$scratch/got" &&
		cmp "$scratch/wanted" "$scratch/got"
}

for n in $BOARDS; do
	[ "$n" -le 10 ] || continue
	awk -v N="$n" -f tests/views/solve.awk >"$scratch/list"
	for view in $views; do
		ok "N=$n $view" shows "$n" "$view"
	done
	ok "N=$n without a word is list" sh -c \
		"'$OUT/queens$n' | cmp - '$scratch/list'"
done

# --- larger boards: what a list and a summary must be, whoever made them -----

# N, all, fundamental, groups of 8, 4, 2: OEIS A000170, A002562, A260320
known() {
	sed -n "s/^$1 //p" <<'END'
11 2680 341 329 12 0
12 14200 1787 1765 18 4
13 73712 9233 9197 32 4
14 365596 45752 45647 105 0
END
}

# Legal, ascending, and symmetric: the list read backwards is its mirror image.
cat >"$scratch/legal.awk" <<'EOF2'
{
	for (i = 1; i <= N; i++)
		for (j = i + 1; j <= N; j++)
			if ($i == $j || $i - $j == i - j || $i - $j == j - i)
				exit wrong = 1
	key = mirror = ""
	for (i = 1; i <= N; i++) {
		key = key sprintf("%02d", $i)
		mirror = mirror sprintf("%02d", N + 1 - $i)
	}
	if (NF != N || key <= last)
		exit wrong = 1
	last = row[NR] = key
	mirrored[NR] = mirror
}
END {
	for (i = 1; i <= NR && !wrong; i++)
		wrong = row[NR + 1 - i] != mirrored[i]
	exit wrong || NR != ALL
}
EOF2
summary() {
	[ "$("$OUT/queens$1" summary | tr '\n' ' ')" = "board $1 all $2 \
fundamental $3 groups-of-8 $4 groups-of-4 $5 groups-of-2 $6 groups-of-1 0 " ]
}
legal() {
	"$OUT/queens$1" | awk -v N="$1" -v ALL="$2" -f "$scratch/legal.awk"
}
lists_of_tsv() {
	"$OUT/queens$1" tsv | sed 1d | cut -f 2 >"$scratch/list"
	"$OUT/queens$1" | cmp - "$scratch/list"
}
for n in $BOARDS; do
	[ "$n" -gt 10 ] || continue
	set -- $(known "$n")
	ok "N=$n summary" summary "$n" "$@"
	ok "N=$n list is legal, ascending, symmetric, of $1 lines" \
		legal "$n" "$1"
	ok "N=$n tsv has the same list" lists_of_tsv "$n"
done

done_testing
