/* files.c -- which file holds what */
#include "files.h"

#include <errno.h>
#include <stdio.h>

#include "bulk.h"
#include "data.h"
#include "records.h"

/* Records, lines, or, if neither is there, a table. */
struct file {
	const char *name;
	records_write_fn *write_records;
	bulk_line_fn *put_line;
	enum bulk_table table;
};

static const struct file small[] = {
	{ "list", .put_line = bulk_list_line },
	{ "row", .write_records = records_row },
	{ "solution", .write_records = records_solution },
	{ "descending", .write_records = records_descending },
	{ "prolog", .write_records = records_prolog },
	{ "group", .write_records = records_group },
};

static const struct file large[] = {
	{ "list", .put_line = bulk_list_line },
	{ "tsv", .put_line = bulk_tsv_line },
	{ "solutions", .table = BULK_SOLUTIONS },
	{ "fundamentals", .table = BULK_FUNDAMENTALS },
	{ "group_of", .table = BULK_GROUP_OF },
	{ "image_of", .table = BULK_IMAGE_OF },
	{ "group_size", .table = BULK_GROUP_SIZE },
};

/* A new file in dir, or NULL with errno set. */
static FILE *
create(const char *dir, const char *name)
{
	char path[4096];
	int length = snprintf(path, sizeof path, "%s/%s", dir, name);

	if (length < 0 || length >= (int)sizeof path) {
		errno = ENAMETOOLONG;
		return NULL;
	}
	return fopen(path, "wb");
}

/* Returns 0, or -1 with errno set. */
static int
finish(FILE *out)
{
	int failed = fflush(out) || ferror(out);

	return fclose(out) || failed ? -1 : 0;
}

static int
write_content(FILE *out, const struct file *f, const struct tables *t)
{
	if (f->write_records)
		return f->write_records(out, t);
	if (f->put_line)
		bulk_write_lines(out, t, f->put_line);
	else
		bulk_write_table(out, t, f->table);
	return 0;
}

static int
write_all(const char *dir, const struct tables *t, const struct file *f,
          size_t count)
{
	for (; count > 0; f++, count--) {
		FILE *out = create(dir, f->name);
		int failed;

		if (!out)
			return -1;
		failed = write_content(out, f, t);
		if (finish(out) || failed)
			return -1;
	}
	return 0;
}

int
files_write(const char *dir, const struct tables *t, const char *prefix)
{
	FILE *out = create(dir, "data.m4");

	if (!out)
		return -1;
	data_write(out, t, prefix);
	if (finish(out))
		return -1;
	return t->n <= RECORDS_BOARD_MAX
	               ? write_all(dir, t, small, sizeof small / sizeof *small)
	               : write_all(dir, t, large, sizeof large / sizeof *large);
}
