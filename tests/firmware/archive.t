#!/bin/sh
# archive.t -- build systems take the folder in the archive for firmware as it is
. tests/tap.sh

mkdir "$scratch/libraries"
# holds N FILE...: the archive is a folder whose src/ holds these files
holds() {
	folder=$scratch/libraries/queens$1
	tar -xzf "$OUT/queens$1-firmware.tar.gz" -C "$scratch/libraries" || return
	shift
	equal "$(ls "$folder/src" | sed 's/^queens[0-9]*//' | xargs)" "$*"
}
ok 'board 2: the archive has the tables' holds 2 .c .h
for n in 8 11 12; do
	ok "board $n: the archive has both forms" holds $n .c .h _compact.c _compact.h
done
ok 'board 14: the archive has the compact form' holds 14 _compact.c _compact.h

# Debian's modules are those of Debian's python.
for python in python3 /usr/bin/python3 none; do
	! $python -c 'import kconfiglib, yaml' 2>/dev/null || break
done
# other: a board of another name
other() {
	BUILD_CFLAGS=-O0 exits 0 make -s OUT="$scratch/out" N=2 PREFIX=My_board \
		dist-firmware && tar -xzf "$scratch/out/My_board2-firmware.tar.gz" \
		-C "$scratch" && silent $python tests/firmware/metadata.py \
		"$scratch/My_board2"
}
if [ $python = none ]; then
	skip 'the metadata are right' 'no kconfiglib or yaml for python3'
else
	for n in 8 14; do
		ok "board $n: the metadata are right" silent $python tests/firmware/metadata.py \
			"$scratch/libraries/queens$n"
	done
	ok 'they are right for another name too' other
fi

# --- CMake; and the commands of ESP-IDF and Zephyr --------------------------------

cp -R tests/firmware/recipes/archive "$scratch/project" &&
	cp -R "$OUT/queens8-firmware.tar.gz" "$scratch/libraries/queens8" "$scratch/project" || exit 1
# configure WITH FLAGS...
configure() {
	rm -rf "$scratch/b"
	with=$1
	shift
	cmake -S "$scratch/project" -B "$scratch/b" -DWITH=$with -DCMAKE_C_FLAGS='-Wall -Wextra -Werror' "$@"
}
# builds WITH FLAGS...: a program with the folder; it prints what it shall
builds() {
	exits 0 configure "$@" && exits 0 cmake --build "$scratch/b" && equal "$("$scratch/b/consumer")" \
		'92 solutions, 92 by the walk, the last one: 8 4 1 3 6 2 7 5'
}
ok 'add_subdirectory takes it' builds add_subdirectory
ok 'FetchContent takes the archive' builds FetchContent
ok 'ESP-IDF takes it' builds ESP-IDF
ok 'Zephyr takes it' builds Zephyr -DCONFIG_QUEENS8=y
switched_off() {
	exits 1 configure Zephyr 2>&1 | grep 'the module is off'
}
ok 'Zephyr: the module is off unless it is switched on' switched_off
# ESP-IDF first includes a component in a script.  There it may only register, which ends
# its file.
registers() {
	cat >"$scratch/script.cmake" <<-'END'
		macro(idf_component_register)
			message("it registers")
			return()
		endmacro()
		include(${CMAKE_CURRENT_LIST_DIR}/libraries/queens8/CMakeLists.txt)
	END
	equal "$(exits 0 cmake -DESP_PLATFORM=1 -P "$scratch/script.cmake" 2>&1)" 'it registers'
}
ok 'ESP-IDF: it registers in a script, too' registers

# --- Arduino's own builder and core -----------------------------------------------

core=/usr/share/arduino/hardware
# arduino N: the example, for an Uno, without a warning from the folder.  float.h of
# avr-gcc 5 does not define DECIMAL_DIG for C++.
arduino() {
	rm -rf "$scratch/b"
	mkdir "$scratch/b" &&
		exits 0 arduino-builder -hardware "$core" -tools /usr/bin \
			-hardware /usr/share/arduino-builder -fqbn arduino:avr:uno \
			-prefs compiler.cpp.extra_flags=-DDECIMAL_DIG=__DECIMAL_DIG__ \
			-warnings all -verbose -libraries "$scratch/libraries" \
			-build-path "$scratch/b" \
			"$scratch/libraries/queens$1/examples/Print/Print.ino" \
			>"$scratch/log" 2>&1 || {
		grep error "$scratch/log"
		return 1
	}
	! grep "^$scratch.*warning" "$scratch/log" &&
		grep "^Using library queens$1 at version [0-9]*[.][0-9]*[.]0 " "$scratch/log"
}
# A sketch does not end, so the simulator is stopped after its last line.
printed() {
	simavr -m atmega328p -f 16000000 "$scratch/b/Print.ino.elf" </dev/null \
		>"$scratch/said" 2>&1 &
	until grep -q 'end[.]*$' "$scratch/said" || ! kill -0 $!; do
		sleep .1
	done
	kill $!
	sed -n 's/\x1b\[[0-9;]*m//g; s/\.*$//; /^[1-8] /p' "$scratch/said" >"$scratch/got"
	cut -f 2 "$OUT/queens8.tsv" | sed 1d | cmp - "$scratch/got"
}
for n in 2 11 12 8; do
	ok "an Uno takes board $n" arduino $n
done
ok 'an Uno prints the solutions of board 8' printed

done_testing
