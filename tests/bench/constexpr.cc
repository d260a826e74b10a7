// constexpr.cc -- constexpr functions find all solutions of N queens, 1 <= N <= 12
//
// g++ -std=c++17 -fconstexpr-ops-limit=2147483647 -O2 -DN=8 constexpr.cc.  g++ evaluates
// this recursion twice as fast as a loop with its own stack.
#include <cstdio>

// Each solution has four bits a column, first row highest.
struct table {
	unsigned size = 0;
	unsigned long long data[1u << (N + 2)] = {};
};

constexpr void
visit(table &all, unsigned cols, unsigned left, unsigned right,
      unsigned long long path)
{
	constexpr unsigned full = (1u << N) - 1;

	if (cols == full)
		all.data[all.size++] = path;
	for (unsigned open = full & ~(cols | left | right); open;
	     open &= open - 1) {
		unsigned bit = open & -open;

		visit(all, cols | bit, (left | bit) << 1, (right | bit) >> 1,
		      path << 4 | __builtin_ctz(bit));
	}
}

constexpr table all = [] {
	table found;

	visit(found, 0, 0, 0, 0);
	return found;
}();

int
main()
{
	for (unsigned i = 0; i < all.size; i++)
		for (int r = N; r--;)
			std::printf("%d%c", int(all.data[i] >> 4 * r & 15) + 1,
				    r ? ' ' : '\n');
	return std::fflush(stdout) != 0;
}
