/* verify.c -- any bytes as a product, for qgen --verify
 *
 * The first byte names the ending, the second the board.
 */
#include "verify/verify.h"

#include <string.h>

#include "bulk.h"
#include "fuzz.h"

static const char *const paths[] = {
	"a.h", "a.c", "a.tsv", "a.txt", "a_compact.h", "a_compact.c",
};
enum { PATHS = sizeof paths / sizeof *paths };

/* Without a solution, with one group, and the two stored widths of rows. */
static const int sizes[] = { 3, 4, 6, 8, 9 };
enum { BOARDS = sizeof sizes / sizeof *sizes };

static const struct tables *
board(unsigned k)
{
	static struct tables boards[BOARDS];

	if (!boards[k].n)
		assert(!tables_make(&boards[k], sizes[k], NULL));
	return &boards[k];
}

/* Of texts, nothing passes but what would be printed. */
static void
check_text(const struct tables *t, bulk_line_fn *put_line, const char *text,
           size_t size)
{
	char line[BULK_LINE_MAX];

	for (size_t rank = 0; rank < t->solutions; rank++) {
		size_t length = put_line(t, rank, line);

		assert(length <= size && !memcmp(text, line, length));
		text += length;
		size -= length;
	}
	assert(size == 0);
}

static void
check_passed(const struct tables *t, const char *path, const uint8_t *data,
             size_t size)
{
	const char *text = (const char *)data;
	const char *header_end = memchr(text, '\n', size);
	size_t header = header_end ? (size_t)(header_end - text) + 1 : 0;

	if (strcmp(path, "a.tsv") == 0 ||
	    (strcmp(path, "a.txt") == 0 && size && *text == 'r'))
		check_text(t, bulk_tsv_line, text + header, size - header);
	else if (strcmp(path, "a.txt") == 0)
		check_text(t, bulk_list_line, text, size);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct tables *t;
	struct fault fault;
	const char *path;
	FILE *in;

	if (size < 2)
		return 0;
	path = paths[data[0] % PATHS];
	t = board(data[1] % BOARDS);
	in = fuzz_open(data + 2, size - 2);
	if (verify_file(in, path, t, &fault))
		assert(fault.what);
	else
		check_passed(t, path, data + 2, size - 2);
	fclose(in);
	return 0;
}
