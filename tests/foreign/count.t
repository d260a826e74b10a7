#!/bin/sh
# count.t -- the portable kernel counts right on other processors
#
# aarch64 is little-endian and s390x is big-endian.  Every program is static, and
# has a time limit.
. tests/tap.sh

# build ARCH: qcount and the unit test of the kernels, in a folder of their own
build() {
	timeout 300 make -s OUT="$OUT/build/host/$1" BUILD_CC="$1-linux-gnu-gcc" \
		BUILD_CFLAGS='-O2 -static' "$OUT/build/host/$1/build/qcount" \
		"$OUT/build/host/$1/build/host/unit/kernel"
}

# counts ARCH N "ALL FUNDAMENTAL": on two threads
counts() {
	[ "$(timeout 300 "qemu-$1" "$OUT/build/host/$1/build/qcount" --threads 2 "$2" |
		sed -n '2,3s/.* //p' | xargs)" = "$3" ]
}

is_portable() {
	timeout 300 "qemu-$1" "$OUT/build/host/$1/build/qcount" 8 |
		grep -qx 'kernel portable'
}

no_kernel() {
	says "--kernel 'avx2' is not a kernel of this processor" 2 timeout 300 "qemu-$1" \
		"$OUT/build/host/$1/build/qcount" --kernel avx2 8
}

# units ARCH: with masks of 32 and of 64 bits
units() {
	timeout 1800 "qemu-$1" "$OUT/build/host/$1/build/host/unit/kernel" 20 >"$scratch/tap"
	tap_status=$?
	grep -v '^ok' "$scratch/tap"
	return $tap_status
}

for arch in aarch64 s390x; do
	ok "$arch: the counter compiles" build $arch
	for n in $(seq 15); do
		known $n
		ok "$arch: N=$n has $all solutions, $fundamental fundamental ones" \
			counts $arch $n "$all $fundamental"
	done
	ok "$arch: qcount takes the portable kernel" is_portable $arch
	ok "$arch: qcount refuses the kernel avx2" no_kernel $arch
	ok "$arch: every unit counts right, with narrow and wide masks" units $arch
done
done_testing
