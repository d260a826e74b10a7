#!/bin/sh
# readme.t -- each example of templates/README.md makes what stands under it
. tests/tap.sh
. tests/templates/room.sh

# A template is a block m4; the block text after it is what it makes for N=4.
count=$(awk -v own="$own" -v made="$made" '
	/^```m4$/ { file = own "/queens.example" ++n ".m4"; next }
	/^```text$/ { file = made "/" n ".text"; next }
	/^```$/ { file = ""; next }
	file { print >file }
	END { print n }' templates/README.md)
(cd "$made" && "$room/queens-tables" -t "$own" $(printf 'queens4.example%s ' $(seq "$count")))
for n in $(seq "$count"); do
	ok "example $n, $(head -n 1 "$own/queens.example$n.m4")" diff "$made/$n.text" "$made/queens4.example$n"
done
ok 'there are at least 7 examples' [ "$count" -ge 7 ]

# The tables of words and of fields, where a value stands beside each: made by N=8, they are these.
tables() {
	awk -F '|' -v template="$own/queens.tables.m4" '
		/^$/ { words = 0 }
		$2 == " macro " { words = /for N=8/ }
		{ n = split($2, macro, "`") }
		words && n == split($3, value, "`") { for (i = 2; i < n; i += 2) { print macro[i] >template; print value[i] } }
		/^[|] `[$][1-9]` / {
			print "q_each(<|solution|>, <|q_every(92, $8, <|" macro[2] "|>)|>)" >template
			split($4, value, "`")
			print value[2]
		}' templates/README.md >"$scratch/values"
	[ "$(wc -l <"$scratch/values")" -gt 20 ] && by_command 8 .tables && diff "$scratch/values" "$made/queens8.tables"
}
ok 'its words and fields have these values' tables

# columns: README explains each column of .csv and .tsv
columns() {
	"$room/queens-tables" "$made/queens8.csv" "$made/queens8.tsv" &&
		head -qn 1 "$made/queens8.csv" "$made/queens8.tsv" | tr ',\t' '\n' | grep -v '^row[3-8]$' | sort -u >"$scratch/wanted" &&
		awk -F '|' '$2 == " column " { on = 1 } /^$/ { on = 0 } on { print $2 }' templates/README.md |
		grep -o '`[a-z0-9_]*`' | tr -d '`' | sort | diff "$scratch/wanted" -
}
ok 'it explains each column of data' columns

# endings: each ending that has a template is in README's table of files
endings() {
	ls -R templates | sed -n 's/^queens\([._].*\)[.]m4$/\1/p' | sort >"$scratch/wanted"
	sed -n '/^## The files here/,$s/^| \(`queens.*\) | .*/\1/p' templates/README.md | grep -o '`[^`/]*`' |
		sed 's/`//g; s/^queens//; s/[.]m4$//' | sort | diff "$scratch/wanted" -
}
ok 'its table of files names each ending' endings

# README's template, in bounded memory.
sed -n '/^rank,size$/,/^```$/{/^```$/!p;}' README.md >"$own/queens.sizes.m4"
stand_in "$scratch/m4.limited" 'ulimit -v 60000; exec m4 "$@"'
limited() {
	M4=$scratch/m4.limited by_command $1 .sizes && "$qgen" tsv $1 |
		awk -F '\t' 'BEGIN { print "rank,size" } { print $1 "," $6 }' | cmp - "$made/queens$1.sizes"
}
for n in 8 11 ${LONG:+14}; do
	ok "README's template, board $n, in 60 MB" limited $n
done

done_testing
