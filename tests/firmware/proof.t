#!/bin/sh
# proof.t -- the compiler of every target proves the tables, and refuses wrong ones
. tests/tap.sh
. tests/firmware/targets.sh
. tests/tables/proof.sh

# proof DIR N: compile the proof in DIR; it has neither code nor data
proof() {
	silent $cc -c -o "$scratch/proof.rel" "$1/queens$2_proof.c" &&
		equal "$(bytes "$scratch/proof.rel" "$flash|$ram")" 0
}
ok 'every mutant changes the tables' mutate_all
for target in $targets avr-c++ avr-c90; do
	case $target in
	avr-c++) cc='avr-g++ -mmcu=atmega328p -x c++ -std=gnu++11' ;;
	avr-c90) cc='avr-gcc -mmcu=atmega328p -std=c90 -pedantic' ;;
	*) target $target ;;
	esac
	for n in 1 2 8 9 10; do
		# SDCC would take 10 s and 1 GB
		[ $n-$target = 10-8051 ] || ok "$target proves N=$n" proof "$OUT" $n
	done
	# one of each claim
	for mutant in 1 4 8 14 17 19 28 31; do
		ok "$target refuses wrong table $mutant, $(sed "$mutant!d; s/|.*//" "$scratch/mutants")" \
			refused "$scratch/$mutant" 8 $cc -c -o "$scratch/proof.rel"
	done
done

# fails CC TEXT: make proof says TEXT
fails() {
	exits 2 make -s OUT="$OUT" N=8 CC="$1" proof >"$scratch/said" 2>&1 &&
		grep "$2" "$scratch/said"
}
ok 'without -ffreestanding, RV32 has no stdint.h' fails riscv64-unknown-elf-gcc \
	'stdint.h is missing, CFLAGS=-ffreestanding finds it'
ok 'a missing compiler is named' fails no-such-gcc 'no-such-gcc is not there: install it'

done_testing
