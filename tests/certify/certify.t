#!/bin/sh
# certify.t -- certify proves tables of boards 1 to 12, and refuses what is not one
. tests/tap.sh

certify() {
	timeout 600 tests/certify/certify "$@"
}

# certifies N: one line for each form, with the published number
certifies() {
	known "$1"
	for form in c tsv json; do
		echo "certified: $OUT/queens$1.$form: $all solutions, and there are no others"
	done >"$scratch/wanted"
	exits 0 certify "$OUT/queens$1.c" "$OUT/queens$1.tsv" "$OUT/queens$1.json" \
		>"$scratch/got" && cmp "$scratch/got" "$scratch/wanted"
}
for n in 1 2 3 4 5 6 7 8 9 10 11 12; do
	ok "N=$n: .c, .tsv and .json hold all solutions" certifies $n
done

# --- wrong tables -------------------------------------------------------------

# names_wrong N FORM CHANGE ROW MISSING: of table queensN.FORM in $scratch, changed by sed,
# certify names this row, and this solution
names_wrong() {
	wrong "$1" "$2" "$3"
	{
		[ -z "$4" ] || echo "certify: $table: row $4"
		[ -z "$5" ] || echo "certify: $table: this solution is missing: $5"
	} >"$scratch/wanted"
	exits 1 certify "$table" >"$scratch/stdout" 2>"$scratch/stderr" &&
		diff "$scratch/stderr" "$scratch/wanted" && [ ! -s "$scratch/stdout" ]
}
wrong() {
	table=$scratch/queens$1.$2
	cp "$OUT/queens$1.h" "$scratch"
	sed "$3" "$OUT/queens$1.$2" >"$table"
}

sed 1d "$OUT/queens8.tsv" | cut -f 2 >"$scratch/list"
names_each() {
	at=1
	while read -r solution; do
		at=$((at + 1))
		names_wrong 8 tsv "${at}d" '' "$solution" || return
	done <"$scratch/list"
	equal $at 93
}
ok 'N=8: each of 92 rows left out of the .tsv is named' names_each

# name, board, form, what sed changes, the row and the solution that certify names.  A table
# in C has a size: without a row, its last one is zeros.
while IFS='|' read -r name n form change row missing; do
	ok "N=$n: a .$form with $name is refused" names_wrong "$n" "$form" "$change" "$row" "$missing"
done <<'END'
a row left out|8|c|/(0,4,7,5,2,6,1,3/d|92, 1 1 1 1 1 1 1 1, is not a solution|1 5 8 6 3 7 2 4
a changed column|8|c|s/(0,4,7,5,2,6,1,3/(0,4,7,5,2,6,1,4/|1, 1 5 8 6 3 7 2 5, is not a solution|1 5 8 6 3 7 2 4
a changed column|12|c|0,/^\t{0,2,/s//\t{0,3,/|1, 1 4 5 8 10 12 6 11 2 7 9 4, is not a solution|1 3 5 8 10 12 6 11 2 7 9 4
a row twice|8|tsv|5p|5, 1 7 5 8 2 4 6 3, does not come after the row before
two rows swapped|8|tsv|5{h;d};6G|5, 1 7 5 8 2 4 6 3, does not come after the row before|1 7 5 8 2 4 6 3
a row of seven queens|8|tsv|5s/ 3	/	/|4, 1 7 5 8 2 4 6, is not a solution|1 7 5 8 2 4 6 3
a row too many|3|tsv|$a1	1 3 2	1	Untransformed	0	8|1, 1 3 2, is not a solution
a row left out|8|json|/^.0,4,7,5,2,6,1,3/d||1 5 8 6 3 7 2 4
a row of nine queens|8|json|s/^.0,4,7,5,2,6,1,3/&,8/|1, 1 5 8 6 3 7 2 4 9, is not a solution|1 5 8 6 3 7 2 4
a queen beside the board|8|json|s/^.0,4,7,5,2/[12,4,7,5,2/|1, 13 5 8 6 3 7 2 4, is not a solution|1 5 8 6 3 7 2 4
half a queen|8|json|s/^.0,4,7,5,2/[0.5,4,7,5,2/|1, 1.5 5 8 6 3 7 2 4, is not a solution|1 5 8 6 3 7 2 4
END

wrong 8 c '/FIRST(0,4/p'
ok 'N=8: a .c with a row twice is refused by the compiler' \
	says 'error: excess elements' 1 certify "$table"
wrong 8 json '/"solutions"/s/://'
ok 'N=8: a .json that jq cannot read is refused' says 'parse error' 1 certify "$table"

# --- wrong proofs -------------------------------------------------------------

awk -v N=8 -f tests/certify/cnf.awk "$scratch/list" >"$scratch/cnf"
timeout 60 cadical -q --no-binary --unsat "$scratch/cnf" "$scratch/proof" >/dev/null

rup() {
	timeout 60 "$OUT/build/host/rup" "$@"
}
ok 'rup accepts the proof for board 8' silent rup "$scratch/cnf" "$scratch/proof"

# not_accepted TEXT COMMAND: the proof for board 8, changed by COMMAND
not_accepted() {
	sh -c "$2" <"$scratch/proof" >"$scratch/wrong" || return
	says "$1" 1 rup "$scratch/cnf" "$scratch/wrong"
}
while IFS='|' read -r name text command; do
	ok "a proof is refused $name" not_accepted "$text" "$command"
done <<'END'
without its last line|the proof has no empty clause|sed '$d'
that drops the empty clause|the proof has no empty clause|sed '$s/^/d /'
that is the empty clause alone|the clause does not follow|echo 0
whose first clause has another sign|the clause does not follow|sed 1s/-//
whose first clause lacks a literal|the clause does not follow|sed '1s/[^ ]* //'
cut in its last line|a clause is numbers to 256, then 0|head -c -1
with a literal that is no square|a clause is numbers to 256, then 0|sed '1s/^/257 /'
with a letter|a clause is numbers to 256, then 0|sed 1s/^/x/
with 600 literals in a line|a clause is numbers to 256, then 0|awk 'NR == 1 { for (; k < 600; k++) printf "1 " } 1'
END
# Formulas that have a model.
while IFS='|' read -r formula proof; do
	printf '%b\n' "$formula" >"$scratch/model"
	printf '%b\n' "$proof" >"$scratch/wrong"
	ok "no proof holds for $formula" says 'the clause does not follow' 1 rup "$scratch/model" "$scratch/wrong"
done <<'END'
1 2 0|1 0\n0
1 2 0|1 2 0\n0
1 0\n1 0|0
1 0\n1 2 0|-2 0\n0
1 0\n2 3 0|-1 2 0\n-1 -2 0\n0
END

mkdir "$scratch/few" # of commands, but jq
for tool in sh timeout dirname mktemp rm tr; do
	ln -s "$(command -v $tool)" "$scratch/few"
done
while IFS='|' read -r line text status; do
	ok "$line is refused" says "$text" "$status" typed "$line"
done <<'END'
rup "$scratch/cnf" "$scratch/none"|cannot be opened|1
rup "$scratch/cnf" "$scratch"|cannot be read|1
rup "$scratch/cnf"|usage: rup FORMULA PROOF|2
certify "$OUT/queens8.h"|name files of a board|2
certify "$scratch/queens9.tsv"|no such file|2
CC=nosuch certify "$OUT/queens8.c"|nosuch is not there|2
PATH=$scratch/few certify "$OUT/queens8.json"|jq is not there: make setup-certify installs it|2
END

done_testing
