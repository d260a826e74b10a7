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
rm "$j"
ok 'board 5 is one unit' holds 10 5

# goes_on UNITS: of a journal that an earlier program wrote; the rest is counted
goes_on() {
	head -n $(($1 + 1)) tests/count/journal-8.txt | tee "$scratch/8" >"$j"
	holds "$of_8" 8 && grep -qx "resumed $1 units" "$scratch/count" &&
		head -n $(($1 + 1)) "$j" | cmp "$scratch/8" -
}
ok 'a journal of version 3.0 is taken' goes_on 16
ok 'one of which a part is missing goes on' goes_on 11

# --- damage ------------------------------------------------------------------

whole=$scratch/whole
"$qcount" --threads 1 --journal "$whole" 12 >/dev/null

# with LINES COMMAND: of the journal of board 12 that COMMAND spoils, so many lines are not believed;
# afterwards it is whole
with() {
	cp "$whole" "$j" && eval "$2" && comes_to 12 --journal "$j" &&
		equal "$(sed -n 's/^unbelieved \(.*\) lines$/\1/p' "$scratch/count")" "$1" && adds_nothing 12
}
while IFS='|' read -r name lines command; do
	ok "$name" with "$lines" "$command"
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

# left_alone TEXT STATUS COMMAND [N]: what COMMAND makes of the journal; the file stays as it is
left_alone() {
	cp "$whole" "$j" && eval "$3" && cp "$j" "$scratch/before" || return
	says "$1" $2 timeout 60 "$qcount" --journal "$j" ${4:-12} && cmp "$scratch/before" "$j"
}
while IFS='|' read -r name board text command; do
	ok "refused: $name" left_alone "$text" 2 "$command" $board
done <<'END'
a journal of another board|13|journal: the first line is not `queens-journal 2 board 13`|:
a journal of another format|12|not `queens-journal 2 board 12`|sed -i 's/l 2/l 1/; 1q' "$j"
more than a header|12|the first line is not|echo 'queens-journal 2 board 12 ' >"$j"
a text|12|the first line is not|cp README.md "$j"
a part of a header|12|the first line is not|head -c 20 "$whole" >"$j"
END
two_counts() {
	left_alone "/journal: line $1 says that unit 7 has $seven solutions, line $2 says 998" 1 "$3"
}
first=$(grep -n '^7 ' "$whole" | cut -d : -f 1)
seven=$(sed -n 's/^7 \([0-9]*\) .*/\1/p' "$whole")
ok 'two counts of one unit are refused' two_counts $first 66 '$forge "$j" 12 7:998'
ok 'the numbers of lines count one that is too long' two_counts $((first + 1)) 67 '
	sed -i "1s/\$/\n$(printf %500s)/" "$j" && $forge "$j" 12 7:998'
ok 'a long path leaves room for the message' says "/././journal: line $((first + 1)) says that unit 7 has \
$seven solutions, line 67 says 998" 1 "$qcount" --journal "$scratch/$(printf %200s | sed 's| |./|g')journal" 12
ok 'a journal in no folder is a failure' says '/journal: No such file' 1 "$qcount" --journal "$scratch/no/journal" 8

# --- counts that are forged, in lines that are whole ----------------------------

# forged TEXT UNITS [ARGUMENTS...]: a journal of board 12 in which these units, UNIT:COUNT,
# have these counts
forged() {
	text=$1 units=$2
	shift 2
	grep -v "^\(${units%%:*}\|6\) " "$whole" >"$j"
	$forge "$j" 12 $units && says "$text" 1 timeout 60 "$qcount" --journal "$j" "$@" 12
}
six=$(sed -n 's/^6 \([0-9]*\) .*/\1/p' "$whole")
while IFS='|' read -r units arguments text; do
	ok "forged: $text" forged "$text" "$units" $arguments
done <<END
6:$((six - 2))||counted 14198 solutions and 1786 fundamental ones; board 12 has 14200 and 1787
6:$((six - 2))|--check|unit 6 has $((six - 2)) solutions, but $six by their mirror images
6:$((six - 1))||line 65 of the journal: unit 6 of board 12 does not have $((six - 1)) solutions
6:14202||unit 6 of board 12 does not have 14202 solutions
0:1 6:$((six - 1))||unit 0 of board 12 does not have 1 solutions
6:$six 134:999|--check|unit 6 of board 12 does not have 999 solutions
63:2 6:$((six - 2))|--units 60-63|unit 63 of board 12 does not have 2 solutions
END

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
	exits 0 strace -f -e trace=fsync,write -o "$scratch/trace" "$qcount" --threads 1 --journal "$j" 12 >/dev/null ||
		return
	grep -v 'write(1,\|+++' "$scratch/trace" | tail -n 1 | grep 'fsync('
}
# fails CALL ERROR TEXT: the count says so, and fails
fails() {
	says "$3" 1 timeout 60 strace -qq -o /dev/null -P "$j" -e inject=$1:error=$2 "$qcount" \
		--threads 1 --journal "$j" 8
}
cannot() {
	rm -f "$j"
	fails "$@"
}
# lockless ERROR: the count leaves no new file, but a file that was there
lockless() {
	cannot flock $1 'journal: its file system does not lock it (' && [ ! -e "$j" ] && : >"$j" &&
		fails flock $1 '); put the journal on another one' && [ -e "$j" ]
}
# in_spite_of FAULT: the count ends well.  sh starts a program behind & with SIGINT ignored, nohup
# too; the signal comes in the middle.  A lock is of ranks of a killed run, for a moment.
in_spite_of() {
	rm -f "$j"
	exits 0 timeout 60 sh -c 'trap "" INT TERM; exec strace -qq -o /dev/null -e inject=$0 "$@"' $1 \
		"$qcount" --threads 1 --journal "$j" 8 && [ "$(wc -l <"$j")" = 17 ]
}
can_trace && traces=1
while IFS='|' read -r name command; do
	if [ "$traces" ]; then
		ok "$name" $command
	else
		skip "$name" 'no strace, or not allowed to'
	fi
done <<'END'
the journal is synced at the end|synced
a program that ignores SIGINT goes on counting|in_spite_of fsync:signal=INT
a program that ignores SIGTERM goes on counting|in_spite_of fsync:signal=TERM
a journal that cannot be locked is a failure|lockless ENOLCK
a journal is a failure where nobody has locks|lockless EOPNOTSUPP
a journal that is locked for a moment is waited for|in_spite_of flock:error=EAGAIN:when=1..3
a journal that cannot be read is a failure|cannot read EIO Input/output
a journal that cannot be synced is a failure|cannot fsync EIO Input/output
a journal that cannot be synced at the end is a failure|cannot fsync EIO:when=2+ Input/output
a journal that cannot be begun is a failure|cannot write EIO:when=1 Input/output
END

# --- counts that take minutes ----------------------------------------------------

# begin_one LINES N: by one slow thread, until the journal has so many lines
begin_one() {
	begin $1 "$qcount" --threads 1 --kernel portable --journal "$j" $2
}
# stopped SIGNAL STATUS: SIGNAL ends the count so, which says one line
stopped() {
	kill -$1 $count
	wait $count 2>/dev/null
	equal $? $2 && equal "$(cat "$scratch/count")" '' && equal "$(grep -v '^about' "$scratch/said")" \
		'qcount: stopped; to go on, run the same command again'
}
# two_writers: the second one is refused while the first one, which is held, has not ended
two_writers() {
	begin_one 2 20
	kill -STOP $count
	cp "$j" "$scratch/before"
	(says 'another count writes to it' 1 timeout 60 "$qcount" --journal "$j" 20 && cmp "$scratch/before" "$j")
	got=$?
	kill -CONT $count
	stopped INT 130 && return $got
}
ok 'a second writer is refused; ^C tells the first one how to go on' two_writers
terminated() {
	begin_one 2 20
	stopped TERM 143
}
ok 'SIGTERM does too' terminated
killed() {
	begin_one 2 17
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
	"$qcount" --kernel portable --progress 19 >"$scratch/count" 2>"$scratch/said" &
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

# --- closed descriptors ----------------------------------------------------------

# closed REDIRECTION STATUS: and the journal is one that goes on
closed() {
	rm -f "$j"
	exits $2 sh -c "exec \"\$1\" --progress --journal \"\$2\" 12 >'$scratch/count' $1" sh "$qcount" "$j" &&
		equal "$(sed -E '1d; s/^([0-9]+ ){3}[0-9a-f]{8}$/unit/' "$j" | uniq -c | xargs)" '64 unit' && adds_nothing 12
}
ok 'nothing but units goes into the journal if stdout is closed' closed '>&-' 1
ok 'if stdin, stdout and stderr are closed' closed '<&- >&- 2>&-' 1
ok 'if stdin and stderr are closed' closed '<&- 2>&-' 0
ok 'if stderr is closed' closed '2>&-' 0

done_testing
