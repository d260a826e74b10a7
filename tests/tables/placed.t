#!/bin/sh
# placed.t -- tables elsewhere, as arrays, one alone; headers that differ
. tests/tap.sh

: "${CC:=cc}"

# build N PROGRAM FLAGS...: of that source and the tables
build() {
	n=$1 source=$2
	shift 2
	$CC -std=gnu99 -Wall -Wextra -pedantic -Werror -I"$OUT" "$@" \
		-DHEADER="\"queens$n.h\"" "-DP(x)=QUEENS${n}_##x" \
		"-DT(x)=queens${n}_##x" -o "$scratch/program" "$source" \
		"$OUT/queens$n.c"
}

# --- another memory -----------------------------------------------------------

# A linker names both ends of a section whose name is a C name.
cat >"$scratch/flash.h" <<'END'
#ifndef FLASH_H
#define FLASH_H
#include <stdlib.h>
extern const unsigned char __start_flash[], __stop_flash[];
static inline unsigned char read_flash(const unsigned char *p)
{
	if (p < __start_flash || p >= __stop_flash)
		abort();
	return *p;
}
#endif
END

# in_flash N: each table stands there, and so does each byte that is read
in_flash() {
	build "$1" tests/tables/consumer.c -include "$scratch/flash.h" \
		"-DQUEENS$1_READ_U8(p)=read_flash(p)" \
		"-DQUEENS$1_ATTR=__attribute__((section(\"flash\")))" &&
		"$scratch/program" >"$scratch/got" &&
		cmp "$OUT/queens$1.tsv" "$scratch/got"
}

# zeros N: what a reader of zeros sees, so no byte is read without it
zeros() {
	build "$1" tests/tables/consumer.c "-DQUEENS$1_READ_U8(p)=((void)(p), 0)" \
		"-DQUEENS$1_ATTR=" && exits 4 "$scratch/program" >"$scratch/got" &&
		awk -F '\t' -v OFS='\t' 'NR > 1 {
			gsub(/[0-9]+/, 1, $2)
			$3 = 1
			$4 = "Untransformed"
			$5 = 0
		} { print }' "$OUT/queens$1.tsv" | cmp - "$scratch/got"
}

# A row of one byte and more, of three bits and four, in rows and in literals.
for n in 5 8 9 10 12; do
	ok "N=$n in another memory" in_flash $n
	ok "N=$n read as zeros" zeros $n
done

# --- without the macros -------------------------------------------------------

# As the header describes the arrays of boards whose groups have one byte.
cat >"$scratch/direct.c" <<'END'
#include HEADER
#include <stdio.h>
static void print_row(const uint8_t *row)
{
	int bits = P(N) <= 8 ? 3 : 4;
	for (int bit = 0; bit < bits * P(N); bit++) {
		static int column;
		column = 2 * column + (row[bit / 8] >> (7 - bit % 8) & 1);
		if (bit % bits == bits - 1) {
			printf(bit < bits ? "%d" : " %d", column + 1);
			column = 0;
		}
	}
}
int main(void)
{
	static const char *const names[] = {
		"Untransformed", "Rotate 90", "Rotate 180", "Rotate 270",
		"Reflect", "Reflect + Rotate 90", "Reflect + Rotate 180",
		"Reflect + Rotate 270" };
	for (int i = 0; i < P(SOLUTIONS); i++) {
		int group = T(group_of)[i][0];
		printf("%d\t", i + 1);
		print_row(T(solutions)[i]);
		printf("\t%d\t%s\t%d\n", group + 1, names[T(image_of)[i]],
		       T(group_size)[group]);
	}
	for (int g = 0; g < P(FUNDAMENTALS); g++) {
		print_row(T(fundamentals)[g]);
		putchar('\n');
	}
	return 0;
}
END

# direct N: the oracle's table, then the fundamental solutions of it
direct() {
	awk -v N="$1" -f tests/views/solve.awk >"$scratch/list" &&
		awk -v N="$1" -v VIEW=tsv -f tests/views/expect.awk \
			"$scratch/list" | sed 1d >"$scratch/wanted" || return
	awk -F '\t' '$4 == "Untransformed" { print $2 }' "$scratch/wanted" \
		>"$scratch/fundamentals"
	build "$1" "$scratch/direct.c" -Wno-type-limits &&
		"$scratch/program" >"$scratch/got" &&
		cat "$scratch/wanted" "$scratch/fundamentals" |
		cmp - "$scratch/got"
}
for n in 1 2 3 4 5 6 7 8 9 10; do
	ok "N=$n indexed as arrays" direct $n
done

# --- sizes --------------------------------------------------------------------

# sizes N BYTES...: of the five tables
sizes() {
	$CC -c -I"$OUT" -o "$scratch/tables.o" "$OUT/queens$1.c" || return
	n=$1 want=
	shift
	for name in solutions fundamentals group_of image_of group_size; do
		want="$want $name $1"
		shift
	done
	got=$(nm -S "$scratch/tables.o" | while read -r _ size _ symbol; do
		echo "$symbol $((0x$size))"
	done | sort)
	want=$(echo $want | xargs -n 2 | sed "s/^/queens${n}_/" | sort)
	[ "$got" = "$want" ] || {
		printf 'got\n%s\nwant\n%s\n' "$got" "$want"
		return 1
	}
}

# A row takes 3 bits a queen to N=8, then 4; boards 2 and 3 have a spare one.
# From N=11 on items share literals of 257 to 509 bytes, the last one a zero:
# 64 rows, 128 group numbers, 256 bytes, all counted for the last literal too.
while read -r n bytes; do
	ok "sizes, N=$n" sizes "$n" $bytes
done <<'END'
1 1 1 1 1 1
2 1 1 1 1 1
3 2 2 1 1 1
4 4 2 2 2 1
8 276 36 92 92 12
9 1760 230 352 352 46
10 3620 460 724 724 92
12 85470 10780 28527 14392 1799
END

# spare N: no solution is counted, and the spare row holds zeros
spare() {
	cat >"$scratch/spare.c" <<'END'
#include HEADER
int main(void)
{
	const uint8_t *row = T(solutions)[0], *least = T(fundamentals)[0];
	int all = P(SOLUTIONS) + P(FUNDAMENTALS), i;
	for (i = 0; i < P(ROW_BYTES); i++)
		all += row[i] + least[i];
	all += T(group_of)[0][0] + T(image_of)[0] + T(group_size)[0];
	return all || P(ROWS) != 1 || P(GROUPS) != 1 || P(GROUPS_OF_8) ||
	       P(GROUPS_OF_4) || P(GROUPS_OF_2) || P(GROUPS_OF_1);
}
END
	build "$1" "$scratch/spare.c" && "$scratch/program"
}
ok 'N=2 has a spare row of zeros' spare 2
ok 'N=3 has a spare row of zeros' spare 3
ok 'N=1 has not' exits 1 spare 1

# alone N NAME: a program that uses one table holds no other
alone() {
	echo "#include \"queens$1.h\"
int main(int n, char **args)
{
	return (const void *)queens$1_$2 == args[n];
}" >"$scratch/alone.c"
	$CC -ffunction-sections -fdata-sections -Wl,--gc-sections -I"$OUT" \
		-o "$scratch/alone" "$scratch/alone.c" "$OUT/queens$1.c" &&
		[ "$(nm "$scratch/alone" | sed -n "s/.* queens$1_//p")" = "$2" ]
}
for name in solutions fundamentals group_of image_of group_size; do
	ok "N=8, $name alone" alone 8 $name
	ok "N=12, $name alone" alone 12 $name
done

# --- files of different makes -------------------------------------------------

advice='are of different makes: generate both again'

# refused N: what the compiler says of $scratch/mixed/queensN.c
refused() {
	exits 1 $CC -c -o "$scratch/x.o" "$scratch/mixed/queens$1.c" \
		>"$scratch/said" 2>&1 &&
		grep -q "queens$1.c and queens$1.h $advice" "$scratch/said"
}

# mixed N SED-COMMAND FILE: its header changed so, as that of N
mixed() {
	mkdir -p "$scratch/mixed" && cp "$OUT/queens$1.c" "$scratch/mixed" &&
		sed "$2" "$3" >"$scratch/mixed/queens$1.h"
}
for n in 8 12; do
	mixed $n '' "$OUT/queens$n.h"
	ok "N=$n, its own header" $CC -c -o "$scratch/x.o" \
		"$scratch/mixed/queens$n.c"
	mixed $n 's/\(_CHECK 0x[0-9a-f]*\)[0-7]\([0-9a-f]*UL\)/\18\2/' \
		"$OUT/queens$n.h"
	ok "N=$n, one digit of the check is another" refused $n
	mixed $n '/_CHECK/d' "$OUT/queens$n.h"
	ok "N=$n, a header without a check" refused $n
	mixed $n '' "$OUT/queens9.h"
	ok "N=$n, the header of board 9" refused $n
	mixed $n "s/QUEENS9/QUEENS$n/g" "$OUT/queens9.h"
	ok "N=$n, the same by its name" refused $n
done

done_testing
