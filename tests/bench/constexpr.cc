// g++ -std=c++17 -O2 -DN=8 constexpr.cc (1 <= N <= 12)
// N >= 10 also needs -fconstexpr-ops-limit=2147483647
//
// Constexpr functions find all solutions of N queens, as one would write it first:
// they compare each queen with the queens before it.

#include <cstddef>
#include <cstdio>

#ifndef N
#define N 8
#endif

// Boards to N = 10 have fewer solutions; board 12 has exactly as many.
constexpr std::size_t most = N > 10 ? 14200 : 1000;

struct table {
	std::size_t size = 0;
	int column[most][N] = {};
};

constexpr bool
is_safe(const int (&board)[N], int row)
{
	for (int r = 0; r < row; r++) {
		int apart = board[r] - board[row];

		if (apart == 0 || apart == row - r || apart == r - row)
			return false;
	}
	return true;
}

constexpr void
visit(table &all, int (&board)[N], int row)
{
	if (row == N) {
		for (int r = 0; r < N; r++)
			all.column[all.size][r] = board[r];
		all.size++;
		return;
	}
	for (int c = 0; c < N; c++) {
		board[row] = c;
		if (is_safe(board, row))
			visit(all, board, row + 1);
	}
}

constexpr table
solve()
{
	table all;
	int board[N] = {};

	visit(all, board, 0);
	return all;
}

constexpr table all = solve();

int
main()
{
	for (std::size_t i = 0; i < all.size; i++)
		for (int r = 0; r < N; r++)
			std::printf("%d%c", all.column[i][r] + 1,
				    r + 1 < N ? ' ' : '\n');
	return std::fflush(stdout) != 0;
}
