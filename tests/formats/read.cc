/*
 * read.cc -- print the tables of a .hpp, as read.py does
 *
 * The compiler's options define HEADER and B, the namespace of the board.
 */
#include HEADER
#include HEADER

#include <cstdio>

static void
print(unsigned number)
{
	std::printf("%u", number);
}

template <class Item, std::size_t size>
static void
print(const std::array<Item, size> &items)
{
	const char *between = "";

	std::printf("[");
	for (const Item &item : items) {
		std::printf("%s", between);
		print(item);
		between = ", ";
	}
	std::printf("]");
}

#define LINE(table) (print(B::table), std::puts(""))

int
main()
{
	LINE(n);
	LINE(solutions);
	LINE(fundamentals);
	LINE(group_of);
	LINE(image_of);
	LINE(group_size);
}
