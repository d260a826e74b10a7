#!/bin/sh
# avr.t -- an AVR, an ESP8266 and a Teensy 4 have the tables in flash by default, in C and in C++;
# tables that do not fit an AVR name the compact form
. tests/tap.sh

avr='-mmcu=atmega328p -Os -Wall -Wextra -pedantic -Werror'

# compiles BOARD FLASH COMMAND...: to so many bytes of flash, and no RAM
compiles() {
	board=$1 wanted=$2
	shift 2
	silent "$@" $avr -c -o "$scratch/x.o" "$OUT/queens$board.c" &&
		equal "$(size -A "$scratch/x.o" | awk '
			/^.progmem/ { flash += $2 }
			/^.(data|bss)/ { ram += $2 }
			END { print flash + 0, ram + 0 }')" "$wanted 0"
}
# Arduino compiles every source, so queens12.c has no error of its own.  The compact form has no
# cast of C in C++.
while read -r board flash command; do
	ok "$command: board $board takes $flash bytes of flash" compiles $board $flash $command
done <<'END'
8 1028 avr-gcc -std=c90
8 1028 avr-gcc -std=c11
8 1028 avr-g++ -x c++ -std=c++98 -Wold-style-cast
8 1028 avr-g++ -x c++ -std=gnu++14 -fno-exceptions
8_compact 9 avr-g++ -x c++ -Wold-style-cast
11 41612 avr-gcc
12 0 avr-gcc
END

# low FILES...: linked in this order with 60,000 bytes of others, all tables stand in the first 64 KB
mkdir "$scratch/mega"
large='-mmcu=atmega2560 -Os -Wall -Wextra -Werror'
for half in a b; do
	echo "#include <avr/pgmspace.h>
extern const char font_$half[]; const char font_$half[30000] PROGMEM = { 1 };"
done >"$scratch/mega/font.c"
cat >"$scratch/mega/main.c" <<'END'
#include <avr/pgmspace.h>
#include "queens11.h"
extern const char font_a[], font_b[];
volatile int i;
int main(void)
{
	return pgm_read_byte(font_a + i) + pgm_read_byte(font_b + i) + QUEENS11_COLUMN(i, 0) + QUEENS11_GROUP(i) +
	       QUEENS11_IMAGE(i) + QUEENS11_FUNDAMENTAL_COLUMN(i, 0) + QUEENS11_GROUP_SIZE(i);
}
END
low() {
	silent avr-gcc $large -I"$OUT" -o "$scratch/x.elf" "$@" &&
		equal "$(avr-nm -S "$scratch/x.elf" | perl -ne \
			'print if /^(\S+) (\S+) . queens11_/ && hex($1) + hex($2) <= 0x10000' | wc -l)" 5
}
ok 'an ATmega2560 reads the tables, linked first' low "$OUT/queens11.c" "$scratch/mega/font.c" "$scratch/mega/main.c"
ok 'an ATmega2560 reads the tables, linked last' low "$scratch/mega/font.c" "$scratch/mega/main.c" "$OUT/queens11.c"

# in_flash SECTION COMMAND...: all of the tables of board 8, and none in RAM or where the linker may put it there
mkdir "$scratch/esp"
echo '#define pgm_read_byte(p) (*(p))' >"$scratch/esp/pgmspace.h"
in_flash() {
	section=$1
	shift
	silent "$@" -Wall -Wextra -Werror -c -o "$scratch/x.o" "$OUT/queens8.c" &&
		equal "$(size -A "$scratch/x.o" | awk -v section="$section" '
			index($1, section) == 1 { flash += $2; next }
			/^.(data|bss|rodata)/ { ram += $2 }
			END { print flash + 0, ram + 0 }')" '1028 0'
}
ok 'an ESP8266 has the tables in flash' in_flash .irom.text \
	xtensa-lx106-elf-gcc -DESP8266 -ffreestanding -I"$scratch/esp"
ok 'a Teensy 4 has the tables in flash' in_flash .progmem arm-none-eabi-gcc -D__IMXRT1062__ -ffreestanding

# refused HEADER NAMES: its error says NAMES
refused() {
	echo "#include \"$1\"" | exits 1 avr-gcc $avr -I"$OUT" -fsyntax-only -x c - >"$scratch/said" 2>&1 &&
		grep "#error \"an object of AVR has at most 32767 bytes: .*$2" "$scratch/said" ||
		! cat "$scratch/said"
}
ok 'queens12.h names the compact form' refused queens12.h queens12_compact.h
ok 'queens14_compact.h names the last board' refused queens14_compact.h N=13

done_testing
