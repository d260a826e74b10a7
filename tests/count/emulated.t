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
emulated=$OUT/build/host/emulated
make -s OUT="$OUT" "$emulated/qcount" "$emulated/kernel" || exit 1

# counts N: twice, by mirror images the second time
counts() {
	exits 0 timeout 600 "$emulated/qcount" --kernel avx512 --check $1 >"$scratch/count" &&
		cat "$scratch/count" && grep -qx "all $(number $1)" "$scratch/count" &&
		grep -qx "recount $(number $1)" "$scratch/count" &&
		grep -qx 'kernel avx512' "$scratch/count"
}
for n in $(seq 8 14); do
	ok "board $n" counts $n
done

# widths: on whole boards to 13, and in slices and parts
widths() {
	KERNEL=avx512 exits 0 timeout 600 "$emulated/kernel" 13 >"$scratch/tap" || return
	for width in 32 64; do
		grep -q "^ok .* N=13, .* masks of $width bits, avx512" "$scratch/tap" || echo "no masks of $width"
	done | none
}
ok 'masks of every width' widths

done_testing
