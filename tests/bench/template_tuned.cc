// g++ -std=c++11 -O2 -DN=8 template_tuned.cc (1 <= N <= 15; no -ftemplate-depth;
// N = 12 takes 8 GB)
//
// All solutions of N queens, found by class templates alone.  This is written
// to be cheap for g++: few classes, few arguments, no members in a class, and
// no prefix of the solution in the state, so that equal subtrees are shared.

#include <cstddef>
#include <cstdio>

#ifndef N
#define N 8
#endif

const int full = (1 << N) - 1;

// A macro, since an argument or an enumerator for it makes every square dearer.
#define LOWEST(set) ((set) & -(set))

// The last rows of some solutions, four bits a column, first row lowest.
template <long long... tails>
struct list {
	typedef list type;
};

// What follows the queen on `bit`, then what follows those to its right.
template <int bit, class Below, class Right>
struct join;

template <int bit, long long... below, long long... right>
struct join<bit, list<below...>, list<right...>>
	: list<(below << 4 | __builtin_ctz(bit))..., right...> {};

// Most squares lead nowhere, and this spares them the expansion above.
template <int bit, long long... right>
struct join<bit, list<>, list<right...>> : list<right...> {};

// One row, of which the squares in `open` are still to be tried.
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

template <long long... solutions>
struct table<list<solutions...>> {
	static const std::size_t size = sizeof...(solutions);
	static const long long data[];
};

// The 0 is for boards without a solution: no array may be empty.
template <long long... solutions>
const long long table<list<solutions...>>::data[] = { solutions..., 0 };

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
