/* sets.c -- count the sets of each size, then list them */
#include "placements/sets.h"

int
sets_count(int side, int size)
{
	int count = 1;

	for (int i = 0; i < size; i++)
		count = count * (side - i) / (i + 1);
	return count;
}

void
sets_list(struct sets *sets, int side)
{
	uint16_t count[SETS_SIDE_MAX + 1] = { 0 };

	sets->first[0] = 0;
	for (int size = 0; size <= side; size++)
		sets->first[size + 1] =
			(uint16_t)(sets->first[size] + sets_count(side, size));
	for (unsigned set = 0; set < 1U << side; set++) {
		int size = __builtin_popcount(set);

		sets->place[set] = count[size]++;
		sets->set[sets->first[size] + sets->place[set]] = (uint16_t)set;
	}
}
