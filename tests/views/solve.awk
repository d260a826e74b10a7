# solve.awk -- every solution of the N queens, independently of gen/
#
#	awk -v N=8 -f tests/views/solve.awk
#
# Prints one solution a line, in lexicographic order: the column of each row,
# from 1, with a blank between columns.  It keeps sets of attacked lines instead
# of bit masks, so that it does not repeat a mistake of the program's solver.

function mark(row, column, taken) {
	in_column[column] = taken
	in_rising[row + column] = taken
	in_falling[row - column] = taken
}

function attacked(row, column) {
	return in_column[column] || in_rising[row + column] || in_falling[row - column]
}

function solve(row, before,    column) {
	if (row > N) {
		print substr(before, 2)
		return
	}
	for (column = 1; column <= N; column++) {
		if (attacked(row, column))
			continue
		mark(row, column, 1)
		solve(row + 1, before " " column)
		mark(row, column, 0)
	}
}

BEGIN {
	solve(1, "")
}
