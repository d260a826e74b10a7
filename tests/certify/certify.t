#!/bin/sh
# certify.t -- certify accepts tables of N=1 to 12, and refuses what is not one
. tests/tap.sh

certify() {
	timeout 600 tests/certify/certify "$@"
}

for n in 1 2 3 4 5 6 7 8 9 10 11 12; do
	end="$(number $n) solutions, and there are no others"
	ok "N=$n: .c, .tsv and .json hold all solutions" prints "certified: $OUT/queens$n.c: $end
certified: $OUT/queens$n.tsv: $end
certified: $OUT/queens$n.json: $end" certify "$OUT/queens$n.c" "$OUT/queens$n.tsv" "$OUT/queens$n.json"
done

# refuses_table TEXT N FORM CHANGE: certify says TEXT of table queensN.FORM, which sed changes
refuses_table() {
	cp "$OUT/queens$2.h" "$scratch"
	sed "$4" "$OUT/queens$2.$3" >"$scratch/queens$2.$3"
	says "certify: $scratch/queens$2.$3: $1" 1 certify "$scratch/queens$2.$3"
}
# name, board, form, what sed changes, what certify says.  A table in C has a size: without a
# row, its last one is zeros.
while IFS='|' read -r name n form change text; do
	ok "N=$n: a .$form with $name is refused" refuses_table "$text" "$n" "$form" "$change"
done <<'END'
a row left out|8|c|/(0,4,7,5,2,6,1,3/d|row 1 is 1 6 8 3 7 4 2 5, and solution 1 is 1 5 8 6 3 7 2 4
the last row left out|8|c|/(7,3,0,2,5,1,6,4/d|row 92 is 1 1 1 1 1 1 1 1, and solution 92 is 8 4 1 3 6 2 7 5
a changed column|12|c|0,/^\t{0,2,/s//\t{0,3,/|row 1 is 1 4 5 8 10 12 6 11 2 7 9 4, and solution 1 is 1 3 5 8 10 12 6 11 2 7 9 4
a row more|8|c|/FIRST(0,4/p|
a row twice|8|tsv|5p|row 5 is 1 7 5 8 2 4 6 3, and solution 5 is 2 4 6 8 3 1 7 5
the last row twice|8|tsv|$p|row 93 is one too many: 8 4 1 3 6 2 7 5
the last row left out|8|tsv|$d|row 92 is not there, and solution 92 is 8 4 1 3 6 2 7 5
a row for none|3|tsv|$a1	1 3 2	1	Untransformed	0	8|row 1 is one too many: 1 3 2
a row of nine queens|8|json|s/^.0,4,7,5,2,6,1,3/&,8/|row 1 is 1 5 8 6 3 7 2 4 9, and solution 1 is 1 5 8 6 3 7 2 4
half a queen|8|json|s/^.0,4,7,5,2/[0.5,4,7,5,2/|row 1 is 1.5 5 8 6 3 7 2 4, and solution 1 is 1 5 8 6 3 7 2 4
no colon|8|json|/"solutions"/s/://|parse error
END

while IFS='|' read -r line text status; do
	ok "$line is refused" says "$text" "$status" typed "$line"
done <<'END'
certify "$OUT/queens8.h"|name files of a board|2
certify "$scratch/queens9.tsv"|no such file|2
CC=nosuch certify "$OUT/queens8.c"|nosuch: not found|1
END

done_testing
