/* tree.h -- the tree of boards that a search tried */
#ifndef TREE_H
#define TREE_H

#include <stddef.h>
#include <stdio.h>

struct tree {
	struct node *node;
	size_t nodes, room;
};

/*
 * Add a node below node `parent`: a queen in this row and column, both from 1,
 * or a row without a free square, column 0.  The first node is the empty board,
 * row 0.  `frame` is the number of the step that shows it.  Returns 0, or -1
 * with errno ENOMEM.  tree_free in either case.
 */
int tree_add(struct tree *t, size_t parent, int row, int column, int frame);

/* Write the nodes of a board of n rows, with their places, as the list `node`.
 */
void tree_write(struct tree *t, int n, FILE *out);

void tree_free(struct tree *t);

#endif
