/* tree.c -- places for the nodes, so that none lies on another */
#include "tree.h"

#include <stdlib.h>

#include "records/records.h"

enum { LEAF = 1500, FIRST_LEAF = 2000 }; /* in thousandths */

/* A board that was tried, or a row without a free square. */
struct node {
	size_t parent;
	int row;         /* from 1 */
	int column;      /* from 1; 0 for a row without a free square */
	int frame;       /* which shows it; 0 for the empty board */
	int below;       /* how many nodes hang from it */
	int left, right; /* the places of the first and the last of these */
	int x;           /* its place, from left to right, in thousandths */
};

int
tree_add(struct tree *t, size_t parent, int row, int column, int frame)
{
	size_t room = t->room ? 2 * t->room : 1024;
	struct node *grown;

	if (t->nodes == t->room) {
		grown = realloc(t->node, room * sizeof *grown);
		if (!grown)
			return -1;
		t->node = grown;
		t->room = room;
	}
	t->node[t->nodes++] = (struct node){
		.parent = parent, .row = row, .column = column, .frame = frame
	};
	return 0;
}

/* From the last node to the first, so that those below a node have a place
   before it does.  Returns the number of leaves. */
static int
place_nodes(struct tree *t)
{
	int leaves = 0;

	for (size_t i = t->nodes; i-- > 0;) {
		struct node *node = &t->node[i], *up = &t->node[node->parent];

		if (!node->below)
			node->left = node->right = -LEAF * leaves++;
		node->x = (node->left + node->right) / 2;
		if (!up->below++)
			up->right = node->x;
		up->left = node->x;
	}
	return leaves;
}

static const char *
node_kind(const struct node *node, int n)
{
	return !node->row       ? "top"
	       : !node->column  ? "dead"
	       : node->row == n ? "solved"
	                        : "queen";
}

static void
write_place(FILE *out, int x, int row)
{
	fprintf(out, "%d.%03d, %d, ", x / 1000, x % 1000, row);
}

void
tree_write(struct tree *t, int n, FILE *out)
{
	int leaves = place_nodes(t), shift = LEAF * (leaves - 1) + FIRST_LEAF;

	fprintf(out,
	        "m4_define(<|q_tree_width|>, %d.%03d)" RECORDS_END
	        "m4_define(<|q_all_node|>, <|m4_dnl\n",
	        (shift + LEAF) / 1000, (shift + LEAF) % 1000);
	for (size_t i = 0; i < t->nodes; i++) {
		const struct node *node = &t->node[i];
		const struct node *up = &t->node[node->parent];

		fprintf(out, "q_node(<|%s|>, ", node_kind(node, n));
		write_place(out, node->x + shift, node->row);
		write_place(out, up->x + shift, up->row);
		fprintf(out, "%d, %d)" RECORDS_END, node->column, node->frame);
	}
	fputs("|>)" RECORDS_END, out);
}

void
tree_free(struct tree *t)
{
	free(t->node);
}
