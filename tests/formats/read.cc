/*
 * read.cc -- print what a .hpp holds: see formats.t
 *
 * The compiler's options define HEADER and B, the namespace of the board.
 */
#include HEADER
#include HEADER

#include <cstdio>

#include "images.h"

static void
print_columns(const B::board &board)
{
	const char *between = "";

	for (unsigned column : board) {
		std::printf("%s%u", between, column + 1);
		between = " ";
	}
}

int
main()
{
	for (std::size_t i = 0; i < B::solutions.size(); i++) {
		const unsigned group = B::group_of[i];
		const unsigned image = B::image_of[i];

		std::printf("%zu\t", i + 1);
		print_columns(B::solutions[i]);
		std::printf("\t%u\t%s\t%u\t%u\n", group + 1, images[image],
			    image, unsigned(B::group_size[group]));
	}
	for (std::size_t g = 0; g < B::fundamentals.size(); g++) {
		print_columns(B::fundamentals[g]);
		std::printf("\t%u\n", unsigned(B::group_size[g]));
	}
}
