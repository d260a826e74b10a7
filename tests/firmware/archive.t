#!/bin/sh
# archive.t -- build systems take the folder in the archive for firmware as it is
. tests/tap.sh
gen/queens-tables "$OUT/queens14-firmware/" && make -s N=8 dist-firmware || exit 1

mkdir "$scratch/libraries"
# Debian's modules are those of Debian's python.  build/archive.t shows what the fields say.
readable() {
	cd "$scratch/libraries/queens$n-firmware" && silent /usr/bin/python3 - "QUEENS$n" <<-'END'
		import json, kconfiglib, sys, yaml
		json.load(open("library.json"))
		for file in "idf_component.yml", "zephyr/module.yml":
		    yaml.safe_load(open(file))
		kconfig = kconfiglib.Kconfig("zephyr/Kconfig")
		assert kconfig.syms[sys.argv[1]].str_value == "n"
	END
}
for n in 2 14 12 8; do
	cp -R "$OUT/queens$n-firmware" "$scratch/libraries" || exit 1
	ok "board $n: parsers of JSON, YAML and Kconfig take its metadata" readable
done

# CMake would read [8] in a pattern of names as the letter 8.
project="$scratch/project [8]"
mkdir "$project" &&
	cp -R "$OUT/queens8-firmware.tar.gz" "$scratch/libraries/queens8-firmware" "$project" || exit 1
cat >"$project/main.c" <<'END'
#include "queens8.h"
#include "queens8_compact.h"
#include <stdio.h>
int main(void)
{
	static struct queens8_walk walk;
	int found = 0;
	while (queens8_walk_next(&walk))
		found++;
	return printf("%d %d\n", found, QUEENS8_COLUMN(QUEENS8_SOLUTIONS - 1U, 0)) != 5;
}
END
# builds LINES: a program with the folder, which prints what it shall; then it is installed
builds() {
	printf '%s\n' 'cmake_minimum_required(VERSION 3.14)' 'project(consumer C)' "$1" \
		'add_executable(consumer main.c)' 'target_link_libraries(consumer queens8::queens8)' \
		>"$project/CMakeLists.txt"
	rm -rf "$scratch/b" "$scratch/root"
	cmake -S "$project" -B "$scratch/b" -DCMAKE_C_FLAGS='-Wall -Wextra -Werror' && cmake --build "$scratch/b" &&
		prints '92 7' "$scratch/b/consumer" && cmake --install "$scratch/b" --prefix "$scratch/root"
}
ok 'FetchContent takes the archive' builds 'include(FetchContent)
	FetchContent_Declare(queens8 URL ${CMAKE_SOURCE_DIR}/queens8-firmware.tar.gz)
	FetchContent_MakeAvailable(queens8)'
ok 'add_subdirectory takes it, and a library that is exported' builds 'add_subdirectory(queens8-firmware)
	add_library(mine STATIC main.c)
	target_link_libraries(mine queens8::queens8)
	install(TARGETS mine queens8 EXPORT mine ARCHIVE DESTINATION lib PUBLIC_HEADER DESTINATION include)
	install(EXPORT mine DESTINATION lib/cmake)'
ok 'it is installed with its header' cmp "$scratch/root/include/queens8.h" "$OUT/queens8.h"
ok 'a linker can drop each of its tables' grep -q '[.]rodata[.]queens8_solutions' "$scratch/root/lib/libqueens8.a"

# arduino N: its own builder and core take the example, for an Uno, without a warning from
# the folder.  float.h of avr-gcc 5 does not define DECIMAL_DIG for C++.
arduino() {
	rm -rf "$scratch/b"
	mkdir "$scratch/b"
	arduino-builder -hardware /usr/share/arduino/hardware -hardware /usr/share/arduino-builder \
		-tools /usr/bin -fqbn arduino:avr:uno -warnings all -verbose \
		-prefs compiler.cpp.extra_flags=-DDECIMAL_DIG=__DECIMAL_DIG__ \
		-libraries "$scratch/libraries" -build-path "$scratch/b" \
		"$scratch/libraries/queens$1-firmware/examples/Print/Print.ino" >"$scratch/log" 2>&1 || tail -n 5 "$scratch/log"
	exits 1 grep "^$scratch.*warning" "$scratch/log" &&
		grep "^Using library queens$1[^ ]* at version [0-9]*[.][0-9]*[.]0 " "$scratch/log" && [ -e "$scratch/b/Print.ino.elf" ]
}
# A sketch does not end, so the simulator is stopped after its last line.
printed() {
	timeout 300 simavr -m atmega328p -f 16000000 "$scratch/b/Print.ino.elf" </dev/null >"$scratch/said" 2>&1 &
	until grep -q 'end[.]*$' "$scratch/said" || ! kill -0 $!; do
		sleep .1
	done
	kill $!
	sed -n 's/\x1b\[[0-9;]*m//g; s/\.*$//; /^[1-8] /p' "$scratch/said" >"$scratch/got"
	cut -f 2 "$OUT/queens8.tsv" | sed 1d | cmp - "$scratch/got"
}
for n in 2 12 8; do
	ok "an Uno takes board $n" arduino $n
done
ok 'an Uno prints the solutions of board 8' printed

done_testing
