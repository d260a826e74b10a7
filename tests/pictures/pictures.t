#!/bin/sh
# pictures.t -- galleries, posters, walks, puzzles and pages that answer show what the tables hold
#
# Needs no browser: tests/browser/ looks at what a browser draws.
. tests/tap.sh

# pages: all but the longest; those of a board lead to one another
pages() {
	while read -r ending boards; do
		for n in $boards; do
			! is_due "$n" || echo ${n#+}$ending
		done
	done <<-'END'
		.html +1 +2 +3 4 +5 6 +7 8 9 +10
		_board.svg +1 +2 4 8 +12
		.svg 4 5 +6 +7 8
		_walk.html 4 +5 6
		_ask.html 4 +5 6 +7 8 9
		_puzzles.html 4 +5 6 +7 8 9 +10 +11 +12
	END
}
# makes NAME...: queens-tables makes queensNAME
makes() {
	cd "$scratch/made" && "$OLDPWD/gen/queens-tables" $(printf 'queens%s ' "$@")
}
mkdir "$scratch/made" "$scratch/other"
ok 'queens-tables makes all pages' makes $(pages) $(pages | sed 's/[^0-9].*/.tsv/' | sort -u)
points perl tests/pictures/claims.pl "$scratch/made" <<END
$(pages)
END
# Faults of one page that stand together are planted together.
points perl tests/pictures/claims.pl "$scratch/made" <<'END'
4_puzzles.html|is named a3, not a4|aria-label="a4"|aria-label="a3"
4_puzzles.html|is named 3, not 4|in row 4"|in row 3"
4_puzzles.html|counts queens of other boards|counter-reset: q|counter-reset: p
4_puzzles.html|squares beside its board|aspect-ratio: 5/4|aspect-ratio: 4/5
4_puzzles.html|keeps a queen that is tapped|pointer-events: none|
4_puzzles.html|has rules of a4 b3 c2 d1: nothing, not 6|(6n+2):nth-child(-n+20)|(6n+2):nth-child(-n+19)
4_puzzles.html|:checked) says --q1:" a3"|--q1:" a4"|--q1:" a3"
4_puzzles.html|is named a, not b|in column b.\|in column a.\
4_puzzles.html|not one solution has| checked|
4_puzzles.html|row 1 takes a4 b4 c4, not|--c4:"";--d4:""|--c4:""
4_puzzles.html|joins --line:"";--v:var(--v3), not|--v:var(--v1)|--v:var(--v3)
4_puzzles.html|has puzzles, groups 1 1, not 12 12|id="level1"|id="level2"
4_puzzles.html|has answers printed|break-before: page|break-before: auto
4.html|the id is not the only one|id="s2"|id="s1"
4.html|leads nowhere: #s3|href="#s2"|href="#s3"
4.html|leads nowhere: queens4_asks.html|"queens4_ask.html"|"queens4_asks.html"
4.html|its name is not its heading|labelledby="h1"|labelledby="g1"
4.html|ends with </h2>|</h1>|</h2>
4.html|loads or runs something:  onclick=|<header |<header onclick="no()" 
4.html|loads or runs something: <script|<main>|<main><script></script>
4.html|loads or runs something: url(n|html {|html { background-image: url(no.png);
4.html|has no icon|<link rel="icon"|<link rel="no"
4.html|has no number of row 1|">4</text>|">5</text>
4.html|has no letter of column 4|">d</text>|">e</text>
4.html|is not used|href="#names"|href="#b"
4.html|is labelled|scope="row">4<|scope="row">1<
4.html|tells 2 3 1 3|b4 d3 a2|b4 c3 a2
4.html|says 3, not 2|<p class="size">2|<p class="size">3
4.html|turns the board into 2 4 1 3, not 3 1 4 2|--turn: 0deg; --flip: -1|--turn: 0deg; --flip: 1
4.html|turns before it reflects|rotate(var(--turn)) scaleY(var(--flip))|scaleY(var(--flip)) rotate(var(--turn))
4.html|leads to Rotate 90 8|> Rotate 90 |> Rotate 90 8
4.html|has shades 60 55|class="v0"|class="v60"
4.html|without its commas|14,200|14200
4.html|says 8 93|<td>92</td>|<td>93</td>
4.html|joins M2 1L3 3|M2 1L3 4|M2 1L3 3
4.html|has sentences with 4 4 4 1 |are 2 ways|are 1 ways
4.html|is of others: nothing, not 1|>† |>
4.html|tells why of another size|A quarter turn|A half turn
4_puzzles.html|more than the line a4 b3 c2 d1|~input:nth-child(6n+2):nth-child(-n+20)|~input:nth-child(6n+2):nth-child(-n+19)
4_puzzles.html|takes a4 b3 c2, not a4 b3 c2 d1|--c2:"";--d1:"";|--c2:"";
4_puzzles.html|can be chosen| disabled|
6_puzzles.html|shows the solution|"found" points="3 1|"found" points="2 1
6_puzzles.html|shows given queens 0 5 2|"given" points="6 2|"given" points="5 2
6_puzzles.html|names the solution 2 6 2|<p> c6|<p> b6
6_puzzles.html|can be struck out|<p>Think of a queen on f6. Which row|<p>No row has fewer free squares than row 6. Which row
6_puzzles.html|column d have one free square|one free square left|few squares left
6_puzzles.html|can be crossed out on|class="c6" |class="d6" 
6_puzzles.html|has a pen for nothing, or none|class="see pen"|class="see"
6_puzzles.html|has examples: 0, not 1|figure>|div>
6_puzzles.html|has a bar of|href="#p2">2|href="#p1">2
6_puzzles.html|claims something without a style|class="solved">|class="solved">Solved
6_puzzles.html|tells given queens|queens: f5 b4|queens: f5 c4
6_puzzles.html|is image|id="p1"|id="p2"
6_puzzles.html|answers 4, not 3|<b>3</b>|<b>4</b>
6_puzzles.html|does not say of 6|" of 6 queens"|" of 8 queens"
6_puzzles.html|has a score of 6, not 5|of 5 puzzles of|of 6 puzzles of
4_puzzles.html|is no sentence|diagonal from a4 to d1.|diagonal from a4 to d1
4_puzzles.html|a4 b3 c2 d1 is not said|var(--a4d1,"")|
4_puzzles.html|is named a3 d1, not a4 d1|diagonal from a4|diagonal from a3
4.html|does not lead to queens4_ask.html|"queens4_ask.html"|"queens6_ask.html"
4.html|Rotate 90;Reflect;Rotate 270|<b>Rotate 180</b>|<b>Reflect</b>
4.html|has the shade 1, not 0|4</th><td class="v0|4</th><td class="v1
4.html|has one shade|class="v55"|class="v0"
4.html|id=all class=last wrap>: has 1, not 2|<li><b>2</b> <a class="cols" href="#s2">3 1 4 2</a></li>|
4_walk.html|names rows|</tspan> 4<|</tspan> 1<
4_walk.html|its caption names 2, not 3 c3|Row 3: c3|Row 2: 33
4_walk.html|steps: 256 8 12| 8 boards| 12 boards
4_walk.html|has attacked 1 2, not 1 2 2 2|"attacked" points="1 2 2 2|"attacked" points="1 2
4_walk.html|is place, not dead|<li class="dead"|<li class="place"
4_walk.html|its picture tells 1 4 0 0|Picture 2. Queens: a4 c3|Picture 2. Queens: a4 d3
4_walk.html|its picture is 3|Picture 2. |Picture 3. 
4_walk.html|has a tree of place b #f1|y=".12">a</text>|y=".12">b</text>
4_walk.html|leads back and on to 2 1 4|#f3" aria-label="Picture 3">→|#f4" aria-label="Picture 3">→
4_walk.html|has 13, not 12|</ol></main>|<li id="f13"></li></ol></main>
4_walk.html|has the key|tried, given up|attacked, in this row
8.svg|shows 2 5 8 1|x="6" y="2"|x="7" y="2"
8.svg|has counts 5 |>4</|>5</
8.svg|lies over another board|translate(75 0)|translate(50 0)
8.svg|has groups 11 8 1 2|1 group of 4|1 group of 2
8.svg|has sentences with 8 12 92 12|>92</text>|>12</text>
6_puzzles.html|hints at f6: Row 1|Row 5. So cross out f6|Row 1. So cross out f6
6_puzzles.html|is named d6, not c6|aria-label="c6 crossed|aria-label="d6 crossed
6_puzzles.html|has crosses on|class="crossed" points="|class="crossed" points="1 1 
6_puzzles.html|is headed 1 3, not 1 4|place 4 more|place 3 more
6_puzzles.html|hints at Row 3 has one free square left.: e3, not d3|stands on e3|stands on d3
6_puzzles.html|frames row|class="line1" y="|class="line1" y="1
4_puzzles.html|a4 b3 c2 d1 has two queens that are right|d1.\A ";--attack:block;--done:none|
4.html|has counts 5 1 1 0|4</th><td class="v0">0|4</th><td class="v0">5
6.html|its name is not its heading|labelledby="turn"|labelledby="others"
4_walk.html|its caption names 3 d3, not 3 c3|c3 is free|d3 is free
4_walk.html|has a tree of place a #f1 place c #f3|class="place" href="#f2"|class="place" href="#f3"
8.html|id=s1>: shows 1 5 8 7|1 1 5 2 8 3 6 4|1 1 5 2 8 3 7 4
9.html|its sum says 41|42 × 8|41 × 8
8_board.svg|shows 1 5 8 7|x="5" y="3"|x="6" y="3"
4_board.svg|has margins -.2|viewBox="-.1|viewBox="-.2
4_board.svg|shows 2+4 4 1 3|x="1" y="0"/>|x="1" y="0"/><use href="#c" x="3" y="0"/>
8.svg|names another turn|of 4: half a|of 4: a quarter
4_ask.html|shows 2 3 1 3|points="2 1 4 2|points="2 1 3 2
4_ask.html|has the classes 2 3 1 3|<li class="s b4 d3|<li class="s b4 c3
4_ask.html|with main:has(#c2:checked) nothing|#c2:checked) .c2|#c2:checked) .c3
4_ask.html|hides a solution by|--n4, block|--n3, block
4_ask.html|does not say the number of b4|counter(b4) ",|counter(b3) ",
4_ask.html|claims something without a style|class="left">|class="left">of 2
4_ask.html|with main:has(#b4:checked) --k1:translate(0px)|k1:translate(1px)|k1:translate(0px)
4_ask.html|moves the queen of row 2|#k g:nth-child(2)|#k g:nth-child(1)
4_ask.html|leads to queens4.html#s1, not queens4.html#s2|#s2|#s1
4_ask.html|says how many are left: 0 0;0 0;2 1 2;2|range: 1 1|range: 1 2
4_ask.html|calls the corner a3|chess: a4 |chess: a3 
6_puzzles.html|its hints lead to|stands on a2.|stands there.
END

lend_host "$scratch/class"
ok 'make pages makes a class set' typed "make -s OUT='$scratch/class' pages"
points perl tests/pictures/claims.pl "$scratch/class" <<'END'
index.html
index.html|has lines of puzzles|#p13">13|#p12">13
index.html|does not lead to queens7_ask.html|queens7_ask.html|queens6_ask.html
index.html|explains another page|A computer|Another computer
index.html|leads nowhere|queens4.html|queens3.html
END

while IFS='|' read -r n ending why; do
	ok "queens$n$ending is refused" says ": N=$n: $why" 1 gen/queens-tables "$scratch/other/queens$n$ending"
done <<'END'
11|.html|a gallery exists for N up to 10
3|.svg|a poster exists for N=4 to 8
9|.svg|a poster exists for N=4 to 8
3|_walk.html|a search is drawn for N=4 to 6
7|_walk.html|a search is drawn for N=4 to 6
3|_ask.html|this page exists for N=4 to 9
10|_ask.html|this page exists for N=4 to 9
1|_puzzles.html|puzzles exist for N=4 to 12
13|_puzzles.html|puzzles exist for N=4 to 12
END
ok 'a refused page is not there' prints '' ls -A "$scratch/other"

# words: a copy of a page with another word for each of q_says_... has no other words
words() {
	cp -R templates "$scratch/words" && chmod -R u+w "$scratch/words" && cd "$scratch/words" || return
	perl -pi -e 's/^(m4_define\(<\|q_(?:says_\w*|title|about)\|>, <\|).*(\|>\)m4_dnl)$/$1-$2/' $(find . -name '*.m4')
	"$OLDPWD/gen/queens-tables" -t . queens6.html queens6_ask.html queens6_puzzles.html queens6_walk.html || return
	perl -0pe 's/<style>.*<\/style>|<!--.*?-->//gs; s/ aria-label="([^"]*)"/>$1</g; s/<[^>]*>/ /g' queens6*.html >seen &&
		exits 1 grep -oE '[A-Za-z]{2,}' seen
}
ok 'all words of pages can be changed' words

done_testing
