#!/bin/sh
# avr.t -- an AVR, an ESP8266 and a Teensy 4 have the tables in flash by default, in C and in C++;
# an AVR of more than 64 KB has them in the first 64 KB
. tests/tap.sh
. tests/firmware/targets.sh

# in_flash BYTES SECTION BOARD COMMAND...: so many, and none in RAM or where the linker may put it there
mkdir "$scratch/avr"
: >"$scratch/avr/pgmspace.h"
in_flash() {
	bytes=$1 section=$2 board=$3
	shift 3
	silent "$@" -Os -Wall -Wextra -pedantic -Werror -c -o "$scratch/x.o" "$OUT/queens$board.c" &&
		equal "$(size -A "$scratch/x.o" | awk -v section="$section" '
			index($1, section) == 1 { flash += $2; next }
			/^.(data|bss|rodata)/ { ram += $2 }
			END { print flash + 0, ram + 0 }')" "$bytes 0"
}
# The compact form has no cast of C in C++.
while read -r bytes section board command; do
	ok "$command: board $board takes $bytes bytes of $section" in_flash $bytes $section $board $command
done <<END
1028 .progmem 8 avr-gcc -mmcu=atmega328p -std=c90
1028 .progmem 8 avr-gcc -mmcu=atmega328p -std=c11
1028 .progmem 8 avr-g++ -mmcu=atmega328p -x c++ -std=c++98 -Wold-style-cast
1028 .progmem 8 avr-g++ -mmcu=atmega328p -x c++ -std=gnu++14 -fno-exceptions
9 .progmem 8_compact avr-g++ -mmcu=atmega328p -x c++ -Wold-style-cast
41612 .progmem 11 avr-gcc -mmcu=atmega328p
1028 .progmem 8 clang -target avr -mmcu=atmega328p -ffreestanding -I$scratch
1028 .irom.text 8 xtensa-lx106-elf-gcc -DESP8266 -ffreestanding -I$scratch
1028 .progmem 8 arm-none-eabi-gcc -D__IMXRT1062__ -ffreestanding
END

# An ATmega2560 reads the first 64 KB alone in this way.  In each row N=11 and 60,000 bytes of
# others are linked in this order, with other boards.
mkdir "$scratch/mega"
of_board 11 tests/firmware/tables.c >"$scratch/mega/main.c"
tr '\t' ';' <"$OUT/queens11.tsv" >"$scratch/mega/wanted"
gen/queens-tables $(printf "$scratch/mega/%s " other11.h other11.c other10.h other10.c queens11_where.h \
	queens13_compact.h queens13_compact.c) &&
	cp "$OUT"/queens8.[ch] "$OUT"/queens8_compact.[ch] "$OUT"/queens1[01].[ch] "$scratch/mega" || exit
cat >"$scratch/mega/font.c" <<'END'
#include <avr/pgmspace.h>
extern const char font_a[], font_b[];
const char font_a[30000] PROGMEM = { 1 };
const char font_b[30000] PROGMEM = { 1 };
END
mega() (
	cd "$scratch/mega" && silent avr-gcc -mmcu=atmega2560 -std=c11 -Os -Wall -Wextra -pedantic -Werror -I. \
		-I"$here" -I"$here/.." -o x.elf main.c "$here/console.c" "$@"
)
reads() {
	mega "$@" && run mega "$scratch/mega/x" | cmp - "$scratch/mega/wanted"
}
too_many() {
	fails 1 tables_exceed_60_KB mega "$@"
}
while read -r expected files; do
	ok "an ATmega2560 with $files: $expected" $expected $files
done <<'END'
reads queens11.c font.c
reads font.c queens11.c
reads queens10.c queens11.c font.c queens8.c queens8_compact.c
reads font.c queens11.c queens10.c queens8.c queens8_compact.c
reads queens11.c queens10.c other10.c
reads -ffunction-sections -fdata-sections -Wl,--gc-sections queens11.c other11.c
too_many queens11.c other11.c font.c
too_many other11.c font.c queens11.c
too_many -flto other11.c queens11.c
too_many -fdata-sections -Wl,--gc-sections,-u,other11_solutions other11.c queens11.c
too_many -flto -Wl,-s,--gc-sections,-u,other11_group_size queens11.c other11.c
too_many queens11.c queens10.c other10.c queens13_compact.c
too_many -include queens11_where.h queens11.c font.c
END

done_testing
