#!/bin/sh
# layers.t -- the folders of gen/count stand in one order, and each header stands alone
. tests/tap.sh

# modules DIR/NAME, as `X Y` where X includes Y
(cd gen/count && grep -o '^#include "[a-z]*/[a-z0-9_]*\.h"' */*.[ch]) |
	sed 's/\.[ch]:#include "/ /; s/\.h"$//' >"$scratch/includes"

# A module and its own header are one.
has_no_circle() {
	[ "$(wc -l <"$scratch/includes")" -gt 20 ] && awk '$1 != $2' "$scratch/includes" |
		tsort >"$scratch/order" 2>"$scratch/log" && ! grep . "$scratch/log"
}
ok 'no header includes itself by others' has_no_circle

# No folder uses one that README.md has later.
points_down() {
	sed -n 's/^ *\(placements < .* < run\)$/\1/p' gen/count/README.md >"$scratch/folders"
	awk -F '[ /]' '
		NR == FNR { gsub(" < ", " "); for (i = 1; i <= split($0, at, " "); i++) place[at[i]] = i; next }
		!place[$1] || !place[$3] || place[$1] < place[$3] { print $1 "/" $2 " uses " $3 "/" $4; bad = 1 }
		END { exit bad }' "$scratch/folders" "$scratch/includes"
}
ok 'folders include only those before them' points_down

# kernel.c asks the processor for each feature that the kernels are compiled for
ok 'kernels run where the processor has all that they use' equal \
	"$(sed -n 's/^#pragma GCC target("\(.*\)")/\1/p' gen/count/simd/*.h | tr , '\n' | sort -u | xargs)" \
	"$(grep -o 'cpu_supports("[^"]*' gen/count/kernel/kernel.c | cut -d '"' -f 2 | sort | xargs)"

# stands_alone HEADER: with what one of the kernels has
stands_alone() {
	for kernel in portable avx2 avx512; do
		cc -std=c11 -D_GNU_SOURCE -fsyntax-only -Igen -Igen/count -DMASK_BITS=32 -DKERNEL_$kernel \
			-x c "$1" 2>"$scratch/log.$kernel" && return
	done
	cat "$scratch"/log.*
	return 1
}
# With LONG: compilers need some time for the headers of intrinsics
headers=$(ls gen/count/*/*.h)
[ "$(uname -m)" = x86_64 ] || headers=$(echo "$headers" | grep -vE 'avx|match/')
for header in ${LONG:+$headers}; do
	ok "${header#gen/count/} needs no header before it" stands_alone "$header"
done

done_testing
