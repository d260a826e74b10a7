#!/bin/sh
# large.t -- boards that take a while, against OEIS A000170
. tests/tap.sh

[ "$LONG" ] || {
	echo '1..0 # SKIP a long one: make check-count'
	exit 0
}

# counts ALL ARGUMENTS...
counts() {
	want=$1
	shift
	exits 0 timeout 1200 "$OUT/build/qcount" "$@" >"$scratch/count" || return
	grep -qx "all $want" "$scratch/count" || {
		cat "$scratch/count"
		return 1
	}
}
while IFS='|' read -r all words; do
	ok "$words" counts "$all" $words
done <<'END'
666090624|--check --kernel portable 18
4968057848|--check 19
39029188884|20
END

done_testing
