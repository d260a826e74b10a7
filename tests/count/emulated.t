#!/bin/sh
# emulated.t -- the AVX-512 kernels count right on any processor: SIMDe stands in for their
# intrinsics, under the sanitizer of undefined behaviour
# long
. tests/tap.sh

no=
case $(uname -m) in
x86_64) cc -E -x c -include simde/x86/avx512.h /dev/null >/dev/null 2>&1 || no='no SIMDe (make setup-count)' ;;
*) no='only x86-64 has these kernels' ;;
esac
[ ! "$no" ] || {
	echo "1..0 # SKIP $no"
	exit 0
}
# compile: unit/kernel.  The compiler may not use AVX-512 by itself either.
emulated=$OUT/build.queens/host/emulated
compile() {
	includes='-Igen -Igen/count -Itests'
	cc="${BUILD_CC:-cc} -std=c11 -D_GNU_SOURCE -O2 -fsanitize=undefined -fno-sanitize-recover=all -w"
	mkdir -p "$emulated"
	for bits in 32 64; do
		$cc -Itests/count/emulated $includes -DKERNEL_avx512 -DMASK_BITS=$bits -DUNIT_COUNT=unit_count_avx512_$bits \
			-DSMALL_LIMITS=1 -E gen/count/unit/unit.c | sed -E '/^#pragma (GCC target|clang attribute)/d' |
			$cc -x cpp-output -c -o "$emulated/avx512_$bits.o" - || return
	done
	$cc $includes '-D__builtin_cpu_supports(feature)=1' -o "$emulated/kernel" tests/unit/kernel.c gen/cli.c \
		$(find gen/count/*/ -name '*.c' ! -name unit.c) "$emulated"/avx512_*.o \
		"$OUT"/build.queens/host/count/unit/avx2_*.o "$OUT"/build.queens/host/count/unit/portable_*.o \
		-pthread -lm -Wl,--wrap=calloc,--wrap=realloc,--wrap=aligned_alloc,--wrap=free
}
ok 'compiles' compile
# widths: on whole boards to 13, and in slices and parts
widths() {
	KERNEL=avx512 timeout 600 "$emulated/kernel" 13 >"$scratch/tap" &&
		grep '^ok .* N=13, .* masks of 32 bits, avx512' "$scratch/tap" &&
		grep '^ok .* N=13, .* masks of 64 bits, avx512' "$scratch/tap"
}
ok 'units of boards to 13, and again by mirror images, with masks of every width' widths

done_testing
