#!/bin/sh
# proof.t -- the compiler of every target proves the tables, and refuses wrong ones
. tests/tap.sh
. tests/firmware/targets.sh
. tests/tables/proof.sh

for target in $targets avr-c++ avr-c90; do
	boards='1 2 8 9 10 11'
	case $target in
	avr-c++) cc='avr-g++ -mmcu=atmega328p -x c++ -std=gnu++11' ;;
	avr-c90) cc='avr-gcc -mmcu=atmega328p -std=c90 -pedantic' ;;
	8051) target 8051 && boards='1 2 8 9' ;; # SDCC would take 10 s and 1 GB for board 10
	*) target $target ;;
	esac
	judges $target "$boards" '' '' $cc
done

freestanding() {
	exits 2 make -s N=8 CC=riscv64-unknown-elf-gcc proof >"$scratch/said" 2>&1 &&
		grep 'stdint.h is missing, CFLAGS=-ffreestanding finds it' "$scratch/said"
}
if riscv64-unknown-elf-gcc -E -include stdint.h -x c /dev/null >"$scratch/said" 2>&1; then
	skip 'without -ffreestanding, RV32 has no stdint.h' 'here it has'
else
	ok 'without -ffreestanding, RV32 has no stdint.h' freestanding
fi

done_testing
