#!/bin/sh
# mpi.t -- ranks, also on two machines, count as one program does, and outlive each other
# long
. tests/tap.sh
. tests/count/qcount.sh

command -v mpicc >/dev/null && command -v mpirun >/dev/null || {
	echo '1..0 # SKIP no Open MPI (make setup-mpi)'
	exit 0
}
make -s OUT="$OUT" "$OUT/build/qcount_mpi" || exit 1
qcount_mpi=$(cd "$OUT/build" && pwd)/qcount_mpi
j=$scratch/journal
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
# what killed ranks leave
export OMPI_MCA_btl_vader_backing_directory="$scratch" TMPDIR="$scratch"

# mpi COUNT WORDS...: to the end, however long that takes other people
mpi() {
	count=$1
	shift
	timeout 300 mpirun -q --oversubscribe --bind-to none -n "$count" "$@" </dev/null
}
# ranks COUNT ARGUMENTS...
ranks() {
	count=$1
	shift
	mpi $count "$qcount_mpi" ${KERNEL:+--kernel $KERNEL} "$@"
}
# came_to N RANKS: the last count is that of the board, and says how many ranks there were
came_to() {
	cat "$scratch/count"
	grep -qx "all $(number $1)" "$scratch/count" && grep -qx "ranks $2" "$scratch/count"
}
# comes_to N RANKS ARGUMENTS...
comes_to() {
	board=$1
	shift
	exits 0 ranks "$@" $board >"$scratch/count" && came_to $board $1
}

# --- counts ------------------------------------------------------------------

# Stopping ranks takes mpirun seconds: LONG has most of those tests.
while IFS='|' read -r board words; do
	ok "ranks $words $board" comes_to $board $words
done <<'END'
16|2
16|3
17|2 --threads 2
15|3 --check
5|4
END
# timed: each rank tells how long its units took
timed() {
	comes_to 17 2 --kernel portable --journal "$j" &&
		awk '$2 > 10000 { units++; wrong += $3 < 1 }
			END { print units, "units,", wrong + 0, "of no such time"
				exit wrong || units < 100 }' "$j"
}
ok 'units of all ranks have their times in the journal' timed
estimated() {
	exits 0 ranks 2 --threads 1 --memory 35 --estimate 19 >"$scratch/count" && cat "$scratch/count" &&
		grep -qx 'units 4096' "$scratch/count" && grep -x 'tiles [0-9]*' "$scratch/count" &&
		comes_to 19 2 --threads 1 --memory 35
}
[ -z "$LONG" ] || ok 'ranks estimate, and count in tiles' estimated
make_says() {
	equal "$(make -s OUT="$OUT" count N=14 RANKS=2 | sed -n 's/^all //p')" "$(number 14)"
}
ok 'make count RANKS=2 counts' make_says
help_once() {
	exits 0 ranks 2 --help >"$scratch/help" 2>"$scratch/stderr" &&
		equal "$(cat "$scratch/stderr")" '' &&
		equal "$(grep -c '^usage: qcount_mpi ' "$scratch/help")" 1
}
ok '--help is printed once' help_once

# --- refusals ----------------------------------------------------------------

while IFS='|' read -r name message words; do
	is_due "$name" && ok "ranks $words" says "$message" 2 ranks $words
done <<'END'
0|qcount_mpi: N '0' is not a board size from 1 to 28|4 0
+|qcount_mpi: N is missing|2
+|'9' is too much|3 8 9
+|--kernel 'sse' is not a kernel|2 --kernel sse 8
+|not a regular file|2 --journal /dev/full 12
END
# too_little: of two ranks, each may take 600 MB
too_little() {
	says 'qcount_mpi: board 28 on 1 threads needs ' 2 mpi 2 \
		sh -c 'ulimit -d 600000; exec "$0" --threads 1 28' "$qcount_mpi"
}
ok 'too little memory for each of two ranks' too_little
# least: rank 1 may take 60 MB; one tile would take 67
least() {
	mpi 2 sh -c '[ "$OMPI_COMM_WORLD_RANK" = 0 ] || ulimit -d 60000
		exec "$0" --threads 1 --estimate 19' "$qcount_mpi" >"$scratch/count" || return
	awk '{ print; is[$1] = $2 } END { exit is["tiles"] < 2 || is["megabytes"] > 60 }' "$scratch/count"
}
ok 'the rank with the least memory decides how large tiles are' least

for words in RANKS=0 RANKS=-1 RANKS=two "RANKS='1 2'" RANKS=10000; do
	ok "make count $words is refused" make_refuses 'RANKS .*number from 1 to ' "$words"
done
many=$((64 * $(nproc) + 1))
[ $many -gt 9999 ] || ok "make count RANKS=$many is refused without HOSTS" \
	make_refuses 'RANKS .*64 for each core' RANKS=$many

ok 'an mpicc without mpi.h names the target that installs it' make_refuses \
	'^RANKS needs Open MPI: make setup-mpi$' 'N=8 RANKS=2 MPICC=false -W gen/count/qcount_mpi.c'
# An MPI without support of threads: its MPI_Init_thread says so.
no_threads() {
	printf '%s\n' '#include <mpi.h>' 'int MPI_Init_thread(int *argc, char ***argv, int wanted, int *got) {' \
		'return PMPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, got); }' >"$scratch/mpi.c"
	cd "$scratch" && mpicc -shared -fPIC -o mpi.so mpi.c && says \
		'qcount_mpi: this MPI cannot be used by threads' 1 mpi 2 -x LD_PRELOAD=./mpi.so "$qcount_mpi" 8
}
ok 'an MPI that gives too little support of threads is refused' no_threads

[ "$LONG" ] || done_testing

# --- faults ------------------------------------------------------------------

too_many_threads() {
	exits 1 mpi $1 sh -c 'ulimit -v 3000000; exec "$0" --threads 1000 16' "$qcount_mpi" \
		>"$scratch/count" 2>"$scratch/stderr"
	equal "$?$(cat "$scratch/count")$(sort -u "$scratch/stderr")" \
		'0qcount_mpi: so many threads cannot be started'
}
ok 'so many threads that not all start' too_many_threads 1
ok 'so many threads that not all start, two ranks' too_many_threads 2

# begin LINES ARGUMENTS...: $mpirun, until the journal has so many lines.  sh starts a program
# behind & with SIGINT ignored: perl takes that back.
begin() {
	lines=$1
	shift
	rm -f "$j"
	perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' mpirun -q --oversubscribe --bind-to none -n 2 \
		"$qcount_mpi" --kernel portable --journal "$j" "$@" </dev/null >"$scratch/count" 2>"$scratch/said" &
	mpirun=$!
	until_lines $lines "$j" $mpirun
}
# killed CHILD: that rank of two, or mpirun if there is no third, before the end or at it; what
# was done is not done again
killed() {
	begin 60 18
	child=$(ps -o pid= --ppid $mpirun | sort -n | sed -n "$1p")
	kill -KILL ${child:-$mpirun}
	wait $mpirun
	case $? in 0 | 137) ;; *) return 1 ;; esac
	comes_to 18 3 --journal "$j" || return
	[ "$(sed 1d "$j" | cut -d ' ' -f 1 | sort | uniq -d | wc -l)" -le 1 ]
}
ok 'a killed rank 0' killed 1
ok 'a killed rank 1' killed 2
ok 'a killed mpirun' killed 3
# ^C: mpirun passes it on
interrupted() {
	begin 2 20
	kill -INT $mpirun
	wait $mpirun
	[ ! -s "$scratch/count" ] &&
		[ "$(grep -cx 'qcount_mpi: stopped; to go on, run the same command again' \
			"$scratch/said")" -eq 1 ]
}
ok '^C says how to go on' interrupted

# full: the journal is on a disk of one page
full() {
	rm -f "$j"
	says "No space left" 1 unshare -m sh -c '
		mkdir "$1.d" && mount -t tmpfs -o size=4k none "$1.d" || exit
		timeout 300 mpirun -q --oversubscribe -n 2 "$2" --journal "$1.d/j" 16 </dev/null
		got=$?
		cp "$1.d/j" "$1"
		exit $got' sh "$j" "$qcount_mpi" &&
		comes_to 16 2 --journal "$j"
}
if unshare -m true 2>/dev/null; then
	ok "a full disk" full
else
	skip "a full disk" "needs root"
fi

# --- machines: network namespaces, with addresses and host names of their own ------------

# A bridge joins them to mpirun's own.  The third byte of the addresses is from this process,
# so that two tests may run at once.
net=$(($$ % 250 + 1))
clean_up() {
	ip netns del queens.$net.2
	ip netns del queens.$net.3
	ip link del qbridge$net
} 2>/dev/null
trap 'clean_up; rm -rf "$scratch"' EXIT
machines() {
	ip link add qbridge$net type bridge &&
		ip addr add 10.99.$net.1/24 dev qbridge$net && ip link set qbridge$net up || return
	for host in 2 3; do
		there=queens.$net.$host
		ip netns add $there &&
			ip link add q$net.$host type veth peer name eth0 netns $there &&
			ip link set q$net.$host master qbridge$net up &&
			ip -n $there addr add 10.99.$net.$host/24 dev eth0 &&
			ip -n $there link set eth0 up && ip -n $there link set lo up || return
	done
}
# The agent is what ssh is to other machines: queens-agent ADDRESS COMMAND...
cat >"$scratch/queens-agent" <<'END'
#!/bin/sh
host=$1
shift
exec ip netns exec "queens${host#10.99}" unshare -u \
	sh -c 'hostname "queens$0" && exec sh -c "$1"' "${host##*.}" "$*"
END
chmod +x "$scratch/queens-agent"
PATH=$scratch:$PATH

# on_hosts COUNT PROGRAM ARGUMENTS...: ranks on both machines in turn
on_hosts() {
	count=$1
	shift
	mpi $count --map-by node --mca plm_rsh_agent queens-agent --mca btl tcp,self \
		--mca btl_tcp_if_include 10.99.$net.0/24 --mca oob_tcp_if_include 10.99.$net.0/24 \
		--host 10.99.$net.2:4,10.99.$net.3:4 "$@"
}
two_names() {
	equal "$(on_hosts 4 hostname | sort | uniq -c | xargs)" '2 queens2 2 queens3'
}
# on_both RANKS N
on_both() {
	exits 0 on_hosts $1 "$qcount_mpi" $2 >"$scratch/count" && came_to $2 $1
}
if machines >"$scratch/log" 2>&1; then
	ok 'two ranks on each of two hosts' two_names
	ok '2 ranks on two hosts count board 16' on_both 2 16
	ok '4 ranks on two hosts count board 17' on_both 4 17
else
	skip 'ranks on two hosts' "no namespaces here: $(tail -n 1 "$scratch/log")"
fi

done_testing
