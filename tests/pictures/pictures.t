#!/bin/sh
# pictures.t -- galleries, walks and posters show what the tables hold
#
# Needs no browser.  tests/browser/ looks at what a browser draws.
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"
export qgen="$PWD/$OUT/build/host/qgen"
case $OUT in /*) qgen=$OUT/build/host/qgen ;; esac
products="$scratch/made"
mkdir "$products" "$scratch/other"

# made N ENDING...: the pictures of board N
made() {
	exits 0 gen/queens-tables -o "$products" "$@"
}

# shows WHAT FILE: what a page shows is what stdin has
shows() {
	cat >"$scratch/wanted"
	awk -v WHAT="$1" -f tests/pictures/page.awk "$2" >"$scratch/shown" &&
		diff "$scratch/wanted" "$scratch/shown"
}

# --- galleries ----------------------------------------------------------------------

groups() {
	"$OUT/queens$1" groups | shows groups "$page"
}
ranks() {
	awk -v WHAT=ranks -f tests/pictures/page.awk "$page" | sort -n >"$scratch/ranks"
	"$OUT/queens$1" list | awk '{ print NR " " $0 }' | diff - "$scratch/ranks"
}
listed() {
	"$OUT/queens$1" list | awk '{ print NR " " $0 }' | shows list "$page"
}
squares() {
	"$OUT/queens$1" list | awk -v N="$1" '{ for (r = 1; r <= N; r++) uses[r, $r]++ }
		END { for (r = 1; r <= N; r++) {
			for (c = 1; c <= N; c++) row = row " " uses[r, c] + 0
			print r row; row = "" } }' | shows squares "$page"
}
# A level from 0 to 5: the share of the way from the least count to the greatest
levels() {
	awk -v WHAT=squares -f tests/pictures/page.awk "$page" >"$scratch/counts"
	awk 'NR == FNR { for (i = 2; i <= NF; i++) {
				if (NR == 1 && i == 2 || $i < least) least = $i
				if ($i > greatest) greatest = $i }
			next }
		{ for (i = 2; i <= NF; i++)
				$i = greatest > least ? int(5 * ($i - least) / (greatest - least)) : 0
			print }' "$scratch/counts" "$scratch/counts" | shows levels "$page"
}
totals() {
	awk -v N="$1" 'function grouped(x) {
			while (match(x, /[0-9][0-9][0-9][0-9](,|$)/)) x = substr(x, 1, RSTART) "," substr(x, RSTART + 1)
			return x }
		NR > 1 { print ($1 == N ? "this" : "other"), ($1 > 16 ? "published " : "") $1, grouped($2), grouped($3) }' \
		tests/known.tsv | shows totals "$page"
}
# In the groups that have fewer than 8 members, lines join queens across the centre.
large() {
	"$OUT/queens$1" tsv | awk -F '\t' 'NR > 1 && $4 == "Untransformed" {
		n = split($2, column, " ")
		for (r = 1; r <= n / 2 && $6 < 8; r++)
			lines = lines "M" column[r] ".5 " r ".5L" n + 1 - column[r] ".5 " n + 1 - r ".5"
		print $2 "|" $2 "|" $2 "|" $2 "|" lines
		lines = "" }' | shows large "$page"
}
# Each link and each url(#...) leads to one id of the page.
links() {
	grep -o 'id="[^"]*"' "$page" | sed 's/id="//;s/"//' | sort >"$scratch/ids"
	[ -z "$(uniq -d "$scratch/ids")" ] || { echo "twice: $(uniq -d "$scratch/ids")"; return 1; }
	grep -oE 'href="[^"]*"|url\([^)]*\)' "$page" | sed 's/href="//;s/url(//;s/[")]//g' | sort -u >"$scratch/links"
	[ -s "$scratch/links" ] && sed 's/^/#/' "$scratch/ids" | comm -13 - "$scratch/links" >"$scratch/lost"
	cat "$scratch/lost"
	[ ! -s "$scratch/lost" ]
}
# Nothing runs, and nothing is loaded.
still() {
	! grep -niE '<script|<link|<img|<iframe|[ "]on[a-z]+=|javascript:|@import|@font-face|src=|https?:|url\([^#]' "$1" |
		grep -v 'xmlns="http://www.w3.org/2000/svg"'
}
small() {
	at_most "$(wc -c <"$1")" "$2"
}

for n in $BOARDS; do
	[ "$n" -le 10 ] || continue
	page=$products/queens$n.html
	ok "N=$n: queens-tables makes the gallery" made $n .html
	ok "N=$n: each image of each group, its name and its arrow" groups $n
	ok "N=$n: each solution has its number" ranks $n
	ok "N=$n: the list is complete" listed $n
	ok "N=$n: the squares are counted" squares $n
	ok "N=$n: the squares are shaded by their counts" levels $n
	ok "N=$n: numbers of other boards are the published ones" totals $n
	ok "N=$n: large boards have their numbers, words and lines" large $n
	ok "N=$n: links lead somewhere, ids are unique" links
	ok "N=$n: the page runs and loads nothing" still "$page"
	most=80000
	[ $n -le 8 ] || most=500000
	ok "N=$n: the page takes at most $most bytes" small "$page" $most
done

# again: make, elsewhere and with another locale, gives the same bytes
again() {
	made $1 .html .svg || return
	for file in "$products/queens$1"[._]*; do
		(TZ=Asia/Tokyo LC_ALL=C.UTF-8 exits 0 make -s OUT="$OUT" N=$1 "$OUT/${file##*/}") &&
			cmp "$file" "$OUT/${file##*/}" || return
	done
}

# --- posters ---------------------------------------------------------------------------

# Queens as columns, by board; then how many solutions use each square
poster() {
	"$OUT/queens$1" tsv | awk -F '\t' 'NR > 1 && $4 == "Untransformed" { print $2 }' >"$scratch/wanted"
	awk '/<g transform/ { n = split($0, part, "title>"); getline
			while (match($0, /x="[0-9]+" y="[0-9]+"/)) {
				split(substr($0, RSTART, RLENGTH), at, "\"")
				of[at[4]] = at[2]; rows++
				$0 = substr($0, RSTART + RLENGTH)
			}
			for (r = 1; r <= rows; r++) printf "%s%s", (r > 1 ? " " : ""), of[r]
			print ""; rows = 0 }' "$poster" | diff "$scratch/wanted" -
}
poster_squares() {
	awk -v WHAT=squares -f tests/pictures/page.awk "$products/queens$1.html" >"$scratch/wanted"
	awk '/<rect class="h/ { row = ++rows
		while (match($0, /y="\.15">[0-9]+/)) {
			row = row " " substr($0, RSTART + 8, RLENGTH - 8)
			$0 = substr($0, RSTART + RLENGTH)
		}
		print row }' "$poster" | diff "$scratch/wanted" -
}
for n in $BOARDS; do
	[ "$n" -le 8 ] || continue
	poster=$products/queens$n.svg
	ok "N=$n: queens-tables makes the poster" made $n .svg
	ok "N=$n: the poster has the fundamental solutions" poster $n
	ok "N=$n: the poster's squares are the gallery's" poster_squares $n
	ok "N=$n: the poster runs and loads nothing" still "$poster"
done

# --- walks ------------------------------------------------------------------------------

# The same search again: number, kind, row, column, and the squares of each mark
cat >"$scratch/walk.awk" <<'END'
function attacked(row, col, r) {
	for (r = 1; r <= queens && r < row; r++)
		if (at[r] == col || at[r] - col == row - r || col - at[r] == row - r)
			return 1
	return 0
}
function frame(kind, row, r, c, line, stands, tried, here, below) {
	for (r = 1; r <= N; r++)
		for (c = 1; c <= N; c++) {
			if (r <= queens && at[r] == c) stands = stands " " c " " r
			else if (r == row && index(given[row], c)) tried = tried " " c " " r
			else if (r == row && attacked(r, c)) here = here " " c " " r
			else if (r > row && attacked(r, c)) below = below " " c " " r
		}
	print ++frames "|" kind "|" row "|" stands "|" tried "|" here "|" below
}
function search(row, c) {
	given[row] = ""
	for (c = 1; c <= N; c++) {
		queens = row - 1
		if (attacked(row, c)) continue
		queens = row
		at[row] = c
		frame(row == N ? "solved" : given[row] == "" ? "place" : "back", row)
		if (row == N || search(row + 1)) return 1
		given[row] = given[row] c
	}
	queens = row - 1
	frame(given[row] == "" ? "dead" : "left", row)
	return 0
}
BEGIN { search(1) }
END
cat >"$scratch/frames.awk" <<'END'
function mark(class, i, text) {
	i = index($0, "class=\"" class "\" points=\"")
	if (!i) return ""
	text = substr($0, i + length(class) + 17)
	return " " substr(text, 1, index(text, "\"") - 1)
}
/^<li class="[a-z]*" id="f/ {
	split($0, part, "\"")
	match($0, /d="M1 [0-9]+h/)
	row = substr($0, RSTART + 6, RLENGTH - 7)
	print substr(part[4], 2) "|" part[2] "|" row "|" mark("stands") "|" mark("given-up") "|" mark("attacked") "|" mark("below")
}
END
frames() {
	awk -v N=$1 -f "$scratch/walk.awk" </dev/null >"$scratch/wanted"
	awk -f "$scratch/frames.awk" "$walk" | diff "$scratch/wanted" -
}
# The tree has one node a frame that places a queen or has no square, and the empty
# board; it leads from each to the board that it came from.
tree() {
	awk -F '|' '{ n = split($4, square, " "); path = ""
			for (i = 1; i < n; i += 2) path = path " " square[i]
			if ($2 == "dead") print $1 path " -"
			else if ($2 != "left") print $1 path }' "$scratch/wanted" >"$scratch/paths"
	awk '/<path class="edge/ { split($0, part, /d="M|L|"\/>/); up[++edges] = part[2] }
		/^<g class="(top|queen|dead|solved)" transform="translate/ {
			match($0, /translate\([^)]*/)
			place = substr($0, RSTART + 10, RLENGTH - 10)
			path = paths[up[++nodes]]
			if ($0 !~ /"top"/) {
				column = $0 ~ /"dead"/ ? "-" : substr($0, match($0, />[0-9]+</) + 1, 1)
				match($0, />[0-9]+<\/text><\/g>/)
				number = substr($0, RSTART + 1) + 0
				print number (path = path " " column)
			}
			paths[place] = path }' "$walk" | diff "$scratch/paths" -
}
# Leaves are 1.5 apart from 2 on; other nodes are midway between those below them.
tree_drawn() {
	awk '/<path class="edge/ { split($0, part, /d="M|L|"\/>/); up[++edges] = part[2]; at[edges] = part[3] }
		END { for (i = 1; i <= edges; i++) {
				if (i > 1) { last[up[i]] = at[i] + 0; if (!(up[i] in first)) first[up[i]] = at[i] + 0 } }
			for (i = 1; i <= edges; i++) {
				wanted = at[i] in first ? (first[at[i]] + last[at[i]]) / 2 : 2 + 1.5 * leaves++
				if (at[i] - wanted > .001 || wanted - at[i] > .001) { print at[i], "not", wanted; wrong = 1 }
			}
			exit wrong || leaves < 1 }' "$walk"
}
for n in 4 5 6; do
	walk=$products/queens${n}_walk.html
	ok "N=$n: queens-tables makes the walk" made $n _walk.html
	ok "N=$n: the frames are the search, done again" frames $n
	ok "N=$n: the tree has the boards of the frames" tree
	ok "N=$n: the nodes of the tree have room" tree_drawn
	page=$walk
	ok "N=$n: its links lead somewhere, ids are unique" links
	ok "N=$n: the walk runs and loads nothing" still "$walk"
done

for n in 5 8; do
	ok "N=$n: make gives the same bytes, elsewhere" again $n
done

# --- boards without a picture ----------------------------------------------------------

# refused N ENDING WHY
refused() {
	says "$3" 1 env -C "$scratch" "$PWD/gen/queens-tables" -o other "$1" "$2" &&
		[ -z "$(ls -A "$scratch/other")" ]
}
while IFS='|' read -r n ending why; do
	ok "queens$n$ending is refused" refused "$n" "$ending" "$why"
done <<'END'
11|.html|queens.html.m4:1: board 11: a page has room for boards to 10
9|.svg|queens.svg.m4:1: board 9: a poster has room for the groups of boards to 8
3|_walk.html|queens_walk.html.m4:1: board 3: a walk is drawn for boards 4 to 6
7|_walk.html|queens_walk.html.m4:1: board 7: a walk is drawn for boards 4 to 6
END
made_refuses() {
	exits 2 make -s OUT="$OUT" N=11 gallery >"$scratch/stdout" 2>"$scratch/log" || return
	cat "$scratch/log"
	[ ! -s "$scratch/stdout" ] && [ ! -e "$OUT/queens11.html" ] &&
		[ "$(grep -vc '^make.*\*\*\*' "$scratch/log")" -eq 1 ] && grep -q 'a gallery is for boards to N=10' "$scratch/log"
}
ok 'make N=11 gallery says why not, and leaves nothing' made_refuses

done_testing
