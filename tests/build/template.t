#!/bin/sh
# template.t -- a new file in templates/ is a new product, and a wrong one fails
. tests/tap.sh
. tests/build/tree.sh

golden good N=4
build good N=5 >"$scratch/log" 2>&1

# --- one file more makes one product more ------------------------------------

cat >"$scratch/queens.json.m4" <<'END'
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
cat >"$scratch/wanted.json" <<'END'
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

# with_template NAME: tree, with $scratch/queens.NAME.m4 in templates/
with_template() {
	clone good tree && cp "$scratch/queens.$1.m4" "$scratch/tree/templates"
}

json() {
	with_template json && exits 0 build tree N=4 out/queens4.json &&
		cmp "$scratch/tree/out/queens4.json" "$scratch/wanted.json" &&
		idle tree N=4 out/queens4.json
}
ok "make out/queens4.json" json

# its board is the one that the goal names, and all boards' are made at once
json_goals() {
	with_template json || return
	exits 0 build tree -j2 out/queens4.json out/queens5.json || return
	cmp "$scratch/tree/out/queens4.json" "$scratch/wanted.json" &&
		[ "$(grep -c '^	\[' "$scratch/tree/out/queens5.json")" = 10 ]
}
ok "boards named by goals" json_goals

json_by_all() {
	with_template json && exits 0 build tree N=4 tables &&
		cmp "$scratch/tree/out/queens4.json" "$scratch/wanted.json"
}
ok "tables makes the new one too" json_by_all

# fails TREE MESSAGE PRODUCT ARGUMENTS...: make exits 2 and says MESSAGE, the
# product is not there, nor a temporary
fails() {
	fails_tree=$1 message=$2 product=$3
	shift 3
	exits 2 build "$fails_tree" "$@" >"$scratch/said" 2>&1 || {
		cat "$scratch/said"
		return 1
	}
	grep -qF -e "$message" "$scratch/said" || {
		cat "$scratch/said"
		echo "does not say: $message"
		return 1
	}
	[ ! -e "$scratch/$fails_tree/$product" ] || return
	temporaries "$fails_tree" | none
}

json_large() {
	with_template json &&
		fails tree 'q_each(group): no such records of board 12' \
			out/queens12.json out/queens12.json
}
ok "q_each(group) on a large board" json_large

printf 'all\nq_bulk(<|list|>)m4_dnl\n' >"$scratch/queens.txt.m4"
bulk_large() {
	with_template txt && exits 0 build tree out/queens11.txt || return
	[ "$(wc -l <"$scratch/tree/out/queens11.txt")" = 2681 ] || return
	[ "$(sed -n 2p "$scratch/tree/out/queens11.txt")" = \
		'1 3 5 7 9 11 2 4 6 8 10' ]
}
ok "q_bulk on a large board" bulk_large

# --- a view ------------------------------------------------------------------

echo 'there are q_solutions' >"$scratch/tally.m4"

with_view() {
	clone good tree || return
	cp "$scratch/tally.m4" "$scratch/tree/templates/views" &&
		exits 0 build tree N=4
}
ok "a new view" with_view
there_are_2() { [ "$("$@")" = 'there are 2' ]; }
ok "the printer prints it" there_are_2 "$scratch/tree/out/queens4" tally
in_help() { "$scratch/tree/out/queens4" --help | grep -qw tally; }
ok "--help names it" in_help
ok "make run VIEW=" there_are_2 build tree N=4 VIEW=tally run
build_bad_view() { build tree N=4 VIEW=tall run; }
bad_view() {
	exits 2 build tree N=4 VIEW=tall run 2>"$scratch/said" &&
		grep -q '^gen/arguments.mk:.*VIEW is one of: .*\btally\b' \
			"$scratch/said"
}
ok "make run names it" bad_view
removed_view() {
	rm "$scratch/tree/templates/views/tally.m4"
	exits 0 build tree N=4 && exits 2 "$scratch/tree/out/queens4" tally \
		2>"$scratch/said" && ! grep -w tally "$scratch/said"
}
ok "removed, it is gone" removed_view

# --- what m4 leaves over -----------------------------------------------------

# leaks TEXT MESSAGE: TEXT, a template, fails with MESSAGE, as a table and as a
# view, and nothing of it is published
leaks() {
	printf '%b' "$1\n" >"$scratch/queens.bad.m4"
	leak=$(printf '%b' "$2")
	with_template bad && fails tree "$leak" out/queens4.bad out/queens4.bad ||
		return
	mv "$scratch/tree/templates/queens.bad.m4" \
		"$scratch/tree/templates/views/bad.m4"
	fails tree "$leak" out/build/queens4/views/bad.txt N=4 || return
	rm "$scratch/tree/templates/views/bad.m4"
	exits 0 build tree N=4 && same good tree
}

# name | template, as printf's %b has it | message
while IFS='|' read -r name text message; do
	is_due "$name" || continue
	ok "$name" leaks "$text" "$message"
done <<'END'
a misspelt macro|x\nq_soluti q_n\ny|m4 left this unexpanded: q_soluti 4
+a misspelt builtin|x\nm4_dln\ny|m4 left this unexpanded: m4_dln
a misspelt call|q_eahc(x)|m4 left this unexpanded: q_eahc(x)
+inside a word, m4_|am4_b|m4 left this unexpanded: am4_b
a quote mark closed|x \0174> y|m4 left this unexpanded: x \0174> y
+after a quote, q_|"q_soluti", q_n|m4 left this unexpanded: "q_soluti"
+after a quote, m4_|"a", "m4_b"|m4 left this unexpanded: "a", "m4_b"
+after a quote, a mark|"a \0174>"|m4 left this unexpanded: "a
+a quote mark open|x <\0174 y|end of file in string
a call left open|q_id(x|end of file in argument list
an unknown kind|q_each(<\0174soluti\0174>, <\0174$1\0174>)|soluti
a file that is not there|m4_include(nothing)|nothing
no line break at the end|x q_n\c|no line break at the end of the template
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
	with_template txt && exits 0 build tree out/queens4.txt &&
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
	with_template twice && exits 0 build tree out/queens4.twice &&
		cat "$scratch/once" "$scratch/once" |
		diff - "$scratch/tree/out/queens4.twice"
}
ok "and in a macro's body" quoted

# --- q_between, and a call in a call ------------------------------------------

# name | template | text for N=4
expands() {
	printf '%b\n' "$1" >"$scratch/queens.x.m4"
	with_template x && exits 0 build tree N=4 out/queens4.x || return
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
q_spaced, q_id, q_ID~q_spaced(<|1,5,8|>) q_id(x) q_ID(X) q_name~1 5 8 queens4_x QUEENS4_X queens4
END

done_testing
