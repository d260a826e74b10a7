#!/bin/sh
# qgen.t -- the host programs: wrong words, broken files, full disks, all bytes
. tests/tap.sh

: "${CC:=cc}"
qgen=$OUT/build/host/qgen
embed=$OUT/build/host/embed
large=12

# silent COMMAND...: exit 0, nothing on stdout or stderr
silent() {
	exits 0 "$@" >"$scratch/silent" 2>&1 && [ ! -s "$scratch/silent" ] || {
		cat "$scratch/silent"
		return 1
	}
}

# same A B: both files exist and hold the same bytes
same() {
	cmp "$1" "$2"
}

# What may become of stdout:
dropped() {
	"$@" >/dev/null
}
full() {
	"$@" >/dev/full
}
closed() {
	"$@" >&-
}

# --- words -------------------------------------------------------------------

usage='qgen: usage: qgen N | --data DIR N [PREFIX] | --verify FILE N'
while read -r words; do
	ok "qgen $words" says "$usage" 2 "$qgen" $words
done <<'TABLE'

8 queens
8 queens 8
--data 8
--data . 8 queens 8
--verify 8
--verify a.c 8 8
--datas . 8
--verify=x.c a 8
--list 8
TABLE

# Words that are taken for N.
while read -r words; do
	ok "qgen $words" says 'qgen: ' 2 "$qgen" $words
done <<'TABLE'
--data
--verify
--help
-h
--data . queens
--data 8 . queens
--verify 8 a.c
TABLE

usage='embed: usage: embed [--incbin] NAME=FILE... =FILE, NAME of 1 to 15 characters'
while read -r words; do
	ok "embed $words" says "$usage" 2 "$embed" $words
done <<'TABLE'

Makefile
a=Makefile
a=Makefile b=Makefile
=Makefile a=Makefile
=Makefile =Makefile
a=Makefile Makefile
sixteen_letters_=Makefile =Makefile
--rows 1 Makefile
--incbin
--incbin Makefile
--incbin a=Makefile
--incbin --incbin =Makefile
TABLE
# --- files that cannot be read or written ------------------------------------

# command, why
while IFS=: read -r command why; do
	ok "$command" says ": $why" 1 dropped $OUT/build/host/$command
done <<'TABLE'
qgen --verify nowhere.c 8:No such file or directory
qgen --data nowhere 8:No such file or directory
qgen --data Makefile 11:Not a directory
embed a=nowhere.c =Makefile:No such file or directory
embed a=Makefile =nowhere.c:No such file or directory
embed =gen:Is a directory
embed --incbin =gen:Is a directory
embed --incbin a=nowhere.c =Makefile:No such file or directory
TABLE
long=$(printf 'x%.0s' $(seq 5000))
ok 'a path too long' says 'File name too long' 1 "$qgen" --data "$long" 11

echo 1 >"$scratch/list.pdf"
ok 'another kind of file' says "$scratch/list.pdf" 1 \
	"$qgen" --verify "$scratch/list.pdf" 8
mkdir "$scratch/folder.tsv"
ok 'a folder is no table' says "$scratch/folder.tsv:1: board 8: " 1 \
	"$qgen" --verify "$scratch/folder.tsv" 8

while read -r program words; do
	ok "$program $words >/dev/full" \
		says "$program: stdout: No space left on device" 1 \
		full "$OUT/build/host/$program" $words
	ok "$program $words >&-" \
		says "$program: stdout: Bad file descriptor" 1 \
		closed "$OUT/build/host/$program" $words
done <<'TABLE'
qgen 1
qgen 8
qgen 11
embed =Makefile
embed a=Makefile =Makefile
embed a=/dev/null =/dev/null
embed --incbin =Makefile
TABLE

small='data.m4 descending group list prolog row solution'
large_files='data.m4 fundamentals group_of group_size image_of list solutions tsv'
for n in 2 8 11; do
	[ $n = 11 ] && files=$large_files || files=$small
	data=$scratch/data$n
	mkdir "$data"
	ok "--data is silent, $n" silent "$qgen" --data "$data" $n
	ok '--data does not need stdout' \
		silent closed "$qgen" --data "$data" $n name
	ok '--data writes these' [ "$(ls "$data" | xargs)" = "$files" ]
	"$qgen" $n >"$scratch/listed"
	ok 'the list is what qgen prints' same "$data/list" "$scratch/listed"
	for name in $files; do
		[ -s "$data/$name" ] || continue # a full disk takes nothing
		full=$scratch/full-$n-$name
		mkdir "$full"
		ln -s /dev/full "$full/$name"
		ok "--data, no space for $name" \
			says "${full##*/}: No space left on device" 1 \
			"$qgen" --data "$full" $n
	done
done

# failing_once FILE COMMAND...: the first of several writes to FILE fails
failing_once() {
	failing=$1
	shift
	ASAN_OPTIONS=detect_leaks=0 strace -qq -o /dev/null -P "$failing" \
		-e inject=write:error=ENOSPC:when=1 "$@"
}
listed() {
	failing_once "$scratch/listed" "$qgen" 11 >"$scratch/listed"
}
if strace -qq -o /dev/null true 2>/dev/null; then
	ok 'one write fails, --data' says 'data11: No space left on device' 1 \
		failing_once "$scratch/data11/tsv" \
		"$qgen" --data "$scratch/data11" 11
	ok 'one write fails, the list' \
		says 'qgen: stdout: No space left on device' 1 listed
else
	skip 'one write fails' 'no strace, or not allowed to'
fi

# short_of_memory: half a megabyte above what the smallest board needs; a
# sanitizer reserves more than can be told
short_of_memory() {
	says 'qgen: tables: Cannot allocate memory' 1 sh -c '
		ulimit -v "$1" && exec "$2" 13' sh $(($1 + 500)) "$qgen"
}
for limit in 2000 3000 4000 5000 6000 7000 8000 ''; do
	(ulimit -v "$limit" && "$qgen" 1) >/dev/null 2>&1 && break
done 2>/dev/null
if [ "$limit" ]; then
	ok 'not enough memory' short_of_memory "$limit"
else
	skip 'not enough memory' 'no limit to set'
fi

# --- qgen --verify -----------------------------------------------------------

for n in 1 2 3 4 8 10 $large; do
	for ending in h c tsv; do
		ok "--verify queens$n.$ending" \
			silent "$qgen" --verify "$OUT/queens$n.$ending" $n
	done
	"$OUT/queens$n" list >"$scratch/$n.txt"
	ok "--verify list, $n" silent "$qgen" --verify "$scratch/$n.txt" $n
done
ok '--verify does not need stdout' \
	silent closed "$qgen" --verify "$OUT/queens8.c" 8
ok 'the table of another board' \
	says "$OUT/queens8.tsv:2: board 9: " 1 \
	"$qgen" --verify "$OUT/queens8.tsv" 9

# line FILE PATTERN: the number of the first line that holds it
line() {
	grep -n -e "$2" "$1" | head -n 1 | cut -d : -f 1
}

unterminated() {
	perl -pe 'chomp if eof'
}

# names_line N ENDING LINE COMMAND: of the product of board N, the command, in
# which $at is LINE, makes another file; the first fault is seen at that line
names_line() {
	good=$OUT/queens$1.$2 at=$3
	[ $2 != txt ] || good=$scratch/$1.txt
	mkdir -p "$scratch/broken"
	broken=$scratch/broken/queens$1.$2
	eval "$4" <"$good" >"$broken" || return
	! cmp -s "$good" "$broken" || {
		echo 'nothing is broken'
		return 1
	}
	says "qgen: $broken:$at: board $1: " 1 "$qgen" --verify "$broken" $1
}

# The lines before the first row and literal, that of the last table, the last.
r=$(($(line "$OUT/queens8.c" '^	FIRST(') - 1))
s=$(($(line "$OUT/queens2.c" '^	FIRST(') - 1))
l=$(($(line "$OUT/queens$large.c" '^"') - 1))
g=$(line "$OUT/queens$large.c" '^const .*_group_size')
e=$(wc -l <"$OUT/queens$large.c")

# board (L is the large one), ending, line of the fault, command
while read -r n ending at command; do
	[ $n != L ] || n=$large
	ok "$n.$ending, $at: $command" \
		names_line $n $ending $(($at)) "$command"
done <<'TABLE'
8 tsv 1 true
8 tsv 1 sed 1d
8 tsv 1 sed 1s/rank/Rank/
8 tsv 1 paste -s
8 tsv 40 sed "${at}s/6/7/"
8 tsv 40 sed "${at}s/[0-9]*$/2/"
8 tsv 40 sed "${at}s/$/ /"
8 tsv 40 sed "${at}d"
8 tsv 40 sed "$at{h;d;};$((at + 1))G"
8 tsv 41 sed "$((at - 1))p"
8 tsv 93 sed "${at}d"
8 tsv 94 sed '$p'
8 tsv 93 unterminated
8 tsv 93 head -c 3480
2 tsv 2 sed p
8 txt 1 true
8 txt 1 sed 1s/1/01/
8 txt 7 sed "${at}d"
8 txt 7 sed "$at{h;d;};$((at + 1))G"
8 txt 92 sed "${at}s/7/2/"
8 txt 92 sed "${at}d"
8 txt 93 sed '$p'
8 txt 92 unterminated
2 txt 1 echo 1 2
8 c 1 true
8 c r+1 sed "${at}s/FIRST/ROW/"
8 c r+1 sed "${at}s/0x/0x1/"
8 c r+5 sed "${at}s/[0-9],/9,/"
8 c r+5 sed "${at}s/0x[^,]*,//"
8 c r+5 sed "${at}d"
8 c r+5 sed "$at{h;d;};$((at + 1))G"
8 c r+6 sed "$((at - 1))p"
8 c r+50 head -n $at | sed '$s/,[^,]*$//'
8 c r+70 head -n $((at - 1))
8 c r+92 sed "${at}s/[0-9])/0)/"
8 c r+93 sed "$((at - 1))p"
2 c s+1 sed "${at}s/0x00/0x01/"
2 c s+2 sed "$((at - 1))p"
L c l+1 sed "${at}s/./&!/"
L c l+9 sed "${at}s/[A-Z]/!/"
L c l+9 sed "${at}s/[a-z]//"
L c l+9 sed "${at}d"
L c l+9 sed "$at{h;d;};$((at + 1))G"
L c l+9 sed "${at}s/\",$//"
L c l+9 head -n $((at - 1))
L c l+10 sed "$((at - 1))p"
L c g+1 sed "${at}s/[0-7]/!/"
L c g+1 head -n $((at - 1))
L c e sed "$((at - 1))d"
L c e+1 { cat; echo '"!",'; }
TABLE

# each constant of the header, one more than it is
for name in N SOLUTIONS FUNDAMENTALS ROW_BYTES GROUP_BYTES \
	GROUPS_OF_8 GROUPS_OF_4 GROUPS_OF_2 GROUPS_OF_1 ROWS GROUPS; do
	for n in 2 8 $large; do
		define="^#define QUEENS${n}_$name "
		ok "$n.h: $name" names_line $n h \
			"$(line "$OUT/queens$n.h" "$define")" \
			"sed '/$define/s/[0-9]\$/&1/'"
	done
done
ok 'a header without an end' names_line 8 h 15 'head -n 14'
ok 'an empty header' names_line 8 h 1 true

# --- embed -------------------------------------------------------------------

# bytes NAME: what a perl program prints
bytes() {
	perl -e "binmode STDOUT; $2" >"$scratch/$1"
}

# name, perl
while read -r name program; do
	bytes "$name" "$program"
	views="$views $name=$scratch/$name" names="$names $name"
done <<'TABLE'
every print map chr, 0 .. 255
digit for my $d (0, 7, 8, 'a') { print chr($_) . $d for 0 .. 255 }
trigraph print "??$_?$_?" for split //, "=/()!<>-'"
quote print q('"'"''""?"?'), "\\\\\"\\'\\?\\n"
escape print "\0001\0008\0079\177z\n0\t7\r\n\\0\\x41\\101"
empty
one print "\0"
size499 print chr(7) x 499
size500 print chr(7) x 500
size501 print chr(7) x 501
crossing print 'x' x 499, "\0", '0123', '?' x 497, "\n", '7' x 500
size4096 srand 7; print map { chr int rand 256 } 1 .. 4096
TABLE
bytes last 'print "last\0one\n"'

# compiles OPTION: a program of these texts, without a warning
compiles() {
	exits 0 "$embed" $1 $views "=$scratch/last" >"$scratch/views.c" &&
		silent $CC -std=c11 -Wall -Wextra -pedantic -Werror \
			-Wno-overlength-strings -D_POSIX_C_SOURCE=200809L \
			-Itemplates/printer -o "$scratch/texts" \
			templates/printer/printer.c "$scratch/views.c"
}

# gives_back NAME: the text of that name has the bytes it was made of
gives_back() {
	exits 0 "$scratch/texts" "$1" >"$scratch/back" &&
		same "$scratch/$1" "$scratch/back"
}

gives_last() {
	exits 2 "$scratch/texts" nothing 2>"$scratch/back" &&
		same "$scratch/last" "$scratch/back"
}

# round_trip OPTION
round_trip() {
	ok "embed $1: C that compiles" compiles $1
	ok 'is ASCII' [ -z "$(tr -d '\n\t -~' <"$scratch/views.c")" ]
	for name in $names; do
		ok "$name: the same bytes" gives_back "$name"
	done
	ok 'the text without a name' gives_last
}
round_trip
if $CC -c -o "$scratch/incbin.o" gen/incbin.c 2>/dev/null; then
	round_trip --incbin
else
	skip 'embed --incbin' 'an assembler without .incbin'
fi

# --- literals of a length, the rows of tables ---------------------------------

$CC -std=c11 -D_GNU_SOURCE -Igen -o "$scratch/literals" tests/cli/literals.c gen/literal.c

# rows_give_back NAME LENGTH
rows_give_back() {
	exits 0 "$scratch/literals" "$2" <"$scratch/$1" >"$scratch/rows" &&
		silent $CC -std=c11 -Wall -Wextra -pedantic -Werror \
			-Wno-overlength-strings -DROWS="\"$scratch/rows\"" \
			-DLENGTH="$2" -DSIZE="$(wc -c <"$scratch/$1")" \
			-o "$scratch/back" tests/cli/rows.c || return
	exits 0 "$scratch/back" >"$scratch/bytes" &&
		same "$scratch/$1" "$scratch/bytes"
}
while read -r name length; do
	ok "literals of $length: $name" rows_give_back "$name" "$length"
done <<'TABLE'
every 1
digit 2
size4096 96
size4096 4095
crossing 500
one 4095
TABLE
ok 'no literal of an empty file' silent "$scratch/literals" 5 <"$scratch/empty"

done_testing
