# known.sh -- sourced by tests that need the numbers of known.tsv

# number N [COLUMN]: a published number of board N: all, unless told otherwise
number() {
	awk -v n="$1" -v name="${2:-all}" '
		NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i }
		NR > 1 && $1 == n { print $column[name] }' tests/known.tsv
}
