// g++ -std=c++17 -O2 -DN=8 constexpr.cc (1 <= N <= 12)
// N = 12 also needs -fconstexpr-ops-limit=2147483647
//
// Constexpr functions find all solutions of N queens.  g++ evaluates this recursion
// twice as fast as a loop with its own stack.

#include <cstddef>
#include <cstdio>

#ifndef N
#define N 8
#endif

constexpr unsigned full = (1u << N) - 1;

// Boards to N = 12 have fewer solutions; a larger board does not compile.
constexpr std::size_t most = std::size_t(1) << (N + 2);

// Each solution has four bits a column, first row highest.
template <std::size_t room>
struct table {
	std::size_t size = 0;
	unsigned long long data[room] = {};
};

constexpr void
visit(table<most> &all, unsigned cols, unsigned left, unsigned right,
      unsigned long long path)
{
	unsigned open = full & ~(cols | left | right);

	while (open) {
		unsigned bit = open & -open;
		unsigned long long longer = path << 4 | __builtin_ctz(bit);

		open ^= bit;
		if ((cols | bit) == full)
			all.data[all.size++] = longer;
		else
			visit(all, cols | bit, (left | bit) << 1,
			      (right | bit) >> 1, longer);
	}
}

constexpr table<most>
solve()
{
	table<most> all;

	visit(all, 0, 0, 0, 0);
	return all;
}

template <std::size_t room>
constexpr table<room>
trim(const table<most> &found)
{
	table<room> all;

	for (; all.size < found.size; all.size++)
		all.data[all.size] = found.data[all.size];
	return all;
}

constexpr table<most> found = solve();

// One more than needed: some boards have no solution, and no array may be empty.
constexpr auto all = trim<found.size + 1>(found);

int
main()
{
	for (std::size_t i = 0; i < all.size; i++)
		for (int r = N; r--;)
			std::printf("%d%c", int(all.data[i] >> 4 * r & 15) + 1,
				    r ? ' ' : '\n');
	return std::fflush(stdout) != 0;
}
