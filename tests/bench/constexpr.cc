// constexpr.cc -- constexpr functions find all solutions of N queens, 1 <= N <= 12
//
// g++ -std=c++17 -fconstexpr-ops-limit=2147483647 -O2 -DN=8 constexpr.cc.  g++ evaluates
// this recursion twice as fast as a loop with its own stack.

#include <cstddef>
#include <cstdio>

constexpr unsigned full = (1u << N) - 1;

// Each solution has four bits a column, first row highest.  Boards to N = 12 have fewer
// solutions than there is room; a larger board does not compile.
struct table {
	std::size_t size = 0;
	unsigned long long data[std::size_t(1) << (N + 2)] = {};
};

constexpr void
visit(table &all, unsigned cols, unsigned left, unsigned right,
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

constexpr table all = [] {
	table found;

	visit(found, 0, 0, 0, 0);
	return found;
}();

int
main()
{
	for (std::size_t i = 0; i < all.size; i++)
		for (int r = N; r--;)
			std::printf("%d%c", int(all.data[i] >> 4 * r & 15) + 1,
				    r ? ' ' : '\n');
	return std::fflush(stdout) != 0;
}
