#!/bin/sh
# tiny.t -- the printer without libc: its text, its failures, its size
#
# Runs for this machine; with LONG for aarch64 too, where its compiler and qemu-user are.
. tests/tap.sh

# No sanitizer has its way into a program without libc.
export CFLAGS=-O2 LDFLAGS=

# _start must call tiny() with a stack that is aligned as the ABI has it: then a frame is too.
cat >"$scratch/stack.c" <<'END'
#define tiny unused
#include "tiny.c"
#undef tiny
const struct view views[] = { { "", 0, "" } };
const char failure[] = "";
_Noreturn void tiny(long words, char **word);
_Noreturn void
tiny(long words, char **word)
{
	(void)word;
	call(SYS_EXIT, words - 1 + (long)__builtin_frame_address(0) % 16, 0, 0);
	__builtin_unreachable();
}
END

# made N VIEW: a printer of that view, which it also prints by name
made() {
	make -s -C "$room" "N=$1" "VIEW=$2" "CC=$compiler" tiny || return
	for word in '' $2 --version; do
		$emulator "$room/out/queens$1_tiny" $word >"$scratch/text" && "$OUT/queens$1" ${word:-$2} | cmp - "$scratch/text" ||
			return
	done
}
# goes_on FAULT BYTE: after that fault of a write, the list follows from this byte on
goes_on() {
	with_fault write:$1 "$room/out/queens8_tiny" >"$scratch/rest" &&
		"$OUT/queens8" | tail -c +$2 | cmp - "$scratch/rest"
}

# checks COMPILER EMULATOR
checks() {
	compiler=$1 emulator=$2 room=$scratch/${1##*/}
	copy_tree "$room" && lend_host "$room"
	ok "$1: its stack is aligned" typed '"$compiler" -O0 -nostdlib -static -fno-stack-protector -Itemplates/printer \
		-o "$scratch/stack" "$scratch/stack.c" && $emulator "$scratch/stack"'
	for n in ${LONG:+2} 10 8; do
		ok "$1: board $n" made $n list
	done
	tiny="$emulator '$room/out/queens8_tiny'"
	ok "$1: a wrong word" refuses 'usage: queens8_tiny [list | --version]' "$tiny lis"
	ok "$1: a word too many" refuses 'usage: queens8_tiny [list | --version]' "$tiny list list"
	# With gcc 12 it has 2528 bytes (tests/bench/README.md); other compilers make others.
	ok "$1: at most a page" [ "$(wc -c <"$room/out/queens8_tiny")" -le 4096 ]
	ok "$1: no space" says 'queens8_tiny: stdout: cannot be written' 1 typed "$tiny >/dev/full"
	ok "$1: stdout is closed" says 'queens8_tiny: stdout: cannot be written' 1 typed "$tiny >&-"
	ok "$1: a pipe that is not ready" says 'queens10_tiny: stdout: cannot be written' 1 \
		perl tests/cli/pipe unready $emulator "$room/out/queens10_tiny"
	if [ ! "$emulator" ]; then
		fault_ok "$1: a write that takes two bytes, strace says, goes on with the third" goes_on retval=2:when=1 3
		fault_ok "$1: an interrupted write goes on" goes_on error=EINTR:when=1 1
		fault_ok "$1: a write that takes nothing" says 'stdout: cannot be written' 1 goes_on retval=0:when=1 1
	fi
	ok "$1: on another system, one error says so" typed 'fails 2 "the tiny printer is for Linux on x86-64 or aarch64" \
		make -s -C "$room" N=8 "CC=$compiler" CFLAGS=-U__linux__ tiny && prints 1 grep -c " error: " "$scratch/failed"'
	ok "$1: another view" made 8 groups
	ok "$1: and no other" refuses 'usage: queens8_tiny [groups | --version]' "$tiny list"
	ok_if "echo 'int main(void) { return 0; }' | $1 -flto -x c -o '$scratch/linked' -" "$1: with -flto" \
		typed 'CFLAGS="-O2 -flto" made 8 list'
}

case $(uname -s)-$(uname -m) in
Linux-x86_64 | Linux-aarch64) checks "${CC##*/}" '' ;;
*) skip 'this machine' 'neither x86-64 nor aarch64' ;;
esac
emulator=$(command -v qemu-aarch64) && [ "$LONG" ] && [ "$(uname -m)" != aarch64 ] &&
	command -v aarch64-linux-gnu-gcc >"$scratch/said" && checks aarch64-linux-gnu-gcc "$emulator"

done_testing
