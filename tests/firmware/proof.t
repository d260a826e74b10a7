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

ok_if '! riscv64-unknown-elf-gcc -E -include stdint.h -x c /dev/null' 'without -ffreestanding, RV32 has no stdint.h' \
	fails 2 'stdint.h is missing, CFLAGS=-ffreestanding finds it' make -s N=8 CC=riscv64-unknown-elf-gcc proof

done_testing
