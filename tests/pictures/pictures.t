#!/bin/sh
# pictures.t -- galleries, posters, walks, puzzles and pages that answer show what the tables hold
#
# Needs no browser.  tests/browser/ looks at what a browser draws.
# long
. tests/tap.sh

products="$scratch/made"
mkdir "$products" "$scratch/other" "$scratch/lists"
published | tr ' ' '\t' >"$scratch/published"
cat >"$scratch/lists/queens.list.m4" <<'END'
q_each(<|puzzle|>, <|$1	q_spaced(<|$2|>)	q_spaced(<|$3|>)
|>)m4_dnl
END

# says_all: the page has every piece of text that wanted.awk prints, in their order
says_all() {
	exits 0 awk -v N=$n -v WHAT=$what -f tests/views/images.awk -f tests/pictures/wanted.awk \
		"$scratch/published" "$data" >"$scratch/wanted" && exits 0 awk '
		NR == 1 { page = $0; next }
		i = index(page, $0) { page = substr(page, i + length($0)); next }
		{ print "not here: " $0; lost = 1 }
		END { exit lost || NR < 4 }' RS='\001' "$page" RS='\n' "$scratch/wanted"
}

# Nothing runs, and nothing is loaded.
still() {
	exits 0 sed 's| xmlns="http://www.w3.org/2000/svg"||; s|^<link rel="icon" href="data:,">$||' "$page" >"$scratch/page" &&
		grep -niE '<(script|link|img|iframe)|[ "]on[a-z]+=|javascript:|@import|@font-face|src=|https?:|url\([^#]' \
			"$scratch/page" | none
}

while read -r what ending most boards; do
	for n in $boards; do
		page=$products/queens$n$ending data=$products/queens$n.tsv
		[ $what != puzzles ] || data=$products/queens$n.list
		ok "queens$n$ending: queens-tables makes it" gen/queens-tables -t "$scratch/lists" "$page" "$data"
		[ $what = walk ] || ok "queens$n$ending: the page says what it must, in order" says_all
		ok "queens$n$ending: the page runs and loads nothing" still
		ok "queens$n$ending: the page takes at most $most bytes" at_most "$(wc -c <"$page")" $most
	done
done <<'END'
gallery .html 70000 1 2 3 4 5 6 7 8
gallery .html 210000 9 10
poster .svg 20000 4 5 6 7 8
walk _walk.html 60000 4 5 6
ask _ask.html 50000 4 5 6 7 8
ask _ask.html 140000 9
puzzles _puzzles.html 90000 4 5 6 7 8 9 10
END

# walked: each frame of board 4: its queens, the squares that are marked, and the words under it
walked() {
	page=$products/queens4_walk.html
	grep -q ' = 256 boards. This search looked at 8 boards,' "$page" && sed -n '/^<li class="[a-z]*" id="f/ {
		s/.*"img" aria-label="Frame [0-9]*. //
		s/<polyline points/<polyline class="on" points/
		s/<polyline class="\([a-z-]*\)" points="\([^"]*\)"/; \1 \2</g
		s/<figcaption><b>.*<\/b>/;/
		s/<span class="go">.*//
		s/"*>*<[^>]*>//g
		p
	}' "$page" | diff - "$scratch/frames"
}
# By hand.  A square is its column and row.
cat >"$scratch/frames" <<'END'
Queens: 1.; below 1 2 2 2 1 3 3 3 1 4 4 4; on 1 1 ; Row 1: column 1 is free.
Queens: 1 3.; below 1 3 2 3 3 3 4 3 1 4 3 4 4 4; attacked 1 2 2 2; on 1 1 3 2 ; Row 2: column 3 is free.
Queens: 1 3.; below 1 4 3 4 4 4; attacked 1 3 2 3 3 3 4 3; on 1 1 3 2 ; Row 3: all are attacked.
Queens: 1 4.; below 1 3 3 3 4 3 1 4 2 4 4 4; attacked 1 2 2 2; given-up 3 2; on 1 1 4 2 ; Back to row 2: try column 4.
Queens: 1 4 2.; below 1 4 2 4 3 4 4 4; attacked 1 3 3 3 4 3; on 1 1 4 2 2 3 ; Row 3: column 2 is free.
Queens: 1 4 2.; attacked 1 4 2 4 3 4 4 4; on 1 1 4 2 2 3 ; Row 4: all are attacked.
Queens: 1 4.; below 1 4 2 4 4 4; attacked 1 3 3 3 4 3; given-up 2 3; on 1 1 4 2 ; Back to row 3: none is left.
Queens: 1.; below 1 3 3 3 1 4 4 4; attacked 1 2 2 2; given-up 3 2 4 2; on 1 1 ; Back to row 2: none is left.
Queens: 2.; below 1 2 2 2 3 2 2 3 4 3 2 4; given-up 1 1; on 2 1 ; Back to row 1: try column 2.
Queens: 2 4.; below 2 3 3 3 4 3 2 4 4 4; attacked 1 2 2 2 3 2; on 2 1 4 2 ; Row 2: column 4 is free.
Queens: 2 4 1.; below 1 4 2 4 4 4; attacked 2 3 3 3 4 3; on 2 1 4 2 1 3 ; Row 3: column 1 is free.
Queens: 2 4 1 3.; attacked 1 4 2 4 4 4; on 2 1 4 2 1 3 3 4 ; Row 4: column 3 is free: 2 4 1 3.
END
ok 'N=4: the walk tries what a hand tries' walked

# A puzzle's given queens stand in one solution, and without any of them in more.  Puzzle i
# is image i % 8 of its group, and no puzzle has fewer queens to place than the one before.
puzzles() {
	gen/queens-tables -t "$scratch/lists" "$products/queens$1.tsv" "$products/queens$1.list" && awk -F '\t' -v N=$1 '
		function fits(without, s, r, word, fit) {
			for (s in solution) {
				split(s, word, " ")
				for (r = 1; r <= N && (!given[r] || r == without || given[r] == word[r]); r++)
					continue
				fit += r > N
			}
			return fit
		}
		NR == FNR {
			group[$2] = $3
			image[$2] = $5
			size[$2] = $6
			if (FNR > 1)
				solution[$2]
			next
		}
		used[group[$2]]++ { print "a group that had its puzzle: " $0 }
		size[$2] == 8 && image[$2] != $1 % 8 { print "image " image[$2] ": " $0 }
		{
			split($3, given, " ")
			left = 0
			for (r = 1; r <= N; r++) {
				left += !given[r]
				if (given[r] && fits(r) < 2)
					print "one queen too many: " $0
			}
			before = before > left ? before : left
		}
		fits(0) != 1 { print fits(0) " solutions: " $0 }
		left < before { print "not sorted: " $0 }
		END { print FNR " puzzles" }' "$products/queens$1.tsv" "$products/queens$1.list" >"$scratch/said"
	equal "$(cat "$scratch/said")" "$2 puzzles"
}
for n in 4 6 8 9; do
	known $n
	ok "N=$n: each puzzle has one solution, and needs each given queen" puzzles $n $fundamental
done

# refused N ENDING WHY
refused() {
	says ": board $1: $3" 1 env -C "$scratch" "$PWD/gen/queens-tables" "other/queens$1$2" &&
		[ -z "$(ls -A "$scratch/other")" ]
}
while IFS='|' read -r n ending why; do
	ok "queens$n$ending is refused" refused "$n" "$ending" "$why"
done <<'END'
11|.html|a gallery is for boards to 10
3|.svg|a poster is for boards 4 to 8
9|.svg|a poster is for boards 4 to 8
3|_walk.html|a walk is drawn for boards 4 to 6
7|_walk.html|a walk is drawn for boards 4 to 6
3|_ask.html|a page that answers is for boards 4 to 9
10|_ask.html|a page that answers is for boards 4 to 9
1|_puzzles.html|puzzles are for boards 4 to 12
13|_puzzles.html|puzzles are for boards 4 to 12
END
done_testing
