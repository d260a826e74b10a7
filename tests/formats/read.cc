/*
 * read.cc -- print what a .hpp holds: see formats.sh
 *
 * The compiler's options define HEADER and B, the namespace of the board.
 */
#include HEADER

#include <cstdio>

#include "images.h"

static void
print_columns(const B::board &board)
{
	for (std::size_t row = 0; row < B::n; row++)
		std::printf("%s%u", row ? " " : "", board[row] + 1);
}

/* Whether one column at a time is the same as all of them. */
static bool
is_same(std::size_t i, bool is_fundamental)
{
	const B::board board = is_fundamental ? B::fundamental(i) :
						B::solution(i);

	for (std::size_t row = 0; row < B::n; row++)
		if (board[row] != (is_fundamental ?
					   B::fundamental_column(i, row) :
					   B::column(i, row)))
			return false;
	return true;
}

int
main()
{
	bool same = B::fundamentals == B::groups_of_8 + B::groups_of_4 +
					       B::groups_of_2 + B::groups_of_1;

	std::puts("rank\tcolumns\tgroup\timage\timage_number\tsize");
	for (std::size_t i = 0; i < B::solutions; i++) {
		std::printf("%zu\t", i + 1);
		print_columns(B::solution(i));
		std::printf("\t%u\t%s\t%u\t%u\n", B::group(i) + 1,
			    images[B::image(i)], B::image(i),
			    B::group_size(B::group(i)));
		same = same && is_same(i, false);
	}
	for (std::size_t g = 0; g < B::fundamentals; g++) {
		print_columns(B::fundamental(g));
		std::printf("\t%u\n", B::group_size(g));
		same = same && is_same(g, true);
	}
	return same ? 0 : 4;
}
