#!/bin/sh
# avr.t -- AVR has the tables in flash by default, in C, in C++ and in a sketch
. tests/tap.sh
. tests/firmware/targets.sh

# The flags of a sketch, as in Arduino's platform.txt for AVR.
arduino='-c -g -Os -ffunction-sections -fdata-sections -flto -mmcu=atmega328p
	-DF_CPU=16000000L -DARDUINO=10819 -DARDUINO_AVR_UNO -DARDUINO_ARCH_AVR'
arduino_c="avr-gcc $arduino -std=gnu11 -fno-fat-lto-objects"
arduino_cpp="avr-g++ $arduino -std=gnu++11 -fpermissive -fno-exceptions
	-fno-threadsafe-statics -Wno-error=narrowing"
words='-Wall -Wextra -Werror'

# flash OBJECT BYTES: it has so many bytes in flash, and none elsewhere
flash() {
	avr-size -A "$1" | awk -v want="$2" '
		/^\.(data|bss|rodata)/ && $2 > 0 { wrong = 1 }
		/^\.progmem/ { bytes += $2 }
		END { print bytes " bytes"; exit wrong || bytes != want }'
}

# flash_only BYTES COMMAND...: it compiles queens8.c to so many bytes of flash
flash_only() {
	bytes=$1
	shift
	silent "$@" -c -o "$scratch/tables.o" "$OUT/queens8.c" &&
		flash "$scratch/tables.o" "$bytes"
}
avr='-mmcu=atmega328p -Os -Wall -Wextra -pedantic -Werror'
while read -r command; do
	ok "$command puts all 508 bytes into flash" \
		flash_only 508 $command $avr
done <<'END'
avr-gcc -std=c90
avr-gcc -std=c99
avr-gcc -std=c11
avr-gcc -std=c11 -DQUEENS8_FUNCTIONS
avr-g++ -x c++ -std=c++98
avr-g++ -x c++ -std=c++11
avr-g++ -x c++ -std=gnu++14 -fno-exceptions
END
ok "avr-gcc compiles N=11" silent avr-gcc $avr -std=c11 -c -o "$scratch/tables.o" \
	"$OUT/queens11.c"

# --- a sketch -----------------------------------------------------------------

cat >"$scratch/board.h" <<'END'
#include "queens8.h"
#define P(x) QUEENS8_##x
END
# sketch NAME COMMAND...: compile the tables with COMMAND and tables.c as C++, and
# link them as Arduino does.  The program prints the tables.  Its RAM has room
# for its texts, but not for the tables.
sketch() {
	to=$scratch/$1
	shift
	mkdir -p "$to"
	silent "$@" $words -I"$OUT" -o "$to/queens8.o" "$OUT/queens8.c" &&
		silent $arduino_cpp $words -x c++ -I"$OUT" -I"$scratch" \
			-Itests -o "$to/tables.o" "$here/tables.c" || return
	for file in print avr; do
		silent $arduino_cpp -x c++ $words -o "$to/$file.o" \
			"$here/$file.c" || return
	done
	silent avr-gcc -Os -g -flto -fuse-linker-plugin -Wl,--gc-sections \
		-mmcu=atmega328p -o "$to.elf" "$to"/*.o -lm || return
	tr '\t' ';' <"$OUT/queens8.tsv" >"$scratch/wanted"
	exits 0 run avr "$to" >"$scratch/got" &&
		cmp "$scratch/wanted" "$scratch/got" || return
	ram=$(avr-size -A "$to.elf" | awk '/^\.(data|bss)/ { n += $2 } END { print n }')
	echo "$ram bytes of RAM"
	[ "$ram" -lt 276 ]
}
ok 'a sketch prints tables that are compiled as C' sketch c $arduino_c
ok 'a sketch prints tables that are compiled as C++' sketch cpp $arduino_cpp -x c++

# --- too large ----------------------------------------------------------------

# refused N: with an error that says what to do
refused() {
	exits 1 avr-gcc $avr -std=c11 -c -o "$scratch/tables.o" \
		"$OUT/queens$1.c" >"$scratch/said" 2>&1
	result=$?
	cat "$scratch/said"
	grep -q 'error: #error .*make compact' "$scratch/said" && return $result
}
ok "avr-gcc refuses N=12 and names the compact form" refused 12

done_testing
