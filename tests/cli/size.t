#!/bin/sh
# size.t -- the printer is constant: no solver, no memory of its own, no work
#
# Everything is compared with a main that does nothing, linked the same way.
. tests/tap.sh

empty=$scratch/queens0
echo 'int main(void) { return 0; }' >"$scratch/empty.c"
ok 'a main that does nothing' \
	exits 0 $CC -std=c11 -O2 -o "$empty" "$scratch/empty.c"

# --- objects -----------------------------------------------------------------

# section FILE NAME: bytes of it
section() {
	size -A "$1" |
		awk -v name="$2" '$1 == name { n += $2 } END { print n + 0 }'
}

# constant NAME SOURCE: its object has neither .data nor .bss
constant() {
	exits 0 $CC -std=c11 -O2 -Wno-overlength-strings -Itemplates/printer \
		-c -o "$scratch/$1.o" "$2" || return
	size -A "$scratch/$1.o"
	for name in .data .bss .data.rel .data.rel.ro .data.rel.local; do
		[ "$(section "$scratch/$1.o" $name)" -eq 0 ] || return
	done
	! nm "$scratch/$1.o" | grep ' [BbCDdGgSs] '
}
ok 'printer.c has no writable data' constant printer templates/printer/printer.c
ok 'views.c has no writable data' constant views "$OUT/build/queens8/views.c"
ok 'the texts are constants' sh -c 'nm "$1" | grep " R text\$"' sh \
	"$scratch/views.o"
short() {
	size -A "$1" | awk '/^\.text/ { n += $2 } END {
		print n " bytes"
		exit n == 0 || n > 1024
	}'
}
ok 'the code is at most 1024 bytes' short "$scratch/printer.o"

# --- symbols -----------------------------------------------------------------

# names FILE OPTION...: its symbols without their versions, sorted
names() {
	names_file=$1
	shift
	nm "$@" "$names_file" | sed 's/.* //;s/@.*//' | sort -u
}

# added WHAT OPTION...: symbols that the printer has and the empty main not
added() {
	names "$empty" "$@" >"$scratch/none" &&
		names "$printer" "$@" | comm -13 "$scratch/none" -
}

imports() {
	added --undefined-only >"$scratch/imports"
	cat "$scratch/imports"
	grep -qx write "$scratch/imports" &&
		! grep -vxE 'write|perror|(___?)?errno(_location)?' \
			"$scratch/imports"
}
defines() {
	added -g --defined-only | xargs | grep -x 'failure text views'
}
no_solver() {
	names "$OUT/build/host/qgen" --defined-only | grep _ >"$scratch/solver" &&
		grep -qx tables_make "$scratch/solver" &&
		! added --defined-only | grep -xFf "$scratch/solver"
}
no_memory() {
	! names "$printer" | grep -xE \
		'(m|c|re)alloc|free|mmap|s?brk|f?printf|f?puts|fopen|fwrite'
}
no_data() {
	for name in .data .bss; do
		[ "$(section "$printer" $name)" -eq \
			"$(section "$empty" $name)" ] || return
	done
}
for n in 1 8 10 12; do
	printer=$OUT/queens$n
	ok "queens$n imports write, perror and errno" imports
	ok "queens$n defines its texts" defines
	ok "queens$n has nothing of the solver" no_solver
	ok "queens$n has no memory and no stdio" no_memory
	ok "queens$n has no writable data of its own" no_data
done

# --- instructions ------------------------------------------------------------

# instructions PROGRAM [WORD]: how many it takes to write to a file; always
# under the same name, which the start-up reads
instructions() {
	cp "$1" "$scratch/program"
	shift
	valgrind --tool=callgrind --callgrind-out-file=/dev/null \
		"$scratch/program" "$@" 2>&1 >"$scratch/output" |
		sed -n 's/.*Collected *: *//p'
}

# few GOT WANT: at most 540 more, README's 515 and 5 %
few() {
	echo "$(($1 - $2)) instructions over an empty main"
	[ "$1" -gt "$2" ] && [ $(($1 - $2)) -le 540 ]
}
if valgrind --tool=callgrind --callgrind-out-file=/dev/null "$empty" \
	2>/dev/null; then
	nothing=$(instructions "$empty")
	eight=$(instructions "$OUT/queens8")
	twelve=$(instructions "$OUT/queens12")
	ok 'at most 540 instructions' few "$eight" "$nothing"
	ok 'as many for 8 as for 12' [ "$eight" -eq "$twelve" ]
	ok 'and everything was written' \
		sh -c '"$1" | cmp - "$2"' sh "$OUT/queens12" "$scratch/output"
else
	skip 'at most 540 instructions' 'no valgrind'
	skip 'as many for 8 as for 12' 'no valgrind'
fi

done_testing
