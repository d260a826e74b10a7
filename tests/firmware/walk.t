#!/bin/sh
# walk.t -- on every target the compact form unpacks to the host's tables
. tests/tap.sh
. tests/firmware/targets.sh

# sums N: the text that walk.c must print
sums() {
	awk -f "$here/walk.awk" "$OUT/queens$1.tsv" | awk '
		NF > 1 {
			for (f = 1; f <= NF; f++) {
				sum = (sum + $f) % 65536
				of_sums = (of_sums + sum) % 65536
			}
		}
		NF == 1 || NR % 32 == 0 { print sum, of_sums }'
}

# walks STATUS TARGET N SOURCE: walk.c with the compact form in SOURCE exits with
# STATUS; got has its text
walks() {
	program "$2" "$scratch/$2-$3" "-I$scratch/$3_compact -I$OUT" \
		"$here/walk.c" "$4" &&
		exits "$1" run "$2" "$scratch/$2-$3" >"$scratch/got"
}
same() {
	walks 0 "$1" "$2" "$OUT/queens$2_compact.c" &&
		cmp "$scratch/$2" "$scratch/got"
}
# differs: another bit of the guide leads to another text
differs() {
	sed 's/^137,/129,/' "$OUT/queens8_compact.c" >"$scratch/queens8_compact.c"
	walks 1 s390x 8 "$scratch/queens8_compact.c" &&
		exits 1 cmp -s "$scratch/8" "$scratch/got"
}

for n in 8 10 12; do
	board ${n}_compact
	sums $n >"$scratch/$n"
	for target in $targets; do
		[ $n-$target != 12-8051 ] || continue # a minute
		ok "$target unpacks N=$n" same "$target" $n
	done
done
ok 'another bit makes other sums' differs

done_testing
