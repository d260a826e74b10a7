/*
 * harm.c -- spoil a journal
 *
 * usage: harm damage SEED FILE        one random fault, the same for a seed
 *        harm forge N UNIT COUNT FILE  append a whole line that says so
 *        harm invent N UNITS COUNT FILE  a count and its recount, each with
 *                                      all solutions in their first unit
 */
#include "journal/journal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A linear congruential generator: libc's differ. */
static uint64_t state;

static size_t
random_below(size_t limit)
{
	state = state * UINT64_C(6364136223846793005) +
	        UINT64_C(1442695040888963407);
	return (size_t)(state >> 33) % limit;
}

struct text {
	unsigned char byte[1 << 16];
	size_t length;
};

static void
cut_end(struct text *t)
{
	t->length = random_below(t->length);
}

static void
flip_bit(struct text *t)
{
	t->byte[random_below(t->length)] ^=
		(unsigned char)(1 << random_below(8));
}

static void
overwrite(struct text *t)
{
	size_t from = random_below(t->length), to = from + random_below(100);

	for (size_t i = from; i < to && i < t->length; i++)
		t->byte[i] = (unsigned char)random_below(256);
}

static void
zero_end(struct text *t)
{
	size_t from = random_below(t->length);

	memset(t->byte + from, 0, t->length - from);
}

static void
take_out(struct text *t)
{
	size_t from = random_below(t->length);
	size_t more = random_below(t->length - from);

	memmove(t->byte + from, t->byte + from + more, t->length - from - more);
	t->length -= more;
}

/* Digits that are digits still, so that lines look right. */
static void
change_digits(struct text *t)
{
	for (int i = 0; i < 20; i++) {
		size_t at = random_below(t->length);

		if (t->byte[at] >= '0' && t->byte[at] <= '9')
			t->byte[at] = (unsigned char)('0' + random_below(10));
	}
}

static void (*const faults[])(struct text *) = {
	cut_end, flip_bit, overwrite, zero_end, take_out, change_digits,
};
enum { FAULTS = sizeof faults / sizeof *faults };

static int
damage(const char *seed, const char *path)
{
	static struct text text, before;
	FILE *file = fopen(path, "r+");
	unsigned long number = strtoul(seed, NULL, 10);

	if (!file)
		return EXIT_FAILURE;
	text.length = fread(text.byte, 1, sizeof text.byte, file);
	state = number;
	random_below(2);
	before = text;
	while (text.length && text.length == before.length &&
	       memcmp(text.byte, before.byte, text.length) == 0)
		faults[number % FAULTS](&text); /* chance may change nothing */
	rewind(file);
	fwrite(text.byte, 1, text.length, file);
	if (fflush(file) || ftruncate(fileno(file), (off_t)text.length))
		return EXIT_FAILURE;
	return fclose(file) ? EXIT_FAILURE : EXIT_SUCCESS;
}

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
	if (argc == 4 && strcmp(argv[1], "damage") == 0)
		return damage(argv[2], argv[3]);
	if (argc == 6)
		return forge(argv);
	return 2;
}
