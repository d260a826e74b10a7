#!/bin/sh
# journal.t -- a journal that was cut, damaged or shared never makes a wrong sum
. tests/tap.sh
. tests/count/qcount.sh

forge='perl tests/count/forge'

# --- what it holds -----------------------------------------------------------

# adds_nothing N ARGUMENTS...: this count to the journal
adds_nothing() {
	cp "$j" "$scratch/before" && comes_to "$@" --journal "$j" && cmp "$scratch/before" "$j"
}
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
ok 'a finished journal is taken as it is, with memory for no table' adds_nothing 8 --memory 1
ok 'a recount adds each unit again' holds "$of_8 $of_8" 8 --check
rm "$j"
ok 'board 9 and its recount share a journal' holds "$of_9 $of_9" 9 --check

# goes_on: a journal of version 3.0, of which a part is missing; the rest is counted
goes_on() {
	head -n 12 tests/count/journal-8.txt | tee "$scratch/8" >"$j"
	holds "$of_8" 8 && grep -qx 'resumed 11 units' "$scratch/count" && head -n 12 "$j" | cmp "$scratch/8" -
}
ok 'a journal of version 3.0 goes on' goes_on

# --- damage ------------------------------------------------------------------

whole=$scratch/whole
"$qcount" --threads 1 --journal "$whole" 12 >/dev/null

# damaged LINES COMMAND: of the journal of board 12, after COMMAND, so many lines are not believed; then it is whole
damaged() {
	cp "$whole" "$j" && eval "$2" && comes_to 12 --journal "$j" &&
		equal "$(sed -n 's/^unbelieved \(.*\) lines$/\1/p' "$scratch/count")" "$1" && adds_nothing 12
}
while IFS='|' read -r name lines command; do
	ok "$name" damaged "$lines" "$command"
done <<'END'
an empty file is begun||: >"$j"
equal lines of one unit do no harm||sed 1d "$whole" >>"$j"
a header between units does no harm||cat "$whole" >>"$j"
a last line that lacks only its end is believed||truncate -s-1 "$j"
a cut line is not believed|1|printf '7 1' >>"$j"
all may be cut but a header|1|sed -i 2,\$d "$j"; printf '7 1' >>"$j"
a cut header is not believed|1|sed -i '1s/journal.*//' "$j"
spoilt lines are not believed|5|sed -i '5s/ /  /; 9s/^/1/; 13s/ /\x00 /; 15s/$/\x00/; 17s/^/0/' "$j"
a unit that the board does not have is not believed|1|$forge "$j" 12 192:2
zeros at the end are one line|1|truncate -s 20000 "$j"
a line without end takes no memory|1|truncate -s 60M "$j" && ulimit -d 50000
END

# --- refusals ----------------------------------------------------------------

# claim UNIT:COUNT...: forge these lines, the only ones of unit 6 and of the first of these
claim() {
	sed -i "/^6 /d; /^${1%%:*} /d" "$j" && $forge "$j" 12 "$@"
}
# left_alone STATUS TEXT COMMAND [ARGUMENTS]: what COMMAND makes of the journal of board 12 is refused, and the file
# stays as it is, but that --check may add to it
left_alone() {
	cp "$whole" "$j" && eval "$3" && cp "$j" "$scratch/before" &&
		says "$2" $1 "$qcount" --journal "$j" ${4:-12} && { [ "$4" != '--check 12' ] || return 0; } &&
		cmp "$scratch/before" "$j"
}
while IFS='|' read -r status text command arguments; do
	ok "refused: $command $arguments" left_alone $status "$text" "$command" "$arguments"
done <<'END'
2|journal: the first line is not `queens-journal 2 board 13`|: another board|13
2|not `queens-journal 2 board 12`|sed -i 's/l 2/l 1/; 1q' "$j"
2|the first line is not|echo 'queens-journal 2 board 12 ' >"$j"
2|the first line is not|cp README.md "$j"
2|the first line is not|head -c 20 "$whole" >"$j"
1|says that unit 7 has 464 solutions, line 67 says 998|sed -i "1s/\$/\n$(printf %500s)/" "$j" && $forge "$j" 12 7:998
1|counted 14198 solutions and 1786 fundamental ones; board 12 has 14200 and 1787|claim 6:422
1|unit 6 has 422 solutions, but 424 by their mirror images|claim 6:422|--check 12
1|line 65 of the journal: unit 6 of board 12 does not have 423 solutions|claim 6:423
1|unit 7 of board 12 does not have 463 solutions|claim 7:463
1|unit 6 of board 12 does not have 14202 solutions|claim 6:14202
1|unit 63 of board 12 does not have 2 solutions|claim 63:2 6:422
1|unit 6 of board 12 does not have 999 solutions|claim 6:424 134:999|--check 12
END
# long_path TEXT: what is said of two counts of a unit, and of a path of 400 characters
long_path() {
	cp "$whole" "$j" && $forge "$j" 12 7:998 && says "$1" 1 "$qcount" --journal \
		"$scratch/$(printf %200s | sed 's| |./|g')journal" 12
}
ok 'a long path leaves room for the message' long_path \
	'/././journal: line 9 says that unit 7 has 464 solutions, line 66 says 998'
ok 'a journal in no folder is a failure' says '/journal: No such file' 1 "$qcount" --journal "$scratch/no/journal" 8

# --- faults ------------------------------------------------------------------

full() {
	rm -f "$j"
	says 'File too large' 1 typed '(ulimit -f 1 && timeout 60 "$qcount" --journal "$j" 16)' &&
		[ "$(wc -l <"$j")" -gt 10 ] && comes_to 16 --journal "$j"
}
ok 'a limit of the file size stops the count, which can go on' full

# cannot CALL ERROR TEXT: the count says so, and fails
cannot() {
	says "$3" 1 timeout 60 strace -qq -o /dev/null -P "$j" -e inject=$1:error=$2 "$qcount" --threads 1 --journal "$j" 8
}
# lockless: the count leaves no new file, but a file that was there
lockless() {
	cannot flock ENOLCK 'journal: its file system does not lock it (' && [ ! -e "$j" ] && : >"$j" &&
		cannot flock ENOLCK '); put the journal on another one' && [ -e "$j" ]
}
# in_spite_of FAULT: the count ends well.  sh starts a program behind & with SIGINT ignored, nohup
# too; the signal comes in the middle.  A lock is of ranks of a killed run, for a moment.
in_spite_of() {
	timeout 60 sh -c 'trap "" INT TERM; exec strace -qq -o /dev/null -e inject=$0 "$@"' $1 \
		"$qcount" --threads 1 --journal "$j" 8 && [ "$(wc -l <"$j")" = 17 ]
}
can_trace && traces=1
while IFS='|' read -r name command; do
	if [ "$traces" ]; then
		rm -f "$j"
		ok "$name" $command
	else
		skip "$name" 'no strace, or not allowed to'
	fi
done <<'END'
a program that ignores SIGINT goes on counting|in_spite_of fsync:signal=INT
a program that ignores SIGTERM goes on counting|in_spite_of fsync:signal=TERM
a journal that is locked for a moment is waited for|in_spite_of flock:error=EAGAIN:when=1..3
a journal that cannot be locked is a failure|lockless
a journal that cannot be read is a failure|cannot read EIO Input/output
a journal that cannot be synced at the end is a failure|cannot fsync EIO:when=2+ Input/output
a journal that cannot be begun is a failure|cannot write EIO:when=1 Input/output
END

# --- counts that take minutes ----------------------------------------------------

# stopped SIGNAL STATUS: SIGNAL ends the count so, which says one line
stopped() {
	kill -$1 $count
	wait $count 2>/dev/null
	equal $? $2 && equal "$(cat "$scratch/count")" '' && equal "$(grep -v '^about' "$scratch/said")" \
		'qcount: stopped; to go on, run the same command again'
}
# begin_slow LINES N: by one slow thread
begin_slow() {
	begin $1 "$qcount" --threads 1 --kernel portable --journal "$j" $2
}
# two_writers: the second one is refused while the first one, which is held, has not ended
two_writers() {
	begin_slow 2 20
	kill -STOP $count
	cp "$j" "$scratch/before"
	(says 'another count writes to it' 1 timeout 60 "$qcount" --journal "$j" 20 && cmp "$scratch/before" "$j")
	got=$?
	kill -CONT $count
	stopped INT 130 && return $got
}
ok 'a second writer is refused; ^C tells the first one how to go on' two_writers
terminated() {
	begin_slow 2 20
	stopped TERM 143
}
ok 'SIGTERM does too' terminated
killed() {
	begin_slow 2 17
	kill -KILL $count
	wait $count
	comes_to 17 --journal "$j" && grep '^resumed' "$scratch/count"
}
ok 'a count that is killed goes on' killed
# killed_make: qcount ends with the make that runs it
killed_make() {
	begin 2 make -s OUT="$OUT" count N=20 THREADS=1 KERNEL=portable JOURNAL="$j"
	kill -TERM $count
	wait $count
	perl -e 'alarm 100; exit !flock STDIN, 2' <"$j" # LOCK_EX
}
ok 'a make that is killed leaves no qcount running' killed_make

# followed: without a journal, a signal adds nothing
followed() {
	"$qcount" --threads 1 --kernel portable --progress 19 >"$scratch/count" 2>"$scratch/said" &
	until grep -q ' %, .* left' "$scratch/said" || ! kill -0 $!; do
		sleep .02
	done
	kill $!
	wait $!
	equal $? 143 && exits 1 grep stopped "$scratch/said"
}
ok 'a file gets progress with --progress' followed
if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
	ok 'a terminal shows progress, and clears it' equal \
		"$(script -qec "'$qcount' 8 >/dev/null" /dev/null </dev/null)" "$(printf '\r%39s\r')"
else
	skip 'a terminal shows progress' 'no script(1)'
fi

# closed REDIRECTION STATUS: the count says nothing in the place of the journal, which goes on
closed() {
	rm -f "$j"
	exits $2 typed "'$qcount' --progress --journal '$j' 12 >'$scratch/count' $1" && adds_nothing 12 &&
		equal "$(sed -E '1d; s/^([0-9]+ ){3}[0-9a-f]{8}$/unit/' "$j" | uniq -c | xargs)" '64 unit'
}
ok 'nothing but units goes into the journal if stdout is closed' closed '>&-' 1
ok 'or if stderr is' closed '2>&-' 0

done_testing
