#!/bin/sh
# emulated.t -- the kernels of AVX-512 count right on any processor: SIMDe stands in for its
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
# compile: unit/kernel, with small limits.  The compiler may not use AVX-512 by itself either.
emulated=$OUT/build.queens/host/emulated
compile() {
	includes='-Igen -Igen/count -Itests'
	cc="${BUILD_CC:-cc} -std=c11 -D_GNU_SOURCE -O2 -fsanitize=undefined -fno-sanitize-recover=all -w"
	mkdir -p "$emulated"
	printf '#define %s\n' SIMDE_NO_NATIVE SIMDE_ENABLE_NATIVE_ALIASES >"$emulated/immintrin.h"
	printf '#include <simde/x86/%s.h>\n' avx512 gfni >>"$emulated/immintrin.h" # and what SIMDe lacks, after it
	for kernel in avx512 avx512bw; do
		$cc -I"$emulated" $includes -DKERNEL=$kernel -DKERNEL_$kernel -DCELL_LIMIT=4 -E gen/count/kernel/unit.c |
			sed -E '/^#pragma (GCC target|clang attribute)/d' |
			$cc -x cpp-output -c -o "$emulated/$kernel.o" - || return
	done
	for kernel in avx2 portable; do
		$cc $includes -DKERNEL=$kernel -DKERNEL_$kernel -c -o "$emulated/$kernel.o" gen/count/kernel/unit.c || return
	done
	$cc $includes '-D__builtin_cpu_supports(feature)=1' -o "$emulated/kernel" tests/unit/kernel.c \
		gen/count/kernel/kernel.c gen/count/board/*.c "$emulated"/*.o \
		-lm -Wl,--wrap=calloc,--wrap=realloc,--wrap=aligned_alloc,--wrap=free
}
ok 'compiles' compile
# units KERNEL
units() {
	KERNEL=$1 timeout 600 "$emulated/kernel" 13 >"$scratch/tap" && cat "$scratch/tap" &&
		grep "^ok .* N=13, $1: 64 units" "$scratch/tap"
}
ok 'avx512: units of N up to 13, and recounts' units avx512
ok 'avx512bw: the same' units avx512bw

done_testing
