#!/bin/sh
# proof.t -- the compiler of every target proves the tables to N=10 and refuses
# every mutant
. tests/tap.sh
. tests/firmware/targets.sh
. tests/tables/proof.sh

# compiler NAME: set cc to a command; a C file becomes its last word
compiler() {
	case $1 in
	avr-c++) cc='avr-g++ -mmcu=atmega328p -x c++ -std=gnu++11' ;;
	avr-c90) cc='avr-gcc -mmcu=atmega328p -std=c90 -pedantic' ;;
	cortex-m0-c90) cc='arm-none-eabi-gcc -ffreestanding -std=c90 -pedantic' ;;
	*) target "$1" ;;
	esac
}

# empty NAME: the object of the proof has neither code nor data
empty() {
	compiler "$1"
	proves 8 $cc -c -o "$scratch/proof.rel" || return
	case $1 in
	8051) ! grep '^A .* size [1-9A-F]' "$scratch/proof.rel" |
		grep -v '^A REG_BANK' ;;
	*) size -A "$scratch/proof.rel" |
		awk '/^\.(text|data|bss|rodata)/ && $2 > 0 { exit 1 }' ;;
	esac
}

ok 'every mutant changes the tables' mutate_all
for target in $targets avr-c++ avr-c90 cortex-m0-c90; do
	compiler "$target"
	for n in 1 2 5 8 9 10; do
		case $target-$n in
		8051-10) continue ;; # SDCC takes 10 s and 1 GB
		esac
		ok "$target proves N=$n" proves $n $cc -c -o "$scratch/proof.rel"
	done
	ok "$target makes no code and no data" empty "$target"
	refuses_all "$target" $cc -c -o "$scratch/mutant.rel"
done

done_testing
