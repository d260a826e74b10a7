#!/bin/sh
# proof.t -- the targets' own compilers prove the tables and refuse all mutants
. tests/tap.sh
. tests/firmware/targets.sh
. tests/tables/proof.sh

# compiler NAME: to cc, as a command that a C file is added to
compiler() {
	case $1 in
	avr-c++) cc='avr-g++ -mmcu=atmega328p -x c++ -std=gnu++11' ;;
	avr-c90) cc='avr-gcc -mmcu=atmega328p -std=c90 -pedantic' ;;
	cortex-m0-c90) cc='arm-none-eabi-gcc -ffreestanding -std=c90 -pedantic' ;;
	*) target "$1" ;;
	esac
}

# empty NAME: its proof makes neither code nor data
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

ok 'mutants are made' mutate_all
for target in $targets avr-c++ avr-c90 cortex-m0-c90; do
	compiler "$target"
	for n in 1 2 5 8 9 10; do
		case $target-$n in
		8051-10) continue ;; # it takes 10 s and 1 GB
		esac
		ok "$target proves N=$n" proves $n $cc -c -o "$scratch/proof.rel"
	done
	ok "$target: no code and no data" empty "$target"
	refuses_all "$target" $cc -c -o "$scratch/mutant.rel"
done

done_testing
