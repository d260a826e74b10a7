// ranks.cc -- the fifth seed: ranks count the solutions of a board
//
// mpic++ -O3 ranks.cc; mpirun -n RANKS a.out N.  Each rank takes every RANKS-th
// column of the first row.

#include <mpi.h>

#include <cstdlib>
#include <iostream>
#include <vector>

// whether no queen of the rows above attacks the queen of this row
static bool
is_free(const std::vector<int> &queens, int row)
{
	for (int above = 0; above < row; above++) {
		int apart = std::abs(queens[above] - queens[row]);

		if (apart == 0 || apart == row - above)
			return false;
	}
	return true;
}

// Count the ways to fill this row with the columns first, first + step, ...,
// and all rows below it.
static long
count(std::vector<int> &queens, int row, int first, int step)
{
	int size = int(queens.size());
	long found = row == size;

	for (int column = first; row < size && column < size; column += step) {
		if (row == 0 && first == 0)
			std::cout << 100 * column / size << "% done\r"
				  << std::flush;
		queens[row] = column;
		if (is_free(queens, row))
			found += count(queens, row + 1, 0, 1);
	}
	return found;
}

int
main(int argc, char **argv)
{
	std::vector<int> queens(argc > 1 ? std::atoi(argv[1]) : 8);
	int rank, ranks;
	long found, all;

	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
	found = count(queens, 0, rank, ranks);
	MPI_Reduce(&found, &all, 1, MPI_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
	if (rank == 0)
		std::cout << "100% done\n" << all << '\n';
	MPI_Finalize();
}
