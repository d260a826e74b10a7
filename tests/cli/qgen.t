#!/bin/sh
# qgen.t -- the host programs: what they print, files and disks that fail, verify
. tests/tap.sh

qgen=$OUT/build/host/qgen
embed=$OUT/build/host/embed
large=12

# What may become of stdout:
to() {
	to_file=$1
	shift
	"$@" >"$to_file"
}
dropped() {
	"$@" >/dev/null
}
full() {
	"$@" >/dev/full
}
closed() {
	"$@" >&-
}

# --- kinds ---------------------------------------------------------------------

# prints KIND N: something, the same from a board as from its size
prints() {
	exits 0 "$qgen" $1 $2 >"$scratch/$1.$2" && [ -s "$scratch/$1.$2" ] &&
		exits 0 "$qgen" $1 "$scratch/board$2" >"$scratch/again" &&
		cmp "$scratch/again" "$scratch/$1.$2"
}
kinds='facts list tsv solution entry squares descending prolog group row
	fundamental sixteen sixteen_groups compact picture panel shelf puzzle sheet
	pictures plate walk
	solutions fundamentals group_of image_of group_size'
for n in 5 8 11; do
	ok "qgen board $n" to "$scratch/board$n" "$qgen" board $n
	for kind in $kinds; do
		ok "qgen $kind $n, and of the solved board" prints $kind $n
	done
done
named() {
	"$qgen" facts 5 puzzle | grep -F '<|q_prefix|>, <|puzzle|>'
}
ok 'facts have the prefix' named

# No template of ours uses squares.  A queen has row and column from 1, both from 0,
# and its row from the bottom.
ok 'N=4: the squares of the first solution' equal "$("$qgen" squares 4 | head -n 1)" \
	'q_squares(<|1|>, <|2,4,1,3|>, <|q_square(1,2,0,1,3)<||>q_comma<||>q_square(2,4,1,3,2)<||>q_comma<||>'\
'q_square(3,1,2,0,1)<||>q_comma<||>q_square(4,3,3,2,0)<||>|>)<||>m4_dnl'

# broken COMMAND...: a board that went through it is refused
broken() {
	"$@" <"$scratch/board8" >"$scratch/cut"
	says "': N is a board size from 1 to 16" 2 \
		"$qgen" list "$scratch/cut"
}
ok 'an empty board is refused' broken true
ok 'a board cut at its end' broken head -c -1
ok 'a board cut at its head' broken tail -c +2
ok 'a board and more' broken sed '$a x'

# --- progress --------------------------------------------------------------------

# on_terminal N: what stderr, a terminal, gets while a board is solved
on_terminal() {
	script -qec "'$qgen' board $1 >/dev/null" /dev/null </dev/null | tr '\r' '\n'
}
progresses() {
	on_terminal 15 >"$scratch/shown" && grep -x 'qgen:  *[1-9][0-9]* % ' "$scratch/shown" &&
		! tail -n 1 "$scratch/shown" | grep '[^ ]'
}
if script -qec true /dev/null </dev/null >/dev/null 2>&1; then
	ok 'board 15 shows its progress on a terminal, then clears it' progresses
	ok 'board 14 does not' equal "$(on_terminal 14)" ''
	ok 'nor does board 15 elsewhere' equal "$("$qgen" board 15 2>&1 >/dev/null)" ''
else
	skip 'progress on a terminal' 'script is not there'
fi

# --- files that cannot be read or written ------------------------------------------

# command, why
while IFS=: read -r command why; do
	ok "$command" says ": $why" 1 dropped $OUT/build/host/$command
done <<'TABLE'
qgen --verify nowhere.c 8:No such file or directory
embed name a=nowhere.c =Makefile:No such file or directory
embed name a=Makefile =nowhere.c:No such file or directory
embed name =gen:Is a directory
embed --incbin name =gen:Is a directory
embed --incbin name a=nowhere.c =Makefile:No such file or directory
TABLE

echo 1 >"$scratch/list.pdf"
ok 'another kind of file' says "$scratch/list.pdf" 1 \
	"$qgen" --verify "$scratch/list.pdf" 8
mkdir "$scratch/folder.tsv"
ok 'a folder is no table' says "$scratch/folder.tsv:1: board 8: " 1 \
	"$qgen" --verify "$scratch/folder.tsv" 8

{
	printf 'qgen %s 11\n' board $kinds
	cat <<-'TABLE'
		qgen list 1
		qgen --help
		embed name =Makefile
		embed name a=Makefile =Makefile
		embed name a=/dev/null =/dev/null
		embed --incbin name =Makefile
	TABLE
} >"$scratch/commands"
while read -r program words; do
	ok "$program $words >/dev/full" \
		says "$program: stdout: No space left on device" 1 \
		full "$OUT/build/host/$program" $words
	ok "$program $words >&-" \
		says "$program: stdout: Bad file descriptor" 1 \
		closed "$OUT/build/host/$program" $words
done <"$scratch/commands"

# failing_once: the first of several writes fails
failing_once() {
	ASAN_OPTIONS=detect_leaks=0 strace -qq -o /dev/null -P "$scratch/listed" \
		-e inject=write:error=ENOSPC:when=1 "$qgen" list 11 >"$scratch/listed"
}
if strace -qq -o /dev/null true 2>/dev/null; then
	ok 'one write fails' says 'qgen: stdout: No space left on device' 1 failing_once
else
	skip 'one write fails' 'strace is not there, or not permitted'
fi

# short_of_memory: half a megabyte above what the smallest board needs; a
# sanitizer reserves more than can be told
short_of_memory() {
	says 'qgen: tables: Cannot allocate memory' 1 sh -c '
		ulimit -v "$1" && exec "$2" list 13' sh $(($1 + 500)) "$qgen"
}
for limit in 2000 3000 4000 5000 6000 7000 8000 ''; do
	(ulimit -v "$limit" && "$qgen" list 1) >/dev/null 2>&1 && break
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
	"$qgen" list $n >"$scratch/$n.txt"
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
d=$(sed -n '/^"/=' "$OUT/queens$large.c" | tail -n 1)
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
8 tsv 93 head -c -8
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
8 c r+93 sed "$((at - 1))s/$/\n\tFIRST(0x00, 0x00, 0x00, 0, 8)/"
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
L c d sed "${at}d"
L c l+9 sed "${at}s/,$//"
L c l+9 sed "${at}s/^/ /"
8 c r+5 sed "${at}s/^.//"
8 c r+5 sed "${at}s/, /,!/"
8 c r+5 sed "$((at - 1))G"
L c e+1 { cat; echo '"!",'; }
L c e+1 sed '$s/$/\n"\\000",/'
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
	exits 0 "$embed" $1 name $views "=$scratch/last" >"$scratch/views.c" &&
		silent $CC -std=c11 -Wall -Wextra -pedantic -Werror \
			-Wno-overlength-strings -D_POSIX_C_SOURCE=200809L \
			-Itemplates/printer -o "$scratch/texts" \
			templates/printer/printer.c "$scratch/views.c"
}

# gives_back NAME: the text of that name has the bytes it was made of
gives_back() {
	exits 0 "$scratch/texts" "$1" >"$scratch/back" &&
		cmp "$scratch/$1" "$scratch/back"
}

gives_last() {
	exits 2 "$scratch/texts" nothing 2>"$scratch/back" &&
		cmp "$scratch/last" "$scratch/back"
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
		cmp "$scratch/$1" "$scratch/bytes"
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
