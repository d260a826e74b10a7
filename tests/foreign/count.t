#!/bin/sh
# count.t -- the portable kernel, narrow and wide, on other processors
#
# aarch64 is little-endian with vectors of its own, s390x big-endian.  Every
# program is static and has its time limit.
. tests/tap.sh

# build ARCH: its qcount and its tests of kernels, in a folder of its own
build() {
	timeout 300 make -s OUT="$OUT/build/$1" BUILD_CC="$1-linux-gnu-gcc" \
		BUILD_CFLAGS='-O2 -static' "$OUT/build/$1/build/qcount" \
		"$OUT/build/$1/build/unit/kernel"
}

# counts ARCH N WORDS: all and fundamental solutions, by threads
counts() {
	[ "$(timeout 300 "qemu-$1" "$OUT/build/$1/build/qcount" --threads 2 "$2" |
		sed -n '2,3s/.* //p' | xargs)" = "$3" ]
}

is_portable() {
	timeout 300 "qemu-$1" "$OUT/build/$1/build/qcount" 8 |
		grep -qx 'kernel portable'
}

no_kernel() {
	says '--kernel is' 2 timeout 300 "qemu-$1" \
		"$OUT/build/$1/build/qcount" --kernel avx2 8
}

# units ARCH: the wide masks too
units() {
	timeout 600 "qemu-$1" "$OUT/build/$1/build/unit/kernel" >"$scratch/tap"
	tap_status=$?
	grep -v '^ok' "$scratch/tap"
	return $tap_status
}

for arch in aarch64 s390x; do
	if ! command -v $arch-linux-gnu-gcc >/dev/null ||
		! command -v qemu-$arch >/dev/null; then
		skip "$arch" 'make setup-foreign'
		continue
	fi
	ok "$arch: built" build $arch
	# OEIS A000170, A002562
	while IFS='|' read -r n wanted; do
		ok "$arch: N=$n" counts $arch "$n" "$wanted"
	done <<'END'
1|1 1
2|0 0
3|0 0
4|2 1
5|10 2
6|4 1
7|40 6
8|92 12
9|352 46
10|724 92
11|2680 341
12|14200 1787
13|73712 9233
14|365596 45752
15|2279184 285053
END
	ok "$arch: the portable kernel is taken" is_portable $arch
	ok "$arch: no other one is there" no_kernel $arch
	ok "$arch: units, narrow and wide" units $arch
done
done_testing
