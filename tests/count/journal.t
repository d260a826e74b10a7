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
	board=$1 want=$(number $1)
	shift
	exits 0 "$qcount" "$@" $board >"$scratch/count" 2>"$scratch/stderr" &&
		none "$scratch/stderr" || return
	got=$(sed -n 's/^all //p' "$scratch/count")
	[ "$got" = "$want" ] || {
		echo "counted $got, not $want"
		return 1
	}
}

# none FILE: it is empty
none() {
	! grep . "$1"
}

# --- what it holds -----------------------------------------------------------

# holds N UNITS: header, then each unit with its count
holds() {
	head -n 1 "$j" | grep -qx "queens-journal 2 board $1" || return
	units=$(sed 1d "$j" | sort -n | cut -d ' ' -f 2 | xargs)
	[ "$units" = "$2" ] || {
		echo "units $units"
		return 1
	}
}

# What units are must not change within a format.
ok 'board 8 begins a journal' comes_to 8 --journal "$j"
ok 'it holds 16 units' holds 8 '0 0 0 12 16 26 22 0 0 16 0 0 0 0 0 0'
cp "$j" "$scratch/8"
ok 'a finished journal is taken as it is' comes_to 8 --journal "$j"
ok 'and nothing is added to it' cmp "$scratch/8" "$j"
ok 'a recount adds to it' comes_to 8 --check --journal "$j"
ok 'it counts each unit again' holds 8 \
	'0 0 0 12 16 26 22 0 0 16 0 0 0 0 0 0 0 0 0 12 16 26 22 0 0 16 0 0 0 0 0 0'
rm "$j"
ok 'board 9 and its recount share a journal' comes_to 9 --check --journal "$j"
ok 'it holds the units of both' holds 9 \
	'0 16 24 48 40 72 60 16 8 12 40 8 8 0 0 0 0 16 24 48 40 72 60 16 8 12 40 8 8 0 0 0'
rm "$j"
ok 'board 5 is one unit' comes_to 5 --journal "$j"
ok 'the unit counts ten' holds 5 10

# journal-8.txt was written by an earlier program: formats live on
goes_on() {
	cp tests/count/journal-8.txt "$j"
	comes_to 8 --journal "$j" && grep -qx 'resumed 16 units' "$scratch/count" &&
		cmp tests/count/journal-8.txt "$j" || return
	sed 5d tests/count/journal-8.txt >"$j"
	comes_to 8 --journal "$j" && grep -qx 'resumed 15 units' "$scratch/count" &&
		sort -n "$j" | cut -d ' ' -f 1-2 >"$scratch/after" &&
		sort -n tests/count/journal-8.txt | cut -d ' ' -f 1-2 |
		diff - "$scratch/after"
}
ok 'a journal of an earlier program goes on' goes_on

# continued FROM TO: a journal begun by one kernel, ended by another
continued() {
	rm -f "$j"
	comes_to 15 --kernel "$1" --journal "$j" || return
	sort -n "$j" | cut -d ' ' -f 1-2 >"$scratch/whole"
	head -n 60 "$j" >"$j.half"
	comes_to 15 --kernel "$2" --journal "$j.half" &&
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

# resumes: and then the journal is whole, so that a second time adds nothing
resumes() {
	comes_to 12 --journal "$j" && cp "$j" "$j.resumed" &&
		comes_to 12 --journal "$j" && cmp "$j.resumed" "$j"
}

# damaged SEED
damaged() {
	cp "$scratch/whole" "$j"
	$harm damage $1 "$j" && exits 1 cmp -s "$scratch/whole" "$j" || return
	resumes || {
		# of a journal of which no line is left, nobody can say that it is one
		! grep -qaxFf "$scratch/whole" "$j" &&
			says 'not a journal of qcount' 2 "$qcount" --journal "$j" 12
	}
}
faults=20
[ -z "$LONG" ] || faults=600
for seed in $(seq $faults); do
	ok "fault $seed makes no wrong count" damaged $seed
done

# cut LENGTH: a journal of that many bytes
cut_header() {
	head -c "$1" "$scratch/whole" >"$j"
	resumes && head -n 1 "$j" | grep -qx 'queens-journal 2 board 12'
}
for length in 0 $(seq 14 25); do
	ok "the first $length bytes of a journal are one" cut_header $length
done

doubled() {
	sed 1d "$scratch/whole" | cat "$scratch/whole" - >"$j"
	cp "$j" "$scratch/doubled"
	resumes && cmp "$scratch/doubled" "$j"
}
ok 'equal lines of one unit do no harm' doubled

# unbelieved: the header, five lines of units, a unit that the board does not have, and a
# line that was cut
unbelieved() {
	cp "$scratch/whole" "$j" && $harm forge 12 500 1 "$j" &&
		sed -i '1s/journal.*//; 5s/ /  /; 9s/^/1/; 13s/ /\x00 /; 15s/$/\x00/; 17s/^/0/' "$j" &&
		printf '7 1' >>"$j" && comes_to 12 --journal "$j" && cat "$scratch/count" &&
		grep -qx 'resumed 59 units' "$scratch/count" &&
		grep -qx 'unbelieved 8 lines' "$scratch/count"
}
ok 'qcount says how many lines it does not believe' unbelieved
# checked_twice: of both passes
checked_twice() {
	cp "$scratch/whole" "$j"
	comes_to 12 --check --journal "$j" &&
		grep -qx 'resumed 64 units' "$scratch/count" &&
		comes_to 12 --check --journal "$j" &&
		grep -qx 'resumed 128 units' "$scratch/count"
}
ok '--check says how many units both passes had' checked_twice

# --- refusals ----------------------------------------------------------------

# refused TEXT STATUS N: and the file stays as it is
refused() {
	cp "$j" "$scratch/before"
	says "$1" $2 "$qcount" --journal "$j" $3 && cmp "$scratch/before" "$j"
}

cp "$scratch/whole" "$j"
$harm forge 12 7 999 "$j"
ok 'two counts of one unit are refused' refused 'two counts of one unit' 1 12
ok 'the message names the first line' grep -qF -e "$(grep '^7 ' "$j" | head -n 1)" \
	"$scratch/stderr"
ok 'and the second line' grep -qF -e "$(tail -n 1 "$j")" "$scratch/stderr"

# The numbers are the lines' in the file, though one of them is too long.
long_line() {
	awk 'NR == 2 { for (i = 0; i < 500; i++) printf "x" } 1' \
		"$scratch/whole" >"$j" && $harm forge 12 7 999 "$j" &&
		refused "line $(grep -n '^7 ' "$j" | head -n 1 | cut -d : -f 1) is" 1 12 &&
		grep -q "line $(wc -l <"$j") is" "$scratch/stderr"
}
ok 'line numbers count a line that is too long' long_line

# A long path leaves room for what is wrong.
long_path() {
	folder=$scratch/$(printf '%200s' '' | tr ' ' f) &&
		mkdir "$folder" && cp "$j" "$folder/journal" &&
		says 'two counts of one unit' 1 "$qcount" \
			--journal "$folder/journal" 12 &&
		grep -qF -e "fff/journal: two counts" "$scratch/stderr" &&
		grep -qF -e "$(tail -n 1 "$j")" "$scratch/stderr"
}
ok 'a long path leaves room for the message' long_path

# endless BEFORE: a file that goes on with zeros, which no memory has room for
endless() {
	printf "$1" >"$j" && truncate -s 1G "$j" && says "$2" 2 sh -c "
		ulimit -v 100000; exec '$qcount' --threads 1 --journal '$j' 12"
	got=$?
	rm "$j"
	return $got
}
ok 'a file of zeros without end is refused' endless '' 'line 1 is too long for a journal'
ok 'a journal that goes on with zeros is refused' endless 'queens-journal 2 board 12\n' \
	'line 2 is too long for a journal'
zeros_at_the_end() {
	cp "$scratch/whole" "$j" && truncate -s 20000 "$j" && resumes
}
ok 'a journal that ends in some zeros goes on' zeros_at_the_end

cp "$scratch/whole" "$j"
ok 'a journal of another board is refused' refused 'a journal of board 12' 2 13
echo 'queens-journal 1 board 12' >"$j"
ok 'a journal of another format is refused' refused 'a journal of format 1, not 2' 2 12
echo 'queens-journal 2 board 12 ' >"$j"
ok 'more than a header is refused' refused 'not a journal of qcount' 2 12
cp README.md "$j"
ok 'a text is refused' refused 'not a journal of qcount' 2 12
printf 'queens-journal is a fine name' >"$j"
ok 'a text of one line is refused' refused 'not a journal of qcount' 2 12
for length in 1 13 4096; do
	head -c $length /dev/zero >"$j"
	ok "$length zeros are refused" refused 'not a journal of qcount' 2 12
	tr '\0' q <"$j" >"$j.q" && mv "$j.q" "$j"
	ok "$length times the first letter is refused" refused 'not a journal of qcount' 2 12
	head -c $length "$scratch/whole" >"$j"
	[ $length -gt 13 ] ||
		ok "the first $length bytes of a journal are none" refused 'not a journal of qcount' 2 12
done

mkfifo "$scratch/fifo"
ln -s /dev/null "$scratch/link"
for file in "$scratch" "$scratch/fifo" /dev/full /dev/null "$scratch/link"; do
	ok "$file is refused" says 'not a regular file' 2 timeout 100 "$qcount" \
		--journal "$file" 8
done
ok 'a folder that is not there is refused' says 'No such file' 1 "$qcount" --journal "$scratch/a/b" 8

# locked: a lock that others may share is enough to keep qcount off
locked() {
	cp "$scratch/whole" "$j"
	(flock -s 9 && exec sleep 100 >/dev/null) 9<"$j" &
	holder=$!
	while kill -0 $holder && flock -n "$j" true; do
		sleep .01
	done
	refused 'another count writes to it' 1 12
	got=$?
	kill $holder
	wait $holder
	return $got
}
ok 'a second writer' locked

# --- faults ------------------------------------------------------------------

# full COMMAND...: fails for want of room, then goes on where there is some
full() {
	rm -f "$j"
	says "$1" 1 sh -c "$2" sh "$qcount" "$j" || return
	[ "$(wc -l <"$j")" -gt 10 ] && comes_to 16 --journal "$j"
}
ok 'a limit of the file size stops the count, which can go on' full 'File too large' \
	'ulimit -f 1 && exec "$1" --journal "$2" 16'
if unshare -m true 2>/dev/null; then
	ok 'a full disk stops the count, which can go on' full 'No space left' 'exec unshare -m sh -c "
		mkdir \"\$0.d\" && mount -t tmpfs -o size=4k none \"\$0.d\" &&
		{
			\"\$1\" --journal \"\$0.d/j\" 16
			got=\$?
			cp \"\$0.d/j\" \"\$0\"
			exit \$got
		}" "$2" "$1"'
else
	skip 'a full disk stops the count, which can go on' 'needs root'
fi

# synced: what is written is on the disk too at the end; unit/sync shows how often
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
	says "$3" 1 strace -qq -o /dev/null -e inject=$1:error=$2 "$qcount" \
		--threads 1 --journal "$j" 8
}
while IFS='|' read -r name command; do
	if strace -qq -o /dev/null true 2>/dev/null; then
		ok "$name" $command
	else
		skip "$name" 'no strace, or not allowed to'
	fi
done <<'END'
the journal is synced at the end|synced
a journal that cannot be locked is a failure|cannot flock ENOLCK locks
a journal that cannot be synced is a failure|cannot fsync EIO Input/output
a journal that cannot be begun is a failure|cannot ftruncate EIO Input/output
END

# killed LINES: when the journal has that many, or at the end; a second run goes on
killed() {
	rm -f "$j"
	"$qcount" --threads 1 --kernel portable --journal "$j" 18 >/dev/null 2>&1 &
	until_lines $1 "$j" $!
	kill -KILL $!
	wait $!
	[ "$(lines_of "$j")" -ge $1 ] && comes_to 18 --journal "$j" &&
		grep -q '^resumed' "$scratch/count"
}
ok "a count that is killed soon goes on" killed 2
[ -z "$LONG" ] || ok "a count that is killed in the middle goes on" killed 200

# --- ^C ----------------------------------------------------------------------

# interrupted STATUS SIGNAL: of a count that takes minutes, one line says how to go on.  sh
# starts a program behind & with SIGINT ignored: perl takes that back.
interrupted() {
	rm -f "$j"
	perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$qcount" --threads 1 \
		--kernel portable --journal "$j" 20 \
		>"$scratch/count" 2>"$scratch/stderr" &
	until_lines 2 "$j" $!
	kill -$2 $!
	wait $!
	[ $? -eq "$1" ] || return
	cat "$scratch/stderr"
	[ ! -s "$scratch/count" ] && [ "$(grep -vc '^about' "$scratch/stderr")" -eq 1 ] ||
		return
	grep -qx 'qcount: stopped; to go on, run the same command again' "$scratch/stderr"
}
ok '^C says how to go on' interrupted 130 INT
ok 'SIGTERM does too' interrupted 143 TERM
without_journal() {
	exits 130 timeout --preserve-status -s INT .5 "$qcount" --threads 1 --kernel portable 20 \
		>"$scratch/count" 2>&1 && ! grep -v '^about' "$scratch/count"
}
ok '^C without a journal says nothing' without_journal
# in_background: sh has it ignore SIGINT
in_background() {
	rm -f "$j"
	"$qcount" --threads 1 --kernel portable --journal "$j" 18 \
		>"$scratch/count" 2>"$scratch/stderr" &
	sleep .3
	kill -INT $!
	wait $! && none "$scratch/stderr" &&
		grep -qx "all $(number 18)" "$scratch/count"
}
[ -z "$LONG" ] || ok 'a program that ignores SIGINT goes on counting' in_background

# killed_make: qcount ends with the make that runs it
killed_make() {
	rm -f "$j"
	make -s OUT="$OUT" count N=20 THREADS=1 KERNEL=portable JOURNAL="$j" \
		>/dev/null 2>&1 &
	until [ "$(lines_of "$j")" -ge 2 ] || ! kill -0 $!; do
		sleep .01
	done
	kill -TERM $!
	wait $!
	timeout 10 flock "$j" true
}
ok 'a make that is killed leaves no qcount running' killed_make

# --- counts that are forged, in lines that are whole ----------------------------

# forged TEXT LINES [ARGUMENTS...]: qcount refuses a journal of board 12 in which these
# units, UNIT:COUNT, have these counts
forged() {
	text=$1 lines=$2
	shift 2
	grep -v "^\(${lines%%:*}\|6\) " "$scratch/whole" >"$j"
	for line in $lines; do
		$harm forge 12 "${line%:*}" "${line#*:}" "$j" || return
	done
	cp "$j" "$scratch/before"
	says "$text" 1 "$qcount" --journal "$j" "$@" 12
}
six=$(sed -n 's/^6 \([0-9]*\) .*/\1/p' "$scratch/whole")
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

# invented N UNITS: a journal of the right number is taken, of another one is refused
invented() {
	all=$(number $1)
	rm -f "$j"
	$harm invent $1 $2 $all "$j" && comes_to $1 --journal "$j" || return
	for wrong in $((all - all % 8)) $((all - 8)) $((all - 2)) $((all + 8)); do
		[ $wrong -ge 0 ] && [ $wrong -ne $all ] || continue
		rm -f "$j"
		$harm invent $1 $2 $wrong "$j" || return
		text="counted $wrong solutions and .* fundamental ones; board $1 has $all"
		[ $wrong -lt $all ] || text="line 2 of the journal: unit 0 of board $1 does not have $wrong solutions"
		says 'qcount: ' 1 "$qcount" --journal "$j" $1 && grep "$text" "$scratch/stderr" &&
			says 'qcount: ' 1 "$qcount" --check --journal "$j" $1 || return
	done
}
for n in 8 12 17 19 ${LONG:+1 2 3 4 5 6 7 9 10 11 13 14 15 16 18 20 21 22}; do
	units=$(((n < 19 ? 1 : n < 21 ? 8 : 64) << n / 2))
	ok "board $n has the published number alone" invented $n $((n < 8 ? 1 : units))
done

# --- closed descriptors ----------------------------------------------------------

# closed REDIRECTION STATUS: and the journal is one that goes on
closed() {
	rm -f "$j"
	exits $2 sh -c "exec \"\$1\" --journal \"\$2\" 12 >'$scratch/count' $1" sh "$qcount" "$j" &&
		[ "$(sed 1d "$j" | grep -cxE '([0-9]+ ){3}[0-9a-f]{8}')" = 64 ] &&
		[ "$(wc -l <"$j")" = 65 ] && resumes
}
ok 'nothing but units goes into the journal if stdout is closed' closed '>&-' 1
ok 'if stdin, stdout and stderr are closed' closed '<&- >&- 2>&-' 1
ok 'if stdin and stderr are closed' closed '<&- 2>&-' 0

done_testing
