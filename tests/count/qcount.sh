# qcount.sh -- sourced after tap.sh: $qcount, the counter, with the kernel that KERNEL names
qcount=$OUT/qcount
[ -z "$KERNEL" ] || {
	stand_in "$scratch/qcount" "exec '$qcount' --kernel $KERNEL \"\$@\""
	qcount=$scratch/qcount
}
j=$scratch/journal

# run WORDS...: the counter; mpi.t has another
run() {
	"$qcount" "$@"
}
# comes_to N WORDS...: it counts the solutions and groups of board N that are published, with --check
# twice, and says no more than that and how it went
comes_to() {
	known $1
	board=$1 wanted="board $1 all $all fundamental $fundamental \
groups-of-8 $of_8 groups-of-4 $of_4 groups-of-2 $of_2 groups-of-1 $of_1 "
	shift
	case "$* " in *'--check '*) wanted="${wanted}recount $all " ;; esac
	exits 0 run "$@" $board >"$scratch/count" 2>"$scratch/stderr" # a wrong status is a line there, too
	equal "$(awk '!/^[0-9.]+ %, |^(resumed|rejected|seconds|megabytes|kernel|threads|ranks) / { printf "%s ", $0 }' \
		"$scratch/stderr" "$scratch/count")" "$wanted"
}
# await LINES FILE: until FILE has so many lines, or for a minute
await() {
	perl -e 'for (1 .. 3000) {
		exit if open FILE, "<", $ARGV[1] and (() = <FILE>) >= $ARGV[0];
		select undef, undef, undef, .02;
	}' "$@"
}
# begin LINES COMMAND...: $count runs it; the journal $j has so many lines.
# sh starts a program behind & with SIGINT ignored: perl takes that back.
begin() {
	lines=$1
	shift
	rm -f "$j"
	perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$@" >"$scratch/count" 2>"$scratch/said" &
	count=$!
	await $lines "$j"
}
