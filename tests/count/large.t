#!/bin/sh
# large.t -- boards that take a while, against OEIS A000170
. tests/tap.sh
. tests/count/qcount.sh

[ "$LONG" ] || {
	echo '1..0 # SKIP a long one: make check-count'
	exit 0
}

# counts N ARGUMENTS...
counts() {
	board=$1
	shift
	exits 0 timeout 3600 "$qcount" "$@" $board >"$scratch/count" ||
		return
	grep -qx "all $(number $board)" "$scratch/count" || {
		cat "$scratch/count"
		return 1
	}
}
while IFS='|' read -r board words; do
	ok "board $board $words" counts $board $words
done <<'END'
18|--check --kernel portable
19|--check
20|
END

done_testing
