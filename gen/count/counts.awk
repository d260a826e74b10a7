# counts.awk -- compare counts with published ones; write both as m4 data
#
# usage: awk -f counts.awk templates/counts/published.m4 COUNTED
# COUNTED has lines `n all fundamental`.  The records are those of
# published.m4, with four more fields: all, then fundamental, in digits but the
# last nine and those nine, without leading zeros.  Fails where a row that is
# marked as computed was counted otherwise, or not at all.

function fail(why) {
	print "counts.awk: " why >"/dev/stderr"
	failed = 1
	exit 1
}

# numbers beyond 53 bits: as text
function halves(digits,    high) {
	high = length(digits) > 9 ? substr(digits, 1, length(digits) - 9) : "0"
	return "<|" high "|>, <|" substr(digits, length(digits) - 8) + 0 "|>"
}

FNR == NR {
	if (!/^q_count\(/)
		next
	gsub(/q_count\(|<\||\|>|\)m4_dnl|,/, "")
	n[++rows] = $1
	all[$1] = $2
	fundamental[$1] = $3
	mark[$1] = $4
	next
}
{ counted[$1] = $2 " " $3 }
END {
	print "m4_define(<|q_all_count|>, <|m4_dnl"
	for (i = 1; i <= rows && !failed; i++) {
		b = n[i]
		if (b != i)
			fail("row " i " is board " b)
		if (mark[b] != (b in counted ? "computed" : "published"))
			fail("board " b " is marked as " mark[b])
		if (b in counted && counted[b] != all[b] " " fundamental[b])
			fail("board " b ": " counted[b] " computed, " \
			     all[b] " " fundamental[b] " published")
		printf "q_count(<|%s|>, <|%s|>, <|%s|>, <|%s|>, %s, %s)m4_dnl\n",
			b, all[b], fundamental[b], mark[b],
			halves(all[b]), halves(fundamental[b])
	}
	print "|>)m4_dnl"
	if (!failed && !rows)
		fail("no rows")
	printf "m4_define(<|q_count_max|>, <|%d|>)m4_dnl\n", rows
}
