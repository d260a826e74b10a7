#!/bin/sh
# count.t -- the counter counts right, by whatever compiler, and on other processors
#
# s390x is big-endian, armhf has 32 bits.  Every program has a time limit.
. tests/tap.sh
. tests/foreign/ways.sh

# build: qcount and the unit test of the kernels, in a folder of their own
build() {
	timeout 300 make -s OUT="$room" BUILD_CC="$cc" BUILD_CFLAGS="$cflags" "$room/build/qcount" \
		"$room/build/host/unit/kernel"
}

# counts N "ALL FUNDAMENTAL": on two threads
counts() {
	[ "$(timeout 300 $run "$room/build/qcount" --threads 2 "$1" |
		sed -n '2,3s/.* //p' | xargs)" = "$2" ]
}

is_portable() {
	timeout 300 $run "$room/build/qcount" 8 | grep -qx 'kernel portable'
}

no_kernel() {
	says "--kernel 'avx2' is not a kernel of this processor" 2 timeout 300 $run "$room/build/qcount" --kernel avx2 8
}

# units: by every kernel of the processor, with masks of 32 and of 64 bits
units() {
	timeout 1800 $run "$room/build/host/unit/kernel" 20 >"$scratch/tap"
	tap_status=$?
	grep -v '^ok' "$scratch/tap"
	return $tap_status
}

counter() {
	[ "$cc" != tcc ] || return # it has no vectors
	room=$OUT/build/host/foreign/$way
	ok "$way: the counter compiles" build
	for n in $(seq 15); do
		known $n
		ok "$way: N=$n has $all solutions, $fundamental fundamental ones" counts $n "$all $fundamental"
	done
	if [ "$run" ]; then
		ok "$way: qcount takes the portable kernel" is_portable
		ok "$way: qcount refuses the kernel avx2" no_kernel
	fi
	ok "$way: every unit counts right, with narrow and wide masks" units
}
each_way counter
done_testing
