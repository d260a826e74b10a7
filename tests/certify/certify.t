#!/bin/sh
# certify.t -- certify proves tables of boards 1 to 12, and refuses what is not one
. tests/tap.sh

certify() {
	timeout 6000 tests/certify/certify "$@"
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

# wrong N FORM COMMAND...: table queensN.FORM in $scratch, changed by COMMAND, a filter
wrong() {
	table=$scratch/queens$1.$2 good=$OUT/queens$1.$2
	cp "$OUT/queens$1.h" "$scratch"
	shift 2
	"$@" <"$good" >"$table"
	! cmp -s "$good" "$table" || { echo 'nothing was changed'; return 1; }
}

# faults LINE...: all that certify says of $table, without its name, when it refuses it
faults() {
	printf '%s\n' "$@" >"$scratch/wanted"
	exits 1 certify "$table" >"$scratch/stdout" 2>"$scratch/stderr" || return
	sed "s|^certify: $table: ||" "$scratch/stderr" | diff - "$scratch/wanted" &&
		[ ! -s "$scratch/stdout" ]
}

# The first line of solutions in each form of board 8.
first_c=$(grep -n -m 1 'FIRST(0x' "$OUT/queens8.c" | cut -d : -f 1)
first_tsv=2
first_json=$(grep -n -m 1 '^\[' "$OUT/queens8.json" | cut -d : -f 1)

# A table in C has a size: without a row, its last one is zeros.
c_fault='row 92, 1 1 1 1 1 1 1 1, is not a solution'

# names_each FORM [FAULT]: each of the 92 rows, if it is left out
names_each() {
	form=$1
	shift
	awk -v N=8 -f tests/views/solve.awk >"$scratch/list" || return
	eval "at=\$first_$form"
	while read -r solution; do
		wrong 8 "$form" sed "${at}d" || return
		faults "$@" "this solution is missing: $solution" || return
		at=$((at + 1))
	done <"$scratch/list"
	equal "$(wc -l <"$scratch/list")" 92
}
ok 'N=8: each of 92 rows left out of the .c is named' names_each c "$c_fault"
ok 'N=8: each of 92 rows left out of the .tsv is named' names_each tsv

# In JSON the last row has no comma; without that row, the row before has none.
json_row() {
	jq -c "del(.solutions[$1])"
}
names_each_json() {
	at=0
	while read -r solution; do
		wrong 8 json json_row $at || return
		faults "this solution is missing: $solution" || return
		at=$((at + 1))
	done <"$scratch/list"
	equal $at 92
}
ok 'N=8: each of 92 rows left out of the .json is named' names_each_json

# refuses NAME N FORM CHANGE LINE...: CHANGE is one of sed
refuses() {
	change=$3
	wrong "$1" "$2" sed "$change" || return
	shift 3
	faults "$@"
}

# name, board, form, what sed changes, what certify says; _ is the table's path
while IFS='|' read -r name n form change first second; do
	ok "N=$n: a .$form with $name is refused" refuses "$n" "$form" "$change" "$first" ${second:+"$second"}
done <<END
a changed byte|8|c|s/0x13, 0xD5, 0x8B/0x13, 0xD5, 0x8C/|row 1, 1 5 8 6 3 7 2 5, is not a solution|this solution is missing: 1 5 8 6 3 7 2 4
two rows in one's place|8|c|s/0x17, 0xAC, 0xCC/0x13, 0xD5, 0x8B/|row 2, 1 5 8 6 3 7 2 4, does not come after the row before|this solution is missing: 1 6 8 3 7 4 2 5
two columns swapped|8|tsv|s/1 5 8 6 3 7 2 4/1 5 8 6 3 7 4 2/|row 1, 1 5 8 6 3 7 4 2, is not a solution|this solution is missing: 1 5 8 6 3 7 2 4
a row twice|8|tsv|5p|row 5, 1 7 5 8 2 4 6 3, does not come after the row before
a row twice|8|json|9p|row 3, 1 6 8 3 7 4 2 5, does not come after the row before
two rows swapped|8|tsv|5{h;d};6G|row 5, 1 7 5 8 2 4 6 3, does not come after the row before|this solution is missing: 1 7 5 8 2 4 6 3
a row of seven queens|8|tsv|5s/ 3	/	/|row 4, 1 7 5 8 2 4 6, is not a solution|this solution is missing: 1 7 5 8 2 4 6 3
a row of nine queens|8|json|s/^.0,4,7,5,2,6,1,3/&,8/|row 1, 1 5 8 6 3 7 2 4 9, is not a solution|this solution is missing: 1 5 8 6 3 7 2 4
a queen beside the board|8|json|s/^.0,4,7,5,2,6,1,3/[8,4,7,5,2,6,1,3/|row 1, 9 5 8 6 3 7 2 4, is not a solution|this solution is missing: 1 5 8 6 3 7 2 4
a queen on half a square|8|json|s/^.0,4,7,5,2,6,1,3/[0.5,4,7,5,2,6,1,3/|row 1, 1.5 5 8 6 3 7 2 4, is not a solution|this solution is missing: 1 5 8 6 3 7 2 4
a bogus row on a board without solutions|3|tsv|\$a1	1 3 2	1	Untransformed	0	8|row 1, 1 3 2, is not a solution
a row left out of its literals|12|c|s/^"\\\\2G\\\\233Z\\\\26\\\\203/"/|row 64, 1 1 1 1 1 1 1 1 1 1 1 1, is not a solution|this solution is missing: 1 3 5 8 10 12 6 11 2 7 9 4
a changed byte in its literals|11|c|0,/^"\\\\2/s//"\\\\3/|row 1, 1 4 5 7 9 11 2 4 6 8 10, is not a solution|this solution is missing: 1 3 5 7 9 11 2 4 6 8 10
END

# A row too many does not fit the header's size, so the compiler refuses it.
compiler_refuses() {
	wrong 8 c sed "${first_c}p" || return
	says 'error: excess elements' 1 certify "$table"
}
ok 'N=8: a .c with a row twice is refused' compiler_refuses
no_json() {
	wrong 8 json sed '/"solutions"/s/://' || return
	says 'parse error' 1 certify "$table"
}
ok 'N=8: a .json that jq cannot read is refused' no_json

# --- wrong proofs -------------------------------------------------------------

awk -v N=8 -f tests/views/solve.awk | awk -v N=8 -f tests/certify/cnf.awk >"$scratch/cnf"
timeout 600 cadical -q --no-binary --unsat "$scratch/cnf" "$scratch/proof" >/dev/null

rup() {
	timeout 600 "$OUT/build/host/rup" "$@"
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
cut in its last line|a clause is numbers to 256, then 0|head -c -1
cut in half|a clause is numbers to 256, then 0|head -c 9000
that is empty|the proof has no empty clause|:
that is the empty clause alone|the clause does not follow|echo 0
that only drops clauses|the proof has no empty clause|grep ^d
that drops the empty clause|the proof has no empty clause|sed '$s/^/d /'
whose first clause has another sign|the clause does not follow|sed 1s/-//
whose first clause lacks a literal|the clause does not follow|sed '1s/[^ ]* //'
without its first half|the clause does not follow|sed 1,450d
with a literal that is no square|a clause is numbers to 256, then 0|sed '1s/^/257 /'
with a letter|a clause is numbers to 256, then 0|sed 1s/^/x/
with two zeros in a line|a clause is numbers to 256, then 0|sed '1s/$/ 0/'
END

cut_anywhere() {
	for at in $(seq 0 97 $(($(wc -c <"$scratch/proof") - 1))); do
		head -c $at "$scratch/proof" >"$scratch/wrong"
		exits 1 rup "$scratch/cnf" "$scratch/wrong" 2>/dev/null || return
	done
}
ok 'a proof is refused wherever it is cut' cut_anywhere

# The formula of 91 rows has a model, so no proof can hold.
less() {
	sed '$d' "$scratch/cnf" >"$scratch/less"
	says 'the clause does not follow' 1 rup "$scratch/less" "$scratch/proof"
}
ok 'the proof for 92 rows does not hold for 91' less
ok 'rup refuses a file that is not there' says 'cannot be opened' 1 \
	rup "$scratch/cnf" "$scratch/none"
ok 'rup refuses a folder' says 'cannot be read' 1 rup "$scratch/cnf" "$scratch"
ok 'rup refuses other arguments' says 'usage: rup FORMULA PROOF' 2 rup "$scratch/cnf"
ok 'certify refuses a file of another kind' says 'name files of a board' 2 \
	certify "$OUT/queens8.h"
ok 'certify refuses a file that is not there' says 'no such file' 2 certify "$scratch/queens9.tsv"

# --- another solver -----------------------------------------------------------

# clasp finds the same set by answer sets, without a formula of ours.
clasp_agrees() {
	gringo -c n=10 tests/certify/queens.lp | timeout 600 clasp 0 -V1 |
		awk '/^queen/ {
			gsub(/queen\(|\)/, "")
			for (i = 1; i <= NF; i++) { split($i, at, ","); column[at[1]] = at[2] }
			for (r = 1; r <= 10; r++) printf "%02d%s", column[r], r < 10 ? " " : "\n"
		}' | sort | sed 's/\<0//g' >"$scratch/got"
	awk -F '\t' 'NR > 1 { print $2 }' "$OUT/queens10.tsv" | cmp - "$scratch/got"
}
ok 'N=10: clasp finds the same solutions' clasp_agrees
done_testing
