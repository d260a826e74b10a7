#!/bin/sh
# mpi.t -- ranks count as one program does, and outlive each other
# long
. tests/tap.sh
. tests/count/qcount.sh

command -v mpicc >/dev/null && command -v mpirun >/dev/null || {
	echo '1..0 # SKIP no Open MPI (make setup-mpi)'
	exit 0
}
make -s OUT="$OUT" "$OUT/build.queens/qcount_mpi" || exit 1
qcount_mpi=$(cd "$OUT/build.queens" && pwd)/qcount_mpi
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
# what killed ranks leave
export OMPI_MCA_btl_vader_backing_directory="$scratch" TMPDIR="$scratch"

mpirun='mpirun -q --oversubscribe --bind-to none'
# mpi COUNT WORDS...: mpirun with so many ranks
mpi() {
	timeout 300 $mpirun -n "$@" </dev/null
}
# run COUNT WORDS...
run() {
	ranks=$1
	shift
	mpi $ranks "$qcount_mpi" ${KERNEL:+--kernel $KERNEL} "$@"
}
# by_ranks N COUNT WORDS...: and it says how many ranks there were
by_ranks() {
	comes_to "$@" && cat "$scratch/count" && grep -qx "ranks $2" "$scratch/count"
}

# --- counts ------------------------------------------------------------------

while IFS='|' read -r board words; do
	ok "ranks $words $board" by_ranks $board $words
done <<'END'
16|3 --check
17|2 --threads 2
5|4
19|2 --threads 1 --memory 35
END
by_make() {
	unset OMPI_ALLOW_RUN_AS_ROOT OMPI_ALLOW_RUN_AS_ROOT_CONFIRM
	prints "all $(number 14)" typed 'make -s OUT="$OUT" count N=14 RANKS=2 | grep "^all "'
}
ok 'make count RANKS=2 counts' by_make
ok '--help is printed once, and says how many threads there are' prints 2 \
	typed "run 2 --help | grep -c '^usage: qcount_mpi \|(else one for each rank)$'"

# --- refusals ----------------------------------------------------------------

ok 'a wrong N' says "qcount_mpi: N '0' is not a board size from 1 to 28" 2 run 4 0
ok 'a wrong journal' says 'not a regular file' 2 run 2 --journal /dev/full 12
# half MEGABYTES: so much each of two ranks has on a machine with 16.9 MB, of which an eighth stays free
half() {
	echo 'MemAvailable: 16500 kB' >"$scratch/meminfo"
	says "; $1 MB are available" 2 timeout 300 unshare -m sh -c 'mount --bind "$0" /proc/meminfo && exec "$@"' \
		"$scratch/meminfo" $mpirun -n 2 "$qcount_mpi" --threads 1 18
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
ok 'an mpicc without mpi.h names the target that installs it' refuses 'mpicc is not there: make setup-mpi installs it' \
	'make -s count OUT="$OUT" N=8 RANKS=2 MPICC=false -W gen/count/qcount_mpi.c'
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
	exits 1 mpi 2 sh -c 'ulimit -v 3000000; exec "$0" --threads 1000 16' "$qcount_mpi" >"$scratch/said" 2>&1 &&
		prints 'qcount_mpi: so many threads cannot be started' sort -u "$scratch/said"
}
ok 'so many threads that not all start' too_many_threads
# wrong_unit: rank 0 notices it in the middle of the recount
wrong_unit() {
	perl tests/count/forge "$j" 16 7:998 &&
		says 'unit 7 has 998 solutions, but ' 1 run 2 --journal "$j" --check --units 0-99 16
}
rm -f "$j"
ok 'a wrong unit ends all ranks' wrong_unit

# begin_two LINES N: until the journal of two ranks has so many lines
begin_two() {
	begin $1 $mpirun -n 2 "$qcount_mpi" --kernel portable --journal "$j" $2
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
