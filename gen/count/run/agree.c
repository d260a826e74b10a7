/* agree.c -- a journal whose sums are right may still hold wrong counts */
#include "run/agree.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "published.h"
#include "run/count.h"

static int
is_published(int n, const struct count *c)
{
	uint64_t all = published[n].all, half = published[n].half_turn;
	uint64_t quarter = published[n].quarter_turn, is_one = n == 1;

	return c->all == all && c->fundamental == published[n].fundamental &&
	       c->of_8 == (all - half) / 8 && c->of_4 == (half - quarter) / 4 &&
	       c->of_2 == (is_one ? 0 : quarter / 2) && c->of_1 == is_one;
}

int
agree_count(int n, const struct count *c, char message[AGREE_ROOM])
{
	uint64_t grouped = 8 * c->of_8 + 4 * c->of_4 + 2 * c->of_2 + c->of_1;

	if (n > PUBLISHED_N_MAX ? c->all == grouped : is_published(n, c))
		return 0;
	if (n > PUBLISHED_N_MAX)
		snprintf(message, AGREE_ROOM,
		         "the units add up to what no board has");
	else
		snprintf(message, AGREE_ROOM,
		         "counted %" PRIu64 " solutions and %" PRIu64
		         " fundamental ones; board %d has %" PRIu64
		         " and %" PRIu64 "%s",
		         c->all, c->fundamental, n, published[n].all,
		         published[n].fundamental,
		         c->all == published[n].all &&
		                         c->fundamental ==
		                                 published[n].fundamental
		                 ? ", in other groups"
		                 : "");
	return EXIT_FAILURE;
}

/* Only the one solution of board 1 is its own mirror image. */
static int
is_possible(int n, uint64_t count)
{
	return (n > PUBLISHED_N_MAX || count <= published[n].all) &&
	       (n == 1 || count % 2 == 0);
}

int
agree_entries(int n, const struct entry *entry, unsigned units,
              char message[AGREE_ROOM])
{
	for (unsigned unit = 0; unit < units; unit++) {
		const struct entry *e = &entry[unit];

		if (!e->line || is_possible(n, e->count))
			continue;
		snprintf(message, AGREE_ROOM,
		         "line %u of the journal: no unit of board %d has "
		         "%" PRIu64 " solutions",
		         e->line, n, e->count);
		return EXIT_FAILURE;
	}
	return 0;
}
