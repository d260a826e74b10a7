#!/bin/sh
# layers.t -- folders of each program stand in one order; kernels and programs run where they can
. tests/tap.sh

# The READMEs have the orders: boards < lists < the program qgen; board < kernel < run
while read -r folder above; do
	ok "$folder/ includes nothing above it" exits 1 grep -E "^#include \"($above)" gen/$folder/*
done <<'TABLE'
tables/boards lists/|[a-z]*[.]h
tables/lists [a-z]*[.]h
count/board kernel/|run/
count/kernel run/
TABLE
# in_order: no module of qgen includes itself through others; tsort names a loop
in_order() {
	(cd gen/tables && grep -o '^#include "[a-z_/]*' *.[ch] */*.[ch]) >"$scratch/includes" &&
		sed 's/[.][ch]:#include "/ /' "$scratch/includes" | tsort >"$scratch/order" && [ -s "$scratch/order" ]
}
ok 'no modules of qgen include each other' in_order

ok 'each header includes what it needs' silent $CC -std=c11 -D_GNU_SOURCE -Wno-psabi -fsyntax-only -Igen -Igen/tables \
	-Igen/count gen/*.h gen/tables/*.h gen/tables/*/*.h gen/count/*/*.h

# chosen HAS: whether a processor that has all features or none, and no other, gets the best kernel, if it is asked for
chosen() {
	for name in avx512 avx512bw avx2 portable; do
		cat >"$scratch/$name.c" <<-EOF
			#define KERNEL_$name
			#include "kernel/vector.h"
			#include "kernel/kernel.h"
			const struct kernel kernel_$name = { .name = "$name", .is_supported = is_supported };
		EOF
	done
	cat gen/count/kernel/kernel.c - >"$scratch/chosen.c" <<-'EOF'
		int main(void) { return !kernel_find("avx512") != !HAS || !kernel_find("portable"); }
	EOF
	silent $CC -std=c11 -Wno-psabi -DHAS=$1 "-D__builtin_cpu_supports(feature)=HAS" -Igen -Igen/count \
		-o "$scratch/chosen" "$scratch/chosen.c" "$scratch"/avx*.c "$scratch/portable.c" && "$scratch/chosen"
}
ok 'a processor without them gets none, even if asked' chosen 0
[ "$(uname -m)" != x86_64 ] || ok 'one with all of them gets the best' chosen 1

# macOS and the BSDs have no extensions of GNU, and no malloc.h.  unit.c needs a kernel.
elsewhere() {
	mkdir "$scratch/include" && echo '#error' >"$scratch/include/malloc.h" &&
		silent $CC -std=c11 -D_DEFAULT_SOURCE -DQUEENS_VERSION='""' -U__linux__ -Wall -Werror -fsyntax-only -I"$scratch/include" \
			-Igen -Igen/tables -Igen/count -Itemplates/printer gen/*.c gen/tables/*.c gen/tables/*/*.c gen/count/qcount.c \
			gen/count/run/*.c gen/count/board/*.c
}
ok 'programs need no extension of GNU' elsewhere

done_testing
