#!/bin/sh
# arguments.t -- what may be typed: make and its programs refuse the rest
#
# They exit 2 with one line that repeats what was typed and says what is allowed.
. tests/tap.sh

# All is typed in a copy of the tree.
built=$(cd "$OUT" && pwd)
copy_tree "$scratch/tree" && lend_host "$scratch/tree" && cd "$scratch/tree" || exit 1
unset OUT
qgen() {
	"$built/build/qgen" "$@"
}

# refused: a point for each row, LINE|what is said of it
refused() {
	while IFS='|' read -r line rule; do
		ok "$line" refuses "$rule" "$line"
	done
}
touch "$scratch/began"
options='UNITS JOURNAL THREADS RANKS HOSTS KERNEL MEMORY ESTIMATE'
for name in $options; do
	echo "make count N=8 $name=2|$name: it is an option of the counter: make qcount; out/qcount --help"
done >"$scratch/options"
refused <"$scratch/options"
refused <<'TABLE'
make -s N=17|queens-tables: 'out/queens17.h': N is a number from 1 to 16; qcount counts to 28
make -s N=x run|queens-tables: 'out/queensx.h': a name is PREFIX, N and a suffix, as queens8.h
make -s N=17 dist-firmware|queens-tables: 'out/queens17-firmware/CMakeLists.txt': N is a number from 1 to 16
make -s out/a-b8.h|queens-tables: 'out/a-b8.h': PREFIX starts with a letter
make .FEATURES=oneshell MAKE_VERSION=3.81|this is make 3.81: queens needs GNU Make 4.3 or newer
make -t|make -t would make empty files
make OUT=x|OUT: make works in out/; gen/queens-tables FOLDER/queens8.h makes a file elsewhere
make PREFIX=puzzle tables|PREFIX: it is part of a name, as in make out/puzzle6.h; prefix= is for install
make CC=cc EXEEXT=.exe|EXEEXT: a program has .exe if CC has mingw in its name
make VEIW=boards N=5|VEIW: no variable of ours; VIEW is one
make n=12|n: no variable of ours; N is one
make TEST=views check|TEST: no variable of ours; TESTS is one
make DESTDR=/x install|DESTDR: no variable of ours; DESTDIR is one
make cflags='-O2 -g'|cflags: no variable of ours; CFLAGS is one
make check TESTS=avr|TESTS='avr': no test of make check has that in its name
qgen list|qgen: usage: qgen KIND N|BOARD; see --help
qgen list 8 queens|qgen: usage: qgen KIND N
qgen lists 8|qgen: 'lists': no such kind; qgen --help lists them
qgen lis 8|qgen: 'lis': no such kind
qgen list 17|qgen: '17': neither N from 1 to 16 nor a file that qgen board wrote; make count counts up to N=28
qgen list nowhere|qgen: 'nowhere': neither N from 1 to 16 nor a file that qgen board wrote
qgen list gen|qgen: 'gen': neither N from 1 to 16 nor a file that qgen board wrote
qgen list "$(printf '8 ~\t\377\177%035d' 0)"|qgen: '8 ~???0000000000000000000000000000000000...': neither N from 1 to 16
qgen puzzle 13|qgen: puzzles exist for N=4 to 12
qgen step 3|qgen: a search is drawn for N=4 to 6
gen/queens-tables --check|queens-tables: name a file, as queens8.h (see --help)
gen/queens-tables queens.h|queens-tables: 'queens.h': a name is PREFIX, N and a suffix, as queens8.h
gen/queens-tables queens8|queens-tables: 'queens8': a name is PREFIX, N and a suffix, as queens8.h
gen/queens-tables 8.h|queens-tables: '8.h': a name is PREFIX, N and a suffix
gen/queens-tables a8/queens.h|queens-tables: 'a8/queens.h': a name is PREFIX
gen/queens-tables "$(printf 'a\033.h')"|queens-tables: 'a?.h': a name is PREFIX
gen/queens-tables queens16.nothing|queens-tables: 'queens16.nothing': no template queens.nothing.m4; suffixes are
gen/queens-tables queens8.h queens8x.h|queens-tables: 'queens8x.h': no template queensx.h.m4
gen/queens-tables -x queens8.h|queens-tables: '-x': the options are --check, --print, --help, --version and -t TEMPLATES
gen/queens-tables --print queens8.h queens8.c|queens-tables: --print takes one file, and no --check
gen/queens-tables --print --check queens8.h|queens-tables: --print takes one file, and no --check
gen/queens-tables queens8.h -t|queens-tables: -t: name a folder of templates
gen/queens-tables queens8.h -t ''|queens-tables: '': the options are
mkdir -p "$(printf 'a\nb')"; gen/queens-tables -t "$(printf 'a\nb')" queens8.h|queens-tables: -t 'a?b': first lines name the folder
gen/queens-tables -t Makefile queens8.h|queens-tables: 'Makefile': no folder that can be entered
TMPDIR=/no/folder gen/queens-tables --check queens8.h|mktemp: 
M4=true gen/queens-tables queens8.h|queens-tables: M4='true': this is not GNU m4, or it cannot start
M4=/no/m4 gen/queens-tables queens8.h|queens-tables: /no/m4: not found; install it
TABLE
ok 'nothing was made of all this' silent find . -newer "$scratch/began" -type f ! -name '*.is'

# The same of what make finds out later.
refused <<'TABLE'
make -s N=2 VIEW=nonsense run|no view 'nonsense'; usage: queens2 [VIEW | --help | --version], where VIEW is one of: list boards groups summary
make -s N=2 VIEWS='list nonsense'|queens-tables: 'out/build/queens2_nonsense.txt': no template queens_nonsense.txt.m4; suffixes are
make -s N=5 M4=true tables|M4='true': this is not GNU m4, or it cannot start
make -s N=2 CC=/no/cc|/no/cc: 
make -n uninstall-count prefix=q|bindir='q/bin': name a folder from / on
make -n uninstall datadir='~/q'|datadir='~/q': name a folder from / on
make -s N=12 proof|/queens_proof.c.m4:1: N=12: a proof exists for N up to 11
make -s N=3 compact|/queens_compact.h.m4:1: N=3: the compact form exists from N=4 up
TABLE
ok 'and no product' silent find out -name 'queens12*.*' -o -name 'queens3*.*'
for n in 2 3; do
	ok "N=$n: a board without a solution" says "N=$n has no solution" 0 make -s N=$n run
done

# The last makes are as packagers' tools and makes of other projects hand variables down.
while read -r line; do
	ok "taken: $line" typed "$line >/dev/null"
done <<'TABLE'
make -n N=16
N=6 make -n out/queens7.h
make out/puzzle6.csv out/queens7.csv
make N=no help
make -n N=no setup
make N=no clean
make -n N=no setup-lint
make -n VERBOSE=1 CXX=c++ AR=ar PKG_CONFIG=no CROSS_COMPILE=arm- DEBUG=1 O=build LIBDIR=/lib SHELL=/bin/sh CXXFLAGS=-O FFLAGS=-O LD=ld CPP=cpp sbindir=/sbin
make -n AM_UPDATE_INFO_DIR=no INSTALL='i -x' install
TABLE
ok 'make makes a proof of each board to N=11, and of no other' prints "$(seq 11)" typed \
	'for n in $(seq 16); do make -n N=$n tables | sed -n "s/.*queens\($n\)_proof.*/\1/p" | uniq; done'
ok 'make needs BUILD_CC' refuses '/no/cc: not found; make setup installs a C compiler' \
	'make -s N=2 BUILD_CC=/no/cc'
ok 'queens-tables stops if qgen cannot be compiled' exits 2 typed 'QGEN= BUILD_CC=false gen/queens-tables queens8.h'
(OUT=$built && lend_host .) # which clean removed

# A parent make hands its variables down.  None of them is a variable of ours that help does not list.
echo 'all: ; $(MAKE) -n -C "$(tree)" N=5 tables check-generated MPICC=false qcount_mpi' >"$scratch/parent.mk"
handed() {
	make -s --no-print-directory -f "$scratch/parent.mk" tree="$PWD" "$@" 2>&1
}
own=$(sed -nE 's/^([^	#]*: )?([a-z][a-z0-9_]*) *:?=.*/\2/p' Makefile */*.mk */*/*.mk | sort -u)
wanted=$(handed)
ok 'no name of our own is taken from a parent' typed \
	'[ "$(echo "$own" | wc -l)" -gt 40 ] && equal "$(handed $(printf "%s=3 " $own))" "$wanted"'
ok "a parent's names of 6.0, and near ones, are dropped" equal \
	"$(handed $(printf '%s=/usr ' OUT PREFIX EXEEXT $options VEIW n))" "$wanted"
ok 'make run prints the list' prints "out/queens8 'list'" typed 'make -n run | sed -n "\$s/ ||.*//p"'
ok 'or the VIEW of N' prints "out/queens4 'c'" typed 'N=5 make -n N=4 VIEW=c run | sed -n "\$s/ ||.*//p"'
ok 'N in the environment is taken' typed 'N=5 make -s tables &&
	equal "$(ls out | grep queens5 | xargs)" "queens5.1 queens5.c queens5.h queens5.tsv queens5_proof.c"'

for word in '' q 1a _a a__b a-b 'a b' ä aq_b am4_b a. abcdefghijklmnopqrstu; do
	ok "no PREFIX: $word" refuses "'" 'gen/queens-tables "${word}8.1"'
done
for name in q_x m4_x 'a<|b' 'a|>b'; do
	mkdir "$name"
	ok "no TEMPLATES: $name" refuses "-t '$name': first lines name the folder" 'gen/queens-tables -t "$name" queens8.h'
done
ok 'each of these may be a PREFIX' exits 1 gen/queens-tables --check $(printf 'none/%s8.1 ' \
	Z a a0b9c a_ a_b a_q abcdefghijklmnopqrst m4a m uvwxyz while x86_q queens)
new_test() {
	mine=tests/views/mine.t
	awk '/^```/ { is_in = $0 == "```sh"; next } is_in' tests/README.md >$mine
	(unset TESTS LONG && make -n check) | grep "^CC=.* $mine" &&
		rm -r out && ln -s "$built" out && equal "$(sh $mine | cut -d ' ' -f 1 | xargs)" 'ok ok 1..2'
}
ok 'the test that tests/README.md adds is in make check' new_test
done_testing
