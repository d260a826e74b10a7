#!/bin/sh
# oracle.t -- what the tests expect of the views agrees with published values
#
# solve.awk and expect.awk say what every view must print.  This test compares
# them with the lines that the seeds print and with published numbers.
. tests/tap.sh

boards='1 2 3 4 5 6 7 8 9 10 12'

# view N VIEW LIST: the text that expect.awk expects
view() {
	awk -v N="$1" -v VIEW="$2" -f tests/views/expect.awk "$3"
}

# write_everything N: the list and all views of a board, of board 10 all that there are
write_everything() {
	awk -v N="$1" -f tests/views/solve.awk >"$scratch/$1.in" || return
	for v in $(views_of $(($1 == 10 ? 9 : $1))); do
		view "$1" "$v" "$scratch/$1.in" >"$scratch/$1.$v" || return
	done
}

for n in $boards; do
	ok "N=$n: every view has a text" write_everything $n
	ok "N=$n: the view list is the solver's list" \
		cmp "$scratch/$n.in" "$scratch/$n.list"
done

# counts N: the published numbers, in three views
counts() {
	known "$1"
	equal "$(wc -l <"$scratch/$1.list")" "$all" || return
	equal "$(tr '\n' ' ' <"$scratch/$1.summary")" \
		"board $1 all $all fundamental $fundamental groups-of-8 $of_8 \
groups-of-4 $of_4 groups-of-2 $of_2 groups-of-1 $of_1 " || return
	for size in 8 4 2 1; do
		eval "wanted=\$of_$size"
		equal "$(grep -c "^Group .*: $size solutions\$" \
			"$scratch/$1.groups")" "$wanted" || return
	done
}
for n in $boards; do
	ok "N=$n: list, summary and groups have the published numbers" counts $n
done

digits() {
	tr -d ' ' <"$scratch/8.list" | sha256sum | cut -d ' ' -f 1
}
ok 'N=8: the 92 lines of 8 digits have the published SHA-256' equal "$(digits)" \
	e5e47ee3e89a22c4003a3dabba50ff8bc8f384d9dd4541f6fd8cad5f0f163b6d

# first_columns N: how many solutions have the queen of row 1 in column 1, in
# column 2, and so on up to the middle
first_columns() {
	awk -v N="$1" '{ n[$1]++ } END {
		for (c = 1; c <= N / 2; c++) print n[c]
	}' "$scratch/$1.list" | xargs
}
while read -r n row; do
	ok "N=$n: so many solutions have the first queen in column 1, 2, ...: $row" \
		equal "$(first_columns "$n")" "$row"
done <<'TABLE'
8 4 8 16 18
10 64 48 65 93 92
12 500 806 1165 1359 1631 1639
TABLE

# Only a list in lexicographic order is, upside down, its own mirror image.
mirrored() {
	awk -v N="$1" '{
		for (r = 1; r <= N; r++) $r = N + 1 - $r
		row[NR] = $0
	} END {
		for (i = NR; i >= 1; i--) print row[i]
	}' "$scratch/$1.list" >"$scratch/mirror" &&
		cmp "$scratch/mirror" "$scratch/$1.list"
}
for n in $boards; do
	ok "N=$n: the mirrored list is the list upside down" mirrored $n
done

# squares: how many of the printed boards have a queen on each square of rows 1
# to 4
squares() {
	awk '/^[Q.] / {
		r++
		for (c = 1; c <= 8; c++) n[r % 8 * 8 + c] += ($c == "Q")
	} END {
		for (k = 9; k <= 40; k++) print n[k]
	}' "$scratch/8.boards" | xargs
}
ok 'N=8: each square has a queen on so many boards' equal "$(squares)" '4 8 16 18 18 16 8 4 8 16 14 8 '\
'8 14 16 8 16 14 4 12 12 4 14 16 18 8 12 8 8 12 8 18'

fundamentals() {
	sed -n 's/^Untransformed//p' "$scratch/$1.groups" | tr -d '[],' | xargs
}

while read -r n row; do
	ok "N=$n: the fundamental solutions are $row" equal "$(fundamentals "$n")" "$row"
done <<TABLE
4 2413
5 13524 25314
6 246135
7 1357246 1473625 2417536 2514736 2574136 2637415
8 15863724 16837425 24683175 25713864 25741863 26174835 26831475 27368514 \
27581463 35281746 35841726 36258174
TABLE

first_board() {
	awk 'NR > 1 { print $2 }' "$scratch/8.first" | xargs
}
ok 'N=8: the first seed finds 4 6 1 5 2 0 3 7' equal "$(first_board)" '4 6 1 5 2 0 3 7'

# line FILE AT: that line, with | for its end, ~ for CR, > for TAB, _ for a blank
# before it
line() {
	sed -n "$2p" "$1" | tr '\r\t' '~>' | sed 's/$/|/; :blank; s/^\(_*\) /\1_/; t blank'
}

# board, view, line number, text; no text if the view has fewer lines
while read -r n v at text; do
	ok "N=$n: line $at of $v is ${text:-missing}" equal "$(line "$scratch/$n.$v" "$at")" "$text"
done <<'TABLE'
9 list 1 1 3 6 8 2 4 9 7 5|
10 list 1 1 3 6 8 10 5 9 2 4 7|
8 first 1 Result:|
8 first 2 0 4|
8 first 9 7 7|
8 first 10
3 first 1 Result:|
3 first 2
1 first 2 0 0|
8 pairs 1 (((4 8) (2 7) (7 6) (3 5) (6 4) (8 3) (5 2) (1 1))|
8 pairs 92 ((5 8) (7 7) (2 6) (6 5) (3 4) (1 3) (4 2) (8 1))|
8 pairs 93 )|
8 pairs 94
2 pairs 1 ()|
2 pairs 2
8 sexp 1 ((4 2 7 3 6 8 5 1)|
8 sexp 92 (5 7 2 6 3 1 4 8)|
8 sexp 93 )|
3 sexp 1 ()|
3 sexp 2
8 boards 1 Solution #1:|
8 boards 2 |
8 boards 3 Q . . . . . . . |
8 boards 4 . . . . Q . . . |
8 boards 5 . . . . . . . Q |
8 boards 6 . . . . . Q . . |
8 boards 7 . . Q . . . . . |
8 boards 8 . . . . . . Q . |
8 boards 9 . Q . . . . . . |
8 boards 10 . . . Q . . . . |
8 boards 11 |
8 boards 12 Solution #2:|
8 boards 1002 Solution #92:|
8 boards 1012 |
8 boards 1013
2 boards 1
8 c 1 INFO: Solution found: [8,4,1,3,6,2,7,5].~|
8 c 87 INFO: Solution found: [2,5,7,1,3,8,6,4].~|
8 c 88 INFO: Solution found: [2,4,6,8,3,1,7,5].~|
8 c 89 INFO: Solution found: [1,7,5,8,2,4,6,3].~|
8 c 90 INFO: Solution found: [1,7,4,6,8,2,5,3].~|
8 c 91 INFO: Solution found: [1,6,8,3,7,4,2,5].~|
8 c 92 INFO: Solution found: [1,5,8,6,3,7,2,4].~|
8 c 93 INFO: Run completed 92 solutions discovered.~|
8 c 94
2 c 1 INFO: Run completed 0 solutions discovered.~|
8 prolog 1 1. [5,2,6,1,7,4,8,3]|
8 prolog 87 87. [4,8,5,3,1,7,2,6]|
8 prolog 88 88. [4,2,8,5,7,1,3,6]|
8 prolog 89 89. [4,8,1,5,7,2,6,3]|
8 prolog 90 90. [8,2,5,3,1,7,4,6]|
8 prolog 91 91. [8,2,4,1,7,5,3,6]|
8 prolog 92 92. [3,8,4,7,1,6,2,5]|
8 prolog 93 |
8 prolog 94 INFO: Run completed 92 solutions found.|
8 prolog 95
2 prolog 1 |
2 prolog 2 INFO: Run completed 0 solutions found.|
8 groups 1 Group 1: 8 solutions|
8 groups 2 Untransformed [1,5,8,6,3,7,2,4]|
8 groups 10 |
8 groups 21 Group 3: 8 solutions|
8 groups 22 Untransformed [2,4,6,8,3,1,7,5]|
8 groups 23 Rotate 90 [3,8,4,7,1,6,2,5]|
8 groups 24 Rotate 180 [4,2,8,6,1,3,5,7]|
8 groups 25 Rotate 270 [4,7,3,8,2,5,1,6]|
8 groups 26 Reflect [5,7,1,3,8,6,4,2]|
8 groups 27 Reflect + Rotate 90 [6,1,5,2,8,3,7,4]|
8 groups 28 Reflect + Rotate 180 [7,5,3,1,6,8,2,4]|
8 groups 29 Reflect + Rotate 270 [5,2,6,1,7,4,8,3]|
8 groups 91 Group 10: 4 solutions|
8 groups 92 Untransformed [3,5,2,8,1,7,4,6]|
8 groups 93 Rotate 90 [4,6,8,2,7,1,3,5]|
8 groups 94 Rotate 180 [3,5,2,8,1,7,4,6]|
8 groups 95 Rotate 270 [4,6,8,2,7,1,3,5]|
8 groups 96 Reflect [6,4,7,1,8,2,5,3]|
8 groups 97 Reflect + Rotate 90 [5,3,1,7,2,8,6,4]|
8 groups 98 Reflect + Rotate 180 [6,4,7,1,8,2,5,3]|
8 groups 99 Reflect + Rotate 270 [5,3,1,7,2,8,6,4]|
8 groups 100 |
8 groups 121
3 groups 1
8 tsv 1 rank>columns>group>image>image_number>size|
8 tsv 2 1>1 5 8 6 3 7 2 4>1>Untransformed>0>8|
8 tsv /3.8.4.7.1.6.2.5/ 28>3 8 4 7 1 6 2 5>3>Rotate 90>1>8|
8 tsv /5.2.6.1.7.4.8.3/ 52>5 2 6 1 7 4 8 3>3>Reflect + Rotate 270>7>8|
8 tsv /4.6.8.2.7.1.3.5/ 38>4 6 8 2 7 1 3 5>10>Rotate 90>1>4|
8 tsv /5.3.1.7.2.8.6.4/ 55>5 3 1 7 2 8 6 4>10>Reflect + Rotate 90>5>4|
8 tsv 93 92>8 4 1 3 6 2 7 5>1>Reflect + Rotate 180>6>8|
8 tsv 94
2 tsv 1 rank>columns>group>image>image_number>size|
2 tsv 2
8 unicode 1 Solution 1 of 92, group 1 of 12|
8 unicode 3 ____1 2 3 4 5 6 7 8|
8 unicode 5 1 | ♛ ░░  ░░  ░░  ░░| 1|
8 unicode 6 2 | ░░  ░░  ♛░  ░░  | 5|
8 unicode 13 __+-----------------+|
8 unicode 14 |
8 unicode 1287 __+-----------------+|
8 unicode 1288
10 unicode 3 _____1 2 3 4 5 6 7 8 9 0|
10 unicode 5 _1 | ♛ ░░  ░░  ░░  ░░  ░░| 1|
2 unicode 1
8 images 1 Group 1: 8 boards|
8 images 3 _Untransformed       Rotate 90           Rotate 180          Rotate 270|
8 images 4 |♛ ░░  ░░  ░░  ░░|  |  ░░  ░░  ░░  ♛░|  |  ░░  ░░♛ ░░  ░░|  |  ░░♛ ░░  ░░  ░░||
8 images 12 _1 5 8 6 3 7 2 4     8 2 4 1 7 5 3 6     5 7 2 6 3 1 4 8     3 6 4 2 8 5 7 1|
8 images 14 _Reflect             Reflect             Reflect             Reflect|
8 images 15 _____________________+ Rotate 90         + Rotate 180        + Rotate 270|
8 images 24 _4 2 7 3 6 8 5 1     1 7 5 8 2 4 6 3     8 4 1 3 6 2 7 5     6 3 5 7 1 4 2 8|
8 images 226 Group 10: 4 boards|
8 images 300
3 images 1
8 wall 1 1    2    3    4    5    6    7    8    9    10   11   12   13   14   15   16|
8 wall 2 ⠁⠀⢂⠠ ⠁⡀⠐⠠ ⠁⠠⢀⠂ ⠁⠀⠄⢂ ⠈⠐⠠⢀ ⡈⠀⠂⠄ ⠈⢀⠂⠄ ⠌⠀⠐⡀ ⠈⡀⠐⠠ ⠈⠄⢀⠂ ⠈⠀⠄⢂ ⡈⠀⠠⠐ ⠂⠁⡀⠄ ⠠⠁⠂⢀ ⠠⠁⠂⢀ ⡀⠁⠂⠄|
8 wall 18 ⠠⠐⡈⠀ ⠀⠄⢂⠈ ⠁⠐⡀⠠ ⠠⢀⠂⠈ ⠂⢀⠡⠀ ⠂⠄⢀⠈ ⠂⠄⡈⠀ ⠠⢀⠈⠐ ⠀⠄⢂⠁ ⠁⠠⢀⠂ ⠈⢀⠂⠄ ⠐⠀⡈⠄|
8 wall 19
2 wall 1
8 puzzles 1 1 a8 e7|
8 puzzles 5 1 e7 f5|
8 puzzles 525
1 puzzles 1 1 |
2 puzzles 1
TABLE

# How many sets of squares the view puzzles has, and how many solutions need one
# queen, two, and three.
puzzles() {
	awk '$1 != last { n[NF - 1]++ } { last = $1 }
		END { print NR, n[1] + 0, n[2] + 0, n[3] + 0 }' "$scratch/$1.puzzles"
}
while read -r n counts; do
	ok "N=$n: puzzles, and solutions that need 1, 2, 3 queens: $counts" \
		equal "$(puzzles $n)" "$counts"
done <<'TABLE'
4 8 2 0 0
5 100 0 10 0
6 24 4 0 0
7 440 0 40 0
8 524 0 84 8
9 5944 0 68 284
TABLE

# both_ways N: permuting and testing, and sorting by the places of insertion
both_ways() {
	view "$1" prolog-made "$scratch/$1.in" >"$scratch/made" &&
		view "$1" prolog-sorted "$scratch/$1.in" >"$scratch/sorted" &&
		cmp "$scratch/made" "$scratch/sorted" &&
		cmp "$scratch/made" "$scratch/$1.prolog"
}
for n in 1 2 3 4 5 6 7 8 9; do
	ok "N=$n: both ways lead to the order of the Prolog program" both_ways $n
done

# reordered N VIEW: the boards of the view, sorted, are the list
reordered() {
	sed -n 's/.*\[\(.*\)].*/\1/p' "$scratch/$1.$2" | tr , ' ' |
		sort >"$scratch/sorted"
	sort "$scratch/$1.in" | cmp "$scratch/sorted" -
}
for n in $boards; do
	ok "N=$n: c holds the whole list" reordered $n c
	ok "N=$n: prolog holds the whole list" reordered $n prolog
done

# --- S-expressions ------------------------------------------------------------

# balanced FILE: one expression, and its end is the end of the text
balanced() {
	awk '{
		if (NR > 1 && depth == 0)
			exit wrong = 1
		for (i = 1; i <= length($0); i++) {
			c = substr($0, i, 1)
			depth += (c == "(") - (c == ")")
			if (depth < 0 || (depth == 0 && i < length($0)))
				exit wrong = 1
		}
	}
	END { exit wrong || depth != 0 || NR == 0 }' "$1"
}
for n in $boards; do
	ok "N=$n: pairs is one expression" balanced "$scratch/$n.pairs"
	ok "N=$n: sexp is one expression" balanced "$scratch/$n.sexp"
done
printf '(a (b)\n)\n' >"$scratch/text"
ok 'balanced parentheses are one expression' balanced "$scratch/text"
for text in '(()' '())' '() ()' ')(' '()\n()' ''; do
	printf "$text" >"$scratch/text"
	ok "no expression: $text" exits 1 balanced "$scratch/text"
done

# --- wrong input --------------------------------------------------------------

sed 5d "$scratch/8.in" >"$scratch/less"
ok 'the oracle refuses a list without one solution' says 'whole groups' 1 \
	view 8 groups "$scratch/less"
ok 'the oracle refuses the list of another board' says 'has 8 columns' 1 \
	view 9 list "$scratch/8.in"
ok 'the oracle refuses an unknown view' says 'no view "grids"' 2 \
	view 8 grids "$scratch/8.in"
ok 'the oracle refuses board 13' says 'from 1 to 12' 2 view 13 list "$scratch/8.in"
ok 'the solver refuses to run without a board' says 'not a board' 2 \
	awk -f tests/views/solve.awk

done_testing
