# qcount.sh -- sourced after tap.sh: $qcount, the counter, with the kernel that KERNEL names
qcount=$OUT/build/qcount
[ -z "$KERNEL" ] || {
	printf '#!/bin/sh\nexec "%s" --kernel %s "$@"\n' "$qcount" "$KERNEL" >"$scratch/qcount"
	chmod +x "$scratch/qcount"
	qcount=$scratch/qcount
}
j=$scratch/journal

# run WORDS...: the counter; mpi.t has another
run() {
	timeout 3600 "$qcount" "$@"
}
# comes_to N WORDS...: it counts as many solutions of board N as are published, and says no more
# than how long that takes
comes_to() {
	board=$1
	shift
	exits 0 run "$@" $board >"$scratch/count" 2>"$scratch/stderr" || {
		cat "$scratch/stderr"
		return 1
	}
	equal "$(grep -v '^about [0-9.]* [a-z]* to go$' "$scratch/stderr")" '' &&
		equal "$(sed -n 's/^all //p' "$scratch/count")" "$(number $board)"
}
# begin LINES COMMAND...: $count runs it, until the journal $j has so many lines.  sh starts a
# program behind & with SIGINT ignored: perl takes that back.
begin() {
	lines=$1
	shift
	rm -f "$j"
	perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$@" >"$scratch/count" 2>"$scratch/said" &
	count=$!
	until [ "$(cat "$j" 2>/dev/null | wc -l)" -ge $lines ] || ! kill -0 $count 2>/dev/null; do
		sleep .02
	done
}
