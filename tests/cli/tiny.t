#!/bin/sh
# tiny.t -- the printer without libc: its text, its failures, its size
#
# Runs for this machine; with LONG for aarch64 too, where its compiler and qemu-user are.
. tests/tap.sh

# No sanitizer has its way into a program without libc.
export CFLAGS=-O2 LDFLAGS=

# _start must call tiny() with a stack that is aligned as the ABI has it: then a
# frame is too.
cat >"$scratch/stack.c" <<'END'
#define tiny unused
#include "tiny.c"
#undef tiny
const struct view views[] = { { "", 0, 0 } };
const char text[] = "", failure[] = "";
_Noreturn void tiny(long words, char **word);
_Noreturn void
tiny(long words, char **word)
{
	(void)word;
	call(SYS_EXIT, words - 1 + (long)__builtin_frame_address(0) % 16, 0, 0);
	__builtin_unreachable();
}
END

# made N [VIEW]: a printer of that board
made() {
	make -s "N=$1" "CC=$compiler" "OUT=$room" ${2:+"VIEW=$2"} tiny
}
# prints N [VIEW]
prints() {
	exits 0 $emulator "$room/queens$1_tiny" $2 >"$scratch/text" &&
		"$OUT/queens$1" $2 | cmp - "$scratch/text"
}
aligned() {
	exits 0 "$compiler" -O0 -nostdlib -static -fno-stack-protector -Itemplates/printer \
		-o "$scratch/stack" "$scratch/stack.c" && exits 0 $emulator "$scratch/stack"
}

# checks COMPILER EMULATOR
checks() {
	compiler=$1 emulator=$2 room=$OUT/build/host/tiny-${1##*/}
	lend_host "$room"
	for n in ${LONG:+2} 8 11; do
		ok "$1: board $n" made $n
		ok "$1: prints the list, $n" prints $n
	done
	ok "$1: its stack is aligned" aligned
	ok "$1: its view by name" prints 8 list
	ok "$1: its version" prints 8 --version
	ok "$1: a wrong word" says 'usage: queens8_tiny [list | --version]' 2 $emulator "$room/queens8_tiny" lis
	ok "$1: a word too many" says 'usage: ' 2 $emulator "$room/queens8_tiny" list list
	# With gcc 12 it has 2584 bytes (tests/bench/README.md); other compilers make others.
	ok "$1: at most a page" at_most "$(wc -c <"$room/queens8_tiny")" 4096
	ok "$1: no space" says 'queens8_tiny: stdout: cannot be written' 1 \
		typed '$emulator "$room/queens8_tiny" >/dev/full'
	ok "$1: stdout is closed" says 'queens11_tiny: stdout: cannot be written' 1 \
		typed '$emulator "$room/queens11_tiny" >&-'
	ok "$1: a pipe that is not ready" says 'stdout: cannot be written' 1 \
		perl tests/cli/pipe unready $emulator "$room/queens11_tiny"
	if echo 'int main(void) { return 0; }' | "$1" -flto -x c -o "$scratch/lto" - 2>"$scratch/said"; then
		ok "$1: with -flto" typed 'CFLAGS="-O2 -flto" made 8'
		ok "$1: prints the list then, too" prints 8
	else
		skip "$1: with -flto" 'unknown to it'
	fi
	ok "$1: another view" made 8 groups
	ok "$1: prints it, by name, too" prints 8 groups
	ok "$1: and no other" says 'usage: ' 2 $emulator "$room/queens8_tiny" list
}

case $(uname -s)-$(uname -m) in
Linux-x86_64 | Linux-aarch64) checks "${CC##*/}" '' ;;
*) skip 'this machine' 'neither x86-64 nor aarch64' ;;
esac
if [ "$LONG" ] && [ "$(uname -m)" != aarch64 ] && command -v qemu-aarch64 >/dev/null &&
	command -v aarch64-linux-gnu-gcc >/dev/null; then
	checks aarch64-linux-gnu-gcc "$(command -v qemu-aarch64)"
else
	skip 'aarch64 by an emulator' 'without LONG, or none here'
fi

# goes_on RESULT BYTES: after a first write with that result, so many bytes follow
goes_on() {
	exits 0 strace -qq -o "$scratch/trace" -e inject=write:$1:when=1 \
		"$room/queens8_tiny" >"$scratch/rest" &&
		"$OUT/queens8" | tail -c "$2" | cmp - "$scratch/rest" &&
		at_most "$(grep -c '^[a-z]*(' "$scratch/trace")" 4
}
compiler=${CC##*/} emulator= room=$OUT/build/host/tiny-${CC##*/}
if can_trace && [ -x "$room/queens8_tiny" ]; then
	made 8 list
	ok 'a write that takes one byte: a second one, and two other calls' goes_on retval=1 1471
	ok 'a write that is interrupted: the same' goes_on error=EINTR 1472
	ok 'a write that takes nothing is a failure' says 'stdout: cannot be written' 1 strace -qq -o "$scratch/trace" \
		-e inject=write:retval=0:when=1 "$room/queens8_tiny"
else
	skip 'writes that take less' 'strace is not there, or not permitted'
fi

done_testing
