/* board.c -- a board as one number */
#include "boards/board.h"

enum { TOP_ROW = 64 - BOARD_ROW_BITS };

uint64_t
board_pack(const struct board *b)
{
	uint64_t columns = 0;
	int shift = TOP_ROW;

	for (int r = 0; r < b->n; r++, shift -= BOARD_ROW_BITS)
		columns |= (uint64_t)b->col[r] << shift;
	return columns;
}

struct board
board_unpack(int n, uint64_t columns)
{
	struct board b = { .n = n };

	for (int r = 0; r < n; r++)
		b.col[r] = columns >> (TOP_ROW - BOARD_ROW_BITS * r) & 15;
	return b;
}
