/* board.h -- a board with a queen in each row */
#ifndef BOARD_H
#define BOARD_H

#include <stdint.h>

enum { BOARD_MAX = 16, BOARD_ROW_BITS = 4 }; /* a board fits 64 bits */

/* Row r holds a queen in column col[r]; rows and columns count from 0. */
struct board {
	int n;
	uint8_t col[BOARD_MAX];
};

/*
 * The columns as one number, BOARD_ROW_BITS a row, row 0 in the top bits:
 * numbers order as boards do, lexicographically.
 */
uint64_t board_pack(const struct board *b);

/* The board of n rows that board_pack made into `columns`. */
struct board board_unpack(int n, uint64_t columns);

#endif
