# check.awk -- are these all solutions, in order?
#
#	awk -v N=8 -f check.awk
#
# Reads one solution a line: the column of each queen, from 1.  It searches for all solutions, in lexicographic
# order, and compares each with the next line.  If they differ, it prints both, and exits 1.

function compare(solution,    row) {
	number++
	if ((getline row) < 1)
		row = "not there"
	if (row != solution)
		refuse("row " number " is " row ", and solution " number " is " solution)
}

function refuse(why) {
	print why
	exit 1
}

# search ROW, BEFORE: try each square of the row, below queens in the columns BEFORE
function search(row, before,    column) {
	if (row > N)
		compare(substr(before, 2))
	for (column = 1; row <= N && column <= N; column++)
		if (!(taken[column] + down[row - column] + up[row + column])) {
			taken[column] = down[row - column] = up[row + column] = 1
			search(row + 1, before " " column)
			taken[column] = down[row - column] = up[row + column] = 0
		}
}

BEGIN {
	search(1)
	if ((getline row) > 0)
		refuse("row " number + 1 " is one too many: " row)
}
