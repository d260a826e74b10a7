# formats.sh -- sourced after tap.sh: products that make does not make by itself
#
# Every reader of a format prints the same text: the .tsv, then the columns and the
# group size of each fundamental solution.  One board of each sort: one solution, none,
# a group of 2, tuples and arrays, then byte strings with group numbers of two bytes.
boards='1 2 5 8 10 11 12'

# generate N ENDING...: these files of board N, in $scratch
generate() {
	n=$1
	shift
	for ending; do
		exits 0 gen/queens-tables "$scratch/queens$n$ending" || return
	done
}

# expect N: the text of board N in $scratch/wanted, from the oracle
expect() {
	awk -v N="$1" -f tests/views/solve.awk >"$scratch/list" &&
		awk -v N="$1" -v VIEW=tsv -f tests/views/expect.awk "$scratch/list" \
			>"$scratch/tsv" || return
	awk -F '\t' '$5 == "0" { print $2 "\t" $6 }' "$scratch/tsv" |
		cat "$scratch/tsv" - >"$scratch/wanted"
}

# reads COMMAND...: it prints what the oracle expects
reads() {
	exits 0 "$@" >"$scratch/got" && cmp "$scratch/wanted" "$scratch/got"
}
