#!/bin/sh
# prefix.t -- PREFIX: 40 bad ones are refused, with good ones tables compile
#
# Each bad value comes on make's command line, in the environment and as qgen's
# last word.  A row is a value between brackets, in escapes of printf with
# ^ for the backslash.
. tests/tap.sh

: "${CC:=cc}"
mkdir "$scratch/top"
copy_tree "$scratch/top/tree" || exit 1
qgen=$(cd "$OUT/build/host" && pwd)/qgen
rule='PREFIX begins the C names: a letter, then letters, digits and _, at most '
rule=$rule'20, without __, m4_, a leading q_ or a last digit'

in_tree() {
	(cd "$scratch/top/tree" && unset OUT && exec "$@")
}

files() {
	(cd "$scratch/top" && find . | sort)
}
before=$(files)

# refused TEXT COMMAND...: exit 2, one line that holds TEXT, no file
refused() {
	refused_text=$1
	shift
	says "$refused_text" 2 in_tree "$@" || return
	files >"$scratch/files"
	printf '%s\n' "$before" | diff - "$scratch/files"
}

# not_ours PATH: in the environment it is another program's, and not looked at
not_ours() {
	in_tree env "PREFIX=$1" make -n tables >"$scratch/plan" &&
		grep -q 'out/queens8[.]h' "$scratch/plan"
}

# bad NAME VALUE
bad() {
	count=$((count + 1))
	ok "make PREFIX=$1" refused "$rule" make "PREFIX=$2"
	case $2 in
	*/*) ok "PREFIX=$1 make" not_ours "$2" ;;
	*) ok "PREFIX=$1 make" refused "$rule" env "PREFIX=$2" make ;;
	esac
	ok "qgen --data . 8 $1" refused "$rule" "$qgen" --data . 8 "$2"
}

count=0
while read -r row; do
	value=$(printf '%b.' "$(echo "${row#?}" | tr '^' '\\')")
	bad "$row" "${value%].}"
done <<'TABLE'
[]
[^040]
[a b]
[a^040]
[a^nb]
[a^n]
[a^t]
[8]
[8q]
[q8]
[queens1]
[_]
[_x]
[__x]
[a__b]
[a__]
[q_]
[q_x]
[m4_]
[xm4_y]
[abcdefghijklmnopqrstu]
[a-b]
[a.b]
[../x]
[/usr/local]
[a/b]
[a;touch x]
[$(shell touch x)]
[`touch x`]
[é]
[q^134]
[q']
[q"]
[q)]
[q,]
[%]
[--help]
[#q]
[a*/b]
TABLE
bad '200 letters' "$(printf 'q%.0s' $(seq 200))"
ok '40 values' [ $count -eq 40 ]

ok 'a folder: prefix= is meant' refused prefix= make PREFIX=/usr/local

# exports FILE NAME: the object defines NAME as read-only data
exports() {
	nm "$1" >"$scratch/symbols" && grep " R $2\$" "$scratch/symbols"
}

# compiles PREFIX N: the tables are made, compile without a warning and define
# names that begin with the prefix
compiles() {
	in_tree make "N=$2" "PREFIX=$1" tables >"$scratch/log" 2>&1 &&
		[ ! -s "$scratch/log" ] || {
		cat "$scratch/log"
		return 1
	}
	source=$scratch/top/tree/out/$1$2.c
	exits 0 $CC -Wall -Wextra -pedantic -Werror -c -o "$scratch/o" \
		"$source" && exports "$scratch/o" "$1$2_solutions"
}

# names_data PREFIX: qgen takes it and hands it on
names_data() {
	exits 0 "$qgen" --data "$scratch" 4 "$1" &&
		grep -F "<|q_prefix|>, <|$1|>" "$scratch/data.m4"
}

while read -r prefix n; do
	ok "tables of PREFIX=$prefix N=$n" compiles "$prefix" "$n"
	ok "qgen --data . 4 $prefix" names_data "$prefix"
done <<'TABLE'
queens 4
Q 4
MyTable 4
a_b 4
a_ 4
x9y 4
int 4
while 4
define 4
dnl 4
linux 4
q 4
m 6
m 4
item 4
m4x 4
freq_n 4
abcdefghijklmnopqrst 4
TABLE

done_testing
