#!/bin/sh
# avr.t -- an AVR has the tables in flash by default, in C and in C++; tables that do
# not fit name the compact form
. tests/tap.sh
. tests/firmware/targets.sh

avr='-mmcu=atmega328p -Os -Wall -Wextra -pedantic -Werror'

# flash_only COMMAND...: it compiles queens8.c to 1028 bytes of flash, and no RAM
flash_only() {
	silent "$@" -c -o "$scratch/x.o" "$OUT/queens8.c" &&
		equal "$(bytes "$scratch/x.o" '^.progmem') $(bytes "$scratch/x.o" "$ram")" '1028 0'
}
while read -r command; do
	ok "$command puts the tables into flash" flash_only $command $avr
done <<'END_OF_LIST'
avr-gcc -std=c90
avr-gcc -std=c11
avr-g++ -x c++ -std=c++98 -Wold-style-cast
avr-g++ -x c++ -std=gnu++14 -fno-exceptions
END_OF_LIST
ok 'the compact form has no cast of C in C++' silent avr-g++ -x c++ -Wold-style-cast $avr \
	-c -o "$scratch/x.o" "$OUT/queens8_compact.c"
ok 'avr-gcc compiles the tables of N=11' silent avr-gcc $avr -c -o "$scratch/x.o" \
	"$OUT/queens11.c"

# refused HEADER NAMES: its error says NAMES
refused() {
	echo "#include \"$1\"" | exits 1 avr-gcc $avr -I"$OUT" -fsyntax-only -x c - \
		>"$scratch/said" 2>&1
	result=$?
	cat "$scratch/said"
	grep -q "#error \"an object of AVR has at most 32767 bytes: .*$2" "$scratch/said" &&
		return $result
}
ok 'queens12.h names the compact form' refused queens12.h queens12_compact.h
ok 'queens14_compact.h names the last board' refused queens14_compact.h N=13

# empty: queens12.c has no error of its own, because Arduino compiles every source
empty() {
	silent avr-gcc $avr -c -o "$scratch/x.o" "$OUT/queens12.c" &&
		equal "$(avr-nm "$scratch/x.o" | grep queens)" ''
}
ok 'queens12.c is empty' empty

done_testing
