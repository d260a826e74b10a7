#!/bin/sh
# count.t -- the counter counts right, by whatever compiler, and on other processors
#
# s390x is big-endian, armhf has 32 bits.  Every program has a time limit.
. tests/tap.sh
. tests/foreign/ways.sh

# qcount WORDS...: the counter of this way
qcount() {
	timeout 300 $emulator "$room/build.queens/qcount" "$@"
}
# counts: boards 1 to 15, on two threads, have the published numbers
counts() {
	for n in $(seq 15); do
		known $n
		qcount --threads 2 $n >"$scratch/counted" && grep -qx "all $all" "$scratch/counted" &&
			grep -qx "fundamental $fundamental" "$scratch/counted" || { cat "$scratch/counted" && return 1; }
	done
}

counter() {
	[ "$cc" != tcc ] || return # it has no vectors
	room=$OUT/build.queens/host/foreign/$way
	ok "$way: the counter compiles" make_for "$room" build.queens/qcount build.queens/host/unit/kernel
	ok "$way: boards 1 to 15 have the published numbers of solutions" counts
	if [ "$emulator" ]; then
		ok "$way: qcount takes the portable kernel" typed "qcount 8 | grep -x 'kernel portable'"
		ok "$way: qcount refuses the kernel avx2" \
			says "--kernel 'avx2' is not a kernel of this processor" 2 qcount --kernel avx2 8
	fi
	ok "$way: units of N up to 13 count right, by each kernel" \
		timeout 600 $emulator "$room/build.queens/host/unit/kernel" 13
}
each_way counter
done_testing
