#!/bin/sh
# arguments.t -- what may be typed: make and its programs refuse the rest
#
# They exit 2 with one line that repeats what was typed and says what is allowed.
# They make no file and run nothing that was typed.
. tests/tap.sh

mkdir "$scratch/top"
copy_tree "$scratch/top/tree" || exit 1
export BUILD_CFLAGS=-O0
export qgen="$(cd "$OUT/build/host" && pwd)/qgen"
embed=${qgen%qgen}embed

in_tree() {
	(cd "$scratch/top/tree" && unset OUT && exec "$@")
}

files() {
	(cd "$scratch/top" && find . | sort)
}
files >"$scratch/before"

# untouched: no file came or went
untouched() {
	files | diff "$scratch/before" -
}

# refuses TYPED RULE COMMAND...: COMMAND exits 2, its line says RULE and repeats
# TYPED, unless that is long or cannot be printed
refuses() {
	typed=$1 rule=$2
	shift 2
	says "$rule" 2 in_tree "$@" || return
	case $typed in
	*[!\ -~]* | ?????????????????????????????????????????*) ;;
	*) grep -F -e "'$typed'" "$scratch/stderr" || return ;;
	esac
	untouched
}

# accepts STATUS COMMAND...: that status, nothing on stderr, no file
accepts() {
	exits "$@" >/dev/null 2>"$scratch/stderr" || {
		cat "$scratch/stderr"
		return 1
	}
	diff /dev/null "$scratch/stderr" && untouched
}

# --- values -------------------------------------------------------------------

# variable | rule | where its value, @, is typed
cat >"$scratch/places" <<'TABLE'
N|N is a board size from 1 to 16; make count goes further|make N=@
N|N is a board size from 1 to 16; make count goes further|env N=@ make
N|N is a board size from 1 to 16; make count goes further|qgen list @
N|N is a board size from 1 to 16|queens-tables -- @
PREFIX|a letter, then letters, digits and _, at most 20, without|make PREFIX=@
PREFIX|a letter, then letters, digits and _, at most 20, without|qgen facts 8 @
PREFIX|a letter, then letters, digits and _, at most 20, without|queens-tables -p @ 8
OUT|OUT is a folder of its own, its name of letters, digits and|make OUT=@
VIEW|VIEW is one of: list boards c first groups|make VIEW=@ run
VIEWS|VIEWS are some of: list boards c first groups|make VIEWS=@
TEMPLATES|folder|make TEMPLATES=@
TEMPLATES|there is no such folder|queens-tables -t @ 8
AGAINST|there is no such folder|make check-generated AGAINST=@
AGAINST|there is no such folder|queens-tables --check 8 @
TABLE

# refused_at PLACE VALUE RULE: VALUE, typed there
refused_at() {
	typed=$2 rule=$3
	for word in $1; do
		case $word in
		qgen) word=$qgen ;;
		queens-tables) word=gen/queens-tables ;;
		*@) word=${word%@}$typed ;;
		esac
		set -- "$@" "$word"
	done
	case $1 in # make drops blanks before a value
	make*) typed=${typed#"${typed%%[! ]*}"} ;;
	esac
	place=$1
	shift 3
	if [ "$place,$typed" = 'make N=@,8' ]; then
		accepts 1 in_tree "$@" -q
	else
		refuses "$typed" "$rule" "$@"
	fi
}

# bad VARIABLE NAME VALUE
bad() {
	echo $1 >>"$scratch/values"
	while IFS='|' read -r whose rule place; do
		[ $1 != $whose ] || ok "$place: $2" refused_at "$place" "$3" "$rule"
	done <"$scratch/places"
}

bad N '5000 digits' "$(printf '8%.0s' $(seq 5000))"
bad PREFIX '200 letters' "$(printf 'q%.0s' $(seq 200))"
# Values stand between brackets, in escapes of printf with ^ for \; ^040 is a blank.
# Without LONG, the first of a line is tried.
set -f
while read -r variable rows; do
	tried=0
	for row in $rows; do
		tried=$((tried + 1))
		[ "$LONG" ] || [ $tried = 1 ] || continue
		value=$(printf '%b.' "$(echo "${row#?}" | tr '^' '\\')")
		bad $variable "$row" "${value%].}"
	done
done <<'TABLE'
N [] [^040] [^0408] [8^040] [8^0409] [8^n] [8^t] [8^r] [0] [-1] [+8] [+4] [08] [17]
N [18] [99] [4294967304] [18446744073709551624] [99999999999999999999] [8.0] [1e9]
N [0x8] [٨] [８] [^0377] [NaN] [inf] [eight] [--help] [../8] [8/..] [8;touch^040x]
N [8|touch^040x] [$(shell^040touch^040x)] [$(touch^040x)] [`touch^040x`] [8'] [8"]
N [%] [8%] [*] [$$] [#8] [8#] [8^134] [a=b]
PREFIX [] [^040] [a^040b] [a^040] [a^nb] [a^n] [a^t] [8] [8q] [q8] [queens1] [_]
PREFIX [_x] [__x] [a__b] [a__] [q_] [q_x] [m4_] [xm4_y] [abcdefghijklmnopqrstu]
PREFIX [a-b] [a.b] [../x] [/usr/local] [a/b] [a;touch^040x] [$(shell^040touch^040x)]
PREFIX [`touch^040x`] [é] [q^134] [q'] [q"] [q)] [q,] [%] [--help] [#q] [a*/b]
OUT [] [/] [//] [/.] [.] [./] [..] [../tree] [out/..] [gen] [templates/x] [.git/x] [-f] [a^040b] [m4_] [q_x] [a:b] [~] [a'] [%] [*] [#]
OUT [$(shell^040touch^040x)] [`touch^040x`]
VIEW [nonsense] [lists] [--help] ['list'] [list'] [list"] [list;touch^040x]
VIEW [$(shell^040touch^040x)] [`touch^040x`] [../list] [%] [*] [$$] [#]
VIEW [list^040summary] [boards^040c]
VIEWS [nonsense] [list^040nonsense] [list'] [../list] [%] [*] [#]
VIEWS [$(shell^040touch^040x)]
TEMPLATES [nowhere] [Makefile] [a^040b] [$(shell^040touch^040x)] [`touch^040x`] [*]
TEMPLATES [a']
AGAINST [nowhere] [Makefile] [a^040b] [$(shell^040touch^040x)] [`touch^040x`] [*]
AGAINST [a']
TABLE
set +f
if [ "$LONG" ]; then
	ok '47 values of N' [ "$(grep -c '^N' "$scratch/values")" = 47 ]
	ok '40 values of PREFIX' [ "$(grep -c PREFIX "$scratch/values")" = 40 ]
fi
for n in 1 16 ${LONG:+2 3 4 5 6 7 8 9 10 11 12 13 14 15}; do
	ok "make N=$n is taken" accepts 1 in_tree make -q N=$n
	ok "N=$n make is taken" accepts 1 in_tree env N=$n make -q
done
ok 'OUT=other/./folder/ is taken' accepts 1 in_tree make -q OUT=other/./folder/

# --- names of variables and goals -----------------------------------------------

while IFS='|' read -r rule words; do
	ok "make $words" says "$rule" 2 in_tree make "$words"
done <<'TABLE'
AGANST: no such variable; make help lists them|AGANST=dir
n: no such variable; make help lists them|n=9
view: no such variable; make help lists them|view=list
FOO: no such variable; make help lists them|FOO=$(shell touch x)
TABLE

# goals | rule
while IFS='|' read -r words rule; do
	ok "make $words" says "$rule" 2 in_tree make $words
done <<'TABLE'
out/queens8.h out/queens9.h|boards 8 9: make makes one board at a time
out/queens17.h|No rule to make target 'out/queens17.h'
out/queens8.nothing|No rule to make target 'out/queens8.nothing'
N=14 VIEW=groups run|VIEW='groups': VIEW is one of: list summary first tsv; the others are large, VIEWS='list groups' makes a printer that has it
VIEWS=summary complete|VIEWS='summary': complete reads the view list: add it
VIEWS=list VIEW=groups run|VIEW='groups': VIEW is one of: list
N=11 proof|N='11': proof is for boards to N=10
out/queens11_proof.c|N='11': proof is for boards to N=10
N=16 gallery|N='16': a gallery is for boards to N=10
N=3 compact|N='3': compact is for boards from N=4
N=10 VIEW=unicode run|VIEWS='list unicode' makes a printer that has it
N=13 VIEW=puzzles run|VIEW='puzzles': VIEW is one of: list summary first tsv
N=13 VIEWS=puzzles run|N='13': puzzles are for boards to N=12
N=16 VIEWS=puzzles|N='16': puzzles are for boards to N=12
out/queens14_puzzles.html|N='14': puzzles are for boards to N=12
check-generated N=9|N='9': out/ keeps N=8 PREFIX=queens: for other tables say AGAINST=dir
check-generated PREFIX=puzzle|out/ keeps N=8 PREFIX=queens: for other tables say AGAINST=dir
TABLE
ok 'nothing was made of all this' untouched

for goal in help clean distclean; do
	ok "make $goal looks at no board" accepts 0 in_tree make $goal N=no
done
ok 'make -n makes nothing' accepts 0 in_tree make -n

# completed: what a shell asks make for, to complete words
completed() {
	in_tree make -npq __BASH_MAKE_COMPLETION__=1 .DEFAULT 2>/dev/null >"$scratch/words"
	for goal in all run check clean install check-generated count setup; do
		grep -q "^$goal:" "$scratch/words" || echo "no $goal"
	done | diff /dev/null -
}
ok 'shell completion finds the goals' completed

# makes NAME COMMAND...: the tables of that name and no others
makes() {
	name=$1
	shift
	rm -f "$scratch"/top/tree/out/*
	exits 0 in_tree "$@" >/dev/null 2>&1
	(cd "$scratch/top/tree/out" && ls | grep -v '^build$' | xargs) >"$scratch/made"
	echo "$name.c $name.h $name.tsv ${name}_proof.c" | diff - "$scratch/made"
}
while IFS='|' read -r name board words; do
	[ -z "$LONG" ] || ok "$name" makes $board $words
done <<'TABLE'
N is 8 by default|queens8|make tables
N in the environment is taken|queens5|env N=5 make tables
N on the command line goes before it|queens4|env N=5 make N=4 tables
other variables of the environment belong to other programs|queens4|env PREFIX=/usr/local VIEW=no VIEWS=no OUT=/ M4=false TEMPLATES=no make N=4 tables
TABLE

# --- good prefixes ----------------------------------------------------------------

# exports PREFIX: tables of that prefix compile, and define its names alone
exports() {
	exits 0 in_tree gen/queens-tables -p "$1" -o "$scratch" $2 || return
	exits 0 $CC -Wall -Wextra -pedantic -Werror -c -o "$scratch/o" "$scratch/$1$2.c" &&
		nm "$scratch/o" | grep " R $1$2_solutions\$"
}
for prefix in ${LONG:+while q queens Q MyTable a_b a_ x9y int define dnl linux m item m4x
	freq_n abcdefghijklmnopqrst}; do
	ok "tables of the prefix $prefix" exports $prefix 4
done
[ -z "$LONG" ] || ok 'm and 6 are no m4' exports m 6

# --- words of the programs ----------------------------------------------------------

usage_qgen='qgen: usage: qgen KIND N|BOARD [PREFIX] | qgen --verify FILE N|BOARD'
usage_kind='usage: qgen KIND N|BOARD [PREFIX] | qgen --verify FILE N|BOARD'
usage_embed='embed: usage: embed [--incbin] PROGRAM NAME=FILE... =FILE, NAME of 1 to 15 characters'
while IFS='|' read -r words rule; do
	set -- $words
	[ $1 = embed ] && program=$embed || program=$qgen
	[ $1 = queens-tables ] && program=gen/queens-tables
	shift
	ok "$words" says "$rule" 2 in_tree "$program" "$@"
done <<TABLE
qgen|$usage_qgen
qgen 8|$usage_qgen
qgen list|$usage_qgen
qgen list 8 queens 8|$usage_qgen
qgen --verify 8|qgen: '--verify': $usage_kind
qgen --verify a.c 8 8|$usage_qgen
qgen --help 8|qgen: '--help': $usage_kind
qgen lists 8|qgen: 'lists': $usage_kind
qgen --verify=x.c 8|qgen: '--verify=x.c': $usage_kind
qgen list nowhere|qgen: 'nowhere': N is a board size from 1 to 16
qgen list Makefile|qgen: 'Makefile': N is a board size from 1 to 16
qgen --verify a.c 17|qgen: '17': N is a board size from 1 to 16
qgen compact 3|qgen: compact is for boards from N=4
qgen puzzle 13|qgen: puzzles are for boards to N=12
qgen sheet 13|qgen: puzzles are for boards to N=12
queens-tables|queens-tables: name a board, and a folder to --check (see --help)
queens-tables --check|queens-tables: name a board, and a folder
queens-tables --check 8|queens-tables: name a board, and a folder
queens-tables -x 8|queens-tables: '-x': the options are -p PREFIX, -o DIR, -t TEMPLATES (see --help)
queens-tables -p|queens-tables: '-p': the options are
queens-tables --version|queens-tables: '--version': the long options are --check and --help
queens-tables -o nowhere 8|queens-tables: 'nowhere': there is no such folder
queens-tables 8 .nothing|queens-tables: '.nothing': there is no template queens.nothing.m4
queens-tables --check 8 gen|queens-tables: 'gen' holds no file of board 8 (queens8.h, ...)
embed|$usage_embed
embed name|$usage_embed
embed name Makefile|$usage_embed
embed name a=Makefile|$usage_embed
embed name a=Makefile b=Makefile|$usage_embed
embed name =Makefile a=Makefile|$usage_embed
embed name =Makefile =Makefile|$usage_embed
embed name a=Makefile Makefile|$usage_embed
embed name sixteen_letters_=Makefile =Makefile|$usage_embed
embed na"me =Makefile|$usage_embed
embed --incbin|$usage_embed
embed --incbin name|$usage_embed
embed --incbin --incbin name =Makefile|$usage_embed
TABLE

helps() {
	in_tree "$1" --help | head -n 1 | grep "^usage: ${1##*/} "
}
for program in "$qgen" gen/queens-tables; do
	ok "${program##*/} --help" helps "$program"
done

done_testing
