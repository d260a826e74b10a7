#!/bin/sh
# archive.t -- build systems take the folder in the archive for firmware as it is
. tests/tap.sh

here=tests/firmware/recipes/archive
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

# --- CMake; and ESP-IDF and Zephyr, whose commands the recipes define -------------

# configure NAME FLAGS...
configure() {
	configured=$scratch/$1
	shift
	exits 0 cmake -S "$configured" -B "$configured/b" \
		-DCMAKE_C_FLAGS='-Wall -Wextra -Werror' "$@"
}
# builds NAME FLAGS...: a project with the recipe and the folder; it prints what it shall
builds() {
	mkdir "$scratch/$1" && cp -R "$here/$1"/* "$here/main.c" "$OUT/queens8-firmware.tar.gz" \
		"$scratch/libraries/queens8" "$scratch/$1" &&
		configure "$@" && exits 0 cmake --build "$scratch/$1/b" &&
		equal "$("$scratch/$1/b/consumer")" \
			'92 solutions, 92 by the walk, the last one: 8 4 1 3 6 2 7 5'
}
while read -r name flags; do
	ok "$name builds it" builds $name $flags
done <<'END'
cmake
fetch
esp-idf
zephyr -DCONFIG_QUEENS8=y
END
ok 'esp-idf: the component registers in a script, too' \
	exits 0 cmake -DESP_PLATFORM=1 -P "$scratch/esp-idf/early.cmake"
switched_off() {
	configure zephyr -UCONFIG_QUEENS8 >"$scratch/log" &&
		grep -x -e '-- libraries of modules: .' "$scratch/log"
}
ok 'zephyr: the module is off unless it is switched on' switched_off

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
