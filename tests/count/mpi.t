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
j=$scratch/journal
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
# what killed ranks leave
export OMPI_MCA_btl_vader_backing_directory="$scratch" TMPDIR="$scratch"

# ranks COUNT ARGUMENTS...
ranks() {
	count=$1
	shift
	timeout 300 mpirun -q --oversubscribe --bind-to none -n "$count" \
		"$OUT/build/qcount_mpi" ${KERNEL:+--kernel $KERNEL} "$@" </dev/null
}

# comes_to N RANKS ARGUMENTS...: the ranks count board N, and say how many ranks
# there were
comes_to() {
	board=$1
	shift
	exits 0 ranks "$@" $board >"$scratch/count" || return
	grep -qx "all $(number $board)" "$scratch/count" &&
		{ [ $1 = 1 ] || grep -qx "ranks $1" "$scratch/count"; } || {
		cat "$scratch/count"
		return 1
	}
}

# Stopping ranks takes mpirun seconds: LONG has most of those tests.
# N | ranks, arguments
while IFS='|' read -r board words; do
	ok "ranks $words $board" comes_to $board $words
done <<'END'
16|2
16|3
16|4
17|2 --threads 2
15|3 --check
5|4
END

ok 'ranks 4 0' says "qcount_mpi: N '0' is not a board size from 1 to 28" 2 ranks 4 0

# too_little: of two ranks, each may take 600 MB
too_little() {
	says 'qcount_mpi: board 28 on 1 threads needs ' 2 timeout 300 mpirun -q \
		--oversubscribe -n 2 sh -c 'ulimit -d 600000; exec "$0" --threads 1 28' \
		"$OUT/build/qcount_mpi" </dev/null
}
ok 'too little memory for each of two ranks' too_little
# timed: each rank tells how long its units took
timed() {
	rm -f "$j"
	comes_to 17 2 --kernel portable --journal "$j" || return
	awk '$2 > 10000 { units++; wrong += $3 < 1 }
		END { print units, "units,", wrong + 0, "of no such time"
			exit wrong || units < 100 }' "$j"
}
ok 'units of all ranks have their times in the journal' timed
make_says() {
	known 14
	make -s OUT="$OUT" count N=14 RANKS=2 |
		grep -qx "fundamental $fundamental"
}
ok 'make count RANKS=2 counts' make_says

for words in RANKS=0 RANKS=-1 RANKS=two "RANKS='1 2'" RANKS=10000; do
	ok "make count $words is refused" make_refuses \
		'RANKS .*number from 1 to ' "$words"
done
many=$((64 * $(nproc) + 1))
[ $many -gt 9999 ] || ok "make count RANKS=$many is refused without HOSTS" \
	make_refuses 'RANKS .*64 for each core' RANKS=$many

# without_headers: mpicc is there, mpi.h is not
without_headers() {
	printf '%s\n' '#!/bin/sh' 'exit 1' >"$scratch/mpicc" &&
		chmod +x "$scratch/mpicc" &&
		make_refuses '^RANKS needs Open MPI: make setup-mpi$' \
			"N=8 RANKS=2 MPICC='$scratch/mpicc' OUT='$scratch/out'"
}
ok 'an mpicc without mpi.h names the target that installs it' without_headers
# An MPI without support of threads: its MPI_Init_thread says so.
no_threads() {
	printf '%s\n' '#include <mpi.h>' 'int MPI_Init_thread(int *argc, char ***argv, int wanted, int *got) {' \
		'return PMPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, got); }' >"$scratch/mpi.c"
	mpicc -shared -fPIC -o "$scratch/mpi.so" "$scratch/mpi.c" &&
		says 'qcount_mpi: this MPI cannot be used by threads' 1 timeout 300 mpirun -q \
			--oversubscribe -n 2 -x LD_PRELOAD="$scratch/mpi.so" "$OUT/build/qcount_mpi" 8 </dev/null
}
ok 'an MPI that gives too little support of threads is refused' no_threads
help_once() {
	exits 0 ranks 2 --help >"$scratch/help" 2>"$scratch/stderr" &&
		! grep . "$scratch/stderr" &&
		[ "$(grep -c '^usage: qcount_mpi ' "$scratch/help")" -eq 1 ]
}
ok '--help is printed once' help_once

[ "$LONG" ] || done_testing

while IFS='|' read -r message words; do
	ok "ranks $words" says "$message" 2 ranks $words
done <<'END'
qcount_mpi: N is missing|2
'9' is too much|3 8 9
--kernel 'sse' is not a kernel|2 --kernel sse 8
not a regular file|2 --journal /dev/full 12
END

too_many_threads() {
	timeout 300 mpirun -q --oversubscribe --bind-to none -n "$1" sh -c \
		'ulimit -v 3000000; exec "$0" --threads 1000 16' \
		"$OUT/build/qcount_mpi" </dev/null >"$scratch/count" \
		2>"$scratch/stderr"
	[ $? -eq 1 ] && [ ! -s "$scratch/count" ] &&
		[ "$(sort -u "$scratch/stderr")" = \
			'qcount_mpi: so many threads cannot be started' ]
}
ok 'so many threads that not all start' too_many_threads 1
ok 'so many threads that not all start, two ranks' too_many_threads 2

# --- stopped -----------------------------------------------------------------

# child NUMBER: a rank of this mpirun; 0 is mpirun itself
child() {
	[ "$1" = 0 ] && echo $mpirun && return
	ps -o pid= --ppid $mpirun | sort -n | sed -n "$1p"
}

# killed WHICH: one of two ranks, or mpirun, before the end or at it; what was done is
# not done again
killed() {
	rm -f "$j"
	mpirun -q --oversubscribe --bind-to none -n 2 "$OUT/build/qcount_mpi" \
		--kernel portable --journal "$j" 18 >"$scratch/count" 2>/dev/null &
	mpirun=$!
	until_lines 60 "$j" $mpirun
	kill -KILL $(child $1)
	wait $mpirun
	case $? in 0 | 137) ;; *) return 1 ;; esac
	comes_to 18 3 --journal "$j" || return
	[ "$(sed 1d "$j" | cut -d ' ' -f 1 | sort | uniq -d | wc -l)" -le 1 ]
}
# ^C: mpirun passes it on
interrupted() {
	rm -f "$j"
	perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' mpirun -q --oversubscribe \
		--bind-to none -n 2 "$OUT/build/qcount_mpi" --kernel portable \
		--journal "$j" 20 </dev/null >"$scratch/count" 2>"$scratch/stderr" &
	until_lines 2 "$j" $!
	kill -INT $!
	wait $!
	[ ! -s "$scratch/count" ] &&
		[ "$(grep -cx 'qcount_mpi: stopped; to go on, run the same command again' \
			"$scratch/stderr")" -eq 1 ]
}
ok '^C says how to go on' interrupted
ok 'a killed rank 0' killed 1
ok 'a killed rank 1' killed 2
ok 'a killed mpirun' killed 0

# full: the journal is on a disk of one page
full() {
	rm -f "$j"
	says "No space left" 1 unshare -m sh -c '
		mkdir "$1.d" && mount -t tmpfs -o size=4k none "$1.d" || exit
		timeout 300 mpirun -q --oversubscribe -n 2 "$2" \
			--journal "$1.d/j" 16 </dev/null
		got=$?
		cp "$1.d/j" "$1"
		exit $got' sh "$j" "$OUT/build/qcount_mpi" &&
		comes_to 16 2 --journal "$j"
}
if unshare -m true 2>/dev/null; then
	ok "a full disk" full
else
	skip "a full disk" "needs root"
fi

done_testing
