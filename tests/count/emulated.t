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
# lacking: what SIMDe 0.7.4 lacks of these kernels, element by element, in place of what a newer one has
lacking() {
	for name in maskz_loadu_epi64 mask_loadu_epi64 shuffle_i64x2 madd_epi16; do
		printf '%s\n' "#undef _mm512_$name" "#define _mm512_$name own_$name"
	done
	cat <<'END'
#define __mmask8 uint8_t
typedef union { __m512i all; uint64_t word[8]; int32_t sum[16]; int16_t half[32]; } parts;
#define EACH(NAME, COUNT, ARGUMENTS, ELEMENT) \
	static inline __m512i NAME ARGUMENTS { parts r = { 0 }; for (int i = 0; i < COUNT; i++) ELEMENT; return r.all; }
EACH(_mm512_maskz_loadu_epi64, 8, (uint8_t k, const uint64_t *at), if (k >> i & 1) r.word[i] = at[i])
EACH(_mm512_mask_loadu_epi64, 8, (__m512i a, uint8_t k, const uint64_t *at),
	r.word[i] = k >> i & 1 ? at[i] : ((parts){ a }).word[i])
EACH(_mm512_shuffle_i64x2, 8, (__m512i a, __m512i b, int by),
	r.word[i] = ((parts){ i < 4 ? a : b }).word[(by >> i / 2 * 2 & 3) * 2 + i % 2])
EACH(_mm512_madd_epi16, 16, (__m512i a, __m512i b), r.sum[i] =
	((parts){ a }).half[2 * i] * ((parts){ b }).half[2 * i] +
	((parts){ a }).half[2 * i + 1] * ((parts){ b }).half[2 * i + 1])
END
}
# compile: unit/kernel, with small limits.  The compiler may not use AVX-512 by itself either.
emulated=$OUT/build/emulated
compile() {
	includes='-Igen -Igen/count -Itests'
	cc="${BUILD_CC:-cc} -std=c11 -D_GNU_SOURCE -O1 -fsanitize=undefined -fno-sanitize-recover=all -w"
	mkdir -p "$emulated"
	{
		printf '#define %s\n' SIMDE_NO_NATIVE SIMDE_ENABLE_NATIVE_ALIASES
		printf '#include <%s>\n' simde/x86/avx512.h simde/x86/gfni.h
		lacking
	} >"$emulated/immintrin.h"
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
