/* shape.h -- where the queens of a stored row are, as m4 calls */
#ifndef SHAPE_H
#define SHAPE_H

#include <stdio.h>

/*
 * Write what templates/contract.m4 says of `column`, of `top`, `middle` and
 * `bottom`, and of q_spare_bits, for the board of n rows, as lists in the form
 * that data.h describes.  What stdio refuses shows in ferror(out).
 */
void shape_write(FILE *out, int n);

#endif
