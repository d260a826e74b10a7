#!/bin/sh
# consumer.t -- programs that know only the headers read every table and the compact form right
. tests/tap.sh
. tests/compilers.sh

# One board of each sort: one solution, none, group numbers of one byte and of two, macro lines and arrays.
# LONG has strings of columns, and group numbers of four bytes.
boards='8 1 2 4 10 11 12'
[ -z "$LONG" ] || boards="$boards 3 5 6 7 9 13 14 15"
OUT=$scratch

# got BOARD SOURCE FLAGS...: what a program prints; those of tests/firmware know only macros
macros=tests/firmware/tables.c
$CC -c tests/firmware/console.c -o "$scratch/console.o" || exit
got() {
	board=$1 source=$2
	shift 2
	link "$board" "$source" "$scratch/console.o" -Itests/firmware "$@" || return
	exits 0 timeout 60 "$scratch/program" >"$scratch/said" || { tail -n 1 "$scratch/said" && return 1; }
	tr ';' '\t' <"$scratch/said" >"$scratch/got"
}
# reads SOURCE: that is the .tsv, which views.t shows to be right
reads() {
	got $n "$1" && cmp "$scratch/queens$n.tsv" "$scratch/got"
}
# The program of the macros, with arrays in their place.
sed 's/Q_COLUMN(i, row)/q_solutions[i][row]/; s/Q_GROUP(i)/q_group_of[i]/g; s/Q_IMAGE(i)/q_image_of[i]/g
	s/Q_FUNDAMENTAL_COLUMN(\(.*\), row)/q_fundamentals[\1][row]/; s/Q_GROUP_SIZE(\(.*\)));/q_group_size[\1]);/' \
	$macros >"$scratch/arrays.c"
ok 'a program knows only the arrays' exits 1 grep 'Q_[A-Z_]*(' "$scratch/arrays.c"

# digest: the SHA-256 of the list stands in the header once, and its first 8 digits are the check in
# header and source
digest() {
	sum=$(sed 1d "$scratch/queens$n.tsv" | cut -f 2 | sha256sum) && sum=${sum%% *} start=$(printf %.8s "$sum")
	equal "$(grep -c " $sum\$" "$scratch/queens$n.h")" 1 &&
		grep -q "^#define QUEENS${n}_CHECK 0x${start}UL " "$scratch/queens$n.h" &&
		grep -q "^#if QUEENS${n}_CHECK != 0x${start}UL || " "$scratch/queens$n.c"
}
# header N: its text without the numbers
header() {
	sed -E 's/[0-9a-f]{64}|0x[0-9a-f]{8}|[0-9]+/#/g' "$scratch/queens$1.h"
}
# lines: the source has a line for each solution
lines() {
	known $n
	[ $n -lt 12 ] || all=$((all + fundamental)) # they are in two arrays
	row="	QUEENS[0-9]*_(FIRST|ROW)[(]([0-9]+,){$n} [0-9]+, [0-9][)] \\\\"
	braces="	[{]([0-9]+,){$((n - 1))}[0-9]+[}]," string="	\"(\\\\[0-7]+){$n}\","
	equal "$(grep -cE "^($row|$braces|$string)\$" "$scratch/queens$n.c")" "$all"
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
# from_flash FLAGS...
from_flash() {
	got $n $macros -include "$scratch/flash.h" -DBITS=0 "$@" &&
		awk -F '\t' -v OFS='\t' 'NR > 1 {
			gsub(/[0-9]+/, 1, $2)
			$3 = 1
			$4 = "Untransformed"
			$5 = $6 = 0
		} { print }' "$scratch/queens$n.tsv" | cmp - "$scratch/got"
}
# walks FLAGS...: both walks of the compact form yield the tables, group by group
walks() {
	awk -f tests/firmware/walk.awk "$scratch/queens$n.tsv" >"$scratch/walk" &&
		got ${n}_compact tests/firmware/walk.c "$@" && cmp "$scratch/walk" "$scratch/got"
}
# where FLAGS...: each image of each group is the solution that has its columns
cat >"$scratch/where.c" <<'END'
#include WHERE
#include <stdio.h>
int main(void)
{
	for (unsigned long g = 0; g != Q_FUNDAMENTALS; g++)
		for (int image = 0; image < 8; image++)
			printf("%lu%c", Q_WHERE(g, image) + 1UL, image < 7 ? ' ' : '\n');
	return q_where[0][0] != 0;
}
END
where() {
	awk -v N=$n -F '\t' -f tests/views/images.awk -f - "$scratch/queens$n.tsv" >"$scratch/where" <<-'END' || return
		{ number[$2] = $1 }
		$5 == "0" { least[++groups] = $2 }
		END {
			for (g = 1; g <= groups; g++)
				for (k = 0; k < 8; k++)
					printf "%d%s", number[image(least[g], k)], k < 7 ? " " : "\n"
		}
	END
	link $n "$scratch/where.c" "-DWHERE=\"queens${n}_where.h\"" "$@" && exits 0 "$scratch/program" >"$scratch/got" &&
		cmp "$scratch/where" "$scratch/got"
}
# all_from_flash: where flash has zeros, it is the first solution
all_from_flash() {
	where $avr -DBITS=0 >"$scratch/said"
	equal "$(sort -u "$scratch/got")" '1 1 1 1 1 1 1 1'
}
for n in $boards; do
	compact=
	[ $n -lt 4 ] || compact='_compact.h _compact.c'
	exits 0 gen/queens-tables $(printf "$scratch/queens$n%s " .h .c .tsv _where.h $compact) || exit
	ok "N=$n: the header states the SHA-256 of the list" digest
	case $n in
	[23]) ;;
	*)
		ok "N=$n: the header's text is that of board 8" equal "$(header $n)" "$(header 8)"
		ok "N=$n: in the source each solution is a line" lines
		;;
	esac
	ok "N=$n: the macros read what the list has" reads $macros
	ok "N=$n: arrays hold it" reads "$scratch/arrays.c"
	ok "N=$n: queens${n}_where.h has the solution of each group and image" where
	[ $n != 10 ] || ok "N=$n: for an AVR too, in other bits than groups have" where $avr -DBITS=~0U
	[ ! "$compact" ] || ok "N=$n: both walks yield the tables, group by group" walks
	case $n in
	8 | 11 | 15)
		place="-DQUEENS${n}_ATTR(table)=__attribute__((section(\"flash\")))"
		how=$(printf -- "-DQUEENS${n}_READ_U%s(p)=FLASH(uint%s_t,p) " 8 8 16 16 32 32)
		ok "N=$n: every byte stands and is read where the user says" from_flash "$place" $how
		;;
	esac
	case $n in
	8 | 11)
		ok "N=$n: an AVR has every byte in flash" from_flash $avr
		ok "N=$n: an AVR has it where its user says" from_flash $avr "$place" $how
		ok "N=$n: an AVR reads queens${n}_where.h in flash" all_from_flash
		ok "N=$n: an AVR reads the compact form in flash" walks $avr -DBITS=~0U
		;;
	esac
done

# A macro for bytes alone does not read group numbers of two bytes in a way of its own.
bytes_alone() {
	exits 1 link 11 $macros "$scratch/console.o" -Itests/firmware '-DQUEENS11_READ_U8(p)=(*(p))' 2>"$scratch/said"
	grep 'QUEENS11_READ_U16' "$scratch/said"
}
ok 'N=11: READ_U16 is wanted beside READ_U8' bytes_alone

# An AVR has boards to 11, in the compact form to 13: of larger ones the source is empty, and the header says why.
exits 0 gen/queens-tables "$scratch/queens13_compact.h" "$scratch/queens14_compact.h" || exit
refused() {
	exits 1 $CC -D__AVR__ -I"$scratch" -fsyntax-only "$scratch/$1" 2>"$scratch/said"
	grep "error.* at most 32767 bytes: .*$2" "$scratch/said"
}
ok 'N=12: for an AVR the source is empty' silent $CC -D__AVR__ -pedantic -Werror -fsyntax-only "$scratch/queens12.c"
ok 'N=12: an AVR is told of the compact form' refused queens12.h 'compact form, queens12_compact.h'
ok 'N=13: an AVR takes the compact form' silent $CC -D__AVR__ -I"$scratch" -fsyntax-only "$scratch/queens13_compact.h"
ok 'N=14: an AVR is told of the last board' refused queens14_compact.h 'N=13'

# largest: the header of board 16 has the published number, and so has each table.  Its source, 0.8 GB, goes
# through a pipe: each item ends with a comma, and every thousandth solution is looked at.
cat >"$scratch/read.awk" <<'END'
/^queens16_/ { table = substr($1, 10, index($1, "[") - 10) }
/^\t/ { items[table] += gsub(/,/, ",") }
table == "solutions" && /^\t/ && NR % 1000 == 0 {
	n = split($0, octal, /[^0-7]+/)
	for (i = 2; i < n; i++)
		printf "%d%s", octal[i] + (octal[i] < 10 ? 1 : -1), i < n - 1 ? " " : "\n" >"/dev/stderr"
}
END {
	for (table in items)
		print table, items[table]
}
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
			c) equal "$(awk -f "$scratch/read.awk" 2>"$scratch/some" | sort | xargs)" "fundamentals $fundamental \
group_of $all group_size $fundamental image_of $all solutions $all" ;;
			esac || return
	done
	[ -s "$scratch/some" ] && exits 0 awk -v N=16 -v FILE=queens16.c -f tests/certify/check.awk "$scratch/some"
)
[ -z "$LONG" ] || ok 'N=16: header and source have the published numbers' largest

done_testing
