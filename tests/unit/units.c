/* units.c -- units have each pair of sets of rows once, and stay as they are */
#include "board/units.h"

#include <stdlib.h>

#include "tap.h"

/* Of all layers: blessed, because other units need another format of the
   journal. */
static const uint32_t sums[BOARD_N_MAX + 1] = {
	[1] = 0x3ADD135E,  [2] = 0x4D23CAC9,  [3] = 0xAF2A2EC2,
	[4] = 0x97E873A4,  [5] = 0xAAAEE684,  [6] = 0x5D1B0DBF,
	[7] = 0xB4A99255,  [8] = 0xCDB81105,  [9] = 0x8E4B644C,
	[10] = 0x96C60D08, [11] = 0xF587A135, [12] = 0x981EB266,
	[13] = 0x645050D5, [14] = 0xC9A28A8C, [15] = 0x2640BDFB,
	[16] = 0x3A21021F, [17] = 0xE750B9F2, [18] = 0xE021D797,
	[19] = 0x6F60B6C7, [20] = 0x62F931A3, [21] = 0xD658849E,
	[22] = 0xD7C9D43E, [23] = 0x2986B069, [24] = 0x975D6C96,
	[25] = 0xC70C8481, [26] = 0x3DC9676E, [27] = 0x93E6648A,
	[28] = 0x64CEAAB6,
};

static struct board board;

/* Mark the pairs of a unit.  Returns 1 if it has sets that the layer lacks. */
static int
mark(const struct unit *u, unsigned char *seen)
{
	const struct layer *l = u->layer;
	size_t even = (size_t)(u->even - l->even),
	       odd = (size_t)(u->odd - l->odd), odds = l->positions[ODD];

	if (even + u->evens > l->evens || odd + u->odds > odds)
		return 1;
	for (size_t e = even; e < even + u->evens; e++)
		for (size_t o = odd; o < odd + u->odds; o++)
			seen[e * odds + o]++;
	return 0;
}

/* Returns how many units are not of this layer, and how many pairs are not in
   one unit. */
static unsigned
wrong_in(const struct layer *l)
{
	unsigned char *seen = calloc(l->evens, l->positions[ODD]), *at = seen;
	unsigned wrong = 0;

	for (unsigned i = l->first; i < l->first + l->units; i++) {
		struct unit u = board_unit(&board, i);

		wrong += u.layer != l || mark(&u, seen);
	}
	for (unsigned e = 0; e < l->evens; e++)
		for (unsigned o = 0; o < l->positions[ODD]; o++, at++) {
			struct share s =
				board_share(&board, l, l->even[e], l->odd[o]);

			wrong += s.weight ? *at != 1 : *at > 1;
		}
	free(seen);
	return wrong;
}

static void
check_pairs(int n)
{
	unsigned wrong = 0, units = 0;

	for (int i = 0; i < board.layers; i++) {
		wrong += wrong_in(&board.layer[i]);
		units += board.layer[i].units;
	}
	ok(!wrong && units == board.units,
	   "N=%d: %u units have each pair of sets of rows once", n, units);
}

static void
add(uint32_t *sum, unsigned number)
{
	*sum = (*sum ^ number) * 16777619;
}

static uint32_t
sum_of_layers(void)
{
	uint32_t sum = 0;

	for (int i = 0; i < board.layers; i++) {
		const struct layer *l = &board.layer[i];

		add(&sum, l->units);
		add(&sum, l->evens_each);
		add(&sum, l->odds_each);
		for (unsigned e = 0; e < l->evens; e++)
			add(&sum, l->even[e]);
		for (unsigned set = 0; set < 1U << QUARTER_MAX; set++) {
			add(&sum, l->position[EVEN][set]);
			add(&sum, l->position[ODD][set]);
		}
	}
	return sum;
}

int
main(void)
{
	for (int n = 1; n <= BOARD_N_MAX; n++) {
		uint32_t sum;

		if (!ok(board_make(&board, n) == 0, "N=%d: layers", n))
			continue;
		sum = sum_of_layers();
		ok(sum == sums[n], "N=%d: units of this format (%#" PRIx32 ")",
		   n, sum);
		if (n <= 24)
			check_pairs(n);
		layers_free(&board);
	}
	return tap_done();
}
