#!/bin/sh
# proof.t -- the compiler of every target proves the tables, and refuses wrong ones
. tests/tap.sh
. tests/firmware/targets.sh
. tests/tables/proof.sh

# proof N: the proof compiles, to neither code nor data.  SDCC notes the sizes of its areas; one is
# the bank of registers, 8 bytes.
proof() {
	silent $cc -c -o "$scratch/proof.rel" "$OUT/queens$1_proof.c" || return
	case $cc in
	sdcc*) equal "$(sed -n 's/^A .* size \([^ ]*\) .*/\1/p' "$scratch/proof.rel" | sort -u | xargs)" '0 8' ;;
	*) equal "$(size "$scratch/proof.rel" | awk 'NR == 2 { print $1, $2, $3 }')" '0 0 0' ;;
	esac
}
ok 'every mutant changes the tables' mutate_all
for target in $targets avr-c++ avr-c90; do
	case $target in
	avr-c++) cc='avr-g++ -mmcu=atmega328p -x c++ -std=gnu++11' ;;
	avr-c90) cc='avr-gcc -mmcu=atmega328p -std=c90 -pedantic' ;;
	*) target $target ;;
	esac
	for n in 1 2 8 9 10 11; do
		# SDCC would take 10 s and 1 GB
		[ $n-$target = 10-8051 ] || [ $n-$target = 11-8051 ] || ok "$target proves N=$n" proof $n
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
