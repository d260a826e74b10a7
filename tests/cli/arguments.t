#!/bin/sh
# arguments.t -- what may be typed: make and its programs refuse the rest
#
# They exit 2 with one line that repeats what was typed and says what is allowed.
. tests/tap.sh

copy_tree "$scratch/tree" && lend_host "$scratch/tree/out" || exit 1
export qgen="$(cd "$OUT/build/host" && pwd)/qgen"
export embed=${qgen%qgen}embed

# in_tree WORDS: run them there, `@' for a program's path; make's own line about a
# recipe that failed is left out
in_tree() {
	(cd "$scratch/tree" && unset OUT && eval "$1") 2>"$scratch/log"
	status=$?
	grep -v '^make: \*\*\* \[' "$scratch/log" >&2
	return $status
}
files() {
	(cd "$scratch/tree" && find . -name new.* -o -type f -print | grep -v '\.is$' | sort)
}
files >"$scratch/before"
untouched() {
	files | diff "$scratch/before" -
}

# words, as a shell takes them | what the line says
while IFS='|' read -r words rule; do
	ok "$words" says "$rule" 2 in_tree "$words"
done <<'TABLE'
make N=17|N='17': N is a board size from 1 to 16; make count goes further
make N=08|N='08': N is a board size from 1 to 16
make N=|N='': N is a board size from 1 to 16
N=0 make|N='0': N is a board size from 1 to 16
make PREFIX=/usr|PREFIX='/usr' begins names in C; to choose where to install, say prefix=
make AGANST=dir|AGANST: no such variable; make help lists them
make n=9|n: no such variable
make N=x tables|N='x': N is a board size from 1 to 16
make check TESTS=nothing|TESTS='nothing': no test has that in its name
make out/queens8.h out/queens9.h|boards 8 9: make makes one board at a time
make N=6 out/queens7.h|board 7 and N=6: make makes one board at a time
make out/queens17.h|out/queens17.h: boards are 1 to 16
make out/queens8.nothing|out/queens8.nothing: boards are 1 to 16, and have the endings
$qgen|qgen: usage: qgen KIND N|BOARD, or qgen facts N|BOARD PREFIX; see --help
$qgen list|qgen: usage: qgen KIND N
$qgen list 8 queens|qgen: usage: qgen KIND N
$qgen facts 8|qgen: usage: qgen KIND N
$qgen lists 8|qgen: 'lists': no such kind; qgen --help lists them
$qgen 8|qgen: '8': no such kind
$qgen --help 8|qgen: '--help': no such kind
$qgen list 17|qgen: '17': N is a board size from 1 to 16; make count goes further; BOARD is a file that qgen board wrote
$qgen list nowhere|qgen: 'nowhere': N is a board size from 1 to 16
$qgen list gen|qgen: 'gen': N is a board size from 1 to 16
$qgen list Makefile|qgen: 'Makefile': N is a board size from 1 to 16
$qgen list ''|qgen: '': N is a board size from 1 to 16
$qgen list "$(printf '8\t\377')"|qgen: '8??': N is a board size from 1 to 16
$qgen list 88888888888888888888888888888888888888888|qgen: '8888888888888888888888888888888888888888...': N is a board
$qgen facts 8 a-b|qgen: 'a-b': PREFIX begins the C names: a letter, then letters, digits and _, at most 20, without __, m4_, q_ or a last digit
$qgen byte 3|qgen: the compact form is for boards from N=4
$qgen puzzle 13|qgen: puzzles are for boards to N=12
$qgen step 7|qgen: a search is drawn for boards to N=6
gen/queens-tables|queens-tables: name a board, and a folder to --check (see --help)
gen/queens-tables --check 8|queens-tables: name a board, and a folder
gen/queens-tables 17|queens-tables: '17': N is a board size from 1 to 16
gen/queens-tables 8x|queens-tables: '8x': N is a board size from 1 to 16
gen/queens-tables -x 8|queens-tables: '-x': the options are --check, --help, --version, -p PREFIX, -o DIR
gen/queens-tables -p|queens-tables: '-p': the options are
gen/queens-tables -p a.b 8|qgen: 'a.b': PREFIX begins the C names
gen/queens-tables -o nowhere 8|queens-tables: 'nowhere': there is no such folder
gen/queens-tables -t nowhere 8|queens-tables: 'nowhere': there is no such folder
gen/queens-tables --check 8 nowhere|queens-tables: 'nowhere': there is no such folder
gen/queens-tables 8 .nothing|queens-tables: '.nothing': there is no template queens.nothing.m4
$embed|embed: usage: embed [--incbin] PROGRAM NAME=FILE... =FILE, NAME of 1 to 15 characters
$embed name|embed: usage
$embed name a=Makefile|embed: usage
$embed name =Makefile a=Makefile|embed: usage
$embed name =Makefile =Makefile|embed: usage
$embed name a=Makefile Makefile|embed: usage
$embed name sixteen_letters_=Makefile =Makefile|embed: usage
$embed 'na"me' =Makefile|embed: usage
$embed --incbin name|embed: usage
TABLE

ok 'nothing was made of all this' untouched

# The same of what make finds out later.
while IFS='|' read -r words rule; do
	ok "$words" says "$rule" 2 in_tree "$words"
done <<'TABLE'
make -s N=2 PREFIX=a-b|qgen: 'a-b': PREFIX begins the C names
make -s N=2 VIEW=nonsense run|usage: queens2 [VIEW | --help | --version], where VIEW is one of: list boards c first
make -s N=2 VIEWS='list nonsense'|templates/views/nonsense.m4: there is no such template
make -s out/queens11_proof.c|templates/queens_proof.c.m4:1: board 11 has no rows to prove: proofs go to board 10
TABLE

for n in 1 16; do
	ok "make takes N=$n" exits 1 in_tree "make -q N=$n" # 1: there is something to do
done
for goal in help clean setup; do
	ok "make $goal looks at no board" exits 0 in_tree "make N=no $goal >/dev/null"
done

# makes NAME COMMAND: the tables of that name and no others
makes() {
	rm -f "$scratch"/tree/out/*
	exits 0 in_tree "$2" &&
		equal "$(cd "$scratch/tree/out" && ls | grep -v '^build$' | xargs)" "$1.c $1.h $1.tsv ${1}_proof.c"
}
ok 'N is 8 by default' makes queens8 'make -s tables'
ok 'N in the environment is taken, other variables there are not ours' makes queens5 \
	'N=5 PREFIX=/usr/local VIEW=no VIEWS=no OUT=/ M4=false make -s tables'
ok 'N on the command line goes before it' makes queens4 'N=5 make -s N=4 tables'

# exports PREFIX: tables of that prefix compile, and define its names
exports() {
	exits 0 gen/queens-tables -p "$1" -o "$scratch" $2 &&
		exits 0 $CC -Wall -Wextra -pedantic -Werror -c -o "$scratch/o" "$scratch/$1$2.c" &&
		nm "$scratch/o" | grep " R $1$2_solutions\$"
}
for prefix in while abcdefghijklmnopqrst; do
	ok "tables of the prefix $prefix" exports $prefix 4
done
ok 'm and 6 are no m4' exports m 6

helps() {
	"$1" --help | head -n 1 | grep "^usage: ${1##*/} "
}
for program in "$qgen" gen/queens-tables; do
	ok "${program##*/} --help" helps "$program"
done

done_testing
