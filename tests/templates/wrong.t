#!/bin/sh
# wrong.t -- a wrong template, and a qgen that fails, are noticed; nothing is published
. tests/tap.sh
. tests/templates/room.sh

# A tree for make: the checkout with this test's templates, and the programs of $OUT.
tree=$scratch/tree
copy_tree "$tree" && lend_host "$tree/out" || exit 1
in_tree() {
	(cd "$tree" && unset OUT && "$@")
}
in_tree make -s N=4 tables >&2 || exit 1

# in_make, by_command, by_function: make the product .bad of board 4 from queens.bad.m4; make and
# the command call that function, and publish what it makes
in_make() {
	cp "$own/queens.bad.m4" "$tree/templates" && in_tree make -s out/queens4.bad
}
by_command() {
	expand 4 .bad
}
by_function() {
	. "$data/expand.sh"
	expand "$scratch/product" "$own/queens.bad.m4"
}
qgen=$room/qgen board=$scratch/board facts=$scratch/facts prefix=queens ours=$data/templates
"$qgen" board 4 >"$board" && (. "$data/expand.sh" && write_facts "$facts") || exit

# slips STATUS HOW LINE: HOW exits so, and says this one line of templates/queens.bad.m4, beside what make adds
slips() {
	exits $1 $2 >"$scratch/stdout" 2>"$scratch/said" && none <"$scratch/stdout" || return
	said=
	while IFS= read -r line; do
		case $line in
		'make: *** ['*) ;;
		*/queens.bad.m4:*) said="$said${line#*/queens.bad.m4:}" ;;
		*) said="$said no place: $line" ;;
		esac
	done <"$scratch/said"
	equal "$said" "$3"
}

# name ~ template ~ what is said, after templates/queens.bad.m4:
while IFS='~' read -r name text line; do
	template .bad "$text"
	ok "$name" slips 1 by_function "$line"
	[ -z "$LONG" ] || ok "$name, in make" slips 2 in_make "$line"
done <<'END'
a misspelt macro, the first of two~q_solutions\nq_soluti q_n\nq_rwo~2: m4 left q_soluti
a misspelt builtin~x\nm4_dln\ny~2: m4 left m4_dln
a misspelt call~x\ny\nq_eahc(x)~3: m4 left q_eahc
a word after a quote~"q_soluti", q_n~1: m4 left q_soluti
a macro glued to a letter~x\n-Dq_ID(X)~2: m4 left Dq_ID(
a fact glued to a letter~<svg\nhq_n />~2: m4 left hq_n
a macro of a picture glued to a letter~<svg\nhq_crown/>~2: m4 left hq_crown/
a macro of a form glued to a letter~y hq_written~1: m4 left hq_written
a word of m4 glued to a letter~x\nxm4_dnl\ny~2: m4 left xm4_dnl
a word that m4 has put together~q_<||>soluti~ m4 left q_soluti
a warning of m4's~x\nm4_index(a)~2: Warning: too few arguments to builtin `m4_index'
a closing quote~x |> y~1: m4 left |>
a word in the body of a list~x\nq_each(<|row|>, <|$1\ny q_rwo($2)|>)~3: m4 left q_rwo
a tenth field of solution~x\ny\nq_each(<|solution|>, <|y\n$1 $10|>)~3: `solution' has the fields $1 to $9 alone
a fourth of square~x\nq_each(<|square|>, <|$4|>)~2: `square' has the fields $1 to $3 alone
a fifth in a list in a list~q_each(<|square|>, <|\nq_each(<|row|>, <|$|><|5|>)|>)~1: `row' has the fields $1 to $4 alone
a record's name~x\nq_each(<|square|>, <|$0|>)~2: `square' has the fields $1 to $3 alone
a record that calls itself~q_each(<|row|>, <|q_row($1)|>)~1: the body of `row' is q_row, and would call itself
a bulk in a diversion~x\nm4_divert(1)q_bulk(<|list|>)~2: q_bulk cannot be in a diversion
no quotes~x\nq_each(row, $1, $2)~2: q_each takes KIND and BODY, both in quotes
an unknown kind~x\nq_each(<|soluti|>, <|$1|>)~2: `soluti' is no list of records
an unknown kind of bulk~x\nq_bulk(<|soluti|>)m4_dnl~2: `soluti' is no text
a bulk of records~x\nq_bulk(<|solution|>)m4_dnl~2: `solution' is no text
a board that the template is not for~q_boards(<|5 6|>, <|smaller ones are empty|>)~1: board 4: smaller ones are empty
a board whose digit others have~x\nq_boards(<|14 40|>, <|no|>)~2: board 4: no
an open quote~x <| y~1: ERROR: end of file in string
an open call~x\nq_id(x~2: ERROR: end of file in argument list
a file that is not there~x\nm4_include(nothing)~2: cannot open `nothing': No such file or directory
END
template .bad 'x\nq_soluti'
ok 'a slip, by the command' slips 1 by_command '2: m4 left q_soluti'
ok 'a slip, in make' slips 2 in_make '2: m4 left q_soluti'
template .bad 'x\nq_each(<|puzzle|>, <|$1|>)'
ok 'a list that the board lacks' says 'queens.bad.m4:2: board 3: puzzles are for boards 4 to 12' 1 expand 3 .bad
ok 'no product is there, and nothing else' silent find "$made" "$tree/out" -name '*.bad*'

# in_a_view LINE WHY: a view whose third line is LINE is refused; make says where and WHY, and no more
in_a_view() {
	printf 'q_view(<|a slip|>)m4_dnl\nx\n%s\n' "$1" >"$tree/templates/views/slip.m4"
	in_tree exits 2 make -s N=4 VIEWS='list slip first' >"$scratch/said" 2>&1 || return
	rm "$tree/templates/views/slip.m4"
	equal "$(grep -v '^make: \*\*\* \[' "$scratch/said")" "templates/views/slip.m4:3: $2"
}
ok 'a slip in a view' in_a_view q_soluti 'm4 left q_soluti'
ok 'a wrong list in a view' in_a_view 'q_each(<|soluti|>, <||>)' "\`soluti' is no list of records"
# in_a_printer NAME TEXT COMMAND...: with a view NAME of that TEXT
in_a_printer() {
	name=$1
	printf "q_view(<|a text|>)m4_dnl\n$2" >"$tree/templates/views/$name.m4"
	shift 2
	in_tree typed "$*"
	status=$?
	rm "$tree/templates/views/$name.m4"
	return $status
}
make='make -s N=4 VIEWS="list $name summary" out/queens4'
ok 'a view has pages: its text and the next are right' in_a_printer pages 'x\n\fsummary\nlies\n\f\n' \
	"$make; equal \"\$(out/queens4 pages | tr '\f\n' '^ ') \$(out/queens4 summary | head -n 1)\" 'x ^summary lies ^  board 4'"
ok 'a view without an end' in_a_printer cut 'x' \
	"says \"embed: 'cut': the text does not end with a line break\" 2 typed '$make'"
ok 'a view of a long name' in_a_printer sixteen_letters_ 'x\n' \
	"says \"embed: 'sixteen_letters': a name has at most 15 characters\" 2 typed '$make'"
for odd in q_n m4_dnl 'a(b' "it's" a,b; do
	ok "a view named $odd" in_a_printer "$odd" 'x\n' \
		'says "view \`$odd'"': a name has letters, digits\" 2 typed 'make -s N=4 out/queens4'"
done

# --- a qgen that dies after some letters ----------------------------------------------

mv "$room/qgen" "$scratch/qgen"
for qgen in "$room/qgen" "$tree/out/build/host/qgen"; do
	cat >"$qgen" <<-END
		#!/bin/sh
		[ \$1 != "\$kind" ] || { "$scratch/qgen" "\$@" | head -c 100; kill -KILL \$\$; }
		exec "$scratch/qgen" "\$@"
	END
	chmod +x "$qgen"
done
template .nested 'q_each(<|row|>, <|q_each(<|image|>, <|$1|>)|>)'
# dies KIND ENDING: if qgen dies while it prints that kind, the command has no product; nor has make, in one
# case of each of its three recipes
export kind
dies() {
	exits 1 expand 8 "$2" >"$scratch/said" 2>&1 && silent find "$made" -type f || return
	case $1 in solution | board | facts) ;; *) return ;; esac
	rm -rf "$tree/out/build/queens8"
	in_tree exits 2 make -s "out/queens8$2" 2>"$scratch/said" &&
		[ ! -e "$tree/out/queens8$2" ] && { [ "$1" != board ] || [ ! -e "$tree/out/build/queens8/board" ]; } &&
		silent find "$tree/out" -name '.new.*'
}
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
