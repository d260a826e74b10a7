#!/bin/sh
# arguments.t -- what may be typed: make and its programs refuse the rest
#
# They exit 2 with one line that repeats what was typed and says what is allowed.
. tests/tap.sh

copy_tree "$scratch/tree" && lend_host "$scratch/tree/out" || exit 1
host=$(cd "$OUT/build/host" && pwd)
qgen() {
	"$host/qgen" "$@"
}
embed() {
	"$host/embed" "$@"
}

# in_tree LINE: what a user types there
in_tree() {
	(cd "$scratch/tree" && unset OUT && typed "$1")
}
files() {
	(cd "$scratch/tree" && find . -name '.new.*' -o -type f -print | grep -v '\.is$' | sort)
}
files >"$scratch/before"
untouched() {
	files | diff "$scratch/before" -
}

# refuses: rows of words, as a shell takes them | what the line says
refuses() {
	while IFS='|' read -r words rule; do
		ok "$words" says "$rule" 2 in_tree "$words"
	done
}
refuses <<'TABLE'
make N=17|N='17': N is a board size from 1 to 16; make count goes further
make N=08|N='08': N is a board size from 1 to 16
make N=|N='': N is a board size from 1 to 16
make N='4 5'|boards 4 5: make makes one board at a time
N=0 make|N='0': N is a board size from 1 to 16
make PREFIX=/usr|PREFIX='/usr': PREFIX begins the C names: a letter, then letters, digits and _, at most 20,
make N=2 PREFIX=a-b|no __, m4_, q_ or last digit; prefix= chooses where to install
make .FEATURES=oneshell MAKE_VERSION=3.81|this is make 3.81: queens needs GNU Make 4.3 or newer
make prefix=~/q install|prefix='~/q': prefix is a folder from / on
cd gen; make -f ../Makefile|say make -C ../: make runs there
make prefix=q uninstall|prefix='q': prefix is a folder from / on
make check TESTS=avr|TESTS='avr': make check-firmware has these tests
make check TESTS=nothing|TESTS='nothing': no test has that in its name
make out/queens8.h out/queens9.h|boards 8 9: make makes one board at a time
make N=2 PREFIX="a'b"|PREFIX='a'b': PREFIX begins
make PREFIX='a(b' clean|PREFIX='a(b': PREFIX begins
make PREFIX='*' clean|PREFIX='*': PREFIX begins
make OUT="a'b"|OUT='a'b': OUT cannot have a '
make OUT='a(b' tables|OUT='a(b': OUT cannot have a (
make OUT='a b'|OUT='a b': OUT is a folder, its name without blanks
make -n OUT=|OUT='': OUT is a folder
make VIEW="a'b" run|VIEW='a'b': VIEW cannot have a '
make VIEWS='list a)b' run|VIEWS='list a)b': VIEWS cannot have a )
make prefix='/tmp/a"b' install|prefix='/tmp/a"b': prefix cannot have a "
DESTDIR="a'b" make install|DESTDIR='a'b': DESTDIR cannot have a '
make out//queens6.csv|out//queens6.csv: say out/queens6.csv
make "$PWD/out/queens6.csv"|/out/queens6.csv: say out/queens6.csv
make OUT=a=b|OUT='a=b': OUT cannot have a =
make OUT=a:b|OUT='a:b': OUT cannot have a :
make -s OUT=-x|-x/build/host cannot be written: say OUT=dir
make tables clean all|tables clean all: clean is the first goal or the last
make OUT='~/x'|~/x: the shell has left the ~ as it is
make DESTDIR='~/x' install|~/x: the shell has left the ~ as it is
make out/puzzle6.json|PREFIX= chooses other names
make N=6 out/queens7.h|boards 6 7: make makes one board at a time
make N=6 out/queens7-firmware.tar.gz|boards 6 7: make makes one board at a time
make out/queens17.h|out/queens17.h: products are queens1 to queens16
make install 'prefix=$x'|prefix='$x': prefix cannot have a $
make out/queens8.nothing|out/queens8.nothing: products are queens1 to queens16 with the endings
qgen|qgen: usage: qgen KIND N|BOARD; see --help
qgen list|qgen: usage: qgen KIND N
qgen list 8 queens|qgen: usage: qgen KIND N
qgen lists 8|qgen: 'lists': no such kind; qgen --help lists them
qgen 8|qgen: '8': no such kind
qgen --help 8|qgen: '--help': no such kind
qgen list 17|qgen: '17': N is a board size from 1 to 16; make count goes further; BOARD is a file that
qgen list nowhere|qgen: 'nowhere': N is a board size from 1 to 16
qgen list gen|qgen: 'gen': N is a board size from 1 to 16
qgen list Makefile|qgen: 'Makefile': N is a board size from 1 to 16
qgen list "$(printf '8\t\377\177')"|qgen: '8???': N is a board size from 1 to 16
qgen list 88888888888888888888888888888888888888888|qgen: '8888888888888888888888888888888888888888...': N is a board
qgen byte 3|qgen: the compact form is for boards from 4
qgen puzzle 13|qgen: puzzles are for boards 4 to 12
qgen step 3|qgen: a walk is drawn for boards 4 to 6
gen/queens-tables|queens-tables: name a file, as queens8.h (see --help)
gen/queens-tables --check|queens-tables: name a file
gen/queens-tables queens.h|queens-tables: 'queens.h': a name is PREFIX, N and an ending, as queens8.h
gen/queens-tables 8.h|queens-tables: '8.h': a name is PREFIX, N and an ending
gen/queens-tables a8/queens.h|queens-tables: 'a8/queens.h': a name is PREFIX
gen/queens-tables ''|queens-tables: '': a name is PREFIX
gen/queens-tables "$(printf 'a\033.h')"|queens-tables: 'a?.h': a name is PREFIX
gen/queens-tables queens17.h|queens-tables: 'queens17.h': N is a board size from 1 to 16
gen/queens-tables queens08.h|queens-tables: 'queens08.h': N is a board size from 1 to 16
gen/queens-tables queens0.h|queens-tables: 'queens0.h': N is a board size from 1 to 16
gen/queens-tables queens16.nothing|queens-tables: 'queens16.nothing': there is no template queens.nothing.m4; there are .1 .c .csv
gen/queens-tables queens8.h queens8x.h|queens-tables: 'queens8x.h': there is no template queensx.h.m4
gen/queens-tables -x queens8.h|queens-tables: '-x': the options are --check, --help, --version and -t TEMPLATES
gen/queens-tables queens8.h -t|queens-tables: -t: name a folder of templates
gen/queens-tables -t nowhere queens8.h|queens-tables: 'nowhere': there is no such folder
gen/queens-tables -t Makefile queens8.h|queens-tables: 'Makefile': there is no such folder
TMPDIR=/no/folder gen/queens-tables --check queens8.h|mktemp: 
gen/queens-tables --check Makefile gen/setup|queens-tables: nothing to compare: no template makes Makefile gen/setup
M4=true gen/queens-tables queens8.h|queens-tables: M4='true': this is not GNU m4
M4=echo gen/queens-tables --check queens8.h|queens-tables: M4='echo': this is not GNU m4
M4=/no/m4 gen/queens-tables queens8.h|queens-tables: /no/m4 is not there: install it
gen/queens-tables a-b8.h|queens-tables: 'a-b8.h': PREFIX begins the C names
embed name|embed: usage
embed name Makefile README.md|embed: usage
TABLE

ok 'nothing was made of all this' untouched

# The same of what make finds out later.
refuses <<'TABLE'
make -s N=2 VIEW=nonsense run|usage: queens2 [VIEW | --help | --version], where VIEW is one of: list boards c first
make -s N=2 VIEWS='list nonsense'|No rule to make target 'templates/views/nonsense.m4', needed by
make -s N=2 M4=true tables|M4='true': this is not GNU m4: make setup installs it
make -s N=2 M4=/no/m4 tables|M4='/no/m4': this is not GNU m4: make setup installs it
make -s N=2 M4="no'm4" tables|M4='no'm4': this is not GNU m4: make setup installs it
make -s N=2 CC=/no/cc proof|/no/cc is not there: install it
make -s N=12 proof|templates/queens_proof.c.m4:1: board 12: a proof is for boards to 11
make -s N=3 compact|templates/queens_compact.h.m4:1: board 3: the compact form is for boards from 4
TABLE
ok 'and no product' equal "$(find "$scratch/tree/out" -name 'queens12*.*' -o -name 'queens3*.*')" ''

# Each character that a shell or make reads as more than a part of a word.
odd() {
	for c in \' '"' '`' '$' '\' ';' '&' '|' '<' '>' '*' '?' % '#' '(' ')'; do
		says "OUT='a${c}b': OUT cannot have a $c" 2 make -f gen/typed.mk "OUT=a${c}b" || return
	done
}
ok 'no odd character is taken' odd
ok 'queens-tables stops if qgen cannot be compiled' exits 2 \
	in_tree 'QGEN= BUILD_CC=false gen/queens-tables queens8.h'
ok 'a goal that names its board goes before N of the environment' exits 0 \
	in_tree 'N=6 make -n out/queens7.h >/dev/null'
# As packagers' tools and makes of other projects hand them down.
others="VERBOSE=1 AM_UPDATE_INFO_DIR=no CXX=c++ AR=ar PKG_CONFIG=no CROSS_COMPILE=arm- DEBUG=1 O=build LIBDIR=/lib"
ok 'make takes variables that are not its own' exits 0 in_tree "make -n $others INSTALL='i -x' install >/dev/null"
for out in ./out out/ out// '$PWD/out'; do
	ok "make takes OUT=$out" exits 0 in_tree "make -n OUT=$out out/queens6.csv | grep -q ' >out/queens6.csv\|mv -f out/'"
done
for n in 1 16; do
	ok "make takes N=$n" exits 1 in_tree "make -q N=$n" # 1: there is something to do
done
for words in 'byte 4' 'puzzle 4' 'step 4' 'step 6' ${LONG:+'puzzle 12'}; do
	ok "qgen takes $words" exits 0 in_tree "qgen $words >/dev/null"
done
for goal in help clean setup '-n count' '-n counts' '-n check-generated' '-n setup-lint'; do
	ok "make $goal looks at no board" exits 0 in_tree "make SHELL=/bin/sh N=no $goal >/dev/null"
done
lend_host "$scratch/tree/out" # which clean removed

new_test() {
	mine=tests/views/mine.t
	awk '/^```/ { is_in = $0 == "```sh"; next } is_in' tests/README.md >"$scratch/tree/$mine"
	in_tree 'unset TESTS LONG; make -n check' | grep "^OUT.* $mine" &&
		equal "$(sh "$scratch/tree/$mine" | cut -d ' ' -f 1 | xargs)" 'ok ok 1..2'
}
ok 'the test that tests/README.md adds is in make check' new_test

# makes NAME COMMAND: the tables of that name and no others
makes() {
	rm -f "$scratch"/tree/out/*
	exits 0 in_tree "$2" &&
		equal "$(cd "$scratch/tree/out" && ls | grep -v '^build$' | xargs)" "$1.c $1.h $1.tsv ${1}_proof.c"
}
ok 'N is 8 by default' makes queens8 'make -s tables'
ok 'N in the environment is taken, other variables there are not ours' makes queens5 \
	'N=" 5" PREFIX=/usr/local VIEW=no VIEWS=no OUT=/ M4=false options=rw make -s tables'
ok 'N on the command line goes before it' makes queens4 'N=5 make -s N=4 tables'

# refused WORD..., taken WORD...: none or all of these may begin names in C
refused() {
	. gen/expand.sh
	for word; do
		! is_prefix "$word" || { echo "$word is taken" && return 1; }
	done
}
taken() {
	. gen/expand.sh
	for word; do
		is_prefix "$word" || { echo "$word is refused" && return 1; }
	done
}
ok 'what is no PREFIX' refused '' 1a _a a__b a-b 'a b' ä aq_b am4_b a1 8 a. abcdefghijklmnopqrstu
ok 'what is one' taken Z a a0b9c a_ a_b a_q abcdefghijklmnopqrst m4a m uvwxyz while x86_q queens

# compile: tables of these names compile, define them, and macros in upper case, and say how to make them
names='Z4 a_q4 abcdefghijklmnopqrst4 m4a4 while4 x86_q4'
compile() {
	mkdir "$scratch/tables" || return
	for name in $names; do
		set -- "$@" "$scratch/tables/$name.h" "$scratch/tables/$name.c"
	done
	exits 0 gen/queens-tables "$@" && cd "$scratch/tables" &&
		exits 0 $CC -Wall -Wextra -pedantic -Werror -c ./*.c &&
		equal "$(nm ./*.o | sed -n 's/.* R \(.*\)_solutions$/\1/p' | xargs)" "$names" &&
		equal "$(sed -n 's/^#define \(.*\)_SOLUTIONS [0-9].*/\1/p' ./*.h | xargs)" "$(echo $names | tr a-z A-Z)" &&
		equal "$(sed -n 's/^.* Made .*: queens-tables \(.*\)[.]h[.]  Do not .*/\1/p' ./*.h | xargs)" "$names"
}
ok 'prefixes that are not refused' compile

# --- help and man pages ----------------------------------------------------------------

helps() {
	"$1" --help | head -n 1 | grep "^usage: ${1##*/} "
}
for program in "$host/qgen" gen/queens-tables; do
	ok "${program##*/} --help" helps "$program"
done
ok 'queens-tables --help names every ending' equal "$(gen/queens-tables --help | sed -n 's/^Endings: //p' | tr ' ' '\n')" \
	"$(ls templates | sed -n 's/^queens\([._].*\)[.]m4$/\1/p')"
man=$OUT/build/queens8/man/queens-tables.1
make -s OUT="$OUT" N=8 "$OUT/queens8.1" "$man" || exit 1
# has WORD...: the page of queens-tables, without fonts and macros, has each word
has() {
	sed 's/^\.[A-Z][A-Z]* *//; s/\\f[A-Z]//g; s/\\-/-/g; s/"//g' "$man" | tr -s ' ,.;[]' '\n' >"$scratch/words"
	for word; do
		grep -qxF -e "$word" "$scratch/words" || echo "lacks $word"
	done | none
}
options='--check --help --version -t'
ok 'queens-tables --help names every option' equal \
	"$(gen/queens-tables --help | grep -oE -e '[[ ]--?[a-z]+' | tr -d '[ ' | sort -u | xargs)" "$options"
ok 'queens-tables.1 names every option and operand' has PREFIX N ENDING TEMPLATES FILE 0 1 2 SEE ALSO $options
ok 'queens-tables.1 names every ending' equal \
	"$(grep '^\.BR [._]' "$man" | grep -oE ' [._][a-z0-9._]+' | sort | xargs)" \
	"$(gen/queens-tables --help | sed -n 's/^Endings: //p')"
# statuses PAGE WANTED: the words of each exit status
statuses() {
	equal "$(grep -A 1 '^\.B [0-9]$' "$1" | grep -oE '^\.B .|made|all|failed|could not|no such' | xargs)" "$2"
}
ok 'queens-tables.1 tells the exit statuses' statuses "$man" '.B 0 made .B 1 failed .B 2 could not'
ok 'and so does --help' equal "$(gen/queens-tables --help | grep -oE ' 0 made|; 1 failed|; 2 could not' | xargs)" \
	'0 made ; 1 failed ; 2 could not'
ok 'queens8.1 tells them, too' statuses "$OUT/queens8.1" '.B 0 all .B 1 failed .B 2 no such'
for page in "$OUT/queens8.1" "$man"; do
	ok "${page##*/} is of section 1, and names its own command" equal "$(sed -n 's/^\.TH \(.*\) "" .*/\1/p' "$page")" \
		"$(basename "$page" .1 | tr a-z A-Z) 1"
	ok_with groff "groff formats ${page##*/} without a remark" silent groff -man -ww -Tutf8 -z "$page"
done

done_testing
