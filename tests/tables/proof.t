#!/bin/sh
# proof.t -- a compiler proves the tables to N=10, and refuses all that is wrong
. tests/tap.sh
. tests/tables/proof.sh

warnings='-Wall -Wextra -pedantic -Wconversion -Wundef -Wshadow -Werror'

# empty COMPILER...: the proof makes neither code nor data
empty() {
	proves 8 "$@" -c -o "$scratch/proof.o" && size -A "$scratch/proof.o" |
		awk '/^\.(text|data|bss|rodata)/ && $2 > 0 { exit 1 }'
}

ok 'mutants are made' mutate_all
while read -r kind compiler flags; do
	command -v "$compiler" >/dev/null || {
		skip "$compiler $flags" 'not installed'
		continue
	}
	case $kind${LONG:+1} in
	all* | *1) boards="1 2 3 4 5 6 7 8 9 10" ;;
	some) boards="1 2 8" ;;
	long) continue ;;
	esac
	for n in $boards; do
		ok "$compiler $flags proves N=$n" proves $n "$compiler" $flags \
			$warnings -fsyntax-only
	done
	ok "$compiler $flags: no code and no data" empty "$compiler" $flags
	refuses_all "$compiler $flags" "$compiler" $flags -fsyntax-only
done <<'END'
all gcc -std=c11
some gcc -std=c90
long clang -std=c11
long g++ -x c++ -std=c++11
long clang -std=c90
long gcc -std=c2x
long g++ -x c++ -std=c++98
long g++ -x c++ -std=c++20
long clang++ -x c++ -std=c++11
long clang++ -x c++ -std=c++98
END

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

boards=4
[ -z "$LONG" ] || boards="1 2 4 5 6 7"
for n in $boards; do
	bits "$n" >"$scratch/bits"
	ok "N=$n has bits" [ -s "$scratch/bits" ]
	while read -r flip; do
		ok "N=$n, $flip" mutate "$scratch/bit" "$n" "$flip" ''
		ok "N=$n, $flip is refused" refused "$scratch/bit" "$n" \
			gcc -std=c11 -fsyntax-only
	done <"$scratch/bits"
done

done_testing
