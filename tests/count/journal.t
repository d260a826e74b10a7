#!/bin/sh
# journal.t -- a journal that was cut, damaged or shared never makes a wrong sum
. tests/tap.sh
. tests/count/qcount.sh

harm='perl tests/count/harm'

# thousands of files to sync: in memory, if there is such a folder
if [ -w /dev/shm ]; then
	ram=$(mktemp -d -p /dev/shm) || exit 1
	trap 'rm -rf "$scratch" "$ram"' EXIT
	j=$ram/journal
else
	j=$scratch/journal
fi

# comes_to N ARGUMENTS...: the program counts board N, and says no more
comes_to() {
	board=$1
	shift
	exits 0 timeout 60 "$qcount" "$@" $board >"$scratch/count" 2>"$scratch/stderr" &&
		equal "$(cat "$scratch/stderr")" '' &&
		equal "$(sed -n 's/^all //p' "$scratch/count")" "$(number $board)"
}

# --- what it holds -----------------------------------------------------------

# holds UNITS N ARGUMENTS...: after this count, a header and each unit with its count
holds() {
	units=$1
	shift
	comes_to "$@" --journal "$j" && equal "$(head -n 1 "$j")" "queens-journal 2 board $1" &&
		equal "$(sed 1d "$j" | sort -n | cut -d ' ' -f 2 | xargs)" "$units"
}
# What units are must not change within a format.
of_8='0 0 0 12 16 26 22 0 0 16 0 0 0 0 0 0'
of_9='0 16 24 48 40 72 60 16 8 12 40 8 8 0 0 0'
ok 'board 8 begins a journal with 16 units' holds "$of_8" 8
cp "$j" "$scratch/8"
ok 'a finished journal is taken as it is' comes_to 8 --journal "$j"
ok 'and nothing is added to it' cmp "$scratch/8" "$j"
ok 'a recount adds each unit again' holds "$of_8 $of_8" 8 --check
rm "$j"
ok 'board 9 and its recount share a journal' holds "$of_9 $of_9" 9 --check
rm "$j"
ok 'board 5 is one unit' holds 10 5

# goes_on UNITS: of a journal that an earlier program wrote; the rest is counted
goes_on() {
	head -n $(($1 + 1)) tests/count/journal-8.txt >"$j" && cp "$j" "$scratch/8" &&
		holds "$of_8" 8 && grep -qx "resumed $1 units" "$scratch/count" &&
		head -n $(($1 + 1)) "$j" | cmp "$scratch/8" -
}
ok 'a journal of version 3.0 is taken' goes_on 16
ok 'one of which a part is missing goes on' goes_on 11

# continued FROM TO: a journal begun by one kernel, ended by another
continued() {
	rm -f "$j"
	comes_to 14 --kernel "$1" --journal "$j" || return
	sort -n "$j" | cut -d ' ' -f 1-2 >"$scratch/whole"
	head -n 60 "$j" >"$j.half"
	comes_to 14 --kernel "$2" --journal "$j.half" &&
		sort -n "$j.half" | cut -d ' ' -f 1-2 | diff "$scratch/whole" -
}
while read -r from to; do
	if "$qcount" --kernel $from 4 >/dev/null 2>&1 &&
		"$qcount" --kernel $to 4 >/dev/null 2>&1; then
		ok "$to goes on with a journal of $from" continued $from $to
	else
		skip "$to goes on with a journal of $from" 'not on this processor'
	fi
done <<'END'
portable avx2
avx2 avx512
avx512 portable
END

# --- damage ------------------------------------------------------------------

rm -f "$j"
"$qcount" --threads 1 --journal "$j" 12 >/dev/null
cp "$j" "$scratch/whole"
six=$(sed -n 's/^6 \([0-9]*\) .*/\1/p' "$scratch/whole")

# resumes: and then the journal is whole, so that a second time adds nothing
resumes() {
	comes_to 12 --journal "$j" && cp "$j" "$j.resumed" &&
		comes_to 12 --journal "$j" && cmp "$j.resumed" "$j"
}

# damaged SEED
damaged() {
	cp "$scratch/whole" "$j"
	$harm damage "$j" $1 && exits 1 cmp -s "$scratch/whole" "$j" || return
	resumes || {
		# of a journal of which no line is left, nobody can say that it is one
		! grep -qaxFf "$scratch/whole" "$j" &&
			says 'the first line is not' 2 "$qcount" --journal "$j" 12
	}
}
faults=12
[ -z "$LONG" ] || faults=600
for seed in $(seq $faults); do
	ok "fault $seed makes no wrong count" damaged $seed
done

# with WORD COMMAND: what the user sees of the journal of board 12 that COMMAND spoils
with() {
	cp "$scratch/whole" "$j" && eval "$2" && resumes && comes_to 12 --journal "$j" &&
		equal "$(sed -n 's/^unbelieved //p' "$scratch/count")" "$1"
}
while IFS='|' read -r name lines command; do
	ok "$name" with "$lines" "$command"
done <<'END'
an empty file is begun||: >"$j"
equal lines of one unit do no harm||sed 1d "$scratch/whole" >>"$j"
a header between units does no harm||cat "$scratch/whole" >>"$j"
a cut line is not believed|1 lines|printf '7 1' >>"$j"
a cut header is not believed|1 lines|sed -i '1s/journal.*//' "$j"
spoilt lines are not believed|5 lines|sed -i '5s/ /  /; 9s/^/1/; 13s/ /\x00 /; 15s/$/\x00/; 17s/^/0/' "$j"
a unit that the board does not have is not believed|1 lines|$harm forge "$j" 12 192:2
zeros at the end are one line|1 lines|truncate -s 20000 "$j"
a line without end takes no memory|1 lines|truncate -s 60M "$j" && ulimit -d 50000
END

# The end is written then: a second time would not show it.
without_end() {
	truncate -s -1 "$j" && comes_to 12 --journal "$j" && ! grep unbelieved "$scratch/count"
}
cp "$scratch/whole" "$j"
ok 'a last line that lacks only its end is believed' without_end

# --- refusals ----------------------------------------------------------------

# refused TEXT STATUS COMMAND [N]: what COMMAND makes of the journal; the file stays as it is
refused() {
	cp "$scratch/whole" "$j" && eval "$3" && cp "$j" "$scratch/before" || return
	says "$1" $2 timeout 60 "$qcount" --journal "$j" ${4:-12} && cmp "$scratch/before" "$j"
}
while IFS='|' read -r name board text command; do
	ok "refused: $name" refused "$text" 2 "$command" $board
done <<'END'
a journal of another board|13|journal: the first line is not `queens-journal 2 board 13`|:
a journal of another format|12|not `queens-journal 2 board 12`|sed -i 's/l 2/l 1/; 1q' "$j"
more than a header|12|the first line is not|echo 'queens-journal 2 board 12 ' >"$j"
a text|12|the first line is not|cp README.md "$j"
a text of one line|12|the first line is not|printf 'queens-journal is a fine name' >"$j"
a part of a header|12|the first line is not|head -c 20 "$scratch/whole" >"$j"
zeros|12|the first line is not|head -c 4096 /dev/zero >"$j"
END
two_counts() {
	refused "/journal: line $1 says that unit 7 has $2 solutions, line $3 says 998" 1 "$4"
}
first=$(grep -n '^7 ' "$scratch/whole" | cut -d : -f 1)
seven=$(sed -n 's/^7 \([0-9]*\) .*/\1/p' "$scratch/whole")
ok 'two counts of one unit are refused' two_counts $first $seven 66 '$harm forge "$j" 12 7:998'
ok 'the numbers of lines count one that is too long' two_counts $((first + 1)) $seven 67 '
	sed -i "1s/\$/\n$(printf %500s)/" "$j" && $harm forge "$j" 12 7:998'
long_path() {
	folder=$scratch/$(printf '%200s' '' | tr ' ' f) &&
		mkdir "$folder" && cp "$j" "$folder/journal" &&
		says 'fff/journal: line ' 1 "$qcount" --journal "$folder/journal" 12 &&
		grep -q ' says 998$' "$scratch/stderr"
}
ok 'a long path leaves room for the message' long_path

mkfifo "$scratch/fifo"
ln -s /dev/null "$scratch/link"
while IFS='|' read -r status text file; do
	ok "$file is refused" says "$text" $status timeout 100 "$qcount" --journal "$scratch/$file" 8
done <<'END'
2|not a regular file|fifo
2|not a regular file|link
1|Is a directory|
1|No such file|a/b
END

# --- counts that are forged, in lines that are whole ----------------------------

# forged TEXT LINES [ARGUMENTS...]: a journal of board 12 in which these units, UNIT:COUNT,
# have these counts
forged() {
	text=$1 lines=$2
	shift 2
	grep -v "^\(${lines%%:*}\|6\) " "$scratch/whole" >"$j"
	$harm forge "$j" 12 $lines && says "$text" 1 timeout 60 "$qcount" --journal "$j" "$@" 12
}
ok 'a wrong unit is noticed' forged \
	'counted 14198 solutions and 1786 fundamental ones; board 12 has 14200 and 1787' "6:$((six - 2))"
ok 'a recount notices it too' forged \
	"unit 6 has $((six - 2)) solutions, but $six by their mirror images" "6:$((six - 2))" --check
ok 'a unit without mirror images is noticed' forged \
	"line 65 of the journal: unit 6 of board 12 does not have $((six - 1)) solutions" "6:$((six - 1))"
ok 'a unit of more than all solutions is noticed' forged \
	'unit 6 of board 12 does not have 14202 solutions' 6:14202
ok 'one solution moved to another unit is noticed' forged \
	'unit 0 of board 12 does not have 1 solutions' "0:1 6:$((six - 1))"
ok 'a unit of the recount is noticed' forged \
	'unit 6 of board 12 does not have 999 solutions' "6:$six 134:999" --check
ok 'a unit of no sets is noticed' forged \
	'unit 63 of board 12 does not have 2 solutions' "63:2 6:$((six - 2))" --units 60-63

# --- faults ------------------------------------------------------------------

full() {
	rm -f "$j"
	says 'File too large' 1 sh -c 'ulimit -f 1 && exec timeout 60 "$0" --journal "$1" 16' "$qcount" "$j" || return
	[ "$(wc -l <"$j")" -gt 10 ] && comes_to 16 --journal "$j"
}
ok 'a limit of the file size stops the count, which can go on' full

# synced: what is written is on the disk too at the end; unit/clock shows how often
synced() {
	rm -f "$j"
	strace -f -e trace=fsync,write -o "$scratch/trace" "$qcount" --threads 1 \
		--journal "$j" 12 >/dev/null &&
		grep -v 'write(1,' "$scratch/trace" | sed '/+++/d' | tail -n 1 |
		grep 'fsync('
}
# cannot CALL ERROR TEXT: the count says so, and fails
cannot() {
	rm -f "$j"
	says "$3" 1 timeout 60 strace -qq -o /dev/null -e inject=$1:error=$2 "$qcount" \
		--threads 1 --journal "$j" 8
}
# ignored: sh starts a program behind & so, or nohup; the signal comes in the middle of the count
ignored() {
	rm -f "$j"
	exits 0 timeout 60 sh -c 'trap "" INT; exec strace -qq -o /dev/null -e inject=fsync:signal=INT "$@"' sh \
		"$qcount" --threads 1 --journal "$j" 8 && [ "$(wc -l <"$j")" = 17 ]
}
while IFS='|' read -r name command; do
	if strace -qq -o /dev/null true 2>/dev/null; then
		ok "$name" $command
	else
		skip "$name" 'no strace, or not allowed to'
	fi
done <<'END'
the journal is synced at the end|synced
a program that ignores SIGINT goes on counting|ignored
a journal that cannot be locked is a failure|cannot flock ENOLCK locks
a journal that cannot be synced is a failure|cannot fsync EIO Input/output
a journal that cannot be begun is a failure|cannot write EIO:when=1 Input/output
END

# --- counts that take minutes ----------------------------------------------------

# begin LINES COMMAND...: $count runs it, until the journal has so many lines.  sh starts a
# program behind & with SIGINT ignored: perl takes that back.
begin() {
	lines=$1
	shift
	rm -f "$j"
	perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$@" --threads 1 --kernel portable \
		>"$scratch/count" 2>"$scratch/said" &
	count=$!
	until_lines $lines "$j" $count
}
# stopped STATUS TEXT: the count has ended so, and says this one line
stopped() {
	wait $count 2>/dev/null
	equal $? $1 && equal "$(cat "$scratch/count")" '' &&
		equal "$(grep -v '^about' "$scratch/said")" "$2"
}
how='qcount: stopped; to go on, run the same command again'

# two_writers: the second one is refused while the first one, which is held, has not ended
two_writers() {
	begin 2 "$qcount" --journal "$j" 20
	kill -STOP $count
	cp "$j" "$scratch/before"
	(says 'another count writes to it' 1 "$qcount" --journal "$j" 20 && cmp "$scratch/before" "$j")
	got=$?
	kill -CONT $count
	kill -INT $count
	stopped 130 "$how" && return $got
}
ok 'a second writer is refused; ^C tells the first one how to go on' two_writers
terminated() {
	begin 2 "$qcount" --journal "$j" 20
	kill -TERM $count
	stopped 143 "$how"
}
ok 'SIGTERM does too' terminated
without_journal() {
	: >"$scratch/stderr"
	perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$qcount" --threads 1 --kernel portable --progress \
		20 >"$scratch/count" 2>"$scratch/stderr" &
	count=$!
	until [ -s "$scratch/stderr" ] || ! kill -0 $count; do
		sleep .02
	done
	kill -INT $count
	wait $count
	equal $? 130 && exits 1 grep stopped "$scratch/stderr"
}
ok '^C without a journal says nothing' without_journal

# killed LINES: when the journal has that many; a second run goes on
killed() {
	begin $1 "$qcount" --journal "$j" 17
	kill -KILL $count
	wait $count
	comes_to 17 --journal "$j" && grep '^resumed' "$scratch/count"
}
ok 'a count that is killed soon goes on' killed 2
[ -z "$LONG" ] || ok 'a count that is killed in the middle goes on' killed 200

# killed_make: qcount ends with the make that runs it
killed_make() {
	rm -f "$j"
	make -s OUT="$OUT" count N=20 THREADS=1 KERNEL=portable JOURNAL="$j" >/dev/null 2>&1 &
	count=$!
	until_lines 2 "$j" $count
	kill -TERM $count
	wait $count
	timeout 100 flock "$j" true
}
ok 'a make that is killed leaves no qcount running' killed_make

# shows COMMAND...: progress, at least twice
line='^[0-9.]* %, [0-9.e+]* solutions a second, [0-9.]* \(s\|min\|h\|days\) left$'
shows() {
	: >"$scratch/said"
	"$@" >"$scratch/said" 2>&1 </dev/null &
	count=$!
	until [ "$(tr '\r' '\n' <"$scratch/said" | sed 's/\x1b\[K//' | grep -c "$line")" -ge 2 ] ||
		! kill -0 $count; do
		sleep .02
	done
	kill $count
}
if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
	ok 'a terminal shows progress' shows script -qefc "exec '$qcount' --kernel portable 20" /dev/null
else
	skip 'a terminal shows progress' 'no script(1)'
fi
ok 'a file gets progress with --progress' shows "$qcount" --kernel portable --progress 20

# --- closed descriptors ----------------------------------------------------------

# closed REDIRECTION STATUS: and the journal is one that goes on
closed() {
	rm -f "$j"
	exits $2 sh -c "exec \"\$1\" --progress --journal \"\$2\" 12 >'$scratch/count' $1" sh "$qcount" "$j" &&
		[ "$(sed 1d "$j" | grep -cxE '([0-9]+ ){3}[0-9a-f]{8}')" = 64 ] &&
		sed 1d "$j" | grep -avxE '([0-9]+ ){3}[0-9a-f]{8}' | none && resumes
}
ok 'nothing but units goes into the journal if stdout is closed' closed '>&-' 1
ok 'if stdin, stdout and stderr are closed' closed '<&- >&- 2>&-' 1
ok 'if stdin and stderr are closed' closed '<&- 2>&-' 0

done_testing
