# formats.sh -- sourced after tap.sh: products that make does not make by itself
#
# Every reader of a format prints the same text: the .tsv, then the columns and the
# group size of each fundamental solution.
boards=$(seq 12)

# generate N ENDING...: the products of board N in $scratch
generate() {
	qgen=$OUT/build/host/qgen exits 0 gen/queens-tables -o "$scratch" "$@"
}

# expect N: the text of board N in $scratch/N.wanted, from the oracle
expect() {
	awk -v N="$1" -f tests/views/solve.awk >"$scratch/list" &&
		awk -v N="$1" -v VIEW=tsv -f tests/views/expect.awk "$scratch/list" \
			>"$scratch/tsv" || return
	awk -F '\t' '$5 == "0" { print $2 "\t" $6 }' "$scratch/tsv" |
		cat "$scratch/tsv" - >"$scratch/$1.wanted"
}

# has COMMAND: whether this machine can run it
has() {
	"$1" --version >/dev/null 2>&1
}

# if_has TOOL NAME COMMAND...: a test point, skipped without the tool
if_has() {
	if has "$1"; then
		shift
		ok "$@"
	else
		skip "$2" "$1 is not there: make setup-formats"
	fi
}
