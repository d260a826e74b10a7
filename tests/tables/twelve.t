#!/bin/sh
# twelve.t -- every line of a large board's table is what the oracle expects
. tests/tap.sh

n=12

# expect.awk stops at 10 for the order of one view; groups have no such limit.
sed 's/(\[1-9\]|10)/([1-9]|1[0-2])/' tests/views/expect.awk \
	>"$scratch/expect.awk"

wanted() {
	awk -v N=$n -f tests/views/solve.awk >"$scratch/list" &&
		awk -v N=$n -v VIEW=tsv -f "$scratch/expect.awk" "$scratch/list" \
			>"$scratch/wanted"
}
ok 'the oracle solves it' wanted
ok '14200 solutions' [ "$(wc -l <"$scratch/list")" -eq 14200 ]
ok 'list' cmp "$scratch/list" "$OUT/build/queens$n/views/list.txt"
ok 'tsv' cmp "$scratch/wanted" "$OUT/queens$n.tsv"
ok 'the view tsv' cmp "$scratch/wanted" "$OUT/build/queens$n/views/tsv.txt"

done_testing
