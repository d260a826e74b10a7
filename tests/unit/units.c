/* units.c -- units have each pair of sets of rows once, and stay as they are */
#include "board/units.h"

#include <math.h>

#include "board/likely.h"
#include "tap.h"

static struct board board;

/* Of all boards: blessed, because other units need another format of the
   journal. */
static const uint32_t blessed = 0x0F68F491;
static uint32_t sum;

static void
add(unsigned number)
{
	sum = (sum ^ number) * 16777619;
}

static void
add_layer(const struct layer *l)
{
	add(l->units);
	add(l->evens_each);
	for (unsigned e = 0; e < l->evens; e++)
		add(l->even[e]);
	for (unsigned set = 0; set < 1U << QUARTER_MAX; set++) {
		add(l->position[EVEN][set]);
		add(l->position[ODD][set]);
	}
}

enum { EVEN_SETS = 924 }; /* of rows, 6 of 12 */

/* Returns how many pairs of sets of rows are in two units, or in none though they
   count, or not of this layer. */
static unsigned
wrong_in(const struct layer *l)
{
	static unsigned char seen[EVEN_SETS][EVEN_SETS];
	unsigned wrong = 0;

	memset(seen, 0, sizeof seen);
	for (unsigned i = l->first; i < l->first + l->units; i++) {
		struct unit u = board_unit(&board, i);

		wrong += u.evens;
		for (unsigned e = 0; e < u.evens; e++)
			seen[u.even - l->even + e][l->position[ODD][u.odd]]++;
	}
	for (unsigned e = 0; e < l->evens; e++)
		for (unsigned o = 0; o < l->positions[ODD]; o++) {
			struct weights w = layers_weights(&board, l, l->even[e],
			                                  l->odd[o]);

			wrong -= seen[e][o];
			wrong += w.weight ? seen[e][o] != 1 : seen[e][o] > 1;
			add(w.weight);
			add(w.tie[EVEN]);
		}
	return wrong;
}

/* Blessed, as the units are. */
static const double megabytes[BOARD_N_MAX + 1] = {
	0,    4.23, 4.23, 4.23, 4.23,  4.27,  4.31,  4.34, 4.34, 4.42,
	4.57, 4.57, 4.76, 4.94, 5.58,  5.84,  6.77,  8.18, 8.86, 10.6,
	13.1, 28.8, 36.7, 87.3, 132.5, 296.8, 460.7, 1160, 1503,
};

static void
check_likely(void)
{
	double bytes = (double)likely_bytes(&board);

	ok(fabs(1e-6 * bytes / megabytes[board.n] - 1) < .01,
	   "N=%d: %g bytes are likely", board.n, bytes);
}

int
main(void)
{
	unsigned wrong = 0;

	for (int n = 1; n <= BOARD_N_MAX; n++) {
		wrong += board_make(&board, n) != 0;
		wrong += board.units;
		for (int i = 0; i < board.layers; i++) {
			add_layer(&board.layer[i]);
			wrong -= board.layer[i].units;
			if (n <= 24)
				wrong += wrong_in(&board.layer[i]);
		}
		check_likely();
		free(board.layer);
	}
	ok(!wrong, "to N=24 units have each pair of sets of rows once");
	ok(sum == blessed, "units of this format (%#" PRIx32 ")", sum);
	return tap_done();
}
