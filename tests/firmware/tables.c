/*
 * tables.c -- firmware that prints a board's tables as its .tsv, with ; for tab
 *
 * It reads them only through the header's macros; compilers.sh says what HEADER and
 * Q_ stand for.  If HEADER is queensN_where.h, numbers of solutions come from there.
 * The exit status is 1 if a solution of image 0 is not the fundamental one of its
 * group, or if one of two equal images is elsewhere.  cc65 takes no declaration in a
 * for.
 */
#include HEADER
#include "console.h"
#include "images.h"

#ifdef Q_WHERE
#define NUMBER(i) Q_WHERE(Q_GROUP(i), Q_IMAGE(i))
#else
#define NUMBER(i) (i)
#endif

/* Returns 1 if it should be the group's fundamental solution, and is another. */
static int
print_solution(unsigned i)
{
	unsigned row, column;
	int differs = 0;

	printf("%u;", NUMBER(i) + 1U);
	for (row = 0; row < Q_N; row++) {
		column = Q_COLUMN(i, row);
		printf("%u%c", column + 1U, row + 1 < Q_N ? ' ' : ';');
		if (column != Q_FUNDAMENTAL_COLUMN(Q_GROUP(i), row))
			differs = 1;
	}
	printf("%u;%s;%u;%u\n", (unsigned)Q_GROUP(i) + 1U, images[Q_IMAGE(i)],
	       (unsigned)Q_IMAGE(i), (unsigned)Q_GROUP_SIZE(Q_GROUP(i)));
	return differs && Q_IMAGE(i) == 0;
}

#ifdef Q_WHERE
/* A half turn leaves solutions of a group of 4 as they are, a quarter turn those of
   a group of 2. */
static int
is_elsewhere(unsigned image, unsigned group)
{
	static const unsigned char distinct[] = { 0, 0, 4, 0, 5, 0, 0, 0, 7 };
	unsigned same = image & distinct[Q_GROUP_SIZE(group)];

	return Q_WHERE(group, image) != Q_WHERE(group, same);
}
#endif

#ifdef ARRAYS
/* Whether arrays hold something else than their macros read. */
static int
is_other_array(unsigned i)
{
	unsigned row, g = q_group_of[i];
	int differs = g != Q_GROUP(i) || q_image_of[i] != Q_IMAGE(i) ||
	              q_group_size[g] != Q_GROUP_SIZE(g);

	for (row = 0; row < Q_N; row++)
		differs |=
			q_solutions[i][row] != Q_COLUMN(i, row) ||
			q_fundamentals[g][row] != Q_FUNDAMENTAL_COLUMN(g, row);
	return differs;
}
#endif

int
main(void)
{
	unsigned i;
	int wrong = 0;

	printf("solution;columns;group_number;image_name;image_number;group_size\n");
	for (i = 0; i != Q_SOLUTIONS; i++)
		wrong |= print_solution(i);
#ifdef Q_WHERE
	for (i = 0; i != Q_FUNDAMENTALS * 8; i++)
		wrong |= is_elsewhere(i % 8, i / 8);
#endif
#ifdef ARRAYS
	for (i = 0; i != Q_SOLUTIONS; i++)
		wrong |= is_other_array(i);
#endif
	finish(wrong);
	return 0;
}
