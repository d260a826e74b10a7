#!/bin/sh
# mpi.t -- ranks count as one program does, and outlive each other
# long
. tests/tap.sh
. tests/count/qcount.sh

command -v mpicc >/dev/null && command -v mpirun >/dev/null || {
	echo '1..0 # SKIP no Open MPI (make setup-mpi)'
	exit 0
}
make -s OUT="$OUT" "$OUT/build/qcount_mpi" || exit 1
qcount_mpi=$(cd "$OUT/build" && pwd)/qcount_mpi
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
# what killed ranks leave
export OMPI_MCA_btl_vader_backing_directory="$scratch" TMPDIR="$scratch"

# mpi COUNT WORDS...: mpirun with so many ranks
mpi() {
	mpi_count=$1
	shift
	timeout 300 mpirun -q --oversubscribe --bind-to none -n $mpi_count "$@" </dev/null
}
# run COUNT WORDS...
run() {
	run_count=$1
	shift
	mpi $run_count "$qcount_mpi" ${KERNEL:+--kernel $KERNEL} "$@"
}
# by_ranks N COUNT WORDS...: and it says how many ranks there were
by_ranks() {
	comes_to "$@" && cat "$scratch/count" && grep -qx "ranks $2" "$scratch/count"
}

# --- counts ------------------------------------------------------------------

while IFS='|' read -r board words; do
	ok "ranks $words $board" by_ranks $board $words
done <<'END'
16|2
16|3
17|2 --threads 2
15|3 --check
5|4
END
estimated() {
	exits 0 run 2 --threads 1 --memory 35 --estimate 19 >"$scratch/count" && cat "$scratch/count" &&
		grep -qx 'units 4096' "$scratch/count" && grep -x 'tiles [0-9]*' "$scratch/count" &&
		by_ranks 19 2 --threads 1 --memory 35
}
ok 'ranks estimate, and count in tiles' estimated
ok 'make count RANKS=2 counts' equal \
	"$(unset OMPI_ALLOW_RUN_AS_ROOT OMPI_ALLOW_RUN_AS_ROOT_CONFIRM
	make -s OUT="$OUT" count N=14 RANKS=2 | sed -n 's/^all //p')" "$(number 14)"
ok '--help is printed once, and says how many threads there are' equal \
	"$(run 2 --help | grep -c '^usage: qcount_mpi \|(else one for each rank)$')" 2

# --- refusals ----------------------------------------------------------------

while IFS='|' read -r message words; do
	ok "ranks $words" says "$message" 2 run $words
done <<'END'
qcount_mpi: N '0' is not a board size from 1 to 28|4 0
not a regular file|2 --journal /dev/full 12
END
# too_little: of two ranks, each may take 600 MB
too_little() {
	says 'qcount_mpi: board 28 on 1 threads needs ' 2 mpi 2 \
		sh -c 'ulimit -d 600000; exec "$0" --threads 1 28' "$qcount_mpi"
}
ok 'too little memory for each of two ranks' too_little
# half MEGABYTES: so much each of two ranks has on a machine with 16.9 MB, of which an eighth stays free
half() {
	echo 'MemAvailable: 16500 kB' >"$scratch/meminfo"
	says "; $1 MB are available" 2 timeout 300 unshare -m sh -c 'mount --bind "$0" /proc/meminfo && exec mpirun -q "$@"' \
		"$scratch/meminfo" --oversubscribe --bind-to none -n 2 "$qcount_mpi" --threads 1 18
}
if unshare -m mount --bind "$scratch" "$scratch" 2>/dev/null; then
	ok 'two ranks on one machine share its memory' half 7.4
else
	skip 'two ranks on one machine share its memory' 'needs root'
fi
# least: rank 1 may take 60 MB; one tile would take 67
least() {
	mpi 2 sh -c '[ "$OMPI_COMM_WORLD_RANK" = 0 ] || ulimit -d 60000
		exec "$0" --threads 1 --estimate 19' "$qcount_mpi" >"$scratch/count" || return
	awk '{ print; is[$1] = $2 } END { exit is["tiles"] < 2 || is["megabytes"] > 60 }' "$scratch/count"
}
ok 'the rank with the least memory decides how large tiles are' least
ok 'an mpicc without mpi.h names the target that installs it' make_refuses \
	'^mpicc is not there: make setup-mpi installs it$' 'N=8 RANKS=2 MPICC=false -W gen/count/qcount_mpi.c'
# by_name: the tools that MPICC and MPIRUN name are looked for, and no others
by_name() {
	mkdir "$scratch/few" && ln -s "$(command -v sh)" "$(command -v tr)" "$scratch/few" &&
		echo '#!/bin/sh' >"$scratch/few/mine" && chmod +x "$scratch/few/mine" &&
		silent env PATH="$scratch/few" MPICC=mine MPIRUN='mine -q' sh tests/setup --require mpi
}
ok 'MPICC and MPIRUN may have other names' by_name
# An MPI without support of threads: its MPI_Init_thread says so.
no_threads() {
	printf '%s\n' '#include <mpi.h>' 'int MPI_Init_thread(int *argc, char ***argv, int wanted, int *got) {' \
		'return PMPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, got); }' >"$scratch/mpi.c"
	cd "$scratch" && mpicc -shared -fPIC -o mpi.so mpi.c && says \
		'qcount_mpi: this MPI cannot be used by threads' 1 mpi 2 -x LD_PRELOAD=./mpi.so "$qcount_mpi" 8
}
ok 'an MPI that gives too little support of threads is refused' no_threads

# --- faults ------------------------------------------------------------------

too_many_threads() {
	exits 1 mpi $1 sh -c 'ulimit -v 3000000; exec "$0" --threads 1000 16' "$qcount_mpi" \
		>"$scratch/count" 2>"$scratch/stderr" && none <"$scratch/count" &&
		equal "$(sort -u "$scratch/stderr")" 'qcount_mpi: so many threads cannot be started'
}
ok 'so many threads that not all start' too_many_threads 1
ok 'so many threads that not all start, two ranks' too_many_threads 2
# wrong_unit: rank 0 notices it in the middle of the recount
wrong_unit() {
	rm -f "$j"
	perl tests/count/forge "$j" 16 7:998 &&
		says 'unit 7 has 998 solutions, but ' 1 run 2 --journal "$j" --check --units 0-99 16
}
ok 'a wrong unit ends all ranks' wrong_unit

# begin_two LINES N: until the journal of two ranks has so many lines
begin_two() {
	begin $1 mpirun -q --oversubscribe --bind-to none -n 2 "$qcount_mpi" --kernel portable --journal "$j" $2
}
# killed CHILD: kill that rank of two, or mpirun, which is 3, before the end or at it; the next count
# does at most one unit again
killed() {
	begin_two 60 18
	child=$(ps -o pid= --ppid $count | sort -n | sed -n "$1p")
	kill -KILL ${child:-$count}
	wait $count
	case $? in 0 | 137) ;; *) return 1 ;; esac
	by_ranks 18 3 --journal "$j" &&
		[ "$(sed 1d "$j" | cut -d ' ' -f 1 | sort | uniq -d | wc -l)" -le 1 ]
}
ok 'a killed rank 0' killed 1
ok 'a killed rank 1' killed 2
ok 'a killed mpirun' killed 3
# ^C: mpirun passes it on, and waits a while for what ranks say
interrupted() {
	export OMPI_MCA_odls_base_sigkill_timeout=10
	begin_two 2 20
	kill -INT $count
	wait $count
	[ ! -s "$scratch/count" ] &&
		equal "$(grep -cx 'qcount_mpi: stopped; to go on, run the same command again' "$scratch/said")" 1
}
ok '^C says how to go on' interrupted

done_testing
