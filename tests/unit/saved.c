/* saved.c -- a saved board loads as it was, and no other file loads */
#include "tables.h"

#include <errno.h>
#include <string.h>

#include "tap.h"

/* What tables_load makes of these bytes: 0 or errno. */
static int
load(struct tables *t, char *bytes, size_t size)
{
	FILE *file =
		size ? fmemopen(bytes, size, "rb") : fopen("/dev/null", "rb");
	int error = tables_load(t, file) ? errno : 0;

	fclose(file);
	return error;
}

/* Whether they are refused as another file. */
static int
is_refused(char *bytes, size_t size)
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

static void
check_changes(int n, char *bytes, size_t size)
{
	size_t cut = 0, changed = 0;

	for (size_t length = 0; length < size; length++)
		cut += !is_refused(bytes, length);
	is_u64(cut, 0, "N=%d: of %zu cut files, those that load", n, size);
	for (size_t bit = 0; bit < 8 * size; bit++) {
		bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
		changed += !is_refused(bytes, size);
		bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
	}
	is_u64(changed, 0, "N=%d: of %zu changed bits, those that load", n,
	       8 * size);
	ok(is_refused(bytes, size + 1), "N=%d: a byte more is refused", n);
}

static void
check_board(int n)
{
	char bytes[4096] = "";
	FILE *file = fmemopen(bytes, sizeof bytes, "wb");
	struct tables t, again;
	size_t size;

	ok(tables_make(&t, n, NULL) == 0, "N=%d: the tables are made", n);
	tables_save(&t, file);
	size = (size_t)ftell(file);
	fclose(file);
	ok(load(&again, bytes, size) == 0 && are_same(&again, &t),
	   "N=%d: a saved board loads as it was", n);
	check_changes(n, bytes, size);
	tables_free(&again);
	tables_free(&t);
}

int
main(void)
{
	check_board(1);
	check_board(2);
	check_board(5);
	check_board(8);
	return tap_done();
}
