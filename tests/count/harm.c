/*
 * harm.c -- forge lines of a journal
 *
 * usage: harm forge N UNIT COUNT FILE  append a whole line that says so
 *        harm invent N UNITS COUNT FILE  a count and its recount, each with
 *                                      all solutions in their first unit
 */
#include "journal/journal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int
add(struct journal *j, unsigned unit, uint64_t count)
{
	struct entry entry = { .unit = unit,
		               .count = count,
		               .microseconds = 1 };

	return journal_add(j, &entry);
}

static int
invent(struct journal *j, unsigned units, uint64_t count)
{
	int status = 0;

	for (unsigned unit = 0; !status && unit < 2 * units; unit++)
		status = add(j, unit, unit % units ? 0 : count);
	return status;
}

static int
forge(char **argv)
{
	unsigned unit = (unsigned)atoi(argv[3]);
	uint64_t count = strtoull(argv[4], NULL, 10);
	int is_invented = strcmp(argv[1], "invent") == 0;
	struct journal j;
	int status = journal_open(&j, argv[5], atoi(argv[2]), 1 << 12);

	if (!status)
		status = is_invented ? invent(&j, unit, count)
		                     : add(&j, unit, count);
	if (status)
		fprintf(stderr, "harm: %s\n", j.message);
	journal_close(&j);
	return status;
}

int
main(int argc, char **argv)
{
	return argc == 6 ? forge(argv) : 2;
}
