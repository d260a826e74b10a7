// g++ -std=c++11 -O2 -DN=8 template.cc (1 <= N <= 10; N = 10 takes 20 s)
//
// Class templates find all solutions of N queens, as one would write it first: a
// class for each square to try, with the queens so far as its arguments.

#include <cstdio>

#ifndef N
#define N 8
#endif

// Each solution has four bits a column, first row highest.
template <long long... solutions>
struct list {
	static const int size = sizeof...(solutions);
	static const long long data[];
};

// The 0 is for boards without a solution, because no array may be empty.
template <long long... solutions>
const long long list<solutions...>::data[] = { solutions..., 0 };

template <class A, class B>
struct join;

template <long long... a, long long... b>
struct join<list<a...>, list<b...>> {
	typedef list<a..., b...> type;
};

// This row, from `column` on; the masks hold the attacked columns.
template <int row, int column, int cols, int left, int right, long long path>
struct queens;

// The solutions with a queen in that column, if it may stand there.
template <bool is_free, int row, int column, int cols, int left, int right,
	  long long path>
struct place {
	typedef list<> type;
};

template <int row, int column, int cols, int left, int right, long long path>
struct place<true, row, column, cols, left, right, path>
	: queens<row + 1, 0, (cols | 1 << column), ((left | 1 << column) << 1),
		 ((right | 1 << column) >> 1), (path << 4 | column)> {};

template <int row, int column, int cols, int left, int right, long long path>
struct queens {
	typedef typename join<
		typename place<!((cols | left | right) >> column & 1), row,
			       column, cols, left, right, path>::type,
		typename queens<row, column + 1, cols, left, right,
				path>::type>::type type;
};

template <int row, int cols, int left, int right, long long path>
struct queens<row, N, cols, left, right, path> {
	typedef list<> type;
};

template <int cols, int left, int right, long long path>
struct queens<N, 0, cols, left, right, path> {
	typedef list<path> type;
};

int
main()
{
	typedef queens<0, 0, 0, 0, 0, 0>::type all;

	for (int i = 0; i < all::size; i++)
		for (int r = N; r--;)
			std::printf("%d%c", int(all::data[i] >> 4 * r & 15) + 1,
				    r ? ' ' : '\n');
	return std::fflush(stdout) != 0;
}
