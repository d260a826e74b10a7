#!/bin/sh
# products.t -- what each product says, read without the tools of its language, which formats/ has
. tests/tap.sh

# All is made in $scratch.
lend_host "$scratch/out" && make -s OUT="$scratch/out" counts && make -s OUT="$scratch/out" PREFIX=zoo counts || exit
top=$PWD && cd "$scratch" && mv out/*_counts.[hc] . || exit

# files PREFIX N [ENDING...]: of that board, with these endings or with each that has a template
files() {
	name=$1$2
	shift 2
	[ $# -gt 0 ] || set -- $(cd "$top/templates" && ls queens[._]*.m4 | sed 's/^queens//; s/[.]m4$//')
	printf "$name%s " "$@"
}
exits 0 "$top/gen/queens-tables" $(files queens 4) $(files zoo 4) \
	$(for n in 1 2 8 11; do files queens $n .json .py .rs .hpp .csv .tsv .h; done) \
	$(for name in queens zoo; do files $name 12 .h .c _where.h; done) queens8.html queens9.html || exit

# --- with another PREFIX -----------------------------------------------------------

# renamed FILE: it is what the same board has with PREFIX=queens; no name stayed queens
renamed() {
	sed 's/zoo/queens/g; s/ZOO/QUEENS/g' "$1" | diff "$(echo "$1" | sed 's/zoo/queens/')" - &&
		! grep -nE 'QUEENS|queens[0-9_]' "$1"
}
for file in $(files zoo 4) $(files zoo 12 .h .c _where.h) zoo_counts.h zoo_counts.c; do
	ok "$file has its own names, and else the text of queens${file#zoo}" renamed $file
done

# --- the data ---------------------------------------------------------------------

# listed N: the lines of its .tsv, which views.t shows to be right, then the columns and the size of each group
listed() {
	awk -F '\t' 'NR > 1 { print } NR > 1 && $5 == 0 { least[++groups] = $2 "\t" $6 }
		END { for (g = 1; g <= groups; g++) print least[g] }' queens$1.tsv
}
# holds N ENDING: that is what the file holds
holds() {
	listed $1 >wanted
	awk -v N=$1 -f "$top/tests/tables/read.awk" queens$1$2 | diff wanted -
}
# csv N: a field for each row, the fields of the .tsv around them
csv() {
	equal "$(head -n 1 queens$1.csv)" \
		"solution,$(seq $1 | sed s/^/row/ | paste -sd , -),group_number,image_name,image_number,group_size" &&
		tr '\t' , <queens$1.tsv | sed 's/ \([0-9]\)/,\1/g; s/\(Rotate\),/\1 /; 1d' >wanted &&
		sed 1d queens$1.csv | diff wanted -
}
# framed N ENDING: what stands around the data is as on board 8, but for numbers
framed() {
	for n in $1 8; do
		sed -E 's/[0-9a-f]{64}|[0-9]+/#/g; s/(#[, ])+#/#/g; s/uint#_t/uint_t/; s/u#;/u;/; /^[#,]*$/d; /^[^a-z]*#[^a-z]*$/d' \
			queens$n$2 >frame$n
	done
	diff frame8 frame$1
}
for n in 1 2 8 11; do
	for ending in .json .py .rs .hpp; do
		ok "N=$n: queens$n$ending holds each solution, its group and image, and each group" holds $n $ending
		[ $n = 8 ] || ok "N=$n: around its data queens$n$ending reads as that of board 8" framed $n $ending
	done
	ok "N=$n: queens$n.csv has a field for each row, and those of the .tsv" csv $n
done

ok 'N=11: .rs and .hpp have group numbers of 16 bits' equal \
	"$(cat queens11.rs queens11.hpp | grep -cE 'GROUP_OF: .u16; 2680.|<std::uint16_t, 2680> group_of')" 2

# What a reader of JSON asks: numbers and strings in brackets, with a comma between two of them
json() {
	equal "$(tr -d '\n' <queens$1.json | sed -E 's/"[^"]*"|[0-9]+/0/g; :a; s/\[(0(, ?0)*)?\]/0/g; ta')" \
		'{0: 0,0: 0,0: 0,0: 0,0: 0,0: 0,0: 0,0: 0,0: 0,0: 0}'
}
ok 'N=2: the .json is one, with empty lists' json 2
ok 'N=8: the .json is one' json 8
identity() {
	equal "$(sed -n 's/^"\(version\|n\|sha256\)": \(.*\),$/\2/p' queens8.json | xargs)" \
		"$(cd "$top" && version) 8 $(cut -f 2 queens8.tsv | sed 1d | sha256sum | cut -d ' ' -f 1)"
}
ok 'the .json says its version, its board and the sum of the list' identity

cat >twice.cc <<'END'
#include "queens8.hpp"
#include "queens8.hpp"
#include "queens2.hpp"
static_assert(queens8::n == 8 && queens8::solutions.size() == 92 && queens8::fundamentals[11][7] == 3 &&
	queens8::groups_of_8 == 11 && queens8::groups_of_4 == 1 && queens2::solutions.size() == 0, "");
END
ok_with g++ 'g++ takes the .hpp of two boards, one of them twice' \
	silent g++ -std=c++17 -Wall -Wextra -Werror -fsyntax-only twice.cc

# --- what the header says ---------------------------------------------------------------

# edge: about which image 4 reflects, by the tables: rows change places, or columns
edge() {
	awk -F '\t' 'NR > 1 {
			n = split($2, column, " ")
			below = beside = ""
			for (row = n; row > 0; row--) {
				below = below " " column[row]
				beside = " " n + 1 - column[row] beside
			}
		}
		NR > 1 && $5 == 0 { least[$3] = " " $2 }
		NR > 1 && $5 == 4 { print least[$3] == below ? "bottom" : least[$3] == beside ? "right" : "no" }' \
		queens8.tsv | sort -u
}
says_edge() {
	equal "$(tr -d '\n*' <queens8$1 | tr -s ' /' | grep -o "$2 about the [a-z]* edge" | sed 's/.*the //')" "$(edge) edge"
}
ok 'queens8.h says about which edge image 4 reflects' says_edge .h 'Image 4 reflects it'
ok 'queens8.hpp says it, too' says_edge .hpp 'a reflection is'

: >pgmspace.h # which the core for an ESP8266 has
while read -r macro section; do
	ok "with $macro all tables of queens8.h are in $section" equal \
		"$(echo '#include "queens8.h"' | $CC -D$macro -I. -E - | grep -oF "section(\"$section" | wc -l)" 5
done <<'END'
__IMXRT1062__ .progmem.
ESP8266 .irom.text.
END
# 28,592 bytes: 111 behind the first 256
ok 'N=12: queens12_where.h counts its bytes for a large AVR' grep '[.]fill 111.n' queens12_where.h

# To board 8 a gallery draws each solution, on larger ones one of each group.
drawn() {
	equal "$(grep -c 'role="img" aria-label="Solution [0-9]*"' queens$1.html)" $2
}
ok 'N=8: the gallery draws 92 boards' drawn 8 92
ok 'N=9: it draws 46' drawn 9 46

done_testing
