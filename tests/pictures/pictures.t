#!/bin/sh
# pictures.t -- galleries, posters, walks, puzzles and pages that answer show what the tables hold
#
# Needs no browser: tests/browser/ looks at what a browser draws.
. tests/tap.sh

# A class set, and pages of other boards, in one folder: no link is dead.
set=$scratch/set
mkdir "$scratch/other"
copy_tree "$scratch/tree" && lend_host "$scratch/tree"
ok 'make pages makes a class set' typed "make -s -C '$scratch/tree' pages" && mv "$scratch/tree/out" "$set"
ok 'queens-tables makes pages of other boards' typed 'cd "$set" && "$OLDPWD/gen/queens-tables" $(printf "queens%s " \
	1.html 2.html 3.html 9.html 9_ask.html 9_puzzles.html 4.svg 5.svg 4_board.svg 8_board.svg \
	$(printf "%s.tsv " 4 5 6 7 8 9))'
# pages: those whose claims are read; larger boards take longer
pages() {
	while read -r ending boards; do
		for n in $boards; do
			! is_due "$n" || echo "${n#+}$ending"
		done
	done <<-'END'
		.html 4 +5 6 +7 8 9
		_board.svg 4 8
		.svg 4 5 8
		_walk.html 4 +5 6
		_ask.html 4 +5 6 +7 8 +9
		_puzzles.html 4 +5 6 +7 8 +9
	END
}
points perl tests/pictures/claims.pl "$set" <<END
$(pages)
index.html
END
# A claim that complains of what it finds could find nothing in any page.  So it finds a fault here;
# faults of a page in rows that follow each other are planted together.
points perl tests/pictures/claims.pl "$set" <<'END'
4.html|the id is not the only one|id="s2"|id="s1"
4.html|leads nowhere: #s3|href="#s2"|href="#s3"
4.html|leads nowhere: queens4_asks.html|"queens4_ask.html"|"queens4_asks.html"
4.html|its name is not its heading|labelledby="h1"|labelledby="g1"
4.html|ends with </h2>|</h1>|</h2>
4.html|loads or runs something:  onclick=|<header |<header onclick="no()" 
4.html|loads or runs something: <script|<main>|<main><script></script>
4_puzzles.html|its script reaches out: fetch|const n = 4|fetch(1); const n = 4
4.html|loads or runs something: url(n|html {|html { background-image: url(no.png);
4.html|has no icon|<link rel="icon"|<link rel="no"
4.html|has no number of row 1|">4</text>|">5</text>
4.html|has shades 60 55|class="v0"|class="v60"
4.html|without its commas|14,200|14200
4.html|joins M2 1L3 3|M2 1L3 4|M2 1L3 3
6.html|its name is not its heading|labelledby="turn"|labelledby="others"
4_puzzles.html|reads --won, which nothing sets|counter-increment: var(--solved)|counter-increment: var(--won)
4_ask.html|sets --heavy, which nothing reads|body { --heat:|body { --heavy: 1; --heat:
4_puzzles.html|has 19, not 20|</i><i></i><i></i><input|</i><i></i><input
4_puzzles.html|can be moved| checked disabled| disabled
6_puzzles.html|has 0, not 1|figure>|div>
6_puzzles.html|hints at 3 column b b5: b5 loses row 1|For example, column f. So cross out b5|For example, row 1. So cross out b5
6_puzzles.html|claims something without a style|<p role="status">|<p role="status">Solved
4_ask.html|claims something without a style|class="left">|class="left">of 2
4_ask.html|calls the corner a3|chess: a4 |chess: a3 
5_puzzles.html|has crosses on|class="crossed" points="1 1 |class="crossed" points="
8.svg|names another turn|of 4: half a|of 4: a quarter
8.svg|has pale or small letters|fill: #56616b }|fill: #d6e1eb }
4.html|has the ways|"queens4_ask.html"|"queens6_ask.html"
4.html|has the shade 1, not 0|4</th><td class="v0|4</th><td class="v1
6_puzzles.html|hints at 2 row 1 f6|Row 5. So cross out f6|Row 1. So cross out f6
4.html|has one shade|class="v55"|class="v0"
index.html|shows 2 1 2 3, not 6 2 2 3|points="6 2 2 3 "|points="2 1 2 3 "
index.html|says 4 11, not 4 10|10 puzzles|11 puzzles
index.html|speaks of answers|For teachers|Answers
index.html|is headed Boards 4 to 7|<h1>Boards 4 to 8|<h1>Boards 4 to 7
END

# What pages claim, something tries: the list says which test.  Other boards say other things.
points perl tests/pictures/sentences.pl "$set" <tests/pictures/sentences
noticed() {
	sed 's|</h1>|&<p>A cow has 7 legs.</p>|' "$set/queens4.html" >"$scratch/other/queens4.html"
	perl tests/pictures/sentences.pl "$scratch/other" <tests/pictures/sentences 2>/dev/null | grep '^not ok - queens'
	rm "$scratch/other/queens4.html"
}
ok 'a new sentence is noticed' prints 'not ok - queens4.html: each sentence is in tests/pictures/sentences' noticed

while IFS='|' read -r n ending why; do
	ok "queens$n$ending is refused" says ": N=$n: $why" 1 gen/queens-tables "$scratch/other/queens$n$ending"
done <<'END'
11|.html|a gallery exists for N up to 10
3|.svg|a poster exists for N=4 to 8
9|.svg|a poster exists for N=4 to 8
3|_ask.html|this page exists for N=4 to 9
10|_ask.html|this page exists for N=4 to 9
END
ok 'a refused page is not there' prints '' ls -A "$scratch/other"

# words: a copy of a page with another word for each of q_says_... has no other words, and says how it is made
words() {
	cp -R templates "$scratch/words" && chmod -R u+w "$scratch/words" && cd "$scratch/words" || return
	perl -pi -e 's/^(m4_define\(<\|q_(?:says_\w*|title|about)\|>, <\|).*(\|>\)m4_dnl)$/$1-$2/' $(find . -name '*.m4')
	"$OLDPWD/gen/queens-tables" -t . queens6.html queens6_ask.html queens6_puzzles.html queens6_walk.html index.html || return
	[ "$(grep -l 'Made by .*: queens-tables -t words [iq]' ./*.html | wc -l)" -eq 5 ] || return
	perl -0pe 's/<script>(.*?)<\/script>/join " ", $1 =~ m{`([^`]*)`}g/gse; s/\$\{.*?\}//g; s/<style>.*<\/style>|<!--.*?-->//gs; s/ aria-label="([^"]*)"/>$1</g; s/<[^>]*>/ /g' queens6*.html index.html >seen &&
		exits 1 grep -oE '[A-Za-z]{2,}' seen
}
ok 'all words of pages can be changed' words

done_testing
