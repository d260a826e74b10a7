# cnf.awk -- a formula that is true for each solution that is not in a list
#
#	awk -v N=8 -f cnf.awk
#
# Reads one solution a line: the column of each queen, from 1.  Prints a CNF in
# DIMACS, without a number of clauses.  Variable (row - 1) * N + column: a queen
# stands there.

function square(row, column) {
	return (row - 1) * N + column
}

# no two queens on a line: not both on (r, c) and (s, d)
function never_both(r, c, s, d) {
	if (r == s ? c < d : s > r && (c == d || c - d == s - r || d - c == s - r))
		print "-" square(r, c), "-" square(s, d), 0
}

BEGIN {
	print "p cnf", N * N, 0
	for (r = 1; r <= N; r++) {
		row = column = ""
		for (c = 1; c <= N; c++) {
			row = row square(r, c) " "
			column = column square(c, r) " "
			for (s = r; s <= N; s++)
				for (d = 1; d <= N; d++)
					never_both(r, c, s, d)
		}
		print row 0
		print column 0 # follows, but saves the solver time
	}
}

# not this solution
{
	for (r = 1; r <= N; r++)
		printf "-%d ", square(r, $r)
	print 0
}
