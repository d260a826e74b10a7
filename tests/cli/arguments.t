#!/bin/sh
# arguments.t -- what may be typed: make and its programs refuse the rest
#
# They exit 2 with one line that repeats what was typed and says what is allowed.
. tests/tap.sh

# All is typed in a copy of the tree.
built=$(cd "$OUT" && pwd)
copy_tree "$scratch/tree" && lend_host "$scratch/tree/out" && cd "$scratch/tree" || exit 1
unset OUT
qgen() {
	"$built/build.queens/host/qgen" "$@"
}

# refused: a point for each row, LINE|what is said of it
refused() {
	while IFS='|' read -r line rule; do
		ok "$line" refuses "$rule" "$line"
	done
}
# Files with names of goals that nothing makes.
touch out/queens8.gone out/puzzle8.json out/queens9.csv
touch "$scratch/began"
refused <<'TABLE'
make -s N=17|'17': neither N from 1 to 16 nor a file that qgen board wrote; make count counts up to N=28
make N=|N='': make takes one N at a time, from 1 to 16
N='--help' make -s|'--help': neither N from 1 to 16
make out/queens8.h out/queens9.h|N='8 9': make takes one N at a time
make N=6 out/queens7-firmware.tar.gz|N='6 7': make takes one N at a time
make PREFIX=/usr|PREFIX='/usr': PREFIX starts with a letter, ends with a letter or _,
make PREFIX='a b'|PREFIX='a b': PREFIX is one word, without blanks
make prefix='~/q' install|prefix='~/q': prefix is a folder from / on
make prefix='~/q' uninstall-count|prefix='~/q': prefix is a folder from / on
make bindir=bin install|bindir='bin': bindir is a folder from / on
DESTDIR='~/q' make install|DESTDIR='~/q': DESTDIR is a folder from / on
DESTDIR="a'b" make install|DESTDIR='a'b': DESTDIR cannot have a '
make OUT='~/x'|OUT='~/x': OUT is a folder, not this one, its name without blanks, not in gen, templates or tests, and from no ~ or - on; for ~ say $HOME
make OUT=-x|OUT='-x': OUT is a folder
make OUT=gen|OUT='gen': OUT is a folder
make OUT='a b'|OUT='a b': OUT is a folder, not this one, its name without blanks
make OUT=.|OUT='.': OUT is a folder, not this one
make -n OUT=|OUT='': OUT is a folder
make out//queens6.csv|out//queens6.csv: no template makes this; a product is queens, N from 1 to 16
make "$PWD/out/queens6.csv"|/out/queens6.csv is no goal: make help lists goals, and products lie in out/
make out/puzzle8.json|PREFIX= chooses another name
make out/queens8.gone|out/queens8.gone: no template makes this; a product is queens, N from 1 to 16, and a suffix
make OUT=elsewhere out/queens9.csv|out/queens9.csv is no goal: make help lists goals, and products lie in elsewhere/
make tests|tests is no goal: make help lists goals
make README.md|README.md is no goal: make help lists goals
make 'out/queens8.$(shell touch ran)'|MAKECMDGOALS cannot have a $
make out/queens8.nothing|out/queens8.nothing: no template makes this; a product is queens, N from 1 to 16, and a suffix
make .FEATURES=oneshell MAKE_VERSION=3.81|this is make 3.81: queens needs GNU Make 4.3 or newer
make check TESTS=avr|TESTS='avr': no test of make check has that in its name
qgen list|qgen: usage: qgen KIND N|BOARD; see --help
qgen list 8 queens|qgen: usage: qgen KIND N
qgen lists 8|qgen: 'lists': no such kind; qgen --help lists them
qgen list 17|qgen: '17': neither N from 1 to 16 nor a file that qgen board wrote; make count counts up to N=28
qgen list nowhere|qgen: 'nowhere': neither N from 1 to 16 nor a file that qgen board wrote
qgen list gen|qgen: 'gen': neither N from 1 to 16 nor a file that qgen board wrote
qgen list "$(printf '8\t\377\177%037d' 0)"|qgen: '8???000000000000000000000000000000000000...': neither N from 1 to 16
qgen puzzle 13|qgen: puzzles exist for N=4 to 12
qgen step 3|qgen: a search is drawn for N=4 to 6
gen/queens-tables --check|queens-tables: name a file, as queens8.h (see --help)
gen/queens-tables queens.h|queens-tables: 'queens.h': a name is PREFIX, N and a suffix, as queens8.h
gen/queens-tables queens8|queens-tables: 'queens8': a name is PREFIX, N and a suffix, as queens8.h
gen/queens-tables 8.h|queens-tables: '8.h': a name is PREFIX, N and a suffix
gen/queens-tables a8/queens.h|queens-tables: 'a8/queens.h': a name is PREFIX
gen/queens-tables "$(printf 'a\033.h')"|queens-tables: 'a?.h': a name is PREFIX
gen/queens-tables a-b8.h|queens-tables: 'a-b8.h': PREFIX starts with a letter
gen/queens-tables queens17.h|queens-tables: 'queens17.h': N is a number from 1 to 16
gen/queens-tables queens16.nothing|queens-tables: 'queens16.nothing': no template queens.nothing.m4; suffixes are
gen/queens-tables queens8.h queens8x.h|queens-tables: 'queens8x.h': no template queensx.h.m4
gen/queens-tables -x queens8.h|queens-tables: '-x': the options are --check, --help, --version and -t TEMPLATES
gen/queens-tables queens8.h -t|queens-tables: -t: name a folder of templates
gen/queens-tables queens8.h -t ''|queens-tables: '': the options are
gen/queens-tables -t Makefile queens8.h|queens-tables: 'Makefile': no folder that can be entered
TMPDIR=/no/folder gen/queens-tables --check queens8.h|mktemp: 
M4=true gen/queens-tables queens8.h|queens-tables: M4='true': this is not GNU m4, or it cannot start
M4=/no/m4 gen/queens-tables queens8.h|queens-tables: /no/m4: not found; install it
TABLE
# Each character that a shell or make reads as more than a part of a word, and each variable.
for c in \' '"' '`' '$' '\' ';' '&' '|' '<' '>' '*' '?' % '#' '(' ')' = :; do
	ok "OUT=a${c}b" says "OUT='a${c}b': OUT cannot have a $c" 2 make -f gen/typed.mk "OUT=a${c}b"
done
touch='$(shell touch ran)'
for v in OUT VIEWS VIEW N PREFIX EXEEXT TESTS prefix bindir libexecdir includedir datadir mandir DESTDIR; do
	ok "$v=$touch" says "$v='$touch': $v cannot have a \$" 2 make "$v=$touch"
done
ok 'nothing was made of all this' silent find . -newer "$scratch/began" -type f ! -name '*.is'
rm out/queens8.gone out/puzzle8.json out/queens9.csv

# The same of what make finds out later.
refused <<'TABLE'
make -s N=2 VIEW=nonsense run|no view 'nonsense'; usage: queens2 [VIEW | --help | --version], where VIEW is one of: list boards groups summary
make -s N=2 VIEWS='list nonsense'|nonsense: no such view; views are list boards groups summary tsv unicode c first pairs prolog sexp
make -s N=2 M4=true tables|M4='true': this is not GNU m4, or it cannot start: make setup installs it
make -s N=2 CC=/no/cc|/no/cc: 
make -s N=2 BUILD_CC=/no/cc|/no/cc: 
make -s N=12 proof|templates/queens_proof.c.m4:1: N=12: a proof exists for N up to 11
make -s N=3 compact|templates/queens_compact.h.m4:1: N=3: the compact form exists from N=4 up
TABLE
ok 'and no product' silent find out -name 'queens12*.*' -o -name 'queens3*.*'
for n in 2 3; do
	ok "N=$n: a board without a solution" says "N=$n has no solution" 0 make -s N=$n run
done

ok 'queens-tables stops if qgen cannot be compiled' exits 2 typed 'QGEN= BUILD_CC=false gen/queens-tables queens8.h'

# The last makes are as packagers' tools and makes of other projects hand variables down.
while read -r line; do
	ok "taken: $line" typed "$line >/dev/null"
done <<'TABLE'
FROM='A <a@b>' SEED='a;b' MUTANTS='(' make -n N=1
make -n N=16
N=6 make -n out/queens7.h
make -n OUT=./out out/queens6.csv
make -n OUT=out/ out/queens6.csv
make -n OUT="$PWD/out/" "$PWD/out/queens6.csv"
qgen byte 4
qgen puzzle 4
qgen step 6
make N=no help
make -n N=no setup
make N=no clean
make -n N=no count
make -n N=no check-generated
make -n N=no setup-lint
make -n VERBOSE=1 CXX=c++ AR=ar PKG_CONFIG=no CROSS_COMPILE=arm- DEBUG=1 O=build LIBDIR=/lib
make -n AM_UPDATE_INFO_DIR=no INSTALL='i -x' install
TABLE
make -n N=12 >"$scratch/would" || exit
ok 'make N=12 makes no proof' exits 1 grep _proof "$scratch/would"
(OUT=$built && lend_host out) # which clean removed

new_test() {
	mine=tests/views/mine.t
	awk '/^```/ { is_in = $0 == "```sh"; next } is_in' tests/README.md >$mine
	(unset TESTS LONG && make -n check) | grep "^OUT.* $mine" &&
		equal "$(OUT=$built sh $mine | cut -d ' ' -f 1 | xargs)" 'ok ok 1..2'
}
ok 'the test that tests/README.md adds is in make check' new_test
ok 'make check reads printers of all views' typed "make VIEWS=list -n check | grep ' VIEWS= what_tests_read'"

# A parent's MAKEFLAGS=rR and an empty CC mean the compiler that is there, under one of its names.
mkdir "$scratch/path" && ln -s "$(command -v make)" "$(command -v sh)" "$scratch/path" || exit
compiler() {
	for name in $names; do
		: >"$scratch/path/$name"
	done
	unset CC BUILD_CC HOSTCC CC_FOR_BUILD
	PATH=$scratch/path make $words -nB out/build.queens/host/printer.o >"$scratch/would" &&
		(cd "$scratch/path" && rm -f $names) && grep "^$first -std" "$scratch/would"
}
while IFS='|' read -r words names first; do
	ok "make $words: of $names, $first" compiler
done <<'TABLE'
|cc gcc clang|cc
|gcc clang|gcc
CC=|clang|clang
-rR BUILD_CC=|gcc clang|gcc
TABLE
ok 'ESTIMATE=0 is no estimate' exits 1 typed 'make -n N=16 ESTIMATE=0 count | grep -e --estimate'

ok 'make run prints the list' prints "out/queens8 'list'" typed 'make -n run | tail -n 1'
ok 'or the VIEW of N' prints "out/queens4 'c'" typed 'N=5 make -n N=4 VIEW=c run | tail -n 1'
from_environment() {
	N=' 5' PREFIX=/usr/local VIEW=no VIEWS=no OUT=/ M4=false options=rw make -s tables &&
		equal "$(ls out | grep -v '^build.queens$' | xargs)" 'queens5.c queens5.h queens5.tsv queens5_proof.c'
}
ok 'N in the environment is taken, other variables there are not ours' from_environment

. gen/expand.sh
for word in '' q 1a _a a__b a-b 'a b' ä aq_b am4_b a1 8 a. abcdefghijklmnopqrstu; do
	ok "no PREFIX: $word" exits 1 is_prefix "$word"
done
for word in Z a a0b9c a_ a_b a_q abcdefghijklmnopqrst m4a m uvwxyz while x86_q queens; do
	ok "a PREFIX: $word" is_prefix "$word"
done
done_testing
