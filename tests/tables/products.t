#!/bin/sh
# products.t -- what each product says, read without the tools of its language, which formats/ has
. tests/tap.sh

# With a template of any ending, and of arrays.
named=$(ls -R templates | sed -n 's/^queens\([._].*\)[.]m4$/4\1/p'; echo 12.c _counts.h _counts.c)
make_tables $(printf 'queens%s ' $named) $(printf 'm4zoo_q%s ' $named) queens8_compact.h queens12_where.h \
	$(for n in 1 2 8 11; do printf "queens$n%s " .json .py .rs .hpp .csv .sql .datapackage.json .tsv .h .c .1; done) || exit
top=$PWD && cd "$scratch" || exit

# --- with another PREFIX -----------------------------------------------------------

# renamed FILE: it is what the same board has with PREFIX=queens; no name stayed queens
renamed() {
	sed 's/m4zoo_q/queens/g; s/M4ZOO_Q/QUEENS/g' "$1" | diff "queens${1#m4zoo_q}" - &&
		exits 1 grep -nE 'QUEENS|queens[0-9_]' "$1"
}
for file in $named; do
	ok "m4zoo_q$file has its own names, and else the text of queens$file" renamed m4zoo_q$file
done

# --- the data ---------------------------------------------------------------------

# listed N: the lines of its .tsv, which views.t shows to be right, then the columns and the size of each group
listed() {
	awk -F '\t' 'NR > 1 { print } NR > 1 && $5 == 0 { least[++groups] = $2 "\t" $6 }
		END { for (g = 1; g <= groups; g++) print least[g] }' queens$1.tsv
}
json='perl -MJSON::PP' # which some systems pack apart
# holds N ENDING: that is what the file holds
holds() {
	listed $1 >wanted && perl "$top/tests/tables/read.pl" queens$1$2 >got && diff wanted got
}
# csv N: a field for each row, the fields of the .tsv around them
csv() {
	{
		echo "solution,$(seq -s , -f row%g $1),group_number,image_name,image_number,group_size"
		tr '\t' , <queens$1.tsv | sed '1d; s/ \([0-9]\)/,\1/g; s/\(Rotate\),/\1 /'
	} | diff - queens$1.csv
}
# sql N: the columns and the rows of the .csv, numbers without quotes; a statement has at most 100 rows
sql() {
	{
		sed -n 's/^  \([a-z0-9_]*\) [A-Z].*/\1/p' queens$1.sql | paste -sd , &&
			sed -n "s/, /,/g; s/^(\([0-9,]*\),'\([^']*\)',\([0-9,]*\))[,;]\$/\1,\2,\3/p" queens$1.sql
	} | diff queens$1.csv - && equal "$(grep -c ';$' queens$1.sql)" $((3 + ($(cd "$top" && number $1) + 99) / 100)) &&
		prints 'VARCHAR(22) NOT NULL,' sed -n 's/^  image_name //p' queens$1.sql &&
		prints $(($1 + 4)) grep -cE '^  [a-z0-9_]* (SMALLINT|INTEGER) (NOT NULL|PRIMARY KEY),?$' queens$1.sql
}
# package N: describes the columns of the .csv, a row's by its number, one of them a text
package() {
	$json -0777 -ne '$file = decode_json($_)->{resources}[0]; @fields = @{$file->{schema}{fields}};
		print "$file->{path}\n", join(",", map $_->{name}, @fields), "\n";
		print "$_->{name} $_->{type}\n" for grep $_->{type} ne "integer", @fields;
		print join(" ", map $_->{constraints}{minimum} // "-", @fields), "\n";
		print scalar grep({ $_->{name} =~ /^row(.*)/ && $_->{description} =~ /^column of the queen in row $1,/ } @fields), "\n"' queens$1.datapackage.json >got &&
		{ echo queens$1.csv && head -n 1 queens$1.csv && echo image_name string &&
			echo "1 $(yes 1 | head -n $1 | xargs) 1 - 0 1" && echo $1; } | diff - got
}
for n in 1 2 8 11; do
	ok "N=$n: queens$n.sql has the columns and rows of the .csv" sql $n
	ok_if "$json -e 1" "N=$n: queens$n.datapackage.json names the columns of the .csv, their types and least numbers" package $n
	for ending in .json .py .rs .hpp; do
		ok "N=$n: queens$n$ending holds each solution, its group and image, and each group" holds $n $ending
	done
	ok "N=$n: queens$n.csv has a field for each row, and those of the .tsv" csv $n
done
ok_if "$json -e 1" 'the .json says its version, its board, from where it counts, and the sum of the list' \
	prints "$(cd "$top" && version) 8 0 $(sed 1d queens8.tsv | cut -f 2 | sha256sum | cut -d ' ' -f 1)" \
	$json -0777 -ne '$board = decode_json $_; print "@$board{qw(version n index_base sha256)}\n"' queens8.json

cat >twice.cc <<'END'
#include "queens8.hpp"
#include "queens8.hpp"
#include "queens2.hpp"
static_assert(queens8::n == 8 && queens8::solutions.size() == 92 && queens8::fundamentals[11][7] == 3 &&
	queens8::groups_of_8 == 11 && queens8::groups_of_4 == 1 && queens8::groups_of_2 + queens8::groups_of_1 == 0 &&
	queens2::solutions.size() == 0, "");
END
ok_if 'command -v g++' 'g++ takes the .hpp of two boards, one of them twice' \
	silent g++ -std=c++17 -Wall -Wextra -Werror -fsyntax-only twice.cc

# --- the table of counts: what is published --------------------------------------------

# C90 prints no uint64_t, but has an unsigned long of 64 bits here.  An argument may be any expression.
cat >print.c <<'END'
#include "queens_counts.h"

#include <stdio.h>

int
main(void)
{
	int n;

	for (n = 1; n <= QUEENS_COUNTS_MAX; n++)
		printf("%d %lu %lu\n", n, (unsigned long)QUEENS_COUNTS_ALL(1 ? n : 0),
		       (unsigned long)QUEENS_COUNTS_FUNDAMENTAL(1 ? n : 0));
	return 0;
}
END
# reads COMPILER FLAGS...: the table, compiled so, says what OEIS says
reads() {
	silent "$@" -Wall -Wextra -pedantic -Werror -Wconversion -Wsign-conversion -Wshadow \
		-o print print.c queens_counts.c && prints "$wanted" ./print
}
wanted=$(cd "$top" && for n in $(seq 27); do
	known $n
	echo "$n $all $fundamental"
done)
ok 'the table of counts, as C90' reads $CC -std=c90
ok_if 'command -v c++' 'as C++' reads c++ -x c++ -std=c++11 -Wno-unused-macros

# --- what they say ----------------------------------------------------------------

# man N: the page of its printer has the published numbers
man() {
	known=$(cd "$top" && known $1 && echo "$all $fundamental")
	equal "$known" "$(sed -n 's/^This board has \([0-9]*\) solutions\{0,1\}[.]$/\1/p
		s/.* the fundamental solution; this board has \([0-9]*\)[.]$/\1/p' queens$1.1 | xargs)"
}
for n in 1 2 8 11; do
	ok "N=$n: the man page has the numbers of solutions" man $n
done
ok 'the .py tells formatters to leave it alone' prints '# fmt: off' sed -n 2p queens8.py

# Whatever begins its lines, it says of images what views.t shows.
rule='1, 2 and 3 turn it clockwise by 90, 180 and 270 degrees. Image 4 swaps top and bottom'
rule="Image 0 is the fundamental solution. Images $rule. Images 5, 6 and 7 turn image 4 clockwise by 90, 180 and 270 degrees."
for ending in .h _compact.h .hpp .rs .py .json .sql .datapackage.json; do
	ok "queens8$ending says what images are" typed "tr -cs 'A-Za-z0-9,.' '[ *]' <queens8$ending | grep -F '$rule'"
done

mkdir avr
echo '#define pgm_read_byte(p) FLASH(p)' >avr/pgmspace.h # which the core for an ESP8266 has
# placed MACRO SECTION: where tables of queens8.h are, five of them
placed() {
	prints 5 typed "echo '#include \"queens8.h\"' | $CC -D$1 -I. -E - | grep -cF 'section(\"$2'"
}
ok 'a Teensy 4 has the tables in flash' placed __IMXRT1062__ .progmem.
ok 'an ESP8266 has the tables in flash' placed ESP8266 .irom.text.
ok 'and reads them from there' prints 'FLASH(p)' typed \
	"printf '#include \"queens8.h\"\nQUEENS8_READ_U8(p)\n' | $CC -DESP8266 -I. -E - | tail -n 1"
# read_by_all: what the hooks of all boards make of numbers of 8, 16 and 32 bits
read_by_all() {
	printf '#include "queens8.h"\nQUEENS8_READ_U8(p) QUEENS8_READ_U16(p) QUEENS8_READ_U32(p)\n' |
		$CC '-DQUEENS_READ_U8(p)=A(p)' '-DQUEENS_READ_U16(p)=B(p)' '-DQUEENS_READ_U32(p)=C(p)' -I. -E - | tail -n 1
}
ok 'hooks of all boards read numbers, each of its size' prints 'A(p) B(p) C(p)' read_by_all
# fill N: of the tables of board N, a large AVR counts each 256 bytes behind the first
fill() {
	{
		printf '#include <stdio.h>\n#include "queens%s.h"\nint main(void) { printf("%%lu\\n", (255UL' $1
		printf " + sizeof queens$1_%s" solutions fundamentals group_of image_of group_size
		echo ') / 256 - 1); return 0; }'
	} >fill.c && $CC -o fill fill.c "queens$1.c" &&
		prints "$(sed -n 's/.*[.]fill \([0-9]*\).n.*/\1/p' "queens$1.c")" ./fill
}
for n in 1 2 8 11; do
	ok "N=$n: queens$n.c counts the bytes of its tables for a large AVR" fill $n
done
# 28,592 bytes: 111 behind the first 256
ok 'N=12: queens12_where.h counts its bytes for a large AVR' grep '[.]fill 111.n' queens12_where.h

done_testing
