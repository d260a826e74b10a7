#!/bin/sh
# mpi.t -- ranks count as one program does, and outlive each other, by each MPI that is here
# long
. tests/tap.sh
. tests/count/qcount.sh

# Debian has several MPIs side by side.
mpis=
for mpi in .openmpi .mpich; do
	! command -v mpicc$mpi >/dev/null || ! command -v mpirun$mpi >/dev/null || mpis="$mpis $mpi"
done
[ "$mpis" ] || ! sh tests/setup --require mpi 2>/dev/null || mpis=-
[ "$mpis" ] || {
	echo '1..0 # SKIP no MPI (make setup-mpi)'
	exit 0
}
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
export OMPI_MCA_btl=^tcp # all ranks are on this machine, whose network may be an odd one
# what killed ranks leave
export OMPI_MCA_btl_vader_backing_directory="$scratch" TMPDIR="$scratch"

# use MPI: build qcount_mpi by it, and run that
use() {
	mpi=${1#-} mpicc=mpicc${1#-} mpirun=mpirun${1#-}
	mkdir -p "$scratch/$mpi"
	make -s MPICC=$mpicc out/qcount_mpi && cp "$OUT/qcount_mpi" "$scratch/$mpi" || exit 1
	qcount_mpi=$scratch/$mpi/qcount_mpi
	release=$($mpirun --version)
	case $release in
	*'Open MPI'* | *OpenRTE*) mpirun="$mpirun --oversubscribe --bind-to none" ;;
	esac
}
# quiet COMMAND...: without what a starter says of a rank that failed: between lines of dashes, or as PMIX
quiet() {
	timeout 300 "$@" </dev/null 2>"$scratch/words"
	set -- $?
	sed '/^-----*$/,/^-----*$/d; /] PMIX ERROR/d; /^$/d' "$scratch/words" >&2
	return $1
}
# ranks COUNT WORDS...: so many of a program
ranks() {
	quiet $mpirun -n "$@"
}
# run COUNT WORDS...
run() {
	count=$1
	shift
	ranks $count "$qcount_mpi" ${KERNEL:+--kernel $KERNEL} "$@"
}
# by_ranks N COUNT WORDS...: and it says how many ranks there were
by_ranks() {
	comes_to "$@" && cat "$scratch/count" && grep -qx "ranks $2" "$scratch/count"
}
# threads_of COUNT WORDS...: how many threads there are, where WORDS start qcount_mpi with what follows them
threads_of() {
	ranks "$@" "$qcount_mpi" 8 | sed -n 's/^threads //p'
}
# estimated: two ranks need twice the memory of one, on one machine
estimated() {
	run 1 --threads 1 --estimate 16 >"$scratch/one" 2>"$scratch/said" && run 2 --threads 1 --estimate 16 >"$scratch/two" \
		2>"$scratch/said" && equal "$(grep -E '^(threads|ranks)' "$scratch/two" | xargs)" 'threads 2 ranks 2' &&
		equal "$(sed -n 's/^megabytes //p' "$scratch/one" "$scratch/two" | awk '{ all += $1 } NR == 2 { printf "%.1f\n", all / $1 }')" 1.5
}
# half MEGABYTES: so much each of two ranks may take on a machine with 9.0 MB
half() {
	echo 'MemAvailable: 8800 kB' >"$scratch/meminfo"
	says "; the limit is $1 MB" 2 quiet unshare -m sh -c 'mount --bind "$0" /proc/meminfo && exec "$@"' \
		"$scratch/meminfo" $mpirun -n 2 "$qcount_mpi" --threads 1 18
}
# odd_rank TEXT STATUS COMMANDS: rank 1 runs these commands first, and ends all ranks
odd_rank() {
	says "$1" $2 ranks 2 sh -c '[ "${OMPI_COMM_WORLD_RANK:-$PMI_RANK}" = 0 ] || { '"$3"'; }
		exec "$0" --threads 1 "${@:-12}"' "$qcount_mpi"
}
# wrong_unit: rank 0 notices it in the middle of the recount
wrong_unit() {
	rm -f "$j"
	perl tests/count/forge "$j" 16 7:998 &&
		says 'unit 7 has 998 solutions, but ' 1 run 2 --journal "$j" --check --units 0-99 16
}
# begin_two LINES N: until the journal of two ranks has so many lines
begin_two() {
	begin $1 $mpirun -n 2 "$qcount_mpi" --kernel portable --journal "$j" $2
}
# killed CHILD: kill that rank of two, or what started them, which is 3, before the end or at it; the next
# count does at most one unit again
killed() {
	begin_two 60 18
	ranks=$(pgrep -f "^$qcount_mpi" | sort -n | sed -n "$1p")
	kill -KILL ${ranks:-$count}
	wait $count
	[ $? -lt 255 ] && timeout 60 flock "$j" true && by_ranks 18 3 --journal "$j" &&
		[ "$(sed 1d "$j" | cut -d ' ' -f 1 | sort | uniq -d | wc -l)" -le 1 ]
}
# asked: SIGUSR1, passed on to all ranks, gets a line of progress.  ^C: a starter passes it on, and
# waits a while for what ranks say
asked_and_interrupted() {
	export OMPI_MCA_odls_base_sigkill_timeout=10
	begin_two 3 20
	kill -USR1 $count
	await 1 "$scratch/said"
	kill -INT $count
	wait $count
	stopped=$(grep -cx 'qcount_mpi: stopped; to go on, run the same command again' "$scratch/said")
	exits 1 grep '^board' "$scratch/count" && equal "$(grep -cE '^[0-9.]+ %, ' "$scratch/said")" 1 &&
		case $release in
		*'(Open MPI) 5.'*) [ $stopped -le 1 ] ;; # it ends before it has passed on what ranks say last
		*) equal $stopped 1 ;;
		esac
}
# The ranks of a wrong starter would each count all.
lost() {
	exits 1 timeout 60 "$@" -n 2 "$qcount_mpi" 8 >"$scratch/said" 2>&1
	grep -x 'qcount_mpi: this rank finds no others: the command that started it is of another MPI' "$scratch/said"
}

cores=$("$qcount" 8 | sed -n 's/^threads //p')
for mpi in $mpis; do
	use $mpi
	here=${mpi:-mpi}
	for words in '16 3 --check' '17 2 --threads 2' '5 4'; do
		ok "$here: N and ranks $words" by_ranks $words
	done
	ok "$here: --help is printed once" prints 1 typed "run 2 --help | grep -c ' --threads '"
	ok "$here: a rank alone takes all cores" equal "$(threads_of 1)" "$cores"
	ok "$here: ranks share the cores" equal "$(threads_of 2)" $((cores < 2 ? 2 : cores / 2 * 2))
	# rank 1 has the last core, which rank 0 may use, too
	[ "$cores" = 1 ] || [ "$cores" != "$(nproc)" ] || ok "$here: but not those that a rank is bound to" equal \
		"$(threads_of 2 sh -c '[ "${OMPI_COMM_WORLD_RANK:-$PMI_RANK}" = 0 ] || exec taskset -c '$((cores - 1))' "$0" "$@"
			exec "$0" "$@"')" $((cores + 1))
	ok "$here: a wrong N" says "qcount_mpi: N '0' is not a number from 1 to 28" 2 run 4 0
	ok "$here: a wrong journal" says 'out: not a regular file' 2 run 2 --journal out 12
	if unshare -m mount --bind "$scratch" "$scratch" 2>/dev/null; then
		ok "$here: two ranks on one machine share its memory" half 3.9
	else
		skip "$here: two ranks on one machine share its memory" 'needs root'
	fi
	ok "$here: an estimate has the threads of all ranks, and what they need together" estimated
	sed "s/\x00$(version)\x00/\x000.0\x00/" "$qcount_mpi" >"$qcount_mpi.old" && chmod +x "$qcount_mpi.old"
	while IFS='|' read -r name status text commands; do
		ok "$here: a rank $name" odd_rank "$text" $status "$commands"
	done <<'END'
with too little memory|2|N=12 on 1 threads needs |set -- --memory 1 12
that does not count|2|some ranks count another board, or none, or are of another version|set -- --estimate 12
with another N|2|some ranks count another board|set -- 17
of another version|2|some ranks count another board|exec "$0.old" --threads 1 12
whose threads cannot all start|1|the system cannot start so many threads|ulimit -v 3000000; set -- --threads 1000 12
END
	ok "$here: a wrong unit ends all ranks" wrong_unit
	ok "$here: a killed rank 0" killed 1
	ok "$here: a killed rank 1" killed 2
	ok "$here: a killed starter" killed 3
	# MPICH may end rank 0 before it has passed on that line
	ok "$here: SIGUSR1 and ^C" typed 'asked_and_interrupted || asked_and_interrupted || asked_and_interrupted'
done
[ "$mpis" != ' .openmpi .mpich' ] ||
	ok 'ranks that another MPI starts find each other missing' lost mpirun.openmpi --oversubscribe

done_testing
