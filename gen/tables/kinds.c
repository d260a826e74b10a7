/* kinds.c -- one table; a row says what prints the kind */
#include "kinds.h"

#include <string.h>

#include "bulk.h"
#include "pictures/drawings.h"
#include "facts.h"
#include "pictures/pictures.h"
#include "pictures/plate.h"
#include "pictures/puzzles.h"
#include "records/records.h"
#include "pictures/totals.h"
#include "pictures/walk.h"

enum { COMPACT_N_MIN = 4 };

static const char compact_boards[] =
	"compact is for boards from N=4: smaller ones have nothing to pack";
static const char puzzle_boards[] =
	"puzzles are for boards to N=12: larger ones have too many solutions";

static int
write_board(FILE *out, const struct tables *t)
{
	tables_save(t, out);
	return 0;
}

/* A row without a function is a table. */
struct kind {
	const char *name;
	void (*write_facts)(FILE *out, const struct tables *t,
	                    const char *prefix);
	records_write_fn *write;
	bulk_line_fn *put_line;
	enum bulk_table table;
};

static const struct kind kinds[] = {
	{ "board", .write = write_board },
	{ "facts", .write_facts = facts_write },
	{ "counts", .write_facts = totals_write_counts },
	{ "compact", .write = facts_write_compact },
	{ "pictures", .write = pictures_facts },
	{ "walk", .write = walk_facts },
	{ "list", .put_line = bulk_list_line },
	{ "tsv", .put_line = bulk_tsv_line },
	{ "row", .write = records_row },
	{ "fundamental", .write = records_fundamental },
	{ "solution", .write = records_solution },
	{ "entry", .write = records_entry },
	{ "squares", .write = records_squares },
	{ "sixteen", .write = records_sixteen },
	{ "sixteen_groups", .write = records_sixteen_groups },
	{ "descending", .write = records_descending },
	{ "prolog", .write = records_prolog },
	{ "group", .write = records_group },
	{ "picture", .write = drawings_picture },
	{ "panel", .write = drawings_panel },
	{ "shelf", .write = drawings_shelf },
	{ "puzzle", .write = puzzles_puzzle },
	{ "sheet", .write = puzzles_sheet },
	{ "plate", .write = plate_records },
	{ "solutions", .table = BULK_SOLUTIONS },
	{ "fundamentals", .table = BULK_FUNDAMENTALS },
	{ "group_of", .table = BULK_GROUP_OF },
	{ "image_of", .table = BULK_IMAGE_OF },
	{ "group_size", .table = BULK_GROUP_SIZE },
};

const struct kind *
kinds_find(const char *name)
{
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (strcmp(kinds[i].name, name) == 0)
			return &kinds[i];
	return NULL;
}

int
kinds_takes_prefix(const struct kind *kind)
{
	return kind->write_facts != NULL;
}

const char *
kinds_lacks(const struct kind *kind, int n)
{
	if (kind->write == facts_write_compact && n < COMPACT_N_MIN)
		return compact_boards;
	if ((kind->write == puzzles_puzzle || kind->write == puzzles_sheet) &&
	    n > PUZZLES_N_MAX)
		return puzzle_boards;
	return NULL;
}

int
kinds_write(FILE *out, const struct kind *kind, const struct tables *t,
            const char *prefix)
{
	if (kind->write)
		return kind->write(out, t);
	if (kind->write_facts)
		kind->write_facts(out, t, prefix);
	else if (kind->put_line)
		bulk_write_lines(out, t, kind->put_line);
	else
		bulk_write_table(out, t, kind->table);
	return 0;
}
