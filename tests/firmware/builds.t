#!/bin/sh
# builds.t -- README's lines for make, CMake and Meson build a program, with the installed
# command and with that of a checkout; a second build does
# nothing, unless the command is a newer one
. tests/tap.sh

top=$PWD
make -s N=8 install prefix="$scratch/installed" &&
	copy_tree "$scratch/checkout" || exit 1
unset QGEN

state() {
	find . -name '*queens8*' -printf '%p %T@\n' -o -name program -printf '%p %T@\n' | sort
}
# builds: in a new folder, $file has README's lines for $tool after the first ones; they build a
# program, and touch no file when they build it again
builds() (
	mkdir -p "$scratch/$way-$tool" && cd "$scratch/$way-$tool" && printf "$first" >$file || exit
	awk -v begin="\`\`\`$tool" '$0 == "```" { found = 0 } found; $0 == begin { found = 1 }' "$top/README.md" >>$file
	printf '#include "queens8.h"\n#include <stdio.h>\nint main(void)\n{
		return printf("%%d\\n", QUEENS8_COLUMN(91, 0)) != 2;\n}\n' >main.c
	$prepare && $build && prints 7 $program && state >before && $build && state | diff before - &&
		sleep 1 && touch "$(readlink -f "$(command -v queens-tables)")" && $build && state >after && exits 1 cmp -s before after
)

path=$PATH
for way in installed/bin checkout/gen; do
	PATH=$scratch/$way:$path way=${way%/*}
	while IFS='|' read -r tool file program prepare build first; do
		ok "$tool, with the $way command" builds </dev/null
	done <<'END'
make|Makefile|./program|true|make|
cmake|CMakeLists.txt|b/program|cmake -B b|cmake --build b|cmake_minimum_required(VERSION 3.13)\nproject(program C)\n
meson|meson.build|b/program|meson setup b|ninja -C b|project('program', 'c')\n
END
done

done_testing
