/* saved.c -- a saved board that was cut, changed or extended does not load */
#include "tables.h"

#include <errno.h>
#include <string.h>

#include "tap.h"

/* What tables_load makes of these bytes: 0 or errno. */
static int
load(char *bytes, size_t size)
{
	FILE *file = fmemopen(bytes, size, "rb");
	struct tables t;
	int error = tables_load(&t, file) ? errno : 0;

	tables_free(&t);
	fclose(file);
	return error;
}

static void
check(int n)
{
	char bytes[4096] = "";
	FILE *file = fmemopen(bytes, sizeof bytes, "wb");
	size_t size, cut = 0, changed = 0;
	struct tables t;

	tables_make(&t, n, NULL);
	tables_save(&t, file);
	size = (size_t)ftell(file);
	tables_free(&t);
	fclose(file);
	for (size_t length = 1; length < size; length++)
		cut += load(bytes, length) != EINVAL;
	for (size_t bit = 0; bit < 8 * size; bit++) {
		bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
		changed += load(bytes, size) != EINVAL;
		bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
	}
	ok(load(bytes, size) == 0 && load(bytes, size + 1) == EINVAL && !cut &&
	           !changed,
	   "N=%d: a saved board loads, but not cut (%zu), changed (%zu) or "
	   "with a byte more",
	   n, cut, changed);
}

int
main(void)
{
	check(1);
	check(2);
	check(5);
	check(8);
	return tap_done();
}
