#!/bin/sh
# size.t -- the printer is constant: no solver, no memory of its own
. tests/tap.sh

printer=$OUT/build/host/printer.o
# symbols FILE: their types and names; without errno, which each libc names in its own way
symbols() {
	nm "$1" | sed 's/^[0-9a-f]* *//; s/@.*//' |
		grep -vE ' (_*errno(_location)?|_GLOBAL_OFFSET_TABLE_)$' | sort | xargs
}
ok 'printer.o imports write, perror and the texts' equal "$(symbols "$printer" | grep -oE '\<U [a-z]+' | xargs)" \
	'U failure U perror U text U views U write'
ok 'it has no writable data' equal "$(nm "$printer" | grep ' [BbCDdGgSs] ')" ''
ok 'its code takes at most 1024 bytes' at_most \
	"$(size -A "$printer" | awk '/^[.]text/ { n += $2 } END { print n }')" 1024
views() {
	exits 0 $CC -std=c11 -Wno-overlength-strings -Itemplates/printer -c -o "$scratch/views.o" \
		"$OUT/build/queens8/views.c" && equal "$(symbols "$scratch/views.o")" 'R failure R text R views'
}
ok 'the texts are constants, and no code' views

done_testing
