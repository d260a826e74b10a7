#!/bin/sh
# journal.t -- a journal that was cut, damaged, shared or removed never makes a wrong sum
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
	comes_to "$@" --journal "$j" && equal "$(head -n 1 "$j")" "queens-journal 4 board $1" &&
		equal "$(sed 1d "$j" | sort -n | cut -d ' ' -f 2 | xargs)" "$units"
}
# What units are must not change within a format.
of_8='0 8 0 16 36 32 0 0 0 0 0'
of_9='0 8 32 8 16 44 60 68 68 48 0 0 0 0 0 0'
ok 'board 8 begins a journal with its units' holds "$of_8" 8
ok 'a finished journal is taken as it is' adds_nothing 8
ok 'a recount adds each unit again' holds "$of_8 $of_8" 8 --check
rm "$j"
ok 'board 9 and its recount share a journal' holds "$of_9 $of_9" 9 --check

# --- damage ------------------------------------------------------------------

whole=$scratch/whole
"$qcount" --threads 1 --journal "$whole" 12 >/dev/null
lines=$(wc -l <"$whole")
units=$((lines - 1))

# damaged LINES COMMAND: of the journal of N=12, after COMMAND, so many lines are not believed; then it is whole
damaged() {
	cp "$whole" "$j" && eval "$2" && comes_to 12 --journal "$j" &&
		equal "$(sed -n 's/^rejected \(.*\) lines$/\1/p' "$scratch/count")" "$1" && adds_nothing 12
}
while IFS='|' read -r name lines_not command; do
	ok "$name" damaged "$lines_not" "$command"
done <<'END'
an empty file is begun||: >"$j"
a part is missing; the rest is counted||sed -i 5,11d "$j"
a header and equal lines do no harm||cat "$whole" >>"$j"
a line alone is believed, also without its end||sed -n 2p "$whole" | tr -d '\n' >"$j"
lines that end with CR LF are believed, also the last one without its LF||text=$(sed 's/$/\r/' "$j"); printf %s "$text" >"$j"
a cut line is not believed|1|printf '7 1' >>"$j"
all may be cut but a header|1|sed -i 2,\$d "$j"; printf '7 1' >>"$j"
a cut header is not believed|1|sed -i '1s/journal.*//' "$j"
spoilt lines are not believed|5|sed -i '5s/ /  /; 9s/^/1/; 13s/ /\x00 /; 15s/$/\x00/; 17s/^/0/' "$j"
a unit that the board does not have is not believed|1|$forge "$j" 12 $((2 * units)):2
zeros at the end are one line, which takes no memory|1|truncate -s 60M "$j" && ulimit -d 50000
END

# --- refusals ----------------------------------------------------------------

# says_of UNIT: its count in the whole journal.
says_of() {
	sed -n "s/^$1 \([0-9]*\) .*/\1/p" "$whole"
}
has_6=$(says_of 6) has_7=$(says_of 7)
# claim UNIT:COUNT...: forge these lines, the only ones of the first of these units
claim() {
	sed -i "/^${1%%:*} /d" "$j" && $forge "$j" 12 "$@"
}
# left_alone STATUS TEXT COMMAND [ARGUMENTS]: what COMMAND makes of the journal of N=12 is refused, and the file
# stays as it is, but that --check may add to it
left_alone() {
	cp "$whole" "$j" && eval "$3" && cp "$j" "$scratch/before" &&
		says "$2" $1 "$qcount" --journal "$j" ${4:-12} && { [ "$4" != '--check 12' ] || return 0; } &&
		cmp "$scratch/before" "$j"
}
while IFS='|' read -r status text command arguments; do
	eval "text=\"$text\""
	ok "refused: $command $arguments" left_alone $status "$text" "$command" "$arguments"
done <<'END'
2|journal: the first line is not \`queens-journal 4 board 13\`|: another board|13
2|a journal of format 3 has other units: queens 6.0 goes on with it; here, name another file|sed -i 's/l 4/l 3/; 1q' "$j"
2|a journal of format 2 has other units: queens 5.0 or an older one goes on with it|sed -i 's/l 4/l 2/; 1q' "$j"
2|the first line is not|sed -i 's/l 4/l 5/; 1q' "$j"
2|the first line is not|cp README.md "$j"
1|unit 7 has $has_7 solutions, but 998 when they are counted again|sed -i "1s/\$/\n$(printf %500s)/" "$j" && $forge "$j" 12 7:998
1|counted 14202 solutions and 1787 fundamental ones; board 12 cannot have these|claim 6:$((has_6 + 2))
1|unit 6 has $((has_6 + 2)) solutions, but $has_6 when they are counted again|claim 6:$((has_6 + 2))|--check 12
1|unit 6 has $has_6 solutions, but 999 when they are counted again|$forge "$j" 12 $((units + 6)):999
END
ok 'a journal in no folder is a failure' says '/journal: No such file' 1 "$qcount" --journal "$scratch/no/journal" 8

# --- what is missing, and journals that are only read -----------------------------

ok 'a whole journal lacks nothing' prints '' "$qcount" --journal "$whole" --missing 12
ok 'but all second counts' prints "0-$((units - 1))" "$qcount" --journal "$whole" --missing --check 12
ok 'which takes no memory' prints '' "$qcount" --memory 1 --threads 1000 --journal "$whole" --missing 12
head -n 1 "$whole" >"$j"
ok 'a unit that lacks both counts is said once' prints "0-$((units - 1))" "$qcount" --journal "$j" --missing --check 12
# lacks: --missing says which units; a journal with these is whole
lacks() {
	sed '/^0 /d; /^[3-5] /d; /^9 /d' "$whole" >"$j" && cp "$j" "$scratch/before" && prints '0-0
3-5
9-9' "$qcount" --journal "$j" --missing 12 && prints '4-5' "$qcount" --journal "$j" --missing --units 4-8 12 &&
		cmp "$j" "$scratch/before" || return
	for range in 0-0 3-5 9-9; do
		"$qcount" --journal "$j" --units $range 12 >"$scratch/part" || return
	done
	adds_nothing 12
}
ok 'what a journal lacks can be counted' lacks
# Of a journal whose header lacks its end, --missing says that it lacks all.
ok '--missing and --estimate only read' typed 'head -n 1 "$whole" | tr -d "\n" >"$j" && cp "$j" "$scratch/before" &&
	prints "0-$((units - 1))" "$qcount" --journal "$j" --missing 12 &&
	"$qcount" --journal "$j" --estimate 12 2>/dev/null | grep "^units" && cmp "$j" "$scratch/before"'
ok '--missing makes no journal' says '/none: No such file' 1 "$qcount" --journal "$scratch/none" --missing 12
ok '--missing reads a journal that another count writes to' prints '' \
	perl -e 'open J, "<", shift and flock J, 2 or exit 9; exit system(@ARGV) >> 8' "$whole" \
	"$qcount" --journal "$whole" --missing 12
mkdir "$scratch/kept" && cp "$whole" "$scratch/kept/whole" && sed '/^3 /d' "$whole" >"$scratch/kept/part" &&
	cp "$OUT/qcount" "$scratch/kept" && chmod -R a+rX,a-w "$scratch/kept" || exit
user_ok 'a complete journal may be one that cannot be written' prints 'all 14200' typed \
	"$as_user '$scratch/kept/qcount' --journal '$scratch/kept/whole' 12 | grep '^all '"
for name in part none; do
	user_ok "another one, $name, is refused, before anything is counted" says "kept/$name: Permission denied" 1 \
		$as_user "$scratch/kept/qcount" --journal "$scratch/kept/$name" 12
done

# --- faults ------------------------------------------------------------------

# cannot CALL ERROR TEXT: the count says so, and fails
cannot() {
	says "$3" 1 with_fault $1:error=$2 -P "$j" "$qcount" --threads 1 --journal "$j" 8
}
# in_spite_of FAULT: the count ends well.  sh starts a program behind & with SIGINT ignored, nohup
# too; the signal comes in the middle.
in_spite_of() {
	timeout 60 sh -c 'trap "" INT TERM; exec strace -qq -o /dev/null -e inject=$0 "$@"' $1 \
		"$qcount" --threads 1 --journal "$j" 12 && [ "$(wc -l <"$j")" = "$lines" ]
}
while IFS='|' read -r name command; do
	rm -f "$j"
	eval "fault_ok \"\$name\" $command"
done <<'END'
a program that ignores SIGINT goes on counting|in_spite_of write:signal=INT:when=9
a program that ignores SIGTERM goes on counting|in_spite_of write:signal=TERM:when=9
a journal that cannot be locked is a failure|cannot flock ENOLCK "journal: its file system does not lock it; put the journal on another one"
a journal that cannot be read is a failure|cannot read EIO Input/output
a journal that cannot be closed is a failure|cannot close EIO Input/output
a journal that cannot be begun is a failure|cannot write EIO:when=1 Input/output
a disk that is full in the middle stops the count|cannot write ENOSPC:when=5 "No space left"
END

# --- counts that take minutes ----------------------------------------------------

# ended STATUS: $count ends so; if nothing stops it, that takes a minute
ended() {
	wait $count 2>/dev/null
	equal $? $1
}
# stopped SIGNAL STATUS: SIGNAL ends the count so, which says one line
stopped() {
	kill -$1 $count
	ended $2 && equal "$(cat "$scratch/count")" '' && equal "$(cat "$scratch/said")" \
		'qcount: stopped; to go on, run the same command again'
}
# begin_slow LINES N: by one slow thread
begin_slow() {
	begin $1 "$qcount" --threads 1 --kernel portable --journal "$j" $2
}
# two_writers: the second one is refused while the first one has not ended
two_writers() {
	begin_slow 2 20
	says 'another count writes to it' 1 timeout 60 "$qcount" --journal "$j" 20
	got=$?
	stopped INT 130 && return $got
}
ok 'a second writer is refused; ^C tells the first one how to go on' two_writers
ok 'SIGTERM does too' eval 'begin_slow 2 20; stopped TERM 143'
ok 'a count that is killed goes on' eval 'begin_slow 2 17; kill -KILL $count
	ended 137 && comes_to 17 --journal "$j" && grep "^resumed" "$scratch/count"'
# lost COMMAND: after it, the count notices that its journal is not there
lost() {
	begin_slow 2 19
	eval "$1"
	ended 1 && equal "$(cat "$scratch/count")" '' && equal "$(cat "$scratch/said")" \
		"qcount: $j: removed or replaced while this count wrote to it"
}
ok 'a journal that is removed is noticed' lost 'rm "$j"'
ok 'so is one that is replaced, which stays as it is' lost 'cp "$j" "$scratch/copy"; mv "$scratch/copy" "$j"'

# --- progress ----------------------------------------------------------------------

# asked: SIGUSR1 gets a line at once; without a journal, SIGTERM says what would have helped
asked() {
	"$qcount" --threads 1 --kernel portable 20 >"$scratch/count" 2>"$scratch/said" &
	count=$!
	sleep .5
	for line in 1 2; do
		kill -USR1 $count
		await $line "$scratch/said"
	done
	kill $count
	ended 143 && equal "$(sed -E '1,2s/^[0-9.]+ %, .*(done yet|solutions\/s, .* left)$/line/' "$scratch/said")" 'line
line
qcount: stopped; with --journal FILE, a count can go on'
}
ok 'SIGUSR1 asks for progress, and ends nothing' asked

# closed: the count says nothing in the place of the journal, which goes on
closed() {
	rm -f "$j"
	exits 1 typed "'$qcount' --journal '$j' 12 >&-" && adds_nothing 12 &&
		equal "$(sed -E '1d; s/^([0-9]+ ){3}[0-9a-f]{8}$/unit/' "$j" | uniq -c | xargs)" "$units unit"
}
ok 'nothing but units goes into the journal if stdout is closed' closed

done_testing
