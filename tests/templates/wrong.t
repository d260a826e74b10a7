#!/bin/sh
# wrong.t -- a wrong template, and a qgen that fails, are noticed; nothing is published
. tests/tap.sh
. tests/templates/room.sh

# A tree for make: the checkout with this test's templates, and the programs of $OUT.
tree=$scratch/tree
copy_tree "$tree" && lend_host "$tree" || exit 1
in_tree() {
	(cd "$tree" && unset OUT && typed "$1")
}

# name ~ template ~ what is said, after templates/queens.bad.m4:
while IFS='~' read -r name text line; do
	template .bad "$text"
	ok "$name" says "/queens.bad.m4:$line" 1 by_command 4 .bad
done <<'END'
a misspelt macro, the first of two~q_solutions\nq_soluti q_n\nq_rwo~2: m4 left q_soluti
a misspelt builtin~x\nm4_dln\ny~2: m4 left m4_dln
a word after a quote~"q_soluti", q_n~1: m4 left q_soluti
a macro glued to a letter~x\n-Dq_ID(X)~2: m4 left Dq_ID(
a fact glued to a letter~<svg\nhq_n />~2: m4 left hq_n
a prefix glued to a letter~<svg\nhq_prefix />~2: m4 left hq_prefix
a macro of a picture glued to a letter~<svg\nhq_crown/>~2: m4 left hq_crown/
a macro of a form glued to a letter~y hq_written~1: m4 left hq_written
a macro of the template glued to a letter~m4_define(<|q_mine|>, <|x|>)m4_dnl\nhq_mine~2: m4 left hq_mine
a word of m4 glued to a letter~x\nxm4_dnl\ny~2: m4 left xm4_dnl
a word beside a letter in Latin-1~\0351 q_soluti~1: m4 left q_soluti
a word that m4 has put together~q_<||>soluti~ m4 left q_soluti
a warning of m4's~x\nm4_index(a)~2: Warning: too few arguments to builtin `m4_index'
a closing quote~x |> y~1: m4 left |>
a word in the body of a list~x\nq_each(<|row|>, <|$1\ny q_rwo($2)|>)~3: m4 left q_rwo
a tenth field of solution~x\ny\nq_each(<|solution|>, <|y\n$1 $10|>)~3: `solution' has the fields $1 to $9 alone
a fourth of square~x\nq_each(<|square|>, <|$4|>)~2: `square' has the fields $1 to $3 alone
a fifth in a list in a list~q_each(<|square|>, <|\nq_each(<|row|>, <|$|><|5|>)|>)~1: `row' has the fields $1 to $4 alone
a record's name~x\nq_each(<|square|>, <|$0|>)~2: `square' has the fields $1 to $3 alone
all fields~x\nq_each(<|row|>, <|a: b\n\tcc -o $@ $<\n|>)~2: `row' has the fields $1 to $4 alone
all fields in a list in a list~q_each(<|square|>, <|q_each(<|row|>, <|$|><|*|>)|>)~1: `row' has the fields $1 to $4 alone
how many fields~q_each(<|row|>, <|$#|>)~1: `row' has the fields $1 to $4 alone
a word after a quote of the product~x<||>q_open<||>q_soluti q_close~1: m4 left q_soluti
a quote of the product glued to a letter~xq_close~1: m4 left xq_close
a record that calls itself~q_each(<|row|>, <|q_row($1)|>)~1: the body of `row' is q_row, and would call itself
a bulk in a diversion~x\nm4_divert(1)q_bulk(<|list|>)~2: q_bulk cannot be in a diversion
no quotes~x\nq_each(row, $1, $2)~2: q_each takes KIND and BODY, both in quotes
an unknown kind~x\nq_each(<|soluti|>, <|$1|>)~2: `soluti' is no list of records; lists are solution descending prolog fundamental image row
an unknown kind of bulk~x\nq_bulk(<|soluti|>)m4_dnl~2: `soluti' is no text; texts are board facts list tsv
a bulk of records~x\nq_bulk(<|solution|>)m4_dnl~2: `solution' is no text
a board that the template is not for~q_boards(<|5 6|>, <|smaller ones are empty|>)~1: N=4: smaller ones are empty
a board whose digit others have~x\nq_boards(<|14 40|>, <|no|>)~2: N=4: no
a byte order mark~\0357\0273\0277x\ny~1: m4 left a byte order mark: save the file without one
a diversion that is left open~x\nm4_divert(-1)y~ a diversion is open at the end: close it with m4_divert(0)
an open quote~x <| y~1: ERROR: end of file in string
an open call~x\nq_id(x~2: ERROR: end of file in argument list
a file that is not there~x\nm4_include(nothing)~2: cannot open `nothing': No such file or directory
END
template .bad 'q_each(<|row|>, <|m4_eval($1 / 0)|>)'
ok 'an error of m4 in a body' says 'm4:board4, q_each row:1: divide by zero in eval: 1 / 0' 1 by_command 4 .bad
template .bad 'x\nq_soluti'
cp "$own/queens.bad.m4" "$tree/templates"
ok 'a slip, in make' says 'templates/queens.bad.m4:2: m4 left q_soluti' 2 in_tree 'make -s out/queens4.bad'
rm "$tree/templates/queens.bad.m4"
template .bad 'x\nq_each(<|puzzle|>, <|$1|>)'
ok 'a list that the board lacks' says 'queens.bad.m4:2: N=3: puzzles exist for N=4 to 12' 1 by_command 3 .bad
ok 'no product is there, and nothing else' silent find "$made" "$tree/out" -name '*.bad*'

# with_view NAME TEXT LINE: what a user types, while there is such a view
with_view() {
	name=$1
	printf 'q_view(<|a text|>)m4_dnl\n%b' "$2" >"$tree/templates/views/queens_$name.txt.m4"
	in_tree "$3"
	status=$?
	rm "$tree/templates/views/queens_$name.txt.m4"
	return $status
}
make='make -s N=4 VIEWS="list $name summary" out/queens4'
ok 'a new file in views/ is a new view, and --help has its words' prints '  tally     a text
there are 2' with_view tally 'there are q_solutions\n' \
	"$make && out/queens4 --help | grep '^  tally' && out/queens4 tally"
ok 'what a view diverts ends its own text' prints 'x
later' with_view divert 'm4_divert(1)later\nm4_divert(0)x\n' "$make && out/queens4 divert"
ok 'a view that has no q_queen, after one that has' says 'views/queens_slip.txt.m4:2: m4 left q_queen' 2 \
	with_view slip 'q_queens(2,4,1,3)\n' 'make -s N=4 VIEWS="list boards slip" out/queens4'
# Characters that mean something in C, and others: as a constant, and as a file that the assembler reads.
for times in 1 7000; do
	perl -e 'print map(chr, 1 .. 127), qq{\xe2\x99\x9b\n\\n \\" "" ?? ??= ??/ \r\n\r7\t\\\\\n} x shift' $times >"$scratch/odd"
	{ echo 'q_view(<|a text|>)m4_dnl' && cat "$scratch/odd"; } >"$tree/templates/views/queens_odd.txt.m4"
	ok "a view of odd characters, $times times" silent in_tree \
		"make -s N=4 VIEWS='list odd summary' out/queens4 && out/queens4 odd | cmp - '$scratch/odd' && [ -s '$scratch/odd' ]"
done
rm "$tree/templates/views/queens_odd.txt.m4"

# --- a qgen that dies after some letters ----------------------------------------------

mv "$qgen" "$scratch/qgen"
stand_in "$qgen" "[ \$1 != \"\$kind\" ] || { '$scratch/qgen' \"\$@\" | head -c 100; kill -KILL \$\$; }" \
	"exec '$scratch/qgen' \"\$@\""
cp "$qgen" "$tree/out/build/qgen"
template .nested 'q_each(<|row|>, <|q_each(<|image|>, <|$1|>)|>)'
# dies KIND ENDING: if qgen dies while it prints that kind, the command has no product; nor has make, in one
# case of each of its recipes
export kind
dies() {
	exits 1 by_command 9 "$2" 2>"$scratch/said" && silent find "$made" -type f || return
	case $1 in solution | board | facts) ;; *) return ;; esac
	exits 2 in_tree "make -s out/queens9$2" 2>"$scratch/said" && [ ! -e "$tree/out/queens9$2" ] &&
		silent find "$tree/out" -name '.new.*'
}
kind=none
ok 'a qgen that lives: the command makes this' by_command 9 .nested
rm -f "$made"/*
while read -r kind ending what; do
	ok "a qgen that dies in $what" dies $kind $ending
done <<'END'
solution .csv a list
image .nested a list in a list
tsv .tsv a bulk
board .h solving
list .h the list of which a header has the sum
facts .h the facts
END

done_testing
