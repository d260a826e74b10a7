#!/bin/sh
# tiny.t -- the printer without libc: its text, its failures, its size
#
# Runs for this machine and for aarch64, where its compiler and qemu-user are.
. tests/tap.sh

large=12 pipe=$scratch/pipe
exits 0 "$CC" -O -o "$pipe" tests/cli/pipe.c

# no sanitizer has its way into a program without libc
export CFLAGS=-O2 LDFLAGS=

# made_by COMPILER N: in $scratch/COMPILER, from the facts of a normal build
made_by() {
	make "N=$2" "CC=$1" "OUT=$scratch/$1" tiny
}

# prints_view N VIEW
prints_view() {
	exits 0 $emulator "$tiny$1_tiny" >"$scratch/text" &&
		"$OUT/queens$1" $2 | cmp - "$scratch/text"
}
another_view() {
	make N=8 "CC=$compiler" "OUT=$scratch/$compiler" VIEW=groups tiny &&
		prints_view 8 groups && made_by "$compiler" 8 && prints_view 8
}
closed() {
	"$@" >&-
}
full() {
	"$@" >/dev/full
}
slow() {
	exits 0 "$pipe" slow $emulator "$tiny${large}_tiny" >"$scratch/slow" &&
		"$OUT/queens$large" | cmp - "$scratch/slow"
}
unready() {
	"$pipe" unready $emulator "$tiny${large}_tiny" >/dev/null
}
# small N: README's 2216 bytes and 5 %
small() {
	ls -l "$tiny${1}_tiny"
	[ "$(wc -c <"$tiny${1}_tiny")" -le 2326 ]
}

# checks COMPILER EMULATOR
checks() {
	compiler=$1 emulator=$2 tiny=$scratch/$1/queens
	for n in 2 8 $large; do
		ok "$compiler: board $n" made_by "$compiler" $n
		ok "prints the list, $n" prints_view $n
		ok "a word too many, $n" says 'usage: ' 2 \
			$emulator "$tiny${n}_tiny" list
	done
	ok 'at most 2326 bytes' small 8
	ok 'another view, and back' another_view
	for n in 8 $large; do
		ok "no space, $n" says "queens${n}_tiny: stdout: cannot be written" 1 \
			full $emulator "$tiny${n}_tiny"
		ok "stdout is closed, $n" says 'stdout: cannot' 1 \
			closed $emulator "$tiny${n}_tiny"
	done
	ok 'a slow reader' slow
	ok 'a pipe that is not ready' says 'stdout: cannot' 1 unready
}

case $(uname -s)-$(uname -m) in
Linux-x86_64 | Linux-aarch64) checks "${CC##*/}" '' ;;
*) skip 'this machine' 'neither x86-64 nor aarch64' ;;
esac
if [ "$(uname -m)" != aarch64 ] && command -v qemu-aarch64 >/dev/null &&
	command -v aarch64-linux-gnu-gcc >/dev/null; then
	checks aarch64-linux-gnu-gcc "$(command -v qemu-aarch64)"
else
	skip aarch64 'no compiler or emulator'
fi

if strace -qq -o /dev/null true 2>/dev/null; then
	three_calls() {
		strace -qq -o "$scratch/trace" "$scratch/${CC##*/}/queens8_tiny"
		cat "$scratch/trace"
		[ "$(grep -c '^[a-z]*(' "$scratch/trace")" -le 3 ]
	}
	ok 'three system calls, execve among them' three_calls
	# goes_on RESULT BYTES: after a first write with that result, so many bytes follow
	goes_on() {
		exits 0 strace -qq -o /dev/null -e inject=write:$1:when=1 \
			"$scratch/${CC##*/}/queens8_tiny" >"$scratch/rest" &&
			"$OUT/queens8" | tail -c "$2" | cmp - "$scratch/rest"
	}
	ok 'a write that takes one byte' goes_on retval=1 1471
	ok 'a write that is interrupted' goes_on error=EINTR 1472
fi

done_testing
