#!/bin/sh
# size.t -- the printer is constant: no solver, no memory of its own, no work
#
# Everything is compared with a main that does nothing, linked the same way.
# long
. tests/tap.sh

empty=$scratch/empty
echo 'int main(void) { return 0; }' >"$scratch/empty.c"
ok 'a main that does nothing' exits 0 $CC -std=c11 -O2 -o "$empty" "$scratch/empty.c"

# section FILE NAME: bytes of it
section() {
	size -A "$1" | awk -v name="$2" '$1 == name { n += $2 } END { print n + 0 }'
}

# constant SOURCE: its object has no writable data; its code has at most 1024 bytes
constant() {
	exits 0 $CC -std=c11 -O2 -Wno-overlength-strings -Itemplates/printer \
		-c -o "$scratch/o" "$1" && size -A "$scratch/o" &&
		[ "$(section "$scratch/o" .text)" -le 1024 ] &&
		! nm "$scratch/o" | grep ' [BbCDdGgSs] '
}
ok 'printer.c has little code, and no writable data' constant templates/printer/printer.c
ok 'views.c has none of either' constant "$OUT/build/queens8/views.c"
ok 'the texts are constants' sh -c 'nm "$1" | grep " R text\$"' sh "$scratch/o"

# added WHAT OPTION...: symbols that the printer has and the empty main not
added() {
	for file in "$empty" "$printer"; do
		nm "$@" "$file" | sed 's/.* //; s/@.*//' | sort -u >"$scratch/${file##*/}.names"
	done
	comm -13 "$scratch/empty.names" "$scratch/${printer##*/}.names"
}
imports() {
	added --undefined-only >"$scratch/imports"
	grep -x write "$scratch/imports" &&
		! grep -vxE 'write|perror|(___?)?errno(_location)?' "$scratch/imports"
}
no_data() {
	for name in .data .bss; do
		equal "$(section "$printer" $name)" "$(section "$empty" $name)" || return
	done
}
for n in 8 12; do
	printer=$OUT/queens$n
	ok "queens$n imports write, perror and errno" imports
	ok "queens$n defines its texts" equal "$(added -g --defined-only | xargs)" 'failure text views'
	ok "queens$n has no writable data of its own" no_data
done

# instructions PROGRAM: how many it takes to write to a file; always under the same
# name, which the start-up reads
instructions() {
	cp "$1" "$scratch/program"
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$scratch/program" \
		2>&1 >"$scratch/output" | sed -n 's/.*Collected *: *//p'
}
if valgrind --tool=callgrind --callgrind-out-file=/dev/null "$empty" 2>/dev/null; then
	eight=$(instructions "$OUT/queens8")
	ok 'no more instructions for 12 than for 8' at_most "$(instructions "$OUT/queens12")" "$eight"
	ok 'and everything was written' \
		sh -c '"$1" | cmp - "$2"' sh "$OUT/queens12" "$scratch/output"
else
	skip 'no more instructions for 12 than for 8' 'no valgrind'
fi

done_testing
