/* records.c -- the loop over the solutions of a list */
#include "records.h"

#include <stdlib.h>

#include "prolog_order.h"
#include "symmetry.h"
#include "unlocked.h"

static size_t
length_of(enum list list, const struct tables *t)
{
	return list == FUNDAMENTALS ? t->groups
	       : list == IMAGES     ? t->groups * SYMMETRY_IMAGES
	                            : t->solutions;
}

static struct record
record_of_image(const struct tables *t, size_t number)
{
	struct record r = { .t = t, .number = number };
	struct board least =
		tables_board(t, t->fundamental[number / SYMMETRY_IMAGES]);

	r.image = (int)(number % SYMMETRY_IMAGES);
	r.board = symmetry_image(&least, r.image);
	r.rank = tables_rank(t, &r.board);
	return r;
}

/* `order` is that of PROLOG, else NULL. */
static struct record
record_of(enum list list, const struct tables *t, size_t number,
          const struct inserted *order)
{
	struct record r = { .t = t, .number = number, .rank = number };

	if (list == IMAGES)
		return record_of_image(t, number);
	if (list == DESCENDING)
		r.rank = t->solutions - 1 - number;
	else if (order)
		r.rank = order[number].rank;
	else if (list == FUNDAMENTALS)
		r.rank = t->fundamental[number];
	r.image = t->solution[r.rank].image;
	r.board = tables_board(t, r.rank);
	return r;
}

static const char *
end_of(const struct kind *kind, size_t number, size_t length)
{
	if (kind->fields)
		return "|>" RECORD_END;
	if (!kind->is_array)
		return "\n";
	return (number + 1) % 16 && number + 1 < length ? "," : ",\n";
}

static void
write_record(FILE *out, const struct kind *kind, const struct record *r)
{
	int is_text = !kind->fields;

	if (!is_text)
		fprintf(out, "q_%s(<|", kind->name);
	else if (kind->is_array && r->number % 16 == 0)
		putc_unlocked('\t', out);
	for (int f = 0; kind->field[f]; f++) {
		if (f)
			fputs_unlocked(is_text ? "\t" : "|>,<|", out);
		kind->field[f](out, r);
	}
}

int
records_write(FILE *out, const struct kind *kind, const struct tables *t)
{
	struct inserted *order = NULL;
	size_t length = length_of(kind->list, t);

	if (kind->list == PROLOG && !(order = prolog_order(t)))
		return -1;
	for (size_t number = 0; number < length; number++) {
		struct record r = record_of(kind->list, t, number, order);

		write_record(out, kind, &r);
		fputs_unlocked(end_of(kind, number, length), out);
	}
	free(order);
	return 0;
}
