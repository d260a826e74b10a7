/* saved.c -- a saved board loads as it was, and no other file loads */
#include "tables.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "tap.h"

/* What tables_load makes of a file of these bytes: 0 or errno. */
static int
load(struct tables *t, const char *bytes, size_t size)
{
	FILE *file = tmpfile();
	int error;

	if (!file)
		return -1;
	fwrite(bytes, 1, size, file);
	rewind(file);
	error = tables_load(t, file) ? errno : 0;
	fclose(file);
	return error;
}

/* Whether a file of these bytes is refused as another one. */
static int
is_refused(const char *bytes, size_t size)
{
	struct tables t = { 0 };
	int error = load(&t, bytes, size);

	tables_free(&t);
	return error == EINVAL;
}

static int
are_same(const struct tables *a, const struct tables *b)
{
	size_t all = a->solutions, groups = a->groups;

	return a->n == b->n && all == b->solutions && groups == b->groups &&
	       !memcmp(a->groups_of, b->groups_of, sizeof a->groups_of) &&
	       !memcmp(a->solution, b->solution, all * sizeof *a->solution) &&
	       !memcmp(a->group, b->group, all * sizeof *a->group) &&
	       !memcmp(a->image, b->image, all) &&
	       !memcmp(a->fundamental, b->fundamental,
	               groups * sizeof *a->fundamental) &&
	       !memcmp(a->size, b->size, groups);
}

/* Change one byte of each item of a column. */
static void
check_column(const struct tables *t, char *bytes, size_t size, size_t from,
             size_t count, size_t step, const char *name)
{
	size_t loaded = 0;

	for (size_t k = 0; k < count; k++) {
		char *byte = bytes + from + k * step;
		*byte ^= (char)0x80;
		loaded += !is_refused(bytes, size);
		*byte ^= (char)0x80;
	}
	is_u64(loaded, 0, "N=%d: the number of wrong %s that load", t->n, name);
}

static void
check_columns(const struct tables *t, char *bytes, size_t size)
{
	size_t all = t->solutions, groups = t->groups;
	size_t at = sizeof "queens1" + sizeof *t;

	check_column(t, bytes, size, at, all * 8, 1, "bytes of solutions");
	at += all * 8;
	check_column(t, bytes, size, at + 3, all, 4, "groups");
	at += all * 4;
	check_column(t, bytes, size, at, all, 1, "images");
	at += all;
	check_column(t, bytes, size, at + 3, groups, 4, "fundamentals");
	at += groups * 4;
	check_column(t, bytes, size, at, groups, 1, "sizes");
}

static void
check_saved(const struct tables *t)
{
	char bytes[4096] = "";
	FILE *file = tmpfile();
	size_t size = 0, loaded = 0;
	struct tables again = { 0 };

	if (file) {
		tables_save(t, file);
		rewind(file);
		size = fread(bytes, 1, sizeof bytes - 1, file);
		fclose(file);
	}
	ok(load(&again, bytes, size) == 0 && are_same(&again, t),
	   "N=%d: a saved board loads as it was", t->n);
	tables_free(&again);
	for (size_t cut = 0; cut < size; cut++)
		loaded += !is_refused(bytes, cut);
	is_u64(loaded, 0, "N=%d: the number of cut files that load", t->n);
	ok(is_refused(bytes, size + 1), "N=%d: a byte too many is refused",
	   t->n);
	for (size_t at = sizeof "queens1" + offsetof(struct tables, n), k = 0;
	     k < 2; k++, at = sizeof "queens1" +
	                      offsetof(struct tables, solutions) + 7) {
		bytes[at] ^= 120;
		ok(is_refused(bytes, size),
		   "N=%d: a wrong %s in the head is refused", t->n,
		   k ? "number of solutions" : "board size");
		bytes[at] ^= 120;
	}
	check_columns(t, bytes, size);
	bytes[0] ^= 1;
	ok(is_refused(bytes, size), "N=%d: a file of another kind is refused",
	   t->n);
}

int
main(void)
{
	for (int n = 5; n <= (getenv("LONG") ? 8 : 6); n++) {
		struct tables t;

		ok(tables_make(&t, n, NULL) == 0, "N=%d: the tables are made",
		   n);
		check_saved(&t);
		tables_free(&t);
	}
	return tap_done();
}
