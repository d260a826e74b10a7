# check.awk -- are these solutions, in order?
#
#	awk -v N=8 -f check.awk
#
# Reads one solution a line: the column of each queen, from 1.  If one is not legal, or
# does not come after the last one, prints why, and exits 1.

function refuse(why) {
	print "row " NR ", " $0 ", " why
	exit 1
}

# legal: whether N queens stand on the board and none attacks another
function legal(    r, s) {
	for (r = 1; r <= N; r++) {
		if ($r !~ /^[1-9][0-9]?$/ || $r > N)
			return 0
		for (s = 1; s < r; s++)
			if ($r == $s || $r - $s == r - s || $s - $r == r - s)
				return 0
	}
	return NF == N
}

# ascends: whether this solution comes after the last one, in lexicographic order
function ascends(    r) {
	for (r = 1; r < N && $r == last[r]; r++)
		;
	return $r > last[r]
}

!legal() { refuse("is not a solution") }
!ascends() { refuse("does not come after the row before") }
{ split($0, last) }
