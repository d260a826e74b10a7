#!/bin/sh
# consumer.t -- programs that know only the header read every table right
. tests/tap.sh
. tests/compilers.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"

# reads N FLAGS...: consumer.c prints $scratch/wanted
reads() {
	n=$1
	shift
	build "$n" tests/tables/consumer.c "$@" &&
		exits 0 "$scratch/program" >"$scratch/got" &&
		cmp "$scratch/wanted" "$scratch/got"
}

# digest N: the SHA-256 of the printed list stands in the header once, and its
# first 8 digits are the check in header and source
digest() {
	sum=$("$OUT/queens$1" list | sha256sum) && sum=${sum%% *} &&
		[ "$(grep -cx " \* $sum" "$OUT/queens$1.h")" -eq 1 ] &&
		start=$(printf %.8s "$sum") &&
		grep -qx "#define QUEENS$1_CHECK 0x${start}UL" "$OUT/queens$1.h" &&
		grep -q "^#if QUEENS$1_CHECK != 0x${start}UL || " "$OUT/queens$1.c"
}

# --- in another memory --------------------------------------------------------

# The linker gives a name to both ends of the section "flash".  A read from
# elsewhere ends the program.
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
from_flash() {
	reads "$1" -include "$scratch/flash.h" \
		"-DQUEENS$1_READ_U8(p)=read_flash(p)" \
		"-DQUEENS$1_ATTR(table)=__attribute__((section(\"flash\")))"
}

# zeros N: where every read yields 0, so does every field that is printed.  So
# no byte is read in another way.
zeros() {
	build "$1" tests/tables/consumer.c "-DQUEENS$1_READ_U8(p)=((void)(p), 0)" \
		"-DQUEENS$1_ATTR(table)=" && exits 4 "$scratch/program" >"$scratch/got" &&
		awk -F '\t' -v OFS='\t' 'NR > 1 {
			gsub(/[0-9]+/, 1, $2)
			$3 = 1
			$4 = "Untransformed"
			$5 = 0
		} { print }' "$scratch/wanted" | cmp - "$scratch/got"
}

# --- without the macros -------------------------------------------------------

# Reads the arrays as the header describes them; one byte is enough for a group.
cat >"$scratch/direct.c" <<'END'
#include HEADER
#include <stdio.h>
#include "images.h"
static void print_row(const uint8_t *row)
{
	int bits = P(N) <= 8 ? 3 : 4, column = 0;
	for (int bit = 0; bit < bits * P(N); bit++) {
		column = 2 * column + (row[bit / 8] >> (7 - bit % 8) & 1);
		if (bit % bits == bits - 1) {
			printf(bit < bits ? "%d" : " %d", column + 1);
			column = 0;
		}
	}
}
int main(void)
{
	puts("rank\tcolumns\tgroup\timage\tsize");
	for (int i = 0; i < P(SOLUTIONS); i++) {
		int group = T(group_of)[i][0];
		printf("%d\t", i + 1);
		print_row(T(solutions)[i]);
		printf("\t%d\t%s\t%d\n", group + 1, images[T(image_of)[i]],
		       T(group_size)[group]);
	}
	for (int g = 0; g < P(FUNDAMENTALS); g++) {
		print_row(T(fundamentals)[g]);
		putchar('\n');
	}
	return 0;
}
END
direct() {
	awk -F '\t' '$4 == "Untransformed" { print $2 }' "$scratch/wanted" |
		cat "$scratch/wanted" - >"$scratch/both"
	build "$1" "$scratch/direct.c" -Wno-type-limits &&
		"$scratch/program" >"$scratch/got" &&
		cmp "$scratch/both" "$scratch/got"
}

# --- every board --------------------------------------------------------------

for n in $BOARDS; do
	ok "N=$n: the header states the SHA-256 of the printed list" digest "$n"
	if [ "$n" -le 12 ]; then
		awk -v N="$n" -f tests/views/solve.awk >"$scratch/list"
		awk -v N="$n" -v VIEW=tsv -f tests/views/expect.awk \
			"$scratch/list" >"$scratch/wanted"
	else
		# views.t shows that the lists of larger boards are right
		cp "$OUT/queens$n.tsv" "$scratch/wanted"
	fi
	ok "N=$n: the macros read what the oracle expects" reads "$n"
	ok "N=$n: tables stand and are read where the user says" from_flash "$n"
	[ "$n" -le 3 ] ||
		ok "N=$n: every byte is read as the user says" zeros "$n"
	[ "$n" -gt 10 ] ||
		ok "N=$n: the arrays are as the header describes them" direct "$n"
done

# --- boards without a solution ------------------------------------------------

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
# spare STATUS N
spare() {
	build "$2" "$scratch/spare.c" && exits "$1" "$scratch/program"
}
ok 'N=2: one spare row of zeros, which is not counted' spare 0 2
ok 'N=3: one spare row of zeros, which is not counted' spare 0 3
ok 'N=1: no spare row' spare 1 1

done_testing
