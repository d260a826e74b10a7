/* quadrants.c -- cut a board, and make its four quadrants side by side */
#include "placements/quadrants.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "placements/likely.h"
#include "placements/placements.h"

struct making {
	struct quadrants *q;
	struct diagonals d;
	int step; /* 2 if only the left quadrants are made */
	atomic_int next, has_failed;
};

/* On boards of even n the right quadrants are the mirror images of the left
   ones. */
static int
has_mirrored(const struct quadrants *q)
{
	return q->left == q->right;
}

static void
mirror_wanted(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which += 2)
		for (unsigned c = 0; c < 1U << q->left; c++)
			q->at[which].wanted[c] |= q->at[which + 1].wanted[c];
}

static void
mirror_left(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which += 2) {
		const struct quadrant *from = &q->at[which];
		struct quadrant *to = &q->at[which + 1];

		to->is_mirrored = 1;
		to->start = from->start;
		to->first = from->first;
		to->masks = from->masks;
		to->gap = from->gap;
		to->squares = from->squares;
		to->count = from->count;
	}
}

static void *
make_some(void *ctx)
{
	struct making *m = ctx;
	int which;

	while ((which = atomic_fetch_add(&m->next, m->step)) < QUADRANTS)
		if (quadrant_make(&m->q->at[which], &m->d, which, m->q->width))
			atomic_store(&m->has_failed, 1);
	return NULL;
}

/* If a thread cannot be started, the others do its share. */
static int
make_all(struct making *m, int threads)
{
	pthread_t helper[QUADRANTS];
	int started = 0;

	while (started < QUADRANTS - 1 && started < threads - 1 &&
	       !pthread_create(&helper[started], NULL, make_some, m))
		started++;
	make_some(m);
	while (started > 0)
		pthread_join(helper[--started], NULL);
	if (!m->has_failed)
		return 0;
	errno = ENOMEM;
	return -1;
}

static struct board_cut
cut_of(int n, enum width width)
{
	return (struct board_cut){
		.n = n,
		.top = n - n / 2,
		.left = n / 2,
		.is_grouped = width == PACKED,
	};
}

static void
set_no_table(struct quadrant *q)
{
	q->is_mirrored = 0;
	q->start = q->first = q->masks = NULL;
	q->squares = NULL;
	q->count = 0;
}

/* The struct is large: only what the board needs is written. */
void
quadrants_cut(struct quadrants *q, int n, enum width width)
{
	struct board_cut cut = cut_of(n, width);
	struct diagonals d;

	diagonals_number(&d, cut);
	q->n = n;
	q->width = width;
	q->top = q->right = cut.top;
	q->bottom = q->left = cut.left;
	q->bits = d.crossing;
	sets_list(&q->columns, q->right);
	for (int which = 0; which < QUADRANTS; which++) {
		struct quadrant *at = &q->at[which];

		at->width = which & 1 ? q->right : q->left;
		at->height = which & 2 ? q->bottom : q->top;
		likely_placements(at->height, at->width, !(which & 2),
		                  at->likely);
		at->gap = width == PACKED ? diagonals_gap(&d, which)
		                          : (struct gap){ 0, 0 };
		set_no_table(at);
	}
}

void
quadrants_want(struct quadrants *q, int is_wanted)
{
	for (int which = 0; which < QUADRANTS; which++)
		memset(q->at[which].wanted, is_wanted,
		       (size_t)1 << q->at[which].width);
}

int
quadrants_make(struct quadrants *q, int threads)
{
	struct making m = { .q = q, .step = has_mirrored(q) ? 2 : 1 };
	int failed;

	if (has_mirrored(q))
		mirror_wanted(q);
	diagonals_number(&m.d, cut_of(q->n, q->width));
	failed = make_all(&m, threads);
	if (has_mirrored(q))
		mirror_left(q);
	return failed;
}

void
quadrants_free(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which++) {
		struct quadrant *quadrant = &q->at[which];

		if (!quadrant->is_mirrored) {
			free(quadrant->start);
			free(quadrant->first);
			free(quadrant->masks);
			free(quadrant->squares);
		}
		set_no_table(quadrant);
	}
}
