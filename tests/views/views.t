#!/bin/sh
# views.t -- a printer prints every view as the oracle expects it
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"

# prints VIEW N WORD...: the printer of board N, with these words
prints() {
	awk -v N="$2" -v VIEW="$1" -f tests/views/expect.awk "$scratch/list" \
		>"$scratch/wanted" || return
	printer=$OUT/queens$2
	shift 2
	exits 0 "$printer" "$@" >"$scratch/got" &&
		cmp "$scratch/wanted" "$scratch/got"
}
for n in $BOARDS; do
	[ "$n" -le 12 ] || continue
	awk -v N="$n" -f tests/views/solve.awk >"$scratch/list"
	for view in $(views_of "$n"); do
		ok "N=$n prints $view" prints $view "$n" $view
	done
	ok "N=$n prints the list without a word" prints list "$n"
	ok "N=$n: the file .tsv is the view tsv" sh -c \
		"'$OUT/queens$n' tsv | cmp - '$OUT/queens$n.tsv'"
done

# --- large boards, by laws that any right list obeys --------------------------

# Each line is legal, the lines ascend, and the list upside down is its mirror
# image.
cat >"$scratch/legal.awk" <<'END'
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
END
legal() {
	"$OUT/queens$1" | awk -v N="$1" -v ALL="$all" -f "$scratch/legal.awk"
}
summary() {
	equal "$("$OUT/queens$1" summary | tr '\n' ' ')" "board $1 all $all \
fundamental $fundamental groups-of-8 $of_8 groups-of-4 $of_4 \
groups-of-2 $of_2 groups-of-1 $of_1 "
}
same_list() {
	"$OUT/queens$1" tsv | sed 1d | cut -f 2 >"$scratch/list"
	"$OUT/queens$1" | cmp - "$scratch/list"
}
for n in $BOARDS; do
	[ "$n" -gt 10 ] || continue
	known "$n"
	ok "N=$n: the summary has the published numbers" summary "$n"
	ok "N=$n: the list is legal, ascending, symmetric, of $all lines" \
		legal "$n"
	ok "N=$n: tsv and list have the same solutions" same_list "$n"
done

done_testing
