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
			$5 = $6 = 0
		} { print }' "$scratch/wanted" | cmp - "$scratch/got"
}

# --- through functions, and in blocks ------------------------------------------

# The header of the user: an index that is too large ends the program.
cat >"$scratch/config.h" <<'END'
#ifndef CONFIG_H
#define CONFIG_H
#include <stdlib.h>
#define CHECKED(claim) ((claim) ? (void)0 : exit(3))
END
for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do
	echo "#define QUEENS${n}_FUNCTIONS"
	echo "#define QUEENS${n}_ASSERT(claim) CHECKED(claim)"
done >>"$scratch/config.h"
echo '#endif' >>"$scratch/config.h"

# consumer.c with the functions and objects
sed 's/P(COLUMN)/T(column)/g; s/P(FUNDAMENTAL_COLUMN)/T(fundamental_column)/g
	s/P(GROUP)/T(group)/g; s/P(IMAGE)/T(image)/g; s/P(GROUP_SIZE)/T(size)/g
	s/P(N)/T(n)/g; s/P(SOLUTIONS)/T(all)/g; s/P(FUNDAMENTALS)/T(fundamental)/g' \
	tests/tables/consumer.c >"$scratch/functions.c"

# through_functions N: they print the tables, and the other numbers are right
through_functions() {
	build "$1" "$scratch/functions.c" -I"$scratch" \
		"-DQUEENS$1_CONFIG=\"config.h\"" &&
		"$scratch/program" | cmp - "$scratch/wanted" || return
	cat >"$scratch/numbers.c" <<-'END'
		#include HEADER
		int main(void)
		{
			return T(groups_of_8) != P(GROUPS_OF_8) ||
			       T(groups_of_4) != P(GROUPS_OF_4) ||
			       T(groups_of_2) != P(GROUPS_OF_2) ||
			       T(groups_of_1) != P(GROUPS_OF_1) ||
			       T(version) != P(VERSION) || T(check) != P(CHECK);
		}
	END
	build "$1" "$scratch/numbers.c" "-DQUEENS$1_FUNCTIONS" &&
		exits 0 "$scratch/program"
}

# checked N STATUS FUNCTION ARGUMENTS: a program that calls it exits with STATUS
checked() {
	printf '#include HEADER\nint main(void)\n{\n%s\n}\n' \
		"unsigned long value = T($3)$4; return value > 100000;" >"$scratch/call.c"
	build "$1" "$scratch/call.c" -I"$scratch" \
		"-DQUEENS$1_CONFIG=\"config.h\"" && exits "$2" "$scratch/program"
}

# Copies each stored row and unpacks it; prints the list, and the number of bytes
# that were read.
cat >"$scratch/count.h" <<'END'
#ifndef COUNT_H
#define COUNT_H
static unsigned long reads;
#define READ(p) (reads++, *(p))
#endif
END
cat >"$scratch/unpack.c" <<'END'
#include HEADER
#include <stdio.h>
static void print(const uint8_t *row)
{
	uint8_t bytes[P(ROW_BYTES)];
	int columns[P(N)], k;
	for (k = 0; k < P(ROW_BYTES); k++)
		bytes[k] = P(READ_U8)(&row[k]);
	P(UNPACK)(bytes, columns);
	for (k = 0; k < P(N); k++)
		printf(k ? " %d" : "%d", columns[k] + 1);
	putchar('\n');
}
int main(void)
{
	unsigned long i, all = P(SOLUTIONS);
	for (i = 0; i < all; i++)
		print(P(STORED)(i));
	printf("%lu\n", reads);
	for (i = 0, all = P(FUNDAMENTALS); i < all; i++)
		print(P(FUNDAMENTAL_STORED)(i));
	return 0;
}
END
unpacks() {
	bytes=$(sed -n 's/^#define .*_ROW_BYTES //p' "$OUT/queens$1.h")
	awk -F '\t' -v bytes="$bytes" 'NR > 1 { print $2 }
		$4 == "Untransformed" { least = least $2 "\n" }
		END { printf "%d\n%s", (NR - 1) * bytes, least }' \
		"$scratch/wanted" >"$scratch/list"
	build "$1" "$scratch/unpack.c" -include "$scratch/count.h" \
		"-DQUEENS$1_READ_U8(p)=READ(p)" -Wno-unused-variable &&
		"$scratch/program" | cmp - "$scratch/list"
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
	puts("rank\tcolumns\tgroup\timage\timage_number\tsize");
	for (int i = 0; i < P(SOLUTIONS); i++) {
		int group = T(group_of)[i][0];
		printf("%d\t", i + 1);
		print_row(T(solutions)[i]);
		printf("\t%d\t%s\t%d\t%d\n", group + 1, images[T(image_of)[i]],
		       T(image_of)[i], T(group_size)[group]);
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
	ok "N=$n: the functions and objects say the same" through_functions "$n"
	ok "N=$n: stored rows are unpacked, each byte is read once" unpacks "$n"
	[ "$n" -gt 10 ] ||
		ok "N=$n: the arrays are as the header describes them" direct "$n"
done

# --- indexes --------------------------------------------------------------------

while read -r n status function arguments; do
	case " $BOARDS " in *" $n "*) ;; *) continue ;; esac
	case $status in
	0) name='in range' ;;
	3) name='out of range' ;;
	esac
	ok "N=$n: an assert can tell that $function$arguments is $name" \
		checked "$n" "$status" "$function" "$arguments"
done <<'END'
8 0 column (91, 7)
8 3 column (92, 0)
8 3 column (0, 8)
8 0 fundamental_column (11, 7)
8 3 fundamental_column (12, 0)
8 3 fundamental_column (0, 8)
8 0 group (91)
8 3 group (92)
8 0 image (91)
8 3 image (92)
8 0 size (11)
8 3 size (12)
12 0 column (14199, 11)
12 3 column (14200, 0)
12 3 column (0, 12)
12 0 size (1786)
12 3 size (1787)
END

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
for n in 2 3; do
	case " $BOARDS " in *" $n "*) ok "N=$n: one spare row of zeros, which is not counted" spare 0 $n ;; esac
done
ok 'N=1: no spare row' spare 1 1

done_testing
