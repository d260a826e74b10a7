#!/bin/sh
# pictures.t -- galleries, posters, walks and puzzles show what the tables hold
#
# Needs no browser.  tests/browser/ looks at what a browser draws.
# long
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"
export qgen="$PWD/$OUT/build/host/qgen"
case $OUT in /*) qgen=$OUT/build/host/qgen ;; esac
products="$scratch/made"
mkdir "$products" "$scratch/other"

# made N ENDING...: the pictures of board N
made() {
	n=$1
	shift
	for ending; do
		exits 0 gen/queens-tables "$products/queens$n$ending" || return
	done
}

# shows N WHAT KIND...: the page has the lines of these kinds that wanted.awk has
shows() {
	n=$1 what=$2
	shift 2
	kinds="^($(echo "$@" | tr ' ' '|'))[|]"
	published | tr ' ' '\t' >"$scratch/published"
	awk -v N=$n -v WHAT=$what -f tests/pictures/wanted.awk "$scratch/published" - <"$products/queens$n.tsv" | grep -aE "$kinds" | sort >"$scratch/wanted"
	awk -f tests/pictures/page.awk "$page" | grep -aE "$kinds" | sort | diff "$scratch/wanted" -
}
# Each link and each url(#...) leads to one id of the page.
links() {
	grep -oE '[ "]id="[^"]*"' "$page" | sed 's/.*id="//;s/"//' | sort >"$scratch/ids"
	[ -z "$(uniq -d "$scratch/ids")" ] || { echo "twice: $(uniq -d "$scratch/ids")"; return 1; }
	grep -oE 'href="[^"]*"|url\([^)]*\)' "$page" | sed 's/href="//;s/url(//;s/[")]//g' | sort -u >"$scratch/links"
	[ -s "$scratch/links" ] && sed 's/^/#/' "$scratch/ids" | comm -13 - "$scratch/links" >"$scratch/lost"
	cat "$scratch/lost"
	[ ! -s "$scratch/lost" ]
}
# Nothing runs, and nothing is loaded.
still() {
	! grep -niE '<script|<link|<img|<iframe|[ "]on[a-z]+=|javascript:|@import|@font-face|src=|https?:|url\([^#]' "$page" |
		grep -v 'xmlns="http://www.w3.org/2000/svg"'
}
small() {
	at_most "$(wc -c <"$page")" "$1"
}
# page_of N ENDING BYTES: the picture, and what holds for each
page_of() {
	page=$products/queens$1$2
	ok "queens$1$2: queens-tables makes it" made $1 $2 .tsv
	ok "queens$1$2: links lead somewhere, ids are unique" links
	ok "queens$1$2: the page runs and loads nothing" still
	ok "queens$1$2: the page takes at most $3 bytes" small $3
}

for n in $BOARDS; do
	[ $n -le 10 ] || continue
	page_of $n .html $([ $n -le 8 ] && echo 70000 || echo 230000)
	ok "N=$n: each solution with its number, its group, its names and its arrows" shows $n gallery solution group
	ok "N=$n: each group has its large board, its numbers, words and lines" shows $n gallery contents large sum
	ok "N=$n: the board to turn has the images of the first group" shows $n gallery turned
	ok "N=$n: the list is complete" shows $n gallery listed
	ok "N=$n: the squares are counted and shaded" shows $n gallery square
	ok "N=$n: numbers of other boards are the published ones" shows $n gallery count
	case $n in [1-3] | 9 | 10) continue ;; esac
	page_of $n .svg 20000
	ok "N=$n: the poster has the fundamental solutions, and the squares" shows $n poster poster shade
done

# No two boards of the tree stand in one place.
apart() {
	grep -o 'href="#f[^>]*translate([^)]*' "$page" | sed 's/.*(//' | sort | uniq -d >"$scratch/twice"
	[ ! -s "$scratch/twice" ] && grep -q translate "$page"
}
for n in 4 5 6; do
	page_of $n _walk.html 60000
	ok "N=$n: the frames are the search, done again" shows $n walk frame gain
	ok "N=$n: the tree has the boards of the frames" shows $n walk node
	ok "N=$n: its boards stand apart" apart
done

# A puzzle's given queens stand in one solution, and without any of them in more.  Puzzle i
# is image i % 8 of its group, and no puzzle has fewer queens to place than the one before.
puzzles() {
	awk -f tests/pictures/page.awk "$page" | awk -v N=$1 '
		function fits(without, s, r, word, fit) {
			for (s in solution) {
				split(s, word, " ")
				for (r = 1; r <= N && (!given[r] || r == without || given[r] == word[r]); r++) continue
				fit += r > N
			}
			return fit
		}
		NR == FNR { if (FNR > 1) { solution[$2] = $3; image[$2] = $5; size[$2] = $6 } next }
		/^puzzle/ {
			if (used[solution[$3]]++) print "a group that had its puzzle: " $0
			if (size[$3] == 8 && image[$3] != $2 % 8) print "image " image[$3] ": " $0
			left = 0
			split($4, given, " ")
			for (r = 1; r <= N; r++) { left += !given[r]; if (given[r] && fits(r) < 2) print "one queen too many: " $0 }
			if (fits(0) != 1) print fits(0) " solutions: " $0
			split($3, word, " "); said = ""
			for (r = 1; r <= N; r++) said = said (r > 1 ? " " : "") substr("abcdefghijkl", word[r], 1) N + 1 - r
		}
		/^place/ {
			if ($2 != left || $3 != said) print $0 ", not " left ", " said
			if ($2 < before) print "not sorted: " $0
			before = $2; puzzles++
		}
		END { print puzzles + 0 " puzzles" }' FS='\t' "$products/queens$1.tsv" FS='|' - >"$scratch/said"
	cat "$scratch/said"
	[ "$(cat "$scratch/said")" = "$2 puzzles" ]
}
while read -r n groups; do
	page_of $n _puzzles.html 90000
	ok "N=$n: each puzzle has one solution, and needs each given queen" puzzles $n $groups
done <<'END'
4 1
6 1
8 12
9 46
END

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
1|_puzzles.html|puzzles are for boards 4 to 12
13|_puzzles.html|puzzles are for boards 4 to 12
END
done_testing
