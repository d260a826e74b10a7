#!/bin/sh
# avr.t -- an AVR has the tables in flash by default, in C and in C++; tables that do
# not fit name the compact form
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

# refused HEADER NAMES: its error says NAMES
refused() {
	echo "#include \"$1\"" | exits 1 avr-gcc $avr -I"$OUT" -fsyntax-only -x c - >"$scratch/said" 2>&1 &&
		grep "#error \"an object of AVR has at most 32767 bytes: .*$2" "$scratch/said" ||
		! cat "$scratch/said"
}
ok 'queens12.h names the compact form' refused queens12.h queens12_compact.h
ok 'queens14_compact.h names the last board' refused queens14_compact.h N=13

done_testing
