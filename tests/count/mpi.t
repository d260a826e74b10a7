#!/bin/sh
# mpi.t -- ranks count as one program does, and outlive each other
. tests/tap.sh

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
		"$OUT/build/qcount_mpi" "$@" </dev/null
}

# comes_to SUM RANKS ARGUMENTS...: and it is told how many ranks there were
comes_to() {
	want=$1
	shift
	exits 0 ranks "$@" >"$scratch/count" || return
	grep -qx "all $want" "$scratch/count" &&
		{ [ $1 = 1 ] || grep -qx "ranks $1" "$scratch/count"; } || {
		cat "$scratch/count"
		return 1
	}
}

# Stopping ranks takes mpirun seconds: LONG has most of those.
# SUM | ranks, arguments
while IFS='|' read -r sum words; do
	ok "ranks $words" comes_to "$sum" $words
done <<'END'
14772512|2 16
14772512|3 16
14772512|4 16
95815104|2 --threads 2 17
2279184|3 --check 15
10|4 5
END

while IFS='|' read -r message words; do
	ok "ranks $words" says "$message" 2 ranks $words
done <<'END'
N is a board size|4 0
END

make_says() {
	make -s OUT="$OUT" count N=14 RANKS=2 | grep -qx 'fundamental 45752'
}
ok 'make count RANKS=2' make_says

[ "$LONG" ] || done_testing

while IFS='|' read -r message words; do
	ok "ranks $words" says "$message" 2 ranks $words
done <<'END'
usage: qcount_mpi|2
usage: qcount_mpi|3 8 8
--kernel is|2 --kernel sse 8
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

# --- killed ------------------------------------------------------------------

# child NUMBER: a rank of this mpirun; 0 is mpirun itself
child() {
	[ "$1" = 0 ] && echo $mpirun && return
	ps -o pid= --ppid $mpirun | sort -n | sed -n "$1p"
}

lines() {
	cat "$j" 2>/dev/null | wc -l
}

# killed WHICH: one of two ranks, or mpirun; what was done is not done again
killed() {
	rm -f "$j"
	mpirun -q --oversubscribe --bind-to none -n 2 "$OUT/build/qcount_mpi" \
		--kernel portable --journal "$j" 18 >"$scratch/count" 2>/dev/null &
	mpirun=$!
	until [ "$(lines)" -ge 60 ] || ! kill -0 $mpirun; do
		sleep .01
	done
	kill -KILL $(child $1)
	wait $mpirun
	[ $? -eq 137 ] && [ ! -s "$scratch/count" ] || return
	comes_to 666090624 3 --journal "$j" 18 || return
	[ "$(sed 1d "$j" | cut -d ' ' -f 1 | sort | uniq -d | wc -l)" -le 1 ]
}
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
		comes_to 14772512 2 --journal "$j" 16
}
if unshare -m true 2>/dev/null; then
	ok "a full disk" full
else
	skip "a full disk" "needs root"
fi

done_testing
