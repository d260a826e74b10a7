#!/bin/sh
# walk.t -- on every target the compact form unpacks to the host's tables
. tests/tap.sh
. tests/firmware/targets.sh

# unpack STATUS TARGET N SOURCE: walk.c with the compact form in SOURCE exits with
# STATUS; got and wanted have its text and the tables'.  From N=9 on walk.c prints
# checksums.
unpack() {
	brief=0 flags=
	[ "$3" -le 8 ] || brief=1 flags=-DBRIEF
	awk -v BRIEF=$brief -f tests/firmware/walk.awk "$OUT/queens$3.tsv" \
		>"$scratch/wanted"
	program "$2" "$scratch/$2-$3" "-I$scratch/$3_compact -I$OUT $flags" \
		"$here/walk.c" "$4" &&
		exits "$1" run "$2" "$scratch/$2-$3" >"$scratch/got"
}
same() {
	unpack 0 "$1" "$2" "$OUT/queens$2_compact.c" &&
		cmp "$scratch/wanted" "$scratch/got"
}

# differs STATUS TARGET N SED-SCRIPT: the source changed so unpacks to another text
differs() {
	changed=$scratch/queens$3_compact.c
	sed "$4" "$OUT/queens$3_compact.c" >"$changed"
	! cmp -s "$OUT/queens$3_compact.c" "$changed" &&
		unpack "$1" "$2" "$3" "$changed" &&
		exits 1 cmp -s "$scratch/wanted" "$scratch/got"
}

for n in 8 10 12; do
	board ${n}_compact
done
for target in $targets; do
	for n in 8 10 12; do
		ok "$target unpacks N=$n" same "$target" $n
	done
	ok "$target reports changed bits of the guide" differs 1 "$target" 8 \
		's/0x\(.\)\([0-9A-F]\),$/0x\1\2 ^ 8,/;s/^	0x\(..\),/	0x\1 ^ 8,/'
done
for n in 10 12; do
	ok "the checksums of N=$n show a change of the last solutions" \
		differs 0 s390x $n 's/walk->column\[row\] = column/&; if (walk->bits > QUEENS'$n'_COMPACT_BYTES * 8U - 16U) walk->column[row] = 0U/'
done

done_testing
