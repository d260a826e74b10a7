// g++ -std=c++17 -O2 -DN=8 template.cc (1 <= N <= 15; N = 12 takes 8 GB)
//
// Class templates find all solutions of N queens.  This version is cheap for g++: it
// has few classes, few arguments and no members in a class.  The state has no
// prefix of the solution, so g++ shares equal subtrees.

#include <cstddef>
#include <cstdio>

const int full = (1 << N) - 1;

// A macro: an argument or an enumerator would cost g++ more on every square.
#define LOWEST(set) ((set) & -(set))

// The last rows of some solutions, four bits a column, first row lowest.
template <long long... tails>
struct list {
	typedef list type;
};

// The solutions with the queen on `bit`, then those with it further right.
template <int bit, class Below, class Right>
struct join;

template <int bit, long long... below, long long... right>
struct join<bit, list<below...>, list<right...>>
	: list<(below << 4 | __builtin_ctz(bit))..., right...> {};

// Most squares lead to no solution; for them this saves the expansion above.
template <int bit, long long... right>
struct join<bit, list<>, list<right...>> : list<right...> {};

// One row; the squares in `open` are still to try.
template <int open, int cols, int left, int right>
struct squares;

template <int cols, int left, int right>
struct row : squares<full & ~(cols | left | right), cols, left, right> {};

template <int open, int cols, int left, int right>
struct squares
	: join<LOWEST(open),
	       typename row<cols | LOWEST(open),
			    ((left | LOWEST(open)) << 1) & full,
			    ((right | LOWEST(open)) >> 1)>::type,
	       typename squares<open & (open - 1), cols, left, right>::type> {
};

template <int cols, int left, int right>
struct squares<0, cols, left, right> : list<> {};

template <int left, int right>
struct squares<0, full, left, right> : list<0> {};

template <class List>
struct table;

// The 0 is for boards without a solution, because no array may be empty.
template <long long... solutions>
struct table<list<solutions...>> {
	static constexpr std::size_t size = sizeof...(solutions);
	static constexpr long long data[] = { solutions..., 0 };
};

int
main()
{
	typedef table<row<0, 0, 0>::type> all;

	for (std::size_t i = 0; i < all::size; i++)
		for (int r = 0; r < N; r++)
			std::printf("%d%c", int(all::data[i] >> 4 * r & 15) + 1,
				    r + 1 < N ? ' ' : '\n');
	return std::fflush(stdout) != 0;
}
