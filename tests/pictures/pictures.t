#!/bin/sh
# pictures.t -- galleries, posters, walks, puzzles and pages that answer show what the tables hold
#
# Needs no browser: tests/browser/ looks at what a browser draws.
. tests/tap.sh

products="$scratch/made"
mkdir "$products" "$scratch/other" "$scratch/lists"
published >"$scratch/published"
cat >"$scratch/lists/queens.list.m4" <<'END'
q_each(<|puzzle|>, <|$1	q_spaced(<|$2|>)	q_spaced(<|$3|>)	$4	$5
|>)m4_dnl
END

# pages: kind, board and ending of each; those of 4, 6 and 8 lead to one another
pages() {
	while read -r kind ending boards; do
		for n in $boards; do
			! is_due "$n" || echo $kind ${n#+} $ending
		done
	done <<-'END'
		gallery .html +1 +2 +3 4 +5 6 +7 8 9 +10
		board _board.svg +1 +2 4 8 +12
		poster .svg +4 +5 +6 +7 8
		walk _walk.html 4 +5 6
		ask _ask.html 4 +5 6 +7 8 9
		puzzles _puzzles.html 4 +5 6 +7 8 9 +10 +11 +12
	END
}
made=$(pages | awk -v made="$products/queens" '{ print made $2 $3; print made $2 ".tsv" }' | sort -u)
ok 'queens-tables makes all pages' gen/queens-tables $made

# reads KIND N PAGE: the page of board N shows what it must
reads() {
	silent perl tests/pictures/claims.pl $1 $2 "$scratch/published" "$products/queens$2.tsv" "$3"
}
while read -r kind n ending; do
	ok "queens$n$ending shows what the table holds" reads $kind $n "$products/queens$n$ending"
done <<END
$(pages)
END

# notices KIND FILE COMPLAINT SCRIPT: with these changes, a page is complained of
notices() {
	n=${2#queens} changed=$products/changed
	sed "$4" "$products/$2" >"$changed" && ! cmp -s "$products/$2" "$changed" &&
		! reads $1 "${n%%[!0-9]*}" "$changed" && grep -F "$3" "$scratch/said"
}
while IFS='|' read -r kind file complaint script; do
	ok "$file with $script: $complaint" notices $kind $file "$complaint" "$script"
done <<'END'
gallery|queens4.html|the id is not the only one|s/id="s2"/id="s1"/
gallery|queens4.html|leads nowhere: #s3|s/href="#s2"/href="#s3"/
gallery|queens4.html|leads nowhere: queens4_asks.html|s/"queens4_ask.html"/"queens4_asks.html"/
gallery|queens8.html|its name is not its heading|s/labelledby="h3"/labelledby="g3"/
gallery|queens8.html|its name is not its heading|s/labelledby="h3"/labelledby="h4"/
gallery|queens4.html|ends with </h2>|s,</h1>,</h2>,
gallery|queens4.html|loads or runs something:  onclick=|s/<header /&onclick="no()" /
gallery|queens4.html|loads or runs something:  style=|s/<header /&style="color: red" /
gallery|queens4.html|loads or runs something: <script|s,<main>,&<script></script>,
gallery|queens4.html|loads or runs something: url(n|s,^html {,& background-image: url(no.png);,
gallery|queens4.html|has no icon|s/<link rel="icon"/<link rel="no"/
gallery|queens8.html|the first corner is a8|s/corner at the top left is a8/corner/
walk|queens4_walk.html|the first corner is a4|s/corner at the top left is a4/corner/
gallery|queens8.html|shows 1 5 8 6|s/id="s37".*points="[^"]*/id="s37"><svg><polyline points="1 1 5 2 8 3 6 4 3 5 7 6 2 7 4 8/
gallery|queens4.html|Rotate 90;Reflect;Rotate 270|s,<b>Rotate 180</b>,<b>Reflect</b>,
gallery|queens4.html|tells 1 2 2 3 |s/Row 2: column 4/Row 2: column 3/
gallery|queens4.html|says 3, not 2|s/<p class="size">2 boards/<p class="size">3 boards/
gallery|queens4.html|leads to Rotate 90 8|s/> Rotate 90 />  Rotate 90 8/
gallery|queens4.html|with 1 has the shade 55, not 54|s/v55">1/v54">1/
gallery|queens4.html|shades of 0 and 1|s/v55">1/v0">1/g
gallery|queens4.html|in row 1, column 1 says 5|s,\(<tr><th scope="row">1</th><td[^>]*>\)0,\15,
gallery|queens4.html|says 8 93|s,<td>92</td>,<td>93</td>,
gallery|queens9.html|its sum says|/42 × 8/s/42/41/
gallery|queens4.html|has solutions: 1|/<li><b>2<.b>/d
board|queens8_board.svg|shows 1 5 8 7|s/x="5" y="3"/x="6" y="3"/
board|queens4_board.svg|shows 2+4 4 1 3|s,x="1" y="0"/>,&<use href="#c" xlink:href="#c" x="3" y="0"/>,
poster|queens8.svg|shows 2 5 8 1|s/x="6" y="2"/x="7" y="2"/
poster|queens8.svg|has counts 5 |s/>4</>5</
walk|queens4_walk.html|it looked at 8 boards|s/ 8 boards/ 12 boards/
walk|queens4_walk.html|in the row are attacked|s/"attacked" points="1 2 2 2/"attacked" points="1 2/
walk|queens4_walk.html|was given up: nothing|s/"given-up" points="1 1"/"given-up" points=""/
walk|queens4_walk.html|is place, not dead|s/<li class="dead"/<li class="place"/
walk|queens4_walk.html|its picture tells 2 1 4, not 2 1 3|s/Frame 2. Queens: 1 3/Frame 2. Queens: 1 4/
walk|queens4_walk.html|has a tree of place #f1 place #f3|s/class="place" href="#f2"/class="place" href="#f3"/
walk|queens4_walk.html|leads back and on to 2 1 4|s/href="#f3" \(aria-label="Frame 3">→\)/href="#f4" \1/
walk|queens4_walk.html|has frames: 13, not 12|s,</ol></main>,<li id="f13"></li>&,
ask|queens4_ask.html|shows 2 3 1 3|s/points="2 1 4 2/points="2 1 3 2/
ask|queens4_ask.html|has the classes 2 3 1 3|s/<li class="s b4 d3/<li class="s b4 c3/
ask|queens4_ask.html|a queen on c2 hides no others|s/:has(#c2:checked) .s:not(.c2)/:has(#c2:checked) .s:not(.c3)/
ask|queens4_ask.html|leads to queens4.html#s1, not queens4.html#s2|s/#s2/#s1/
puzzles|queens4_puzzles.html|is named a3, not a4|s/aria-label="a4"/aria-label="a3"/
puzzles|queens4_puzzles.html|wrong about buttons 8 and 20|s/(6n+2):nth-child(-n+20)/(6n+2):nth-child(-n+19)/g
puzzles|queens4_puzzles.html|wrong about buttons 2 and 8|s/\("diagonal a4.*\)--done:none;/\1/
puzzles|queens4_puzzles.html|is named a3 d1, not a4 d1|s/:"diagonal a4/:"diagonal a3/
puzzles|queens4_puzzles.html|is named a, not b|s/:"column b/:"column a/
puzzles|queens8_puzzles.html|is drawn on 7 1 8 8, not 8 1 8 8|s/d="M8 1L8 8"/d="M7 1L8 8"/
puzzles|queens4_puzzles.html|a rule has another line|s/~\(:nth-child(6n+2):nth-child(-n+\)20/~\119/
puzzles|queens4_puzzles.html|is named 3, not 4|s/in row 4"/in row 3"/
puzzles|queens8_puzzles.html|not one solution has|s/ checked//
puzzles|queens8_puzzles.html|shows the solution|s/"found" points="8 1/"found" points="7 1/
puzzles|queens8_puzzles.html|shows given queens|s/points="8 1 2 2 7 5/points="8 1 3 2 7 5/
puzzles|queens8_puzzles.html|names the solution 7 2 4|s,</summary> h8,</summary> g8,
puzzles|queens8_puzzles.html|hints at 0 2 0|s/A queen stands on d6/A queen stands on b7/
puzzles|queens8_puzzles.html|tells given queens|s/Given: h8 b7/Given: h8 c7/
puzzles|queens8_puzzles.html|is headed 1 4, not 1 5|s/place 5 more/place 4 more/
puzzles|queens4_puzzles.html|printed under the puzzles|s/break-before: page/break-before: auto/
puzzles|queens4_puzzles.html|can be chosen|s/ disabled//
puzzles|queens8_puzzles.html|answers 4, not 3|/class="answers/,$ s,<b>3</b>,<b>4</b>,
END

# puzzles N GROUPS LEVEL...: so many of each level; a puzzle's given queens stand in its solution and in
# no other, puzzle i is image i % 8 of its group, and each group has a puzzle of each level
puzzles() {
	gen/queens-tables -t "$scratch/lists" "$products/queens$1.tsv" "$products/queens$1.list" && awk -F '\t' -v N=$1 '
		function fits(s, r, word, fit) {
			for (s in solution) {
				split(s, word, " ")
				for (r = 1; r <= N && (!given[r] || given[r] == word[r]); r++)
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
		{
			groups[$5] += !used[group[$2], $5]++
			puzzles[$5]++
			split($3, given, " ")
			split($2, columns, " ")
			for (r = 1; r <= N; r++)
				if (given[r] && given[r] != columns[r])
					print "another queen: " $0
		}
		size[$2] == 8 && image[$2] != $1 % 8 { print "image " image[$2] ": " $0 }
		fits() != 1 { print fits() " solutions: " $0 }
		$4 != group[$2] || $1 != ++number || $5 < level { print "group, number or level: " $0 }
		{ level = $5 }
		END { print groups[1] + 0, groups[2] + 0, groups[3] + 0, "groups", puzzles[1] + 0, puzzles[2] + 0, puzzles[3] + 0 }
		' "$products/queens$1.tsv" "$products/queens$1.list" >"$scratch/said"
	equal "$(cat "$scratch/said")" "$2"
}
while IFS='|' read -r n wanted; do
	ok "N=$n: each puzzle has one solution, each level its puzzles" puzzles $n "$wanted"
done <<'END'
4|1 0 0 groups 1 0 0
5|2 1 0 groups 12 1 0
6|1 1 1 groups 2 5 3
8|12 12 12 groups 12 12 12
9|12 12 12 groups 12 12 12
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
3|_ask.html|a page that answers is for boards 4 to 9
10|_ask.html|a page that answers is for boards 4 to 9
1|_puzzles.html|puzzles are for boards 4 to 12
13|_puzzles.html|puzzles are for boards 4 to 12
END

# worded ENDING: a copy of the page with another word for each of q_says_... has no other words
worded() {
	mkdir -p "$scratch/words/pictures"
	for file in "queens$1.m4" pictures/page.m4 pictures/squares.m4 pictures/play.m4; do
		sed 's/^\(m4_define(<|q_\(says_[a-z_0-9]*\|title\|about\)|>, <|\).*\(|>)m4_dnl\)$/\1-\3/' "templates/$file" \
			>"$scratch/words/$file"
	done
	exits 0 gen/queens-tables -t "$scratch/words" "$scratch/words/queens6$1" && tr '\n' ' ' <"$scratch/words/queens6$1" |
		sed 's/<style>.*<\/style>//; s/<!--[^>]*>//g; s/ aria-label="\([^"]*\)"/>\1</g; s/<[^>]*>/ /g' |
		grep -oE '[A-Za-z]{2,}' | none
}
for ending in .html _ask.html _puzzles.html _walk.html; do
	ok "queens$ending: all words can be changed" worded $ending
done

done_testing
