#!/bin/sh
# template.t -- a new file in templates/ is a new product, and a wrong one fails
. tests/tap.sh
. tests/build/tree.sh

quick_host
golden good N=4

# with_template NAME: tree, with $scratch/NAME.m4 in templates/
with_template() {
	clone good tree && cp "$scratch/$1.m4" "$scratch/tree/templates"
}

# --- a new product -------------------------------------------------------------

cat >"$scratch/queens.groups.m4" <<'END'
{
"board": q_n, "all": q_solutions, "fundamental": q_fundamentals,
"sha256": "q_sha256",
"groups": [q_each(<|group|>, <|q_between(<|, |>)$2|>)],
"solutions": [
q_each(<|solution|>, <|q_between(<|,
|>)	[$2]|>)
]
}
END
cat >"$scratch/wanted.groups" <<'END'
{
"board": 4, "all": 2, "fundamental": 1,
"sha256": "7f4c9d7d2d65e29d53be56f296922bf9296f8c3c99680d603bf0451806ade9f5",
"groups": [2],
"solutions": [
	[2,4,1,3],
	[3,1,4,2]
]
}
END
groups() {
	with_template queens.groups && exits 0 build tree out/queens4.groups &&
		cmp "$scratch/tree/out/queens4.groups" "$scratch/wanted.groups" &&
		idle tree out/queens4.groups
}
ok 'make out/queens4.groups makes the product of queens.groups.m4' groups
removed() {
	rm "$scratch/tree/templates/queens.groups.m4" && exits 0 build tree N=4 &&
		cmp "$scratch/tree/out/queens4.groups" "$scratch/wanted.groups"
}
ok 'without its template, the product stays and make does the rest' removed

# README's template, as it stands there
sed -n '/^rank,size$/,/^```$/{/^```$/!p;}' README.md >"$scratch/queens.sizes.m4"

# limited N: m4 has 60 MB
limited() {
	printf '#!/bin/sh\nulimit -v 60000; exec m4 "$@"\n' >"$scratch/m4.limited"
	chmod +x "$scratch/m4.limited"
	with_template queens.sizes || return
	exits 0 build tree out/queens$1.sizes "M4=$scratch/m4.limited" || return
	(cd "$scratch/tree" && out/build/host/qgen tsv $1) |
		awk -F '\t' 'BEGIN { print "rank,size" } { print $1 "," $6 }' |
		cmp - "$scratch/tree/out/queens$1.sizes"
}
for n in 8 12 14; do
	ok "README's template, board $n, in bounded memory" limited $n
done

# own: a folder of one's own, looked in first
own() {
	clone good tree && mkdir -p "$scratch/tree/mine/views" &&
		cp "$scratch/queens.groups.m4" "$scratch/tree/mine" &&
		printf 'm4_dnl mine\nmine: q_solutions\n' >"$scratch/tree/mine/views/sexp.m4" &&
		exits 0 build tree TEMPLATES=mine out/queens4.groups all >"$scratch/said" ||
		return
	cmp "$scratch/tree/out/queens4.groups" "$scratch/wanted.groups" &&
		cmp "$scratch/tree/out/queens4.h" "$scratch/good/out/queens4.h"
}
ok 'TEMPLATES=dir is looked in first, then templates/' own
own_wins() {
	[ "$("$scratch/tree/out/queens4" sexp)" = 'mine: 2' ]
}
ok 'a view of that name in dir goes before ours' own_wins
back() {
	rm "$scratch/tree/mine/views/sexp.m4" && exits 0 build tree TEMPLATES=mine N=4 &&
		cmp "$scratch/tree/out/queens4" "$scratch/good/out/queens4" || return
	printf 'm4_dnl mine\nmine: again\n' >"$scratch/tree/mine/views/sexp.m4"
	exits 0 build tree TEMPLATES=mine N=4 && ! own_wins || return
	exits 0 build tree N=4 && cmp "$scratch/tree/out/queens4" "$scratch/good/out/queens4"
}
ok 'without it, or without TEMPLATES, ours come back' back

# --- a new view ------------------------------------------------------------------

printf 'm4_dnl how many there are\nthere are q_solutions\n' >"$scratch/tally.m4"
with_view() {
	clone good tree && cp "$scratch/tally.m4" "$scratch/tree/templates/views" &&
		exits 0 build tree N=4
}
ok 'a new file in views/ is a new view' with_view
there_are_2() { [ "$("$@")" = 'there are 2' ]; }
ok 'the printer prints it' there_are_2 "$scratch/tree/out/queens4" tally
ok 'make run prints it' there_are_2 build tree -s N=4 VIEW=tally run
in_help() {
	"$scratch/tree/out/queens4" --help | grep -x '  tally     how many there are'
}
ok '--help says the words of its first line' in_help
in_error() {
	exits 2 build tree N=4 VIEW=tall run 2>&1 | grep 'VIEW is one of: .*tally'
}
ok "make's error names it" in_error
wordless() {
	echo 'there are q_solutions' >"$scratch/tree/templates/views/tally.m4"
	exits 2 build tree -s N=4 2>&1 |
		grep -x 'templates/views/tally.m4: the first line of a view is m4_dnl and a few words'
}
ok 'a view without these words is refused' wordless
removed_view() {
	rm "$scratch/tree/templates/views/tally.m4"
	exits 0 build tree N=4 && cmp "$scratch/tree/out/queens4" "$scratch/good/out/queens4"
}
ok 'removed, it is gone' removed_view

# --- what m4 leaves over -----------------------------------------------------

# refused FILE MESSAGE PRODUCT: make exits 2, one line names the template, its line
# and why; no product
refused() {
	exits 2 build tree -s N=4 "$3" >"$scratch/said" 2>&1
	cat "$scratch/said"
	[ "$(grep -v '^make: \*\*\*' "$scratch/said" | wc -l)" = 1 ] &&
		grep -F -e "$1:" "$scratch/said" | grep -F -e "$2" &&
		[ ! -e "$scratch/tree/$3" ] && temporaries tree | none
}

# leaks TEXT MESSAGE: TEXT, a template, fails as a product and as a view
leaks() {
	printf '%b' "$1\n" >"$scratch/queens.bad.m4"
	leak=$(printf '%b' "$2")
	with_template queens.bad &&
		refused templates/queens.bad.m4 "$leak" out/queens4.bad || return
	mv "$scratch/tree/templates/queens.bad.m4" "$scratch/tree/templates/views/bad.m4"
	refused templates/views/bad.m4 "$leak" out/build/queens4/views/bad.txt || return
	rm "$scratch/tree/templates/views/bad.m4"
	exits 0 build tree N=4 && same good tree
}

# name | template, as printf's %b has it | line and message
while IFS='|' read -r name text message; do
	is_due "$name" || continue
	ok "$name" leaks "$text" "$message"
done <<'END'
a misspelt macro|x\nq_soluti q_n\ny|2: m4 left this unexpanded: q_soluti 4
+a misspelt builtin|x\nm4_dln\ny|2: m4 left this unexpanded: m4_dln
a misspelt call|x\ny\nq_eahc(x)|3: m4 left this unexpanded: q_eahc(x)
+inside a word, m4_|am4_b|1: m4 left this unexpanded: am4_b
a misspelt q_own|q_own(<\0174a\0174>)\nq_onw(<\0174frame\0174>)|2: m4 left this unexpanded: q_onw(frame)
a misspelt macro after q_own|q_own(<\0174a\0174>)+q_soluti|1: m4 left this unexpanded: q_a+q_soluti
a quote mark closed|x \0174> y|1: m4 left this unexpanded: x \0174> y
+after a quote, q_|"q_soluti", q_n|1: m4 left this unexpanded: "q_soluti"
+after a quote, m4_|"a", "m4_b"|1: m4 left this unexpanded: "a", "m4_b"
+after a quote, a mark|"a \0174>"|1: m4 left this unexpanded: "a
+a quote mark open|x <\0174 y|1: ERROR: end of file in string
a call left open|x\nq_id(x|2: ERROR: end of file in argument list
an unknown kind|x\nq_each(<\0174soluti\0174>, <\0174$1\0174>)|2: no such kind of record: soluti
an unknown bulk|x\nq_bulk(<\0174soluti\0174>)m4_dnl|2: no such bulk: soluti
a file that is not there|x\nm4_include(nothing)|2: cannot open `nothing'
no line break at the end|x q_n\c|no line break at its end
the end left early|x\nm4_m4exit(0)|m4 did not come to its end
END

# --- text that is no business of m4's ----------------------------------------

cat >"$scratch/queens.txt.m4" <<'END'
#define shift(a) ((a) << 1) /* `quote' and ``two'' and 'one */
#include <stdio.h> # a comment, dnl not m4's, define(`x', `y')
int index(char *s), len(int), format(int, ...), divert, dnl, eval(int);
x = index(s) + len(s) | format(1, 2) || shift(3) > 4 | $1 $@ $* $# ${1};
undefine(`define') ifelse(1, 1, a, b) include(/etc/hostname) syscmd(true)
changequote([, ])changecom(/*, */) esyscmd(`date') __file__ __line__ errprint(x)
seq_n xq_n q-n q_ Q_N M4_DNL \ \\ \" "quoted" 'c' %s < | > <- -> |= \0 ?? ??=
	tab, trailing blank 
(unbalanced [brackets { of every < kind ,,, ) )
END
sed -i 's/ q_ / /' "$scratch/queens.txt.m4"
plain() {
	with_template queens.txt && exits 0 build tree out/queens4.txt &&
		diff "$scratch/queens.txt.m4" "$scratch/tree/out/queens4.txt"
}
ok "C text full of m4's words passes unchanged" plain
quoted() {
	{
		echo 'm4_define(<|q_text|>, <|m4_dnl'
		cat "$scratch/queens.txt.m4"
		echo '|>)m4_dnl'
		echo 'q_each(<|row|>, <|q_text|>)m4_dnl'
	} | sed 's/[$][1@*#]//g; /unbalanced/d' >"$scratch/queens.twice.m4"
	sed '1d;/^|>/,$d' "$scratch/queens.twice.m4" >"$scratch/once"
	with_template queens.twice && exits 0 build tree out/queens4.twice &&
		cat "$scratch/once" "$scratch/once" |
		diff - "$scratch/tree/out/queens4.twice"
}
ok "and in a macro's body" quoted

# --- q_between, and a call in a call ------------------------------------------

# name | template | text for N=4
expands() {
	printf '%b\n' "$1" >"$scratch/queens.x.m4"
	with_template queens.x && exits 0 build tree N=4 out/queens4.x || return
	[ "$(cat "$scratch/tree/out/queens4.x")" = "$(printf '%b' "$2")" ] || {
		cat "$scratch/tree/out/queens4.x"
		return 1
	}
}
while IFS='~' read -r name text wanted; do
	ok "$name" expands "$text" "$wanted"
done <<'END'
q_between~q_each(<|solution|>, <|q_between(<|; |>)$2|>)~2,4,1,3; 3,1,4,2
q_between twice over~q_each(<|row|>, <|q_between(+)$1|>) q_each(<|byte|>, <|q_between(-)$1|>)~FIRST+ROW 0-1
q_each in q_each, with fields~q_each(<|solution|>, <|$1q_each(<|byte|>, <|[$|><|1]|>);|>)~1[0][1];2[0][1];
q_each in q_each~q_each(<|row|>, <|q_between(+)q_each(<|byte|>, <|q_between(-)x|>)|>)~x-x+x-x
entry~q_each(<|entry|>, <|$1 $2 $3 $4 $5 $6 $7 $8;|>)~1 2,4,1,3 1,3,0,2 1 0 Untransformed 0 2;2 3,1,4,2 2,0,3,1 1 0 Reflect 4 2;
squares~m4_define(<|q_square|>, <|($1 $2 $3 $4 $5)|>)q_each(<|squares|>, <|$1 $2 $3|>)~1 2,4,1,3 (1 2 0 1 3)(2 4 1 3 2)(3 1 2 0 1)(4 3 3 2 0)2 3,1,4,2 (1 3 0 2 3)(2 1 1 0 2)(3 4 2 3 1)(4 2 3 1 0)
squares, with q_comma~m4_define(<|q_square|>, $1$2)m4_define(<|q_comma|>, -)q_each(<|squares|>, <|q_between(;)$3|>)~12-24-31-43;13-21-34-42
sixteen~q_each(<|sixteen|>, <|$1 $2|>)~0,0 0,4
sixteen_groups~q_each(<|sixteen_groups|>, <|$1|>)~2
group~q_each(<|group|>, <|$1 $2 $4 $5|>)~1 2 2,4,1,3 1,3,0,2
images of a group~m4_define(<|q_image|>, <|$3 $4|>)m4_define(<|q_comma|>, <|;|>)q_each(<|group|>, <|$3|>)~0 1,3,0,2;1 1,3,0,2;2 1,3,0,2;3 1,3,0,2;4 2,0,3,1;5 2,0,3,1;6 2,0,3,1;7 2,0,3,1
queens of a group~m4_define(<|q_square|>, <|$3$4|>)q_each(<|group|>, <|$6|>)~01132032
fundamental~q_each(<|fundamental|>, <|$1 $2|>)~0x2C, 0x20 2
image_name~q_each(<|image_name|>, <|q_between(;)$1 $2|>)~0 Untransformed;1 Rotate 90;2 Rotate 180;3 Rotate 270;4 Reflect;5 Reflect + Rotate 90;6 Reflect + Rotate 180;7 Reflect + Rotate 270
column~q_each(<|column|>, <|q_between(;)$1 $2 $3 $4 $5 $6|>)~0 3 0 0 5 1;1 2 0 0 2 2;2 1 0 1 7 3;3 0 1 1 4 4
q_group_bits~q_group_bits~8
q_own~int q_own(<|frame|>)[q_n], q_own(<|n|>), (q_own(<|_b|>)+q_own(<|a|>)) q_own~int q_frame[4], q_n, (q__b+q_a) q_
q_own in q_each~q_each(<|entry|>, <|q_between(<|,|>)q_own(<|of_$1|>)=$4|>)~q_of_1=1,q_of_2=1
q_spaced, q_id, q_ID~q_spaced(<|1,5,8|>) q_id(x) q_ID(X) q_name~1 5 8 queens4_x QUEENS4_X queens4
END

done_testing
