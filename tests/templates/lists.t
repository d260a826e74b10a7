#!/bin/sh
# lists.t -- a list in a list, and text that is no business of m4's
. tests/tap.sh
. tests/templates/room.sh

# name ~ template ~ text for N=4, with | between its lines
cat >"$scratch/rows" <<'END'
q_between twice over~q_each(<|row|>, <|q_between(+)$1|>) q_each(<|byte|>, <|q_between(-)$1|>)~1+2+3+4 1
a list in a list~q_each(<|row|>, <|q_between(+)q_each(<|solution|>, <|q_between(-)x|>)|>)~x-x+x-x+x-x+x-x
q_between around a list without~q_each(<|row|>, <|q_between(+)q_each(<|solution|>, <|x|>)|>)~xx+xx+xx+xx
with fields~q_each(<|solution|>, <|$1q_each(<|fundamental|>, <|[$|><|2]|>);|>)~1[2,4,1,3];2[2,4,1,3];
of the same short kind~q_each(<|row|>, <|$1:q_each(<|row|>, <|$|><|1|>);|>)~1:1234;2:1234;3:1234;4:1234;
and again~q_each(<|fundamental|>, <|q_each(<|solution|>, <|q_each(<|fundamental|>, <|$|><||><|1|>),|>)|>)~1,1,
in an argument~m4_define(<|q_x|>, q_each(<|solution|>, <|$1.|>))q_x q_x~1.2. 1.2.
q_queens~m4_define(<|q_queen|>, <|$1$2|>)q_each(<|solution|>, <|q_queens($2)/|>)~12243143/13213442/
q_back~q_back(1,2,3,4) q_spaced(q_back(1,2,3,4))~4,3,2,1 4 3 2 1
no columns~(q_queens() q_queens(<||>) q_back() q_spaced(q_back(q_back())))~(   )
q_spaced~q_each(<|solution|>, <|q_spaced(<|$2|>) q_spaced($2);|>)~2 4 1 3 2 4 1 3;3 1 4 2 3 1 4 2;
q_join~q_join(<|; |>, 1,5,8) q_join(-, 7) q_join(<|, |>, a, b)~1; 5; 8 7 a, b
q_every~q_each(<|image|>, <|$8q_every(4, $8, <|/|>)|>)~1234/5678/
rows~q_each(<|row|>, <|$1 $2 $3 $4;|>)~1 0 4 a;2 1 3 b;3 2 2 c;4 3 1 d;
facts~q_n q_solutions q_fundamentals q_group_bits q_bits(256) q_bits(257) q_bits(65536) q_bits(65537) q_form q_solution_bytes (q_first) (q_last)~4 2 1 8 8 16 16 32 rows 4 (2,4,1,3) (3,1,4,2)
descending~q_each(<|descending|>, <|$8:$1:$3:$9;|>)~1:2:2,0,3,1:2031;2:1:1,3,0,2:1302;
a word after a mark of comments~# q_n // q_n~# 4 // 4
a name of C that has q_ in it~int freq_hz; q_n~int freq_hz; 4
quotes~q_n q_close<||>q_open x<||>q_close<||> q_join(q_close, a, b) q_each(<|solution|>, <|$1q_close|>)~4 |><| x|> a|>b 1|>2|>
a dollar in a body~q_each(<|solution|>, <|$<||>@ $<||>* $<||># $<||>0 $x|>)~$@ $* $# $0 $x$@ $* $# $0 $x
q_stop is not called~q_boards(<|3 4|>, <|no|>)q_n~4
a file of the templates' folder~m4_include(views/queens_list.txt.m4)m4_dnl~2 4 1 3|3 1 4 2
END
row=0 files=
while IFS='~' read -r name text wanted; do
	row=$((row + 1)) files="$files queens4.$row"
	template .$row "$text"
done <"$scratch/rows"
ok 'one command expands all of these' typed 'cd "$made" && "$room/queens-tables" -t "$own" $files'
row=0
while IFS='~' read -r name text wanted; do
	row=$((row + 1))
	{ read -r got; read -r more; } <"$made/queens4.$row"
	ok "$name" equal "$got${more:+|$more}" "$wanted"
done <"$scratch/rows"

# Lists that are larger than a buffer of m4 or stdio.
template .image 'q_each(<|image|>, <|$4 $6 $2 $7\n|>)m4_dnl'
template .images 'q_each(<|row|>, <|q_each(<|image|>, <|$1 $|><|4 $|><|6 $|><|2 $|><|7\n|>)|>)m4_dnl'
images() {
	by_command 9 .image && by_command 9 .images && [ -s "$made/queens9.image" ] || return
	for row in 1 2 3 4 5 6 7 8 9; do
		sed "s/^/$row /" "$made/queens9.image"
	done | cmp - "$made/queens9.images"
}
ok 'N=9: a list of 368 in a list of 9' images

# What an archive begins with, and how tables are written, change at these boards.
template .limits 'q_header q_form q_solution_bytes q_bits(q_solutions)'
ok 'N=11 to 13: limits' prints 'queens11.h rows 11 16
queens12.h arrays 12 16
queens13_compact.h arrays 13 32' typed 'for n in 11 12 13; do by_command $n .limits && cat "$made/queens$n.limits"; done'

# --- text that m4 leaves alone ----------------------------------------------------------

cat >"$own/queens.txt.m4" <<'END'
#define shift(a) ((a) << 1) /* `quote' and ``two'' and 'one */
#include <stdio.h> # a comment, dnl not m4's, define(`x', `y')
int index(char *s), len(int), format(int, ...), divert, dnl, eval(int);
x = index(s) + len(s) | format(1, 2) || shift(3) > 4 | $1 $@ $* $# ${1};
undefine(`define') ifelse(1, 1, a, b) include(/etc/hostname) syscmd(true)
changequote([, ])changecom(/*, */) esyscmd(`date') __file__ __line__ errprint(x)
seq_x xq_nn q-n Q_N M4_DNL \ \\ \" "quoted" 'c' %s < | > <- -> |= \0 ?? ??= m4 am4_b
	tab, trailing blank 
(unbalanced [brackets { of every < kind ,,, ) )
END
ok "C text full of m4's words passes unchanged" typed 'by_command 4 .txt && diff "$own/queens.txt.m4" "$made/queens4.txt"'
twice() {
	sed 's/[$][1@*#]//g; /unbalanced/d' "$own/queens.txt.m4" >"$scratch/once"
	{
		echo 'm4_define(<|q_text|>, <|m4_dnl'
		cat "$scratch/once"
		echo '|>)m4_dnl'
		echo 'q_each(<|solution|>, <|q_text|>)m4_dnl'
	} >"$own/queens.twice.m4"
	by_command 4 .twice && cat "$scratch/once" "$scratch/once" | diff - "$made/queens4.twice"
}
ok 'and in the body of a list' twice

# Of a board of 10, the edge of all rows and of the frame is in one column; a digit heads each column.
template .drawn 'm4_include(views/queens_unicode.txt.m4)m4_dnl'
aligned() {
	by_command 10 .drawn && grep -qx '     1 2 3 4 5 6 7 8 9 0' "$made/queens10.drawn" &&
		prints 4 awk 'match($0, /^ *[0-9]* [|+]/) && !seen[RLENGTH]++ { print RLENGTH }' "$made/queens10.drawn"
}
ok 'N=10: boards that are drawn have straight edges' aligned
done_testing
