#!/bin/sh
# builds.t -- README's lines for make, CMake and Meson build a program, with the installed
# command and with that of a checkout; a second build does nothing
. tests/tap.sh

top=$PWD
make -s OUT="$OUT" N=8 PREFIX=queens install prefix="$scratch/installed" &&
	copy_tree "$scratch/checkout" || exit 1
printf '#!/bin/sh\n: >"%s"\nexec cc "$@"\n' "$scratch/ran" >"$scratch/checkout/gen/host-cc"
chmod +x "$scratch/checkout/gen/host-cc"
unset QGEN
export BUILD_CC=host-cc

# project TOOL FILE [LINES]: README's lines for TOOL in FILE, after LINES; and a program
project() {
	mkdir -p "$scratch/$way-$1" && cd "$scratch/$way-$1" && cat >main.c <<-'END' && printf "$3" >"$2" || return
		#include <stdio.h>
		#include "queens8.h"
		int main(void) { return printf("%d\n", QUEENS8_COLUMN(91, 0)) != 2; }
	END
	awk -v begin="\`\`\`$1" '$0 == "```" { found = 0 } found; $0 == begin { found = 1 }' "$top/README.md" >>"$2"
}
# twice PROGRAM COMMAND...: it builds PROGRAM, and then touches no file
twice() {
	program=$1
	shift
	exits 0 "$@" && equal "$($program)" 7 && state >before && exits 0 "$@" && state | diff before -
}
state() {
	find . -name '*queens8*' -printf '%p %T@\n' -o -name program -printf '%p %T@\n' | sort
}
with_make() {
	(project make Makefile && twice ./program make)
}
with_cmake() {
	(project cmake CMakeLists.txt 'cmake_minimum_required(VERSION 3.13)\nproject(program C)\n' &&
		exits 0 cmake -B b && twice b/program cmake --build b)
}
with_meson() {
	(project meson meson.build "project('program', 'c')\n" && exits 0 meson setup b && twice b/program ninja -C b)
}

path=$PATH
for way in installed/bin checkout/gen; do
	PATH=$scratch/$way:$path way=${way%/*}
	for tool in make cmake meson; do
		ok "$tool, with the $way command" with_$tool
	done
done
ok "the checkout's command takes BUILD_CC" [ -e "$scratch/ran" ]

done_testing
