# check.awk -- are these solutions, in order?
#
#	awk -v N=8 -v FILE=queens8.tsv -f check.awk
#
# Reads one solution a line: the column of each queen, from 1.  Prints the legal ones
# that ascend; names the first other one on stderr, and exits 1 at the end.

function refuse(why) {
	if (!wrong)
		print FILE ": row " NR ", " $0 ", " why | "cat 1>&2"
	wrong = 1
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

!legal() { refuse("is not a solution"); next }
!ascends() { refuse("does not come after the row before"); next }
{
	print
	split($0, last)
}
END { exit wrong }
