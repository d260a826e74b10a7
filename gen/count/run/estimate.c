/* estimate.c -- a stratified sample */
#include "run/estimate.h"

/* --- which units --- */

static unsigned
common_divisor(unsigned a, unsigned b)
{
	return b ? common_divisor(b, a % b) : a;
}

/* Multiples of the golden ratio are evenly spaced, however many there are
   (Knuth, "Sorting and Searching", 6.4).  This step is near it, and visits all
   units before it comes back. */
static unsigned
golden_step(unsigned units)
{
	unsigned step = (unsigned)(.618034 * units) + 1;

	while (common_divisor(step, units) > 1)
		step++;
	return step;
}

static unsigned
sample_of(const struct layer *layer, unsigned round)
{
	uint64_t step = golden_step(layer->units);

	return layer->first +
	       (unsigned)((layer->units / 2 + round * step) % layer->units);
}

unsigned
estimate_choose(const struct board *board, unsigned *samples)
{
	const struct layer *end = board->layer + board->layers;
	unsigned found = 0;

	for (unsigned round = 0; round < ESTIMATE_EACH; round++)
		for (const struct layer *c = board->layer; c < end; c++)
			if (round < c->units)
				samples[found++] = sample_of(c, round);
	return found;
}

/* --- what they say --- */

struct sample {
	unsigned units;
	double seconds, largest, cost;
};

static void
add(struct sample *s, double seconds, double cost)
{
	s->units++;
	s->seconds += seconds;
	s->cost += cost;
	s->largest = seconds > s->largest ? seconds : s->largest;
}

static struct sample
look_at(const struct layer *c, const struct entry *entry)
{
	struct sample s = { .units = 0 };

	for (unsigned u = c->first; u < c->first + c->units; u++)
		if (entry[u].line)
			add(&s, 1e-6 * (double)entry[u].microseconds, c->cost);
	return s;
}

struct estimate
estimate_make(const struct board *board, const struct entry *entry)
{
	const struct layer *end = board->layer + board->layers;
	struct estimate e = { .samples = 0 };
	struct sample all = { .units = 0 };

	for (const struct layer *c = board->layer; c < end; c++) {
		struct sample s = look_at(c, entry);

		all.units += s.units;
		all.seconds += s.seconds;
		all.cost += s.cost;
	}
	for (const struct layer *c = board->layer; c < end; c++) {
		struct sample s = look_at(c, entry);

		if (!s.units)
			add(&s, all.seconds / all.cost * c->cost, 0);
		e.seconds += c->units * s.seconds / s.units;
		e.largest = s.largest > e.largest ? s.largest : e.largest;
	}
	e.samples = all.units;
	return e;
}
