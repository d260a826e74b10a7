#!/bin/sh
# proof.t -- the compiler of every target proves the tables, and refuses wrong ones
. tests/tap.sh
. tests/firmware/targets.sh

# proof DIR N: compile the proof in DIR; it has neither code nor data
proof() {
	silent $cc -c -o "$scratch/proof.rel" "$1/queens$2_proof.c" &&
		equal "$(bytes "$scratch/proof.rel" "$flash|$ram")" 0
}
# refused SOURCE-SCRIPT HEADER-SCRIPT: board 8, as sed changes it, is an error that
# names a claim
refused() {
	sed "$1" "$OUT/queens8.c" >"$scratch/queens8.c"
	sed "$2" "$OUT/queens8.h" >"$scratch/queens8.h"
	! $cc -c -o "$scratch/proof.rel" "$scratch/queens8_proof.c" >"$scratch/said" 2>&1 &&
		grep 'error.*queens8_' "$scratch/said"
}
cp "$OUT/queens8_proof.c" "$scratch"
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
	while IFS='|' read -r name source header; do
		ok "$target refuses $name" refused "$source" "$header"
	done <<'MUTANTS'
swapped columns|s/(0,4,7,5,2,6,1,3,/(0,4,7,5,2,6,3,1,/
a column that is no byte|s/(7,3,0,2,5,1,6,4,/(7,259,0,2,5,1,6,4,/
swapped lines|/(0,6,3/{h;d};/(0,6,4/G
a missing line|/(7,3,0,/d
another group|s/2, 0, 5)/2, 1, 5)/
another image|s/2, 1, 5)/2, 1, 7)/
another size|s/, 9, 4)/, 9, 8)/
another number of solutions||s/SOLUTIONS 92/SOLUTIONS 91/
MUTANTS
done

# fails CC TEXT: make proof says TEXT
fails() {
	exits 2 make -s OUT="$OUT" N=8 CC="$1" proof >"$scratch/said" 2>&1 &&
		grep "$2" "$scratch/said"
}
ok 'without -ffreestanding, RV32 has no stdint.h' fails riscv64-unknown-elf-gcc \
	'stdint.h is missing, CFLAGS=-ffreestanding finds it'
mkdir "$scratch/bin"
ln -s /usr/bin/* "$scratch/bin"
rm "$scratch/bin/arm-none-eabi-gcc"
PATH=$scratch/bin
ok 'a missing compiler has a goal that installs it' fails arm-none-eabi-gcc \
	'arm-none-eabi-gcc is not there: make setup-firmware installs it'

done_testing
