#!/bin/sh
# consumer.t -- programs that know only the headers read every table and the compact form right
. tests/tap.sh
. tests/compilers.sh

# One board of each sort: one solution, none, group numbers of one byte and of two, macro lines and arrays.
# LONG has strings of columns, and with them group numbers of four bytes.
boards='8 1 2 4 10 11 12'
[ -z "$LONG" ] || boards="$boards 3 5 6 7 9 15"

# The programs are those of tests/firmware, with the console of this machine; that of the tables has queensN_where.h.
$CC -c tests/firmware/console.c -o "$scratch/console.o" || exit
sed 's/HEADER/WHERE/' tests/firmware/tables.c >"$scratch/tables.c"
# build BOARD SOURCE FLAGS...: the program
build() {
	board=$1
	of_board $board "$2" >"$scratch/main.c" || return
	shift 2
	$CC -std=c99 -Wall -Wextra -pedantic -Werror -I"$scratch" -Itests -Itests/firmware \
		"-DWHERE=\"queens${board}_where.h\"" "$@" -o "$scratch/program" "$scratch/main.c" \
		"$scratch/queens$board.c" "$scratch/console.o"
}
# got BOARD SOURCE FLAGS...: what the program prints, with tabs
got() {
	build "$@" && (ulimit -f ${LONG:+40}10000; timeout ${LONG:+6}60 "$scratch/program") >"$scratch/said" && tr ';' '\t' <"$scratch/said" >"$scratch/got"
}
# reads FLAGS...: by macros and by arrays it is the .tsv, which views.t shows to be right
reads() {
	got $n "$scratch/tables.c" -DARRAYS "$@" && cmp "$scratch/queens$n.tsv" "$scratch/got"
}
# walks FLAGS...: both walks of the compact form yield the tables, group by group
walks() {
	awk -f tests/firmware/walk.awk "$scratch/queens$n.tsv" >"$scratch/walk" &&
		got ${n}_compact tests/firmware/walk.c "$@" && cmp "$scratch/walk" "$scratch/got"
}
# digest: the SHA-256 of the list stands in the header once, and its first 8 digits are the check in
# header and source
digest() {
	sum=$(sed 1d "$scratch/queens$n.tsv" | cut -f 2 | sha256sum) && sum=${sum%% *} start=$(printf %.8s "$sum")
	prints 1 grep -c " $sum\$" "$scratch/queens$n.h" &&
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
	prints "$all" grep -cE "^($row|$braces|$string)\$" "$scratch/queens$n.c"
}

# holds BOARD CONSTANTS: its object has these, of so many bytes, and nothing that is writable; its source uses each of
# its macros.  A column is a byte; N=2 and N=3 have a spare item; from N=14 on a zero follows each solution.
holds() {
	silent $CC -std=c90 -Wall -Wextra -pedantic -Wunused-macros -c -o "$scratch/x.o" "$scratch/queens$1.c" &&
		equal "$(nm -S -t d "$scratch/x.o" | awk '
			NF == 4 && $3 !~ /[Tt]/ { sub(/.*queens[0-9]*_/, "", $4); print $4, $3 ~ /[Rr]/ ? $2 + 0 : "in RAM" }' |
			sort | xargs)" "$2"
}

# The linker gives a name to both ends of the section "flash".  A read from elsewhere ends the
# program.  With BITS=0, FLASH gives 0 for every number: so one that is read in another way is seen.  An AVR's own
# words are those of its header.
mkdir "$scratch/avr"
printf '#define %s\n' 'PROGMEM __attribute__((section("flash")))' 'pgm_read_byte(p) FLASH(uint8_t, p)' \
	'pgm_read_word(p) FLASH(uint16_t, p)' 'pgm_read_dword(p) FLASH(uint32_t, p)' >"$scratch/avr/pgmspace.h"
avr='-D__AVR__ -U__clang__'
echo '#include "../flash.h"' >>"$scratch/avr/pgmspace.h"
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
# from_flash FLAGS...: every number comes from there
from_flash() {
	got $n "$scratch/tables.c" -include flash.h -DBITS=0 "$@" &&
		equal "$(sed 1d "$scratch/got" | sort -u)" \
			"$(printf '1\t%s\t1\tUntransformed\t0\t0' "$(yes 1 | head -n $n | xargs)")"
}

make_tables $(for n in $boards; do
	printf "queens$n%s " .h .c .tsv _where.h $([ $n -lt 4 ] || echo _compact.h _compact.c)
done) $(printf 'queens%s ' 7_compact.h 7_compact.c 13_compact.h 14_compact.h 14_compact.c 14.h 14.c) || exit
for n in $boards; do
	ok "N=$n: the header states the SHA-256 of the list" digest
	case $n in
	[23]) ;;
	*)
		[ $n = 8 ] || ok "N=$n: the header's text is that of board 8" equal "$(header $n)" "$(header 8)"
		ok "N=$n: in the source each solution is a line" lines
		;;
	esac
	ok "N=$n: macros and arrays have what the list has, and where each image is" reads
	[ $n -lt 4 ] || ok "N=$n: both walks yield the tables, group by group" walks
	case $n in
	8 | 11 | 15)
		place="-DQUEENS${n}_ATTR(table)=__attribute__((section(\"flash\")))"
		how=$(printf -- "-DQUEENS${n}_READ_U%s(p)=FLASH(uint%s_t,p) " 8 8 16 16 32 32)
		ok "N=$n: every byte stands and is read where the user says" from_flash "$place" $how
		;;
	esac
	case $n in
	10 | 11) ok "N=$n: an AVR reads each table in bits of its own" reads $avr -DBITS=~0U ;;
	esac
	case $n in
	8 | 11)
		ok "N=$n: an AVR has every byte in flash" from_flash $avr
		ok "N=$n: an AVR has it where its user says" from_flash $avr "$place" $how
		ok "N=$n: an AVR reads the compact form in flash" walks $avr -DBITS=~0U
		;;
	esac
done

while IFS='|' read -r board constants; do
	! is_due "$board" || ok "$board holds $constants" holds ${board#+} "$constants"
done <<'END'
1|fundamentals 1 group_of 1 group_size 1 image_of 1 solutions 1
2|fundamentals 2 group_of 1 group_size 1 image_of 1 solutions 2
8|fundamentals 96 group_of 92 group_size 12 image_of 92 solutions 736
11|fundamentals 3751 group_of 5360 group_size 341 image_of 2680 solutions 29480
12|fundamentals 21444 group_of 28400 group_size 1787 image_of 14200 solutions 170400
+14|fundamentals 686280 group_of 731192 group_size 45752 image_of 365596 solutions 5483940
7_compact|guide 4
12_compact|guide 1579
+14_compact|guide 41588
END

# half_hooked ERROR FILE FLAG...: the compiler refuses these hooks
half_hooked() {
	error=$1 file=$2
	shift 2
	fails 1 "$error" $CC -Werror -I"$scratch" -fsyntax-only "$@" "$scratch/$file"
}
printf '#include "queens11.h"\nint main(void) { return (int)QUEENS11_GROUP(1); }\n' >"$scratch/use.c"
read_8='-DQUEENS11_READ_U8(p)=(*(p))'
unread='#error "QUEENS11_ATTR on an AVR: define QUEENS11_READ_U8, _U16 and _U32 too'
ok 'READ_U8 alone is refused where 16 bits are read' half_hooked QUEENS11_READ_U16 use.c "$read_8"
ok 'that of all boards, too' half_hooked QUEENS_READ_U16 use.c '-DQUEENS_READ_U8(p)=(*(p))'
ok 'the compact form takes READ_U8 alone' silent $CC -Werror -fsyntax-only "$read_8" "$scratch/queens11_compact.c"
for file in queens11.c queens11_compact.c; do
	for attr in QUEENS11_ATTR QUEENS_ATTR; do
		ok "an AVR refuses $attr alone in $file" half_hooked "$unread" $file $avr -I"$scratch/avr" -D$attr=
	done
	ok "others take it in $file" silent $CC -Werror -fsyntax-only '-DQUEENS11_ATTR(table)=' "$scratch/$file"
done

# An AVR has boards to 11, in the compact form to 13: of larger ones the source is empty, and the header says why.
too_large() {
	fails 1 "error.* at most 32767 bytes: .*$2" $CC -D__AVR__ -I"$scratch" -fsyntax-only "$scratch/$1"
}
ok 'N=12: for an AVR the source is empty' silent $CC -D__AVR__ -pedantic -Werror -fsyntax-only "$scratch/queens12.c"
ok 'N=12: an AVR is told of the compact form' too_large queens12.h 'tables up to N=11, or the compact form, queens12_compact.h'
ok 'N=13: an AVR takes the compact form' silent $CC -D__AVR__ -I"$scratch" -fsyntax-only "$scratch/queens13_compact.h"
ok 'N=14: both walks end where the solutions do, after more than 65535 bits' typed \
	'build 14_compact tests/firmware/walk.c && timeout 60 "$scratch/program" >/dev/null'
ok 'N=14: in the source each solution is a line' eval 'n=14; lines'
ok 'N=14: in both tables a row has room for a zero' prints 2 grep -c '^queens14_.*s\[\]\[15\] = {$' "$scratch/queens14.c"
ok 'N=14: an AVR is told of the last board' too_large queens14_compact.h 'N=13'

done_testing
