#!/bin/sh
# proof.t -- compilers prove the tables to N=10, and refuse every wrong table
. tests/tap.sh
. tests/compilers.sh
. tests/tables/proof.sh

# empty COMPILER...: the object of the proof has neither code nor data
empty() {
	proves 8 "$@" -c -o "$scratch/proof.o" && size -A "$scratch/proof.o" |
		awk '/^\.(text|data|bss|rodata)/ && $2 > 0 { print; exit 1 }'
}

ok 'every mutant changes the tables' mutate_all
while IFS='|' read -r compiler standard why mode strict; do
	case "$compiler $standard${LONG:+ long}" in
	'gcc c11'* | *long) boards='1 2 3 4 5 6 7 8 9 10' ;;
	'gcc c90') boards='1 2 8' ;;
	*) continue ;;
	esac
	[ -z "$why" ] || {
		skip "$compiler $standard" "$why"
		continue
	}
	for n in $boards; do
		ok "$compiler $standard proves N=$n" proves $n "$compiler" \
			$mode $strict -fsyntax-only
	done
	ok "$compiler $standard makes no code and no data" \
		empty "$compiler" $mode
	refuses_all "$compiler $standard" "$compiler" $mode -fsyntax-only
done <"$scratch/compilers"

# --- any bit ------------------------------------------------------------------

# bits N: a sed script for each bit of each stored byte
bits() {
	awk -v P='	(FIRST|ROW)[(]' '$0 ~ "^" P {
		count = split($0, field, /[(, ]+/)
		for (b = 2; field[b] ~ /^0x/; b++)
			for (bit = 1; bit < 256; bit *= 2)
				print NR "s/" field[b] "/" flip(field[b], bit) "/"
	}
	function flip(byte, bit) {
		byte = index("123456789ABCDEF", substr(byte, 3, 1)) * 16 + \
			index("123456789ABCDEF", substr(byte, 4, 1))
		return int(byte / bit) % 2 ? byte - bit : byte + bit
	}' "$OUT/queens$1.c"
}

# refuses N SED-SCRIPT
refuses() {
	mutate "$scratch/bit" "$1" "$2" '' &&
		refused "$scratch/bit" "$1" gcc -std=c11 -fsyntax-only
}
boards=4
[ -z "$LONG" ] || boards="1 2 4 5 6 7"
for n in $boards; do
	bits "$n" >"$scratch/bits"
	ok "N=$n has bits to change" [ -s "$scratch/bits" ]
	while read -r flip; do
		ok "N=$n: gcc refuses a changed bit, $flip" refuses "$n" "$flip"
	done <"$scratch/bits"
done

done_testing
