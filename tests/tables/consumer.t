#!/bin/sh
# consumer.t -- programs that know only the headers read every table and the compact form right
. tests/tap.sh
. tests/compilers.sh

: "${BOARDS:=1 2 4 8 10 11}"

# got BOARD SOURCE FLAGS...: what a program of tests/firmware prints, which knows only macros
echo '#include HEADER' >"$scratch/board.h"
$CC -c tests/firmware/console.c -o "$scratch/console.o" || exit
got() {
	table=$1 source=tests/firmware/$2
	shift 2
	build "$table" "$source" "$scratch/console.o" -I"$scratch" -Wno-type-limits "$@" || return
	exits 0 "$scratch/program" >"$scratch/said" || { tail -n 1 "$scratch/said" && return 1; }
	tr ';' '\t' <"$scratch/said" >"$scratch/got"
}
# reads N: that is $scratch/wanted
reads() {
	got "$1" tables.c && cmp "$scratch/wanted" "$scratch/got"
}

# digest N: the SHA-256 of the printed list stands in the header once, and its
# first 8 digits are the check in header and source
digest() {
	sum=$("$OUT/queens$1" list | sha256sum) && sum=${sum%% *} &&
		[ "$(grep -c " $sum\$" "$OUT/queens$1.h")" -eq 1 ] &&
		start=$(printf %.8s "$sum") &&
		grep -q "^#define QUEENS$1_CHECK 0x${start}UL " "$OUT/queens$1.h" &&
		grep -q "^#if QUEENS$1_CHECK != 0x${start}UL || " "$OUT/queens$1.c"
}

# The linker gives a name to both ends of the section "flash".  A read from elsewhere ends the
# program.  read_flash gives 0 for every byte: so a byte that is read in another way is seen.  An AVR's own
# words are those of its header.
mkdir "$scratch/avr"
printf '#define %s\n' 'PROGMEM __attribute__((section("flash")))' 'pgm_read_byte(p) read_flash(p)' >"$scratch/avr/pgmspace.h"
cat >"$scratch/flash.h" <<'END'
#include <stdlib.h>
extern const unsigned char __start_flash[], __stop_flash[];
static inline unsigned char read_flash(const unsigned char *p)
{
	if (p < __start_flash || p >= __stop_flash)
		abort();
	return BYTE;
}
END
from_flash() {
	got "$@" -include "$scratch/flash.h" -DBYTE=0 &&
		awk -F '\t' -v OFS='\t' 'NR > 1 {
			gsub(/[0-9]+/, 1, $2)
			$3 = 1
			$4 = "Untransformed"
			$5 = $6 = 0
		} { print }' "$scratch/wanted" | cmp - "$scratch/got"
}

# walks N FLAGS...: group by group; walks_fundamentals N: the short walk; both end for good
walks() {
	board=$1_compact
	shift
	awk -f tests/firmware/walk.awk "$scratch/wanted" >"$scratch/walk" &&
		got $board walk.c "$@" && cmp "$scratch/walk" "$scratch/got"
}
cat >"$scratch/fundamentals.c" <<'END'
#include HEADER
#include <stdio.h>
int main(void)
{
	static struct T(walk) walk, all;
	while (T(walk_next)(&all))
		;
	while (T(walk_fundamental)(&walk))
		for (unsigned row = 0; row < P(COMPACT_N); row++)
			printf("%d%c", __builtin_ctz(walk.row[row].queen) + 1, row + 1 < P(COMPACT_N) ? ' ' : '\n');
	return T(walk_fundamental)(&walk) || T(walk_next)(&all);
}
END
walks_fundamentals() {
	build "$1_compact" "$scratch/fundamentals.c" && exits 0 timeout 60 "$scratch/program" >"$scratch/got" &&
		sed -n 's/ [0-9]* 0$//p' "$scratch/walk" | cmp - "$scratch/got"
}

for n in $BOARDS; do
	ok "N=$n: the header states the SHA-256 of the printed list" digest "$n"
	# views.t shows that it is right
	cp "$OUT/queens$n.tsv" "$scratch/wanted"
	ok "N=$n: the macros read what the list has" reads "$n"
	case $n${LONG:+ long} in
	8 | 11 | [4-9]*long | 1[0-9]*long)
		place="-DQUEENS${n}_ATTR(table)=__attribute__((section(\"flash\")))"
		how="-DQUEENS${n}_READ_U8(p)=read_flash(p)"
		ok "N=$n: every byte stands and is read where the user says" from_flash $n tables.c "$place" "$how"
		[ "$n" -gt 11 ] || ok "N=$n: an AVR has every byte in flash" from_flash $n tables.c -D__AVR__
		[ "$n" -gt 11 ] || ok "N=$n: or where its user says" from_flash $n tables.c -D__AVR__ "$place" "$how"
		;;
	esac
	[ "$n" -ge 4 ] || continue
	ok "N=$n: the walk yields the tables, group by group" walks "$n"
	[ $n != 8 ] || ok 'N=8: on an AVR out of flash' walks 8 -D__AVR__ -include "$scratch/flash.h" '-DBYTE=*p'
	ok "N=$n: the short walk yields the fundamental solutions" walks_fundamentals "$n"
done

# From board 12 on the tables are for other machines than an AVR.
beyond() {
	exits 0 gen/queens-tables "$scratch/queens12.h" "$scratch/queens12.c" "$scratch/queens12.tsv" &&
		mv "$scratch/queens12.tsv" "$scratch/wanted" && (OUT=$scratch && reads 12) &&
		silent $CC -D__AVR__ -pedantic -Werror -fsyntax-only "$scratch/queens12.c" || return
	echo '#include "queens12.h"' | exits 1 $CC -D__AVR__ -I"$scratch" -fsyntax-only -x c - 2>"$scratch/said"
	grep 'error.* at most 32767 bytes: .* compact form, queens12_compact.h' "$scratch/said"
}
ok 'N=12: the macros read what the list has; an AVR is told of the compact form' beyond

# The unsigned of an AVR has 16 bits: the 73712 solutions of board 13 have larger numbers.
wide() {
	exits 0 gen/queens-tables "$scratch/queens13.h" && grep 'AT(i, .*(uint32_t)(i) / ' "$scratch/queens13.h"
}
ok 'N=13: solutions have numbers of 32 bits' wide

# --- boards that are large -----------------------------------------------------

# large: board 15 is the first whose group numbers have three bytes.  Its groups are as many
# as published, and the last number stands in the table.
large() {
	known 15
	echo q_group_bits >"$scratch/queens.bits.m4"
	exits 0 gen/queens-tables -t "$scratch" "$scratch/queens15.h" "$scratch/queens15.c" "$scratch/queens15.tsv" \
		"$scratch/queens15.bits" && equal "$(cat "$scratch/queens15.bits")" 32 &&
		mv "$scratch/queens15.tsv" "$scratch/wanted" && (OUT=$scratch && reads 15) &&
		equal "$(cut -f 3 "$scratch/wanted" | sort -n | tail -n 1)" "$fundamental"
}
largest() {
	exits 0 gen/queens-tables "$scratch/queens16.h" &&
		grep "^#define QUEENS16_SOLUTIONS $(number 16) " "$scratch/queens16.h"
}
if [ "$LONG" ]; then
	ok 'N=15: the macros read group numbers of three bytes' large
	ok 'N=16: its header has the published number' largest
fi

done_testing
