#!/bin/sh
# consumer.t -- programs that know only the headers read every table and the compact form right
. tests/tap.sh
. tests/compilers.sh

: "${BOARDS:=1 2 4 8 10 11}"

# got BOARD SOURCE FLAGS...: what a program prints; those of tests/firmware know only macros
macros=tests/firmware/tables.c walk=tests/firmware/walk.c
echo '#include HEADER' >"$scratch/board.h"
$CC -c tests/firmware/console.c -o "$scratch/console.o" || exit
got() {
	table=$1 source=$2
	shift 2
	link "$table" "$source" "$scratch/console.o" -Itests/firmware -I"$scratch" -Wno-type-limits "$@" || return
	exits 0 "$scratch/program" >"$scratch/said" || { tail -n 1 "$scratch/said" && return 1; }
	tr ';' '\t' <"$scratch/said" >"$scratch/got"
}
# reads N [SOURCE]: that is $scratch/wanted
reads() {
	got "$1" "${2:-$macros}" && cmp "$scratch/wanted" "$scratch/got"
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
# program.  With BITS=0, FLASH gives 0 for every number: so one that is read in another way is seen.  An AVR's own
# words are those of its header.
mkdir "$scratch/avr"
printf '#define %s\n' 'PROGMEM __attribute__((section("flash")))' 'pgm_read_byte(p) FLASH(uint8_t, p)' \
	'pgm_read_word(p) FLASH(uint16_t, p)' 'pgm_read_dword(p) FLASH(uint32_t, p)' >"$scratch/avr/pgmspace.h"
echo '#include "../flash.h"' >>"$scratch/avr/pgmspace.h"
avr='-D__AVR__ -U__clang__'
cat >"$scratch/flash.h" <<'END'
#ifndef FLASH
#include <stdint.h>
#include <stdlib.h>
extern const unsigned char __start_flash[], __stop_flash[];
static inline const void *in_flash(const void *p)
{
	const unsigned char *byte = p;
	if (byte < __start_flash || byte >= __stop_flash)
		abort();
	return p;
}
#define FLASH(type, p) ((type)(*(const type *)in_flash(p) & BITS))
#endif
END
from_flash() {
	got "$@" -include "$scratch/flash.h" -DBITS=0 &&
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
		got $board $walk "$@" && cmp "$scratch/walk" "$scratch/got"
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
	link "$1_compact" "$scratch/fundamentals.c" && exits 0 timeout 60 "$scratch/program" >"$scratch/got" &&
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
		how=$(printf -- "-DQUEENS${n}_READ_U%s(p)=FLASH(uint%s_t,p) " 8 8 16 16 32 32)
		ok "N=$n: every byte stands and is read where the user says" from_flash $n $macros "$place" $how
		[ "$n" -gt 11 ] || ok "N=$n: an AVR has every byte in flash" from_flash $n $macros $avr
		[ "$n" -gt 11 ] || ok "N=$n: or where its user says" from_flash $n $macros $avr "$place" $how
		;;
	esac
	[ "$n" -ge 4 ] || continue
	ok "N=$n: the walk yields the tables, group by group" walks "$n"
	[ $n != 8 ] || ok 'N=8: on an AVR out of flash' walks 8 $avr -DBITS=~0U
	ok "N=$n: the short walk yields the fundamental solutions" walks_fundamentals "$n"
done

# A macro for bytes alone does not read group numbers of two bytes in a way of its own.
bytes_alone() {
	exits 1 link 11 $macros "$scratch/console.o" -I"$scratch" '-DQUEENS11_READ_U8(p)=(*(p))' \
		2>"$scratch/said"
	grep 'QUEENS11_READ_U16' "$scratch/said"
}
ok 'N=11: READ_U16 is wanted beside READ_U8' bytes_alone

# --- one layout ------------------------------------------------------------------

# The program of the macros, with arrays in their place.
sed 's/P(COLUMN)(i, row)/T(solutions)[i][row]/; s/P(GROUP)(i)/T(group_of)[i]/g; s/P(IMAGE)(i)/T(image_of)[i]/g
	s/P(FUNDAMENTAL_COLUMN)(\(.*\), row)/T(fundamentals)[\1][row]/; s/P(GROUP_SIZE)(\(.*\)));/T(group_size)[\1]);/' \
	$macros >"$scratch/arrays.c"
no_macros() {
	! grep 'P([A-Z_]*)(' "$scratch/arrays.c"
}
ok 'a program knows only the arrays' no_macros

# header N: its text without the numbers; lines N: the source has a line for each solution
header() {
	sed -E 's/[0-9a-f]{64}|0x[0-9a-f]{8}|[0-9]+/#/g' "$scratch/queens$1.h"
}
in_scratch() {
	(OUT=$scratch && "$@")
}
lines() {
	known "$1"
	[ "$1" -lt 12 ] || all=$((all + fundamental)) # they are in two arrays
	equal "$(grep -cE '^(	QUEENS[0-9]*_(FIRST|ROW)[(]([0-9]+,){'$1'} [0-9]+, [0-9][)] \\|	[{]([0-9]+,){'$(($1 - 1))'}[0-9]+[}],|	"(\\[0-7]+){'$1'}",)$' \
		"$scratch/queens$1.c")" "$all"
}
# where N FLAGS...: each image of each group is the solution that has its columns
cat >"$scratch/where.c" <<'END'
#include WHERE
#include <stdio.h>
int main(void)
{
	for (unsigned long g = 0; g < P(FUNDAMENTALS); g++)
		for (int image = 0; image < 8; image++)
			printf("%lu%c", P(WHERE)(g, image) + 1UL, image < 7 ? ' ' : '\n');
	return T(where)[0][0] != 0;
}
END
where() {
	n=$1
	shift
	awk -v N=$n -F '\t' -f tests/views/images.awk -f - "$scratch/wanted" >"$scratch/where" <<-'END' || return
		{ number[$2] = $1 }
		$5 == "0" { least[++groups] = $2 }
		END {
			for (g = 1; g <= groups; g++)
				for (k = 0; k < 8; k++)
					printf "%d%s", number[image(least[g], k)], k < 7 ? " " : "\n"
		}
	END
	(OUT=$scratch && link $n "$scratch/where.c" "-DWHERE=\"queens${n}_where.h\"" -Wno-type-limits "$@") &&
		exits 0 "$scratch/program" >"$scratch/got" && cmp "$scratch/where" "$scratch/got"
}
for n in 8 2 4 11 12 ${LONG:+13 14 15}; do
	exits 0 gen/queens-tables $(printf "$scratch/queens$n%s " .h .c .tsv _where.h) || exit
	mv "$scratch/queens$n.tsv" "$scratch/wanted"
	[ $n = 2 ] || ok "N=$n: the header's text is that of board 8" equal "$(header $n)" "$(header 8)"
	[ $n = 2 ] || ok "N=$n: in the source each solution is a line" lines $n
	ok "N=$n: arrays hold what the list has" in_scratch reads $n "$scratch/arrays.c"
	[ $n -lt 12 ] || ok "N=$n: macros read it" in_scratch reads $n
	ok "N=$n: queens${n}_where.h has the solution of each group and image" where $n
	case $n in
	8 | 11) ok "N=$n: on an AVR out of flash too" where $n $avr -DBITS=~0U ;;
	esac
done

# An AVR has boards to 11: of larger ones the source is empty, and the header says what to take.
avr() {
	silent $CC -D__AVR__ -pedantic -Werror -fsyntax-only "$scratch/queens12.c" || return
	echo '#include "queens12.h"' | exits 1 $CC -D__AVR__ -I"$scratch" -fsyntax-only -x c - 2>"$scratch/said"
	grep 'error.* at most 32767 bytes: .* compact form, queens12_compact.h' "$scratch/said"
}
ok 'N=12: an AVR is told of the compact form' avr

# largest: the header of board 16 has the published number, and so has each table.  Its source, 0.8 GB, goes
# through a pipe: each line is an item, and every thousandth is looked at.
cat >"$scratch/read.pl" <<'END'
if (/^queens16_(\w+)\[/) { $table = $1 }
elsif (/^\t"[\\0-7]+",$/) {
	$items{$table}++;
	next if $. % 1000;
	my @column = map { oct } /\\(1?[0-7])/g;
	@column == 16 || print "not 16: $_";
	for my $r (1 .. 15) {
		for my $s (0 .. $r - 1) {
			my $d = abs $column[$r] - $column[$s];
			print "no solution: $_" if $d == 0 || $d == $r - $s;
		}
	}
	my $key = pack "C*", @column;
	print "no order: $_" if $key le $last{$table};
	$last{$table} = $key;
}
elsif (/^\t(\d+,)+$/) { $items{$table} += tr/,//; $table ne "group_size" or $sum += $_ for /\d+/g }
elsif (/^\t/) { print "no item: $_" }
END { print map("$_ $items{$_} ", sort keys %items), "of $sum\n" }
END
largest() (
	. gen/expand.sh
	known 16
	qgen=$QGEN board=$scratch/board facts=$scratch/facts product=$scratch/queens16
	export qgen board product
	exits 0 "$qgen" board 16 >"$board" && write_facts "$facts" && rm "$facts.list" || return
	for ending in h c; do
		"$M4" -P -E -E -I templates -D q_prefix=queens -D q_facts="$facts" -D q_product="$product" \
			templates/contract.m4 templates/queens.$ending.m4 | case $ending in
			h) grep "^#define QUEENS16_SOLUTIONS $all " ;;
			c) equal "$(perl -n "$scratch/read.pl")" "fundamentals $fundamental group_of $all group_size $fundamental \
image_of $all solutions $all of $all" ;;
			esac || return
	done
)
[ -z "$LONG" ] || ok 'N=16: header and source have the published numbers' largest

done_testing
