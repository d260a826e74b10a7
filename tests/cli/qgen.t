#!/bin/sh
# qgen.t -- the host programs: what they print, files and disks that fail
. tests/tap.sh

qgen=$OUT/build/host/qgen
embed=$OUT/build/host/embed

# --- kinds ---------------------------------------------------------------------

texts='facts list tsv solution_braces solution_string fundamental_braces fundamental_string group_of image_of group_size where'
records='solution descending prolog fundamental image row image_name square count byte puzzle step'

# same_of_board N KIND...: something, the same from a saved board as from its size; --help names it
same_of_board() {
	"$qgen" board $1 >"$scratch/board$1" || return
	n=$1
	shift
	for kind; do
		exits 0 "$qgen" $kind $n >"$scratch/kind" && [ -s "$scratch/kind" ] &&
			exits 0 "$qgen" $kind "$scratch/board$n" >"$scratch/saved" && cmp "$scratch/kind" "$scratch/saved" &&
			grep -qw "$kind" "$scratch/help" || { echo "$kind" && return 1; }
	done
}
"$qgen" --help >"$scratch/help"
ok 'N=5: every kind prints the same of a saved board' same_of_board 5 board $texts $records
ok 'N=11: every text does' same_of_board 11 board $texts
# Fields, with a blank for a comma of m4.
fields() {
	"$qgen" $1 $2 | sed 's/^q_[a-z]*(\(.*\))<||>m4_dnl$/\1/; s/,<|/ /g; s/<|//; s/|>//g'
}
while IFS='|' read -r kind n wanted; do
	ok "N=$n: the records $kind" equal "$(fields $kind $n | cut -d / -f 1 | tr '\n' '/')" "$wanted"
done <<'TABLE'
solution|4|1 2,4,1,3 1,3,0,2 1 Untransformed 0 2 1 1302/2 3,1,4,2 2,0,3,1 1 Reflect 4 2 2 2031/
descending|4|2 3,1,4,2 2,0,3,1 1 Reflect 4 2 1 2031/1 2,4,1,3 1,3,0,2 1 Untransformed 0 2 2 1302/
fundamental|5|1 1,3,5,2,4 0,2,4,1,3 1 Untransformed 0 8 1 02413/4 2,5,3,1,4 1,4,2,0,3 2 Untransformed 0 2 2 14203/
puzzle|4|1 2,4,1,3 0,4,0,0 1 1/
row|2|1,0,2,a/2,1,1,b/
square|2|1,1,0/1,2,0/2,1,0/2,2,0/
TABLE
while IFS='|' read -r kind n wanted; do
	ok "N=$n: the text $kind" equal "$("$qgen" $kind $n | tr '\t\n' '>/')" "$wanted"
done <<'TABLE'
solution_braces|4|>{1,3,0,2},/>{2,0,3,1},/
fundamental_string|4|>"\1\3\0\2",/
where|4|>{0,0,0,0,1,1,1,1},/
TABLE
# prolog N: sorted by the place, among the greater values, where the program inserted each value, from N - 1 to 1
prolog() {
	"$qgen" list $1 | awk '{
		key = ""
		for (value = NF - 1; value > 0; value--) {
			place = 0
			for (row = 1; $row != value; row++)
				place += $row > value
			key = key sprintf("%c", 65 + place)
		}
		print key, $0
	}' | sort | sed 's/^[A-Z]* //; s/ /,/g' >"$scratch/inserted"
	fields prolog $1 | cut -d ' ' -f 2 | cmp "$scratch/inserted" -
}
for n in 8 ${LONG:+13}; do
	ok "N=$n: the records prolog are in the order of that program" prolog $n
done
# The 40 numbers of board 7 stand on lines of 16, 16 and 8.
while read -r kind number; do
	ok "N=7: the text $kind" equal "$("$qgen" $kind 7)" \
		"$("$qgen" tsv 7 | awk -F '\t' "{ printf \"%s%d,%s\", NR % 16 == 1 ? \"\t\" : \"\", $number, NR % 16 && NR < 40 ? \"\" : \"\\n\" }")"
done <<'TABLE'
group_of $3-1
image_of $5
TABLE

# --- progress ---------------------------------------------------------------------

# on_terminal N: what stderr, a terminal, gets while a board is solved
on_terminal() {
	script -qec "'$qgen' board $1 >/dev/null" /dev/null </dev/null
}
if [ ! "$LONG" ]; then
	skip 'board 15 shows its progress on a terminal' 'for LONG alone'
elif ! script -qec true /dev/null </dev/null >/dev/null 2>&1; then
	skip 'board 15 shows its progress on a terminal' 'script is not there'
else
	ok 'board 15 shows its progress on a terminal, then clears it' equal \
		"$(on_terminal 15 | tr '\r' '\n' | sed 's/ *[0-9][0-9]* % $/ N % /' | uniq | tr '\n' '|')" \
		'|qgen: N % |            |'
	ok 'it ends above 80 %' [ "$(on_terminal 15 | grep -oE '[0-9]+ %' | tail -n 1 | tr -d ' %')" -gt 80 ]
	ok 'board 14 does not' equal "$(on_terminal 14)" ''
	ok 'nor does board 15 elsewhere' equal "$("$qgen" board 15 2>&1 >/dev/null)" ''
fi

# --- files that cannot be read or written ------------------------------------------

while IFS=: read -r command why; do
	ok "$command" says ": $why" 1 typed "$OUT/build/host/$command >/dev/null"
done <<'TABLE'
embed name nowhere.c:No such file or directory
qgen list /proc/self/mem:Input/output error
embed name gen:Is a directory
TABLE
printf '= list\nx\n= \nusage\n' >"$scratch/few"
{ printf '= list\n' && head -c 1100000 /dev/zero | tr '\000' 'x' && printf '\n= \nusage\n'; } >"$scratch/many"
for words in 'qgen board 5' 'qgen list 5' 'qgen image 5' 'qgen --help' \
	'embed name "$scratch/few"' 'embed name "$scratch/many"'; do
	ok "$words on a full disk" says "${words%% *}: stdout: No space left on device" 1 \
		typed "$OUT/build/host/$words >/dev/full"
	ok "$words without stdout" says "${words%% *}: stdout: Bad file descriptor" 1 \
		typed "$OUT/build/host/$words >&-"
done

# failing WHAT FILE COMMAND...: a system call on the file fails; stdout is $scratch/listed
failing() {
	what=$1 file=$2
	shift 2
	ASAN_OPTIONS=detect_leaks=0 strace -qq -o /dev/null -P "$file" \
		-e "inject=$what" "$@" >"$scratch/listed"
}
if can_trace; then
	ok 'the first of several writes fails' says 'qgen: stdout: No space left on device' 1 \
		failing write:error=ENOSPC:when=1 "$scratch/listed" "$qgen" list 11
	ok 'close fails' says 'qgen: stdout: Disk quota exceeded' 1 \
		failing close:error=EDQUOT "$scratch/listed" "$qgen" list 4
	ok 'the second read of a saved board fails' says 'board11: Input/output error' 1 \
		failing read:error=EIO:when=2 "$scratch/board11" "$qgen" list "$scratch/board11"
else
	skip 'a write or close that fails' 'strace is not there, or not permitted'
fi

# A sanitizer reserves more than this limit.
short_of_memory() {
	says "qgen: $1: Cannot allocate memory" 1 sh -c 'ulimit -v 6000 && exec "$1" list "$2"' sh "$qgen" "$2"
}
if (ulimit -v 6000 && "$qgen" list 1) >/dev/null 2>&1; then
	ok 'not enough memory to solve' short_of_memory memory 14
	"$qgen" board 14 >"$scratch/board14"
	ok 'not enough memory for a saved board' short_of_memory "$scratch/board14" "$scratch/board14"
else
	skip 'not enough memory' 'no limit to set'
fi

# --- texts as C ----------------------------------------------------------------

# name, perl.  A text ends with a line break, unless it is empty.
: >"$scratch/small"
while read -r name program; do
	perl -e "binmode STDOUT; $program" >"$scratch/$name"
	[ ! -s "$scratch/$name" ] || echo >>"$scratch/$name"
	names="$names $name"
	printf '= %s\n' $name | cat - "$scratch/$name" >>"$scratch/small"
done <<'TABLE'
every print map chr, 0 .. 255
digit for my $d (0, 7, 8, 'a') { print chr($_) . $d for 0 .. 255 }
trigraph print "??$_?$_?" for split //, "=/()!<>-'"
quote print q('"'"''""?"?'), "\\\\\"\\'\\?\\n"
escape print "\0001\0008\0079\177z\n0\t7\r\n\\0\\x41\\101"
empty
crossing_quotes print "\0" . '12' x 999, ('?' x 332 . "\n") x 9
size4096 srand 7; print map { chr int rand 256 } 1 .. 4096
TABLE
printf 'last\0one\n' >"$scratch/last"
printf '= \n' | cat - "$scratch/last" >>"$scratch/small"
# Of more than 1 MB: the assembler reads it.
{ sed '/./!d' "$scratch/many" | head -n 2 && cat "$scratch/small"; } >"$scratch/large"

# compiles TEXTS: a program of these texts, in ASCII, without a warning
compiles() {
	exits 0 "$embed" name "$scratch/$1" >"$scratch/views.c" &&
		equal "$(grep -c TEXT_FROM "$scratch/views.c")" $2 &&
		equal "$(tr -d '\n\t -~' <"$scratch/views.c")" '' &&
		silent $CC -std=c11 -Wall -Wextra -pedantic -Werror \
			-Wno-overlength-strings -D_POSIX_C_SOURCE=200809L \
			-Itemplates/printer -o "$scratch/texts" \
			templates/printer/printer.c "$scratch/views.c"
}
# gives_back: each text has the bytes that it was made of
gives_back() {
	for name in $names; do
		exits 0 "$scratch/texts" $name >"$scratch/back" &&
			cmp "$scratch/$name" "$scratch/back" || return
	done
	exits 2 "$scratch/texts" nothing 2>"$scratch/back" && cmp "$scratch/last" "$scratch/back"
}
while read -r texts incbin; do
	ok "embed: C of $texts texts compiles" compiles $texts $incbin
	ok 'it holds the same bytes' gives_back
done <<'END'
small 0
large 1
END
many=$(seq -f '= a%g\n' 120 | tr -d '\n')
while IFS='|' read -r name says text; do
	printf "$text" >"$scratch/wrong"
	ok "embed refuses $name" says "embed: $says" 2 typed '"$embed" name "$scratch/wrong" >/dev/null'
done <<END
an empty file|'$scratch/wrong': the last text has no name|
a first line without a mark|'$scratch/wrong': the first line is a mark, a blank and a name|list\nx\n
a name of 16 characters|'sixteen_letters': a name has at most 15 characters|= sixteen_letters_\n= \n
a last text with a name|'a': the last text has no name|= a\nx\n
a text without a last line break|'b': the text does not end with a line break|= a\nx\n= b\nx= \n
too many texts|'a100': a printer has no room for so many texts|$many= \n
END

done_testing
