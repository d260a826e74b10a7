#!/bin/sh
# size.t -- the printer is constant: no solver, no memory of its own, no work
. tests/tap.sh

printer=$OUT/build/host/printer.o
# bytes FILE: of its code
bytes() {
	size -A "$1" | awk '$1 ~ /^[.]text/ { n += $2 } END { print n + 0 }'
}
# symbols FILE: their types and names; without errno, which each libc names in its own way
symbols() {
	nm "$1" | sed 's/^[0-9a-f]* *//; s/@.*//' | grep -vE ' (_*errno(_location)?|_GLOBAL_OFFSET_TABLE_)$' | sort | xargs
}
writable() {
	nm "$1" | grep ' [BbCDdGgSs] '
}
ok 'printer.o imports write, perror and the texts' equal "$(symbols "$printer" | grep -oE '\<U [a-z]+' | xargs)" \
	'U failure U perror U text U views U write'
ok 'its code takes at most 1024 bytes' at_most "$(bytes "$printer")" 1024
ok 'it has no writable data' equal "$(writable "$printer")" ''
views() {
	exits 0 $CC -std=c11 -Wno-overlength-strings -Itemplates/printer -c -o "$scratch/views.o" \
		"$OUT/build/queens$1/views.c" && equal "$(bytes "$scratch/views.o")" 0 &&
		equal "$(symbols "$scratch/views.o")" 'R failure R text R views'
}
ok 'the texts are constants, and no code' views 8

# instructions N: how many the printer takes, always under the same name, which the start-up reads
valgrind='valgrind --tool=callgrind --callgrind-out-file=/dev/null'
instructions() {
	cp "$OUT/queens$1" "$scratch/program" &&
		$valgrind "$scratch/program" 2>&1 >/dev/null | sed -n 's/.*Collected *: *//p'
}
if [ "$LONG" ] && $valgrind true 2>/dev/null; then
	ok 'no more instructions for board 11 than for 8' at_most "$(instructions 11)" "$(instructions 8)"
elif [ "$LONG" ]; then
	skip 'no more instructions for board 11 than for 8' 'no valgrind'
fi

done_testing
