#!/bin/sh
# builds.t -- README's lines for make, CMake and Meson build a program, with the installed command and with that of
# a checkout; a second build makes nothing anew, unless what the command would make has changed
. tests/tap.sh

top=$PWD
make -s N=8 install prefix="$scratch/installed" &&
	copy_tree "$scratch/checkout" || exit 1
unset QGEN

state() {
	find . -name '*queens8*' -printf '%p %T@\n' -o -name program -printf '%p %T@\n' | sort
}
# upgraded: the command becomes one of another version, whose files have the dates of an old package
upgraded() {
	contract=$(dirname "$(readlink -f "$(command -v queens-tables)")")
	case $way in installed) contract=$contract/../share/queens ;; *) contract=$contract/.. ;; esac
	contract=$contract/templates/contract.m4
	sed -i "s/^m4_define(<|q_version|>, <|[0-9]*/&1/" "$contract" && touch -d 2001-01-01 "$contract"
}
# builds: in a new folder, $file has README's lines for $tool after the first ones; they build a program, and touch
# no file when they build it again
builds() (
	mkdir -p "$scratch/$way-$name" && cd "$scratch/$way-$name" && printf "$first" >$file || exit
	awk -v begin="\`\`\`$tool" '$0 == "```" { found = 0 } found; $0 == begin { found = 1 }' "$top/README.md" >>$file
	printf '#include "queens8.h"\n#include <stdio.h>\nint main(void)\n{
		return printf("%%d\\n", QUEENS8_COLUMN(91, 0)) != 2;\n}\n' >main.c
	$prepare && $build && prints 7 $program && state >before && $build && state | diff before - &&
		upgraded && $build && state >after && for made in queens8.h queens8.c program; do
		exits 1 diff before after | grep "> .*/$made " || return
	done
)

path=$PATH
for way in installed/bin checkout/gen; do
	PATH=$scratch/$way:$path way=${way%/*}
	while IFS='|' read -r name tool file program prepare build first; do
		ok "$name, with the $way command" builds </dev/null
	done <<'END'
make|make|Makefile|./program|true|make|
CMake|cmake|CMakeLists.txt|b/program|cmake -B b|cmake --build b|cmake_minimum_required(VERSION 3.13)\nproject(program C)\n
CMake and ninja|cmake|CMakeLists.txt|b/program|cmake -G Ninja -B b|cmake --build b|cmake_minimum_required(VERSION 3.13)\nproject(program C)\n
Meson|meson|meson.build|b/program|meson setup b|ninja -C b|project('program', 'c')\n
END
done

done_testing
