/* quadrants.c -- cut a board, and have the pieces of each quarter stored */
#include "placements/quadrants.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "placements/placements.h"
#include "placements/quadrant.h"

static int
make_quadrant(struct quadrants *q, const struct diagonals *d, int which)
{
	int is_right = which & 1, is_bottom = which & 2;
	struct quadrant *quadrant = &q->at[which];

	quadrant->width = is_right ? q->right : q->left;
	quadrant->height = is_bottom ? q->bottom : q->top;
	return store_pieces(quadrant, d, which, q->is_wide);
}

struct making {
	struct quadrants *q;
	struct diagonals d;
	atomic_int next, has_failed;
};

static void *
make_quadrants(void *ctx)
{
	struct making *m = ctx;
	int which;

	while ((which = atomic_fetch_add(&m->next, 1)) < QUADRANTS)
		if (make_quadrant(m->q, &m->d, which))
			atomic_store(&m->has_failed, 1);
	return NULL;
}

/* A thread that cannot be started is missed by nobody. */
static int
make_on_threads(struct making *m, int threads)
{
	pthread_t helper[QUADRANTS];
	int started = 0;

	while (started < QUADRANTS - 1 && started < threads - 1 &&
	       !pthread_create(&helper[started], NULL, make_quadrants, m))
		started++;
	make_quadrants(m);
	while (started > 0)
		pthread_join(helper[--started], NULL);
	if (!m->has_failed)
		return 0;
	errno = ENOMEM;
	return -1;
}

static int
make(struct quadrants *q, int n, int is_wide, int threads)
{
	struct board_cut cut = { .n = n, .top = n - n / 2, .left = n / 2 };
	struct making m = { .q = q };

	diagonals_number(&m.d, cut);
	*q = (struct quadrants){
		.n = n,
		.parts = 1,
		.is_wide = is_wide,
		.top = cut.top,
		.bottom = n - cut.top,
		.left = cut.left,
		.right = n - cut.left,
		.bits = m.d.crossing,
	};
	piece_place_sets(q->left, q->place);
	return make_on_threads(&m, threads);
}

int
quadrants_make(struct quadrants *q, int n, int threads)
{
	return make(q, n, n > QUADRANT_MASK32_N_MAX, threads);
}

int
quadrants_make_wide(struct quadrants *q, int n, int threads)
{
	return make(q, n, 1, threads);
}

void
quadrants_free(struct quadrants *q)
{
	for (int which = 0; which < QUADRANTS; which++) {
		struct quadrant *quadrant = &q->at[which];

		free(quadrant->start);
		free(quadrant->first);
		free(quadrant->partner);
		free(quadrant->mask32);
		free(quadrant->mask64);
		free(quadrant->squares);
	}
}
