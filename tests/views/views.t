#!/bin/sh
# views.t -- a printer prints all solutions, their groups, and what was published
. tests/tap.sh

: "${BOARDS:=1 2 4 8 10 11}"

# lawful N ALL: as many lines as published, each a solution that comes after the line before;
# the view tsv has the same
lawful() {
	"$OUT/queens$1" >"$scratch/list" &&
		awk -v N=$1 -v FILE=list -f tests/certify/check.awk "$scratch/list" >"$scratch/sound" &&
		equal "$(wc -l <"$scratch/sound")" "$2" || return
	"$OUT/queens$1" tsv | sed 1d | cut -f 2 | cmp - "$scratch/list"
}
# grouped N: groups, their images and the names of these are as symmetry has them
grouped() {
	for view in groups tsv; do
		awk -v N=$1 -v VIEW=$view -f tests/views/images.awk -f tests/views/expect.awk "$scratch/list" \
			>"$scratch/wanted" && "$OUT/queens$1" $view | cmp "$scratch/wanted" - || return
	done
	cmp "$scratch/wanted" "$OUT/queens$1.tsv"
}
# shows N VIEW: it has every solution of the list.  version.t knows its bytes; tests/seeds runs the
# programs that some views repeat.
shows() {
	"$OUT/queens$1" $2 | case $2 in
	c) sed -n 's/.*\[\(.*\)\].*/\1/p' | tr , ' ' | tac ;;
	prolog) sed -n 's/.*\[\(.*\)\]/\1/p' | tr , ' ' | sort -V ;;
	pairs | sexp)
		sed 's/(\([0-9]*\) [0-9]*)/\1/g' | tr -d '()' |
			awk 'NF { for (i = NF; i > 1; i--) printf "%s ", $i; print $1 }'
		;;
	boards | unicode)
		sed 's/░/ /g; s/♛/Q/; s/^[1-9] | //' |
			awk -v N=$1 '/Q/ { printf "%d%s", (index($0, "Q") + 1) / 2, ++row % N ? " " : "\n" }'
		;;
	esac | cmp "$scratch/list" -
}
# summary N: the published numbers
summary() {
	equal "$("$OUT/queens$1" summary | tr '\n' ' ')" "board $1 all $all \
fundamental $fundamental groups-of-8 $of_8 groups-of-4 $of_4 \
groups-of-2 $of_2 groups-of-1 $of_1 "
}
for n in $BOARDS; do
	known $n
	ok "N=$n: the summary has the published numbers" summary $n
	ok "N=$n: the list has $all solutions, in order" lawful $n $all
	[ $n -gt 12 ] || ok "N=$n: the groups are those of the list" grouped $n
	for view in $(views_of $n); do
		case $view in
		list | summary | first | groups | tsv) ;;
		*) ok "N=$n: $view has all solutions" shows $n $view ;;
		esac
	done
done

# --- what others published --------------------------------------------------------

digits() {
	"$OUT/queens8" | tr -d ' ' | sha256sum | cut -d ' ' -f 1
}
ok 'N=8: the 92 lines of 8 digits have the published SHA-256' equal "$(digits)" \
	e5e47ee3e89a22c4003a3dabba50ff8bc8f384d9dd4541f6fd8cad5f0f163b6d
ok 'N=8: the fundamental solutions are the published ones' equal \
	"$("$OUT/queens8" groups | sed -n 's/^Untransformed//p' | tr -d '[],' | xargs)" \
	'15863724 16837425 24683175 25713864 25741863 26174835 26831475 27368514 27581463 35281746 35841726 36258174'

# line N VIEW AT: that line, with | for its end, ~ for CR, > for TAB
line() {
	"$OUT/queens$1" $2 | sed -n "$3p" | tr '\r\t' '~>' | sed 's/$/|/'
}
# board, view, line number, text; no text if the view has fewer lines
while read -r n v at text; do
	ok "N=$n: line $at of $v is ${text:-missing}" equal "$(line $n $v $at)" "$text"
done <<'TABLE'
10 list 1 1 3 6 8 10 5 9 2 4 7|
8 first 1 Result:|
8 first 2 0 4|
8 first 9 7 7|
2 first 2
8 pairs 1 (((4 8) (2 7) (7 6) (3 5) (6 4) (8 3) (5 2) (1 1))|
2 pairs 1 ()|
8 sexp 1 ((4 2 7 3 6 8 5 1)|
8 boards 1 Solution #1:|
8 boards 2 |
8 boards 3 Q . . . . . . . |
8 c 1 INFO: Solution found: [8,4,1,3,6,2,7,5].~|
8 c 93 INFO: Run completed 92 solutions discovered.~|
8 prolog 1 1. [5,2,6,1,7,4,8,3]|
8 prolog 92 92. [3,8,4,7,1,6,2,5]|
8 prolog 94 INFO: Run completed 92 solutions found.|
8 groups 23 Rotate 90 [3,8,4,7,1,6,2,5]|
8 groups 26 Reflect [5,7,1,3,8,6,4,2]|
8 groups 27 Reflect + Rotate 90 [6,1,5,2,8,3,7,4]|
8 groups 97 Reflect + Rotate 90 [5,3,1,7,2,8,6,4]|
8 tsv 1 solution>columns>group_number>image_name>image_number>group_size|
8 tsv 53 52>5 2 6 1 7 4 8 3>3>Reflect + Rotate 270>7>8|
8 unicode 1 Solution 1 of 92, group 1 of 12|
8 unicode 5 1 | ♛ ░░  ░░  ░░  ░░| 1|
8 unicode 6 2 | ░░  ░░  ♛░  ░░  | 5|
TABLE

done_testing
