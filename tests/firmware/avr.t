#!/bin/sh
# avr.t -- an AVR, an ESP8266 and a Teensy 4 have the tables in flash by default, in C and in C++;
# tables that do not fit an AVR name the compact form
. tests/tap.sh
make -s N=14 PREFIX=queens OUT="$OUT" compact || exit 1

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

# An ATmega2560 reads the first 64 KB alone in this way.  In each row board 11 and 60,000 bytes of
# others are linked in this order, with other boards.
mkdir "$scratch/mega"
. tests/firmware/targets.sh
board 11
tr '\t' ';' <"$OUT/queens11.tsv" >"$scratch/mega/wanted"
exits 0 gen/queens-tables $(printf "$scratch/mega/%s " other11.h other11.c other10.h other10.c queens11_where.h \
	queens13_compact.h queens13_compact.c) || exit
cat >"$scratch/mega/font.c" <<'END'
#include <avr/pgmspace.h>
extern const char font_a[], font_b[];
const char font_a[30000] PROGMEM = { 1 };
const char font_b[30000] PROGMEM = { 1 };
END
mega() {
	(cd "$scratch/mega" && silent avr-gcc -mmcu=atmega2560 -std=c11 -Os -Wall -Wextra -pedantic -Werror -I. \
		-I"$scratch/11" -I"$here" -I"$top/tests" -I"$made" -o x.elf "$@" "$here/tables.c" "$here/console.c")
}
reads() {
	mega "$@" && timeout 300 simavr -m atmega2560 -f 16000000 "$scratch/mega/x.elf" </dev/null 2>&1 |
		sed -n 's/\x1b\[[0-9;]*m//g; s/\.$//p' | trailer | cmp - "$scratch/mega/wanted"
}
too_many() {
	mega "$@"
	grep 'tables_exceed_60_KB' "$scratch/said"
}
top=$PWD made=$(readlink -f "$OUT")
while read -r expected files; do
	ok "an ATmega2560 with $files: $expected" $expected $(printf '%s\n' $files | sed "s|^queens|$made/&|")
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
too_many queens11.c queens10.c other10.c ./queens13_compact.c
too_many -include ./queens11_where.h queens11.c font.c
END

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
