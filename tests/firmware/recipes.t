#!/bin/sh
# recipes.t -- every recipe builds a program, and takes the host compiler for the
# generator and the target compiler for the program
. tests/tap.sh
. tests/firmware/targets.sh

# Two compilers, each of which notes that it ran.
mkdir "$scratch/bin"
for kind in host target; do
	printf '#!/bin/sh\necho %s >>"%s"\nexec cc "$@"\n' $kind \
		"$scratch/$kind" >"$scratch/bin/$kind-cc"
	chmod +x "$scratch/bin/$kind-cc"
done
PATH=$scratch/bin:$PATH

# consumer NAME: a project with copies of board 8, a checkout and the recipe
consumer() {
	project=$scratch/$1
	mkdir "$project" && copy_tree "$project/queens" &&
		cp tests/firmware/recipes/main.c "$OUT/queens8.h" \
			"$OUT/queens8.c" "$project" &&
		cp tests/firmware/recipes/"$1"/* "$project" &&
		rm -f "$scratch/host" "$scratch/target" || return
}

# follows BUILD...: after a change of the checkout, the next build has it
follows() {
	sed -i '1i /* changed */' "$project/queens/templates/queens.h.m4" &&
		(cd "$project" && exits 0 "$@") &&
		[ "$(find "$project" -name puzzle6.h -exec grep -l changed {} + |
			wc -l)" = 2 ]
}

# prints PROGRAM: the right text; and both compilers ran
prints() {
	[ "$("$1")" = '92 solutions, the first one: 1 5 8 6 3 7 2 4
4 solutions, the first one: 2 4 6 1 3 5' ] && [ -s "$scratch/host" ] &&
		[ -s "$scratch/target" ]
}

with_make() {
	consumer make && (cd "$project" && exits 0 make CC=target-cc \
		HOST_CC=host-cc CFLAGS='-Wall -Wextra -Werror') &&
		prints "$project/consumer" &&
		follows make CC=target-cc HOST_CC=host-cc &&
		before=$(stat -c %Y.%y "$project/consumer") &&
		(cd "$project" && make CC=target-cc HOST_CC=host-cc) &&
		[ "$(stat -c %Y.%y "$project/consumer")" = "$before" ]
}
with_cmake() {
	consumer cmake && (cd "$project" && mkdir b && exits 0 cmake -B b \
		-DCMAKE_C_COMPILER=target-cc -DHOST_CC=host-cc \
		-DCMAKE_C_FLAGS='-Wall -Wextra -Werror' &&
		exits 0 cmake --build b -j 2) &&
		prints "$project/b/consumer" && follows cmake --build b
}
with_meson() {
	consumer meson && cat >"$scratch/cross" <<'END' || return
[binaries]
c = 'target-cc'
[host_machine]
system = 'none'
cpu_family = 'x86_64'
cpu = 'x86_64'
endian = 'little'
END
	(cd "$project" && CC_FOR_BUILD=host-cc exits 0 meson setup -Dwerror=true \
		--cross-file "$scratch/cross" b && exits 0 ninja -C b) &&
		prints "$project/b/consumer" && follows ninja -C b
}
ok 'Make builds, follows a change, and then has nothing to do' with_make
ok 'CMake builds, and follows a change' with_cmake
ok 'Meson builds, and follows a change' with_meson

# --- Arduino ------------------------------------------------------------------

core=/usr/share/arduino/hardware/arduino/avr
flags="-c -Os -ffunction-sections -fdata-sections -flto -mmcu=atmega328p
	-DF_CPU=16000000L -DARDUINO=10819 -DARDUINO_AVR_UNO -DARDUINO_ARCH_AVR
	-I$core/cores/arduino -I$core/variants/standard"
c="avr-gcc $flags -std=gnu11 -fno-fat-lto-objects"
cpp="avr-g++ $flags -std=gnu++11 -fpermissive -fno-exceptions
	-fno-threadsafe-statics -Wno-error=narrowing"

# library: the layout of a library, with the two files in src/
library() {
	cp -R tests/firmware/recipes/arduino "$scratch/Queens8" &&
		chmod -R u+w "$scratch/Queens8" &&
		mkdir "$scratch/Queens8/src" "$scratch/objects" &&
		cp "$OUT/queens8.h" "$OUT/queens8.c" "$scratch/Queens8/src"
}
core() {
	for file in "$core"/cores/arduino/*.c; do
		exits 0 $c -w -o "$scratch/objects/${file##*/}.o" "$file" || return
	done
	# float.h of avr-gcc 5 does not define DECIMAL_DIG for C++
	for file in "$core"/cores/arduino/*.cpp; do
		exits 0 $cpp -w -DDECIMAL_DIG=__DECIMAL_DIG__ \
			-o "$scratch/objects/${file##*/}.o" "$file" || return
	done
	exits 0 avr-gcc -c -x assembler-with-cpp -mmcu=atmega328p \
		-o "$scratch/objects/wiring_pulse.S.o" \
		"$core/cores/arduino/wiring_pulse.S"
}
sketch() {
	{
		echo '#include <Arduino.h>'
		cat "$scratch/Queens8/examples/Print/Print.ino"
	} >"$scratch/Print.cpp"
	silent $c -Wall -Wextra -o "$scratch/objects/queens8.o" \
		"$scratch/Queens8/src/queens8.c" &&
		silent $cpp -Wall -Wextra -I"$scratch/Queens8/src" \
			-o "$scratch/objects/Print.o" "$scratch/Print.cpp" &&
		exits 0 avr-gcc -w -Os -flto -fuse-linker-plugin -Wl,--gc-sections \
			-mmcu=atmega328p -o "$scratch/Print.elf" \
			"$scratch/objects"/*.o -lm
}
# A sketch does not end, so its text is cut after its last line.
printed() {
	timeout 20 simavr -m atmega328p -f 16000000 "$scratch/Print.elf" \
		</dev/null 2>&1 | sed -n 's/\x1b\[[0-9;]*m//g; s/\.*$//
			/^end/q;/^[1-8] /p' >"$scratch/got"
	cut -f 2 "$OUT/queens8.tsv" | sed 1d | cmp - "$scratch/got"
}
fields() {
	for field in name version author maintainer sentence paragraph category \
		url architectures; do
		grep -q "^$field=." "$scratch/Queens8/library.properties" || return
	done
}
ok 'Arduino: the layout takes the two files' library
ok 'Arduino: library.properties has every field of a library' fields
if [ -d "$core" ]; then
	ok 'Arduino: the core compiles' core
	ok 'Arduino: the example compiles without a warning' sketch
	ok 'Arduino: the example prints the solutions' printed
else
	skip 'Arduino: the example compiles' 'no arduino-core-avr'
fi

done_testing
