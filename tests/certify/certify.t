#!/bin/sh
# certify.t -- certify proves tables of N=1 to 12, and refuses what is not one
. tests/tap.sh

certify() {
	timeout 600 tests/certify/certify "$@"
}
rup() {
	timeout 60 "$OUT/build.queens/host/rup" "$@"
}

for n in 1 2 3 4 5 6 7 8 9 10 11 12; do
	end="$(number $n) solutions, and there are no others"
	ok "N=$n: .c, .tsv and .json hold all solutions" prints "certified: $OUT/queens$n.c: $end
certified: $OUT/queens$n.tsv: $end
certified: $OUT/queens$n.json: $end" certify "$OUT/queens$n.c" "$OUT/queens$n.tsv" "$OUT/queens$n.json"
done

# --- wrong tables -------------------------------------------------------------

# refuses_table TEXT N FORM CHANGE: certify says TEXT of table queensN.FORM, which sed changes
refuses_table() {
	cp "$OUT/queens$2.h" "$scratch"
	sed "$4" "$OUT/queens$2.$3" >"$scratch/queens$2.$3"
	says "certify: $scratch/queens$2.$3: $1" 1 certify "$scratch/queens$2.$3"
}
sed 1d "$OUT/queens8.tsv" | cut -f 2 >"$scratch/list"
names_each() {
	at=1
	while read -r solution; do
		at=$((at + 1))
		refuses_table "this solution is missing: $solution" 8 tsv "${at}d" || return
	done <"$scratch/list"
	equal $at 93
}
ok 'N=8: each of 92 rows left out of the .tsv is named' names_each

# name, board, form, what sed changes, what certify says.  A table in C has a size: without a
# row, its last one is zeros.
while IFS='|' read -r name n form change text; do
	ok "N=$n: a .$form with $name is refused" refuses_table "$text" "$n" "$form" "$change"
done <<'END'
a row left out|8|c|/(0,4,7,5,2,6,1,3/d|row 92, 1 1 1 1 1 1 1 1, is not a solution
a changed column|12|c|0,/^\t{0,2,/s//\t{0,3,/|row 1, 1 4 5 8 10 12 6 11 2 7 9 4, is not a solution
a row more|8|c|/FIRST(0,4/p|
a row twice|8|tsv|5p|row 5, 1 7 5 8 2 4 6 3, does not come after the row before
a row for none|3|tsv|$a1	1 3 2	1	Untransformed	0	8|row 1, 1 3 2, is not a solution
a row left out|8|json|/^.0,4,7,5,2,6,1,3/d|this solution is missing: 1 5 8 6 3 7 2 4
a row of nine queens|8|json|s/^.0,4,7,5,2,6,1,3/&,8/|row 1, 1 5 8 6 3 7 2 4 9, is not a solution
a queen beside the board|8|json|s/^.0,4,7,5,2/[12,4,7,5,2/|row 1, 13 5 8 6 3 7 2 4, is not a solution
half a queen|8|json|s/^.0,4,7,5,2/[0.5,4,7,5,2/|row 1, 1.5 5 8 6 3 7 2 4, is not a solution
no colon|8|json|/"solutions"/s/://|parse error
END

# --- wrong proofs -------------------------------------------------------------

awk -v N=8 -f tests/certify/cnf.awk "$scratch/list" >"$scratch/cnf"
timeout 60 cadical -q -f --no-binary --unsat "$scratch/cnf" "$scratch/proof" >/dev/null
ok 'rup accepts the proof for board 8' silent rup "$scratch/cnf" "$scratch/proof"

# refuses_proof TEXT COMMAND: the proof for N=8, changed by COMMAND
refuses_proof() {
	sh -c "$2" <"$scratch/proof" >"$scratch/wrong" || return
	says "$1" 1 rup "$scratch/cnf" "$scratch/wrong"
}
while IFS='|' read -r name text command; do
	ok "a proof is refused $name" refuses_proof "$text" "$command"
done <<'END'
without most of its lines|the empty clause is not there|head -n 9
that is the empty clause alone|a clause does not follow|echo 0
whose first clause has another sign|a clause does not follow|sed 1s/-//
whose first clause lacks a literal|a clause does not follow|sed '1s/[^ ]* //'
that drops what it needs|a clause does not follow|sed 's/.*/&\nd &/'
with a literal that is no square|the empty clause is not there|sed '1s/^/257 /'
with a letter|the empty clause is not there|sed 1s/^/x/
with 600 literals in a clause|the empty clause is not there|sed "1s/^/$(printf '1 %.0s' $(seq 600))/"
END
# Formulas that have a model.
while IFS='|' read -r formula proof; do
	printf '%b\n' "$formula" >"$scratch/model"
	printf '%b\n' "$proof" >"$scratch/wrong"
	ok "no proof holds for $formula" says 'a clause does not follow' 1 rup "$scratch/model" "$scratch/wrong"
done <<'END'
1 2 0|1 0\n0
1 2 0|1 2 0\n0
1 0\n1 0|0
1 0\n1 2 0|-2 0\n0
1 0\n2 3 0|-1 2 0\n-1 -2 0\n0
END

while IFS='|' read -r line text status; do
	ok "$line is refused" says "$text" "$status" typed "$line"
done <<'END'
rup "$scratch/cnf" "$scratch/none"|cannot be opened|1
rup "$scratch/cnf" "$scratch"|the empty clause is not there|1
rup "$scratch/cnf"|usage: rup FORMULA PROOF|2
certify "$OUT/queens8.h"|name files of a board|2
certify "$scratch/queens9.tsv"|no such file|2
OUT=$scratch certify "$OUT/queens8.c"|/build.queens/host/rup: make certify builds it|2
CC=nosuch certify "$OUT/queens8.c"|nosuch: not found|1
END

done_testing
