/* attack.h -- where queens of earlier rows leave room */
#ifndef ATTACK_H
#define ATTACK_H

#include <stdint.h>

/* Attacked columns of a row, one bit a column: by a queen above, and along the
   diagonals that lead down to the left and to the right. */
struct attack {
	uint32_t file, left, right;
};

/* The next row's, after a row with this queen, or 0 for a row without one. */
static inline struct attack
attack_next(struct attack a, uint32_t queen)
{
	return (struct attack){
		.file = a.file | queen,
		.left = (a.left | queen) << 1,
		.right = (a.right | queen) >> 1,
	};
}

/* Columns of an endless row that no queen attacks. */
static inline uint32_t
attack_free(struct attack a)
{
	return ~(a.file | a.left | a.right);
}

#endif
