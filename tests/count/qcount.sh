# qcount.sh -- sourced after tap.sh: $qcount, the counter, with the kernel that KERNEL names
qcount=$OUT/build/qcount
[ -z "$KERNEL" ] || {
	printf '#!/bin/sh\nexec "%s" --kernel %s "$@"\n' "$qcount" "$KERNEL" >"$scratch/qcount"
	chmod +x "$scratch/qcount"
	qcount=$scratch/qcount
}
j=$scratch/journal
published >"$scratch/published"

# run WORDS...: the counter; mpi.t has another
run() {
	timeout 3600 "$qcount" "$@"
}
# comes_to N WORDS...: it counts as many solutions of board N as are published, and says no more
# than how long that takes.  If it fails, stderr has the words of `exits` too.
comes_to() {
	board=$1
	shift
	exits 0 run "$@" $board >"$scratch/count" 2>"$scratch/stderr"
	awk -v board=$board '
		FILENAME ~ /published$/ { if ($1 == board) wanted = $2; next }
		/^about [0-9.]* [a-z]* to go$/ { next }
		FILENAME ~ /stderr$/ { print; wrong = 1 }
		$1 == "all" { print; all = $2 }
		END { exit wrong || !all || all != wanted }' "$scratch/published" "$scratch/stderr" "$scratch/count"
}
# begin LINES COMMAND...: $count runs it, until the journal $j has so many lines, or for a minute.
# sh starts a program behind & with SIGINT ignored: perl takes that back.
begin() {
	lines=$1
	shift
	rm -f "$j"
	perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$@" >"$scratch/count" 2>"$scratch/said" &
	count=$!
	perl -e 'for (1 .. 3000) {
		exit if open JOURNAL, "<", $ARGV[0] and (() = <JOURNAL>) >= $ARGV[1];
		select undef, undef, undef, .02;
	}' "$j" $lines
}
