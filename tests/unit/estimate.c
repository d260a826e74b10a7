/* estimate.c -- samples of a made-up board, and what follows from them */
#include "run/estimate.h"

#include <math.h>
#include <stdlib.h>

#include "tap.h"

/* Two large layers, one of a single unit, one of few. */
static const struct board board = {
	.units = 13011,
	.layers = 4,
	.layer = { { .first = 0, .units = 9000, .cost = 100 },
	           { .first = 9000, .units = 4000, .cost = 50 },
	           { .first = 13000, .units = 1, .cost = 4 },
	           { .first = 13001, .units = 10, .cost = 2 } },
};
static unsigned sample[13011];
static struct entry entry[13011];

static int
by_number(const void *a, const void *b)
{
	const unsigned *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Of `rounds` rounds, the units of a large layer leave no gap that is more than
   2.7 times the mean (the golden ratio gives at most 2.62), also at the ends. */
static void
check_spaced(unsigned rounds)
{
	const struct layer *c = board.layer;
	unsigned found = 0, largest = 0, own[ESTIMATE_EACH + 2] = { 0 };

	for (unsigned i = 0; found < rounds; i++)
		if (sample[i] < c->units)
			own[++found] = sample[i];
	own[++found] = c->units;
	qsort(own, found + 1, sizeof *own, by_number);
	for (unsigned i = 1; i <= found; i++)
		if (own[i] - own[i - 1] > largest)
			largest = own[i] - own[i - 1];
	ok(largest < 2.7 * c->units / rounds,
	   "%u of %u units are evenly spaced: a gap of %u", rounds, c->units,
	   largest);
}

static void
check_samples(void)
{
	unsigned wanted = 2 * ESTIMATE_EACH + 1 + 10, different = 1;
	unsigned samples = estimate_choose(&board, sample);

	ok(samples == wanted && sample[0] < 9000 && sample[1] >= 9000 &&
	           sample[1] < 13000 && sample[2] == 13000 && sample[3] > 13000,
	   "%u samples, first one of each layer", samples);
	for (unsigned rounds = 1; rounds <= ESTIMATE_EACH; rounds *= 2)
		check_spaced(rounds);
	qsort(sample, samples, sizeof *sample, by_number);
	for (unsigned i = 1; i < samples; i++)
		different += sample[i] > sample[i - 1];
	ok(different == samples && sample[samples - 1] < board.units,
	   "no unit is chosen twice");
}

static void
note(unsigned unit, uint64_t microseconds)
{
	entry[unit] = (struct entry){ .line = 1, .microseconds = microseconds };
}

static void
check_estimate(const char *name, unsigned samples, double seconds,
               double largest)
{
	struct estimate e = estimate_make(&board, entry);

	if (!ok(e.samples == samples && fabs(e.seconds - seconds) < 1e-6 &&
	                fabs(e.largest - largest) < 1e-6,
	        "%s", name))
		fprintf(stderr, "#  got %u samples, %f s, %f\n", e.samples,
		        e.seconds, e.largest);
}

int
main(void)
{
	check_samples();
	note(20, 2000000);
	check_estimate("one unit: others by their costs", 1,
	               9000 * 2 + 4000 * 1 + .08 + 10 * .04, 2);
	note(8000, 3000000);
	note(10000, 5000000);
	note(13000, 0);
	check_estimate("the mean of each layer, and the largest of all", 4,
	               9000 * 2.5 + 4000 * 5 + 0 + 10 * 10. / 254 * 2, 5);
	return tap_done();
}
