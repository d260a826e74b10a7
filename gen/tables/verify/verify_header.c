/* verify_header.c -- read back the numbers that a header defines */
#include <stdlib.h>
#include <string.h>

#include "bulk.h"
#include "compact.h"
#include "verify.h"

/* A constant of the header, by the end of its name.  A list of these is in the
   order of the header. */
struct constant {
	const char *name;
	size_t value;
};

/* The text after a #define whose name ends so, or NULL. */
static const char *
value_of(const char *line, const char *name)
{
	const char *found = strstr(line, name);

	return strncmp(line, "#define ", 8) == 0 && found ? found + strlen(name)
	                                                  : NULL;
}

static int
is_number(const char *text, size_t number)
{
	char wanted[24];

	snprintf(wanted, sizeof wanted, "%zu\n", number);
	return strcmp(text, wanted) == 0;
}

/* Read a line; keep count of the conditionals that are open. */
static int
next_line(struct reader *r, int *open)
{
	if (!reader_next_line(r))
		return 0;
	*open += strncmp(r->line, "#if", 3) == 0;
	*open -= strncmp(r->line, "#endif", 6) == 0;
	return 1;
}

static int
verify_constants(struct reader *r, const struct constant *constants,
                 size_t count)
{
	size_t next = 0;
	int open = 0;

	while (next < count && next_line(r, &open)) {
		const char *value = value_of(r->line, constants[next].name);

		if (value && !is_number(value, constants[next].value))
			return reader_differs(r, "not the number of its name");
		next += value != NULL;
	}
	if (next < count)
		return reader_differs(r, "a number is missing");
	while (next_line(r, &open))
		;
	if (open != 0)
		return reader_differs(r, "a conditional does not end");
	return reader_finish(r);
}

int
verify_header(struct reader *r, const struct tables *t)
{
	const struct constant constants[] = {
		{ "_N ", (size_t)t->n },
		{ "_SOLUTIONS ", t->solutions },
		{ "_FUNDAMENTALS ", t->groups },
		{ "_ROW_BYTES ", (size_t)tables_row_bytes(t->n) },
		{ "_GROUP_BYTES ", (size_t)tables_group_bytes(t) },
		{ "_GROUPS_OF_8 ", t->groups_of[8] },
		{ "_GROUPS_OF_4 ", t->groups_of[4] },
		{ "_GROUPS_OF_2 ", t->groups_of[2] },
		{ "_GROUPS_OF_1 ", t->groups_of[1] },
		{ "_ROWS ", bulk_items(t, BULK_SOLUTIONS) },
		{ "_GROUPS ", bulk_items(t, BULK_FUNDAMENTALS) },
	};

	return verify_constants(r, constants,
	                        sizeof constants / sizeof *constants);
}

int
verify_compact_header(struct reader *r, const struct tables *t)
{
	struct compact c;
	struct constant constants[] = {
		{ "_COMPACT_N ", (size_t)t->n },
		{ "_COMPACT_SOLUTIONS ", t->solutions },
		{ "_COMPACT_FUNDAMENTALS ", t->groups },
		{ "_COMPACT_BYTES ", 0 },
	};
	int wrong = compact_encode(&c, t);

	constants[3].value = compact_bytes(&c);
	wrong = wrong ? reader_differs(r, "not enough memory")
	              : verify_constants(r, constants, 4);
	compact_free(&c);
	return wrong;
}
