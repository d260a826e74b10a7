/* quadrants.c -- cut a board, and make its four quadrants side by side */
#include "placements/quadrants.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "placements/placements.h"

struct making {
	struct quadrants *q;
	struct diagonals d;
	int step; /* 2 if only the left quadrants are made */
	atomic_int next, has_failed;
};

static int
make_one(struct quadrants *q, const struct diagonals *d, int which)
{
	int is_right = which & 1, is_bottom = which & 2;
	struct quadrant *quadrant = &q->at[which];

	quadrant->width = is_right ? q->right : q->left;
	quadrant->height = is_bottom ? q->bottom : q->top;
	return quadrant_make(quadrant, d, which, q->is_wide);
}

/* The right quadrants are the mirror images of the left ones. */
static void
mirror_left(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which += 2) {
		q->at[which + 1] = q->at[which];
		q->at[which + 1].is_mirrored = 1;
	}
}

static void *
make_some(void *ctx)
{
	struct making *m = ctx;
	int which;

	while ((which = atomic_fetch_add(&m->next, m->step)) < QUADRANTS)
		if (make_one(m->q, &m->d, which))
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

int
quadrants_make(struct quadrants *q, int n, int is_wide, int threads)
{
	struct board_cut cut = { .n = n, .top = n - n / 2, .left = n / 2 };
	struct making m = { .q = q, .step = n % 2 ? 1 : 2 };
	int failed;

	diagonals_number(&m.d, cut);
	*q = (struct quadrants){
		.is_wide = is_wide,
		.top = cut.top,
		.bottom = n - cut.top,
		.left = cut.left,
		.right = n - cut.left,
		.bits = m.d.crossing,
	};
	placements_number_sets(q->left, q->place);
	failed = make_all(&m, threads);
	if (n % 2 == 0)
		mirror_left(q);
	return failed;
}

void
quadrants_free(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which++) {
		struct quadrant *quadrant = &q->at[which];

		if (quadrant->is_mirrored)
			continue;
		free(quadrant->start);
		free(quadrant->first);
		free(quadrant->masks);
		free(quadrant->squares);
	}
}
