#!/bin/sh
# size.t -- the printer is constant: no solver, no memory of its own, no work
#
# It is compared with a main that does nothing, compiled and linked in the same way.
. tests/tap.sh

echo 'int main(void) { return 0; }' >"$scratch/empty.c"
ok 'a main that does nothing' exits 0 $CC -std=c11 ${CFLAGS:--O2} -o "$scratch/empty" "$scratch/empty.c" $LDFLAGS

# section FILE NAME: bytes of it
section() {
	size -A "$1" | awk -v name="$2" '$1 == name { n += $2 } END { print n + 0 }'
}
# added N OPTION...: symbols that the printer has and the empty main not
added() {
	printer=$OUT/queens$1
	shift
	for file in "$scratch/empty" "$printer"; do
		nm "$@" "$file" | sed 's/.* //; s/@.*//' | sort -u
	done | sort | uniq -u
}
imports() {
	equal "$(added $1 -u | grep -vxE '(___?)?errno(_location)?' | xargs)" 'perror write'
}
no_data() {
	for name in .data .bss; do
		equal "$(section "$OUT/queens$1" $name)" "$(section "$scratch/empty" $name)" || return
	done
}
for n in 8 11; do
	ok "queens$n imports write, perror and errno" imports $n
	ok "queens$n defines its texts" equal "$(added $n --defined-only -g | xargs)" 'failure text views'
	ok "queens$n has no writable data of its own" no_data $n
done
ok 'its code takes at most 1024 bytes' at_most "$(section "$OUT/build/host/printer.o" .text)" 1024

done_testing
