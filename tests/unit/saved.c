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
check_board(int n)
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
	ok(load(bytes, size) == 0, "N=%d: a saved board loads", n);
	for (size_t length = 1; length < size; length++)
		cut += load(bytes, length) != EINVAL;
	is_u64(cut, 0, n, "how many cut files load");
	for (size_t bit = 0; bit < 8 * size; bit++) {
		bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
		changed += load(bytes, size) != EINVAL;
		bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
	}
	is_u64(changed, 0, n, "how many files load with a changed bit");
	ok(load(bytes, size + 1) == EINVAL, "N=%d: a byte more is refused", n);
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
