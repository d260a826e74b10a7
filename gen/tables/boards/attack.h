/* attack.h -- columns that queens of earlier rows attack */
#ifndef ATTACK_H
#define ATTACK_H

#include <stdint.h>

/* Attacked columns of a row, one bit a column: straight from above, and along
   the diagonals that lead down to the left and to the right. */
struct attack {
	uint32_t file, left, right;
};

/* The attacked columns of the next row.  `queen` is the bit of the queen in
   this row, or 0 if it has none. */
static inline struct attack
attack_next(struct attack a, uint32_t queen)
{
	return (struct attack){
		.file = a.file | queen,
		.left = (a.left | queen) << 1,
		.right = (a.right | queen) >> 1,
	};
}

/* Columns that no queen attacks; bits beyond the board are set too. */
static inline uint32_t
attack_free(struct attack a)
{
	return ~(a.file | a.left | a.right);
}

#endif
