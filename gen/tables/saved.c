/* saved.c -- the file `board`: a head, the five arrays, a checksum of both */
#include <errno.h>
#include <string.h>

#include "published.h"
#include "tables.h"

enum { ARRAYS = 5 };

struct head {
	char magic[8]; /* another format is another file */
	uint64_t n, solutions, groups, groups_of[9];
};

static const char magic[8] = "queens4";

struct array {
	void *data;
	size_t size;
};

static void
list_arrays(const struct tables *t, struct array a[ARRAYS])
{
	a[0] = (struct array){ t->solution, 8 * t->solutions };
	a[1] = (struct array){ t->group, 4 * t->solutions };
	a[2] = (struct array){ t->image, t->solutions };
	a[3] = (struct array){ t->fundamental, 4 * t->groups };
	a[4] = (struct array){ t->size, t->groups };
}

/*
 * FNV-1a (Fowler, Noll, Vo) over words of eight bytes.  Each step is a
 * bijection, so a change of one word always changes the sum.  A product
 * moves bits up alone; the shift brings them down again.
 */
static uint64_t
add_to_sum(uint64_t sum, const void *data, size_t size)
{
	const char *from = data;

	while (size > 0) {
		size_t taken = size < 8 ? size : 8;
		uint64_t word = 0;

		memcpy(&word, from, taken);
		sum = (sum ^ word) * UINT64_C(0x100000001b3);
		sum ^= sum >> 32;
		from += taken;
		size -= taken;
	}
	return sum;
}

static uint64_t
sum_of(const struct head *head, const struct array a[ARRAYS])
{
	uint64_t sum = add_to_sum(0, head, sizeof *head);

	for (int k = 0; k < ARRAYS; k++)
		sum = add_to_sum(sum, a[k].data, a[k].size);
	return sum;
}

void
tables_save(const struct tables *t, FILE *out)
{
	struct head head = { .n = (uint64_t)t->n,
		             .solutions = t->solutions,
		             .groups = t->groups };
	struct array a[ARRAYS];
	uint64_t sum;

	memcpy(head.magic, magic, sizeof magic);
	for (int size = 1; size <= 8; size++)
		head.groups_of[size] = t->groups_of[size];
	list_arrays(t, a);
	sum = sum_of(&head, a);
	fwrite(&head, sizeof head, 1, out);
	for (int k = 0; k < ARRAYS; k++)
		fwrite(a[k].data, 1, a[k].size, out);
	fwrite(&sum, sizeof sum, 1, out);
}

/* The published numbers bound how much memory a forged head can ask for. */
static int
is_head(const struct head *head)
{
	return memcmp(head->magic, magic, sizeof magic) == 0 && head->n >= 1 &&
	       head->n <= BOARD_MAX &&
	       head->solutions == published[head->n].all &&
	       head->groups == published[head->n].fundamental;
}

static int
load_arrays(struct tables *t, const struct head *head, FILE *in)
{
	struct array a[ARRAYS];
	uint64_t sum;

	list_arrays(t, a);
	for (int k = 0; k < ARRAYS; k++)
		if (fread(a[k].data, 1, a[k].size, in) != a[k].size)
			return -1;
	return fread(&sum, sizeof sum, 1, in) == 1 && sum == sum_of(head, a) &&
	                       getc(in) == EOF
	               ? 0
	               : -1;
}

int
tables_load(struct tables *t, FILE *in)
{
	struct head head;
	int failed;

	*t = (struct tables){ 0 };
	errno = 0;
	if (fread(&head, sizeof head, 1, in) != 1 || !is_head(&head)) {
		errno = errno ? errno : EINVAL;
		return -1;
	}
	t->n = (int)head.n;
	t->solutions = (size_t)head.solutions;
	t->groups = (size_t)head.groups;
	for (int size = 1; size <= 8; size++)
		t->groups_of[size] = (size_t)head.groups_of[size];
	if (tables_allocate(t))
		return -1;
	errno = 0;
	failed = load_arrays(t, &head, in);
	if (failed && !errno)
		errno = EINVAL;
	return failed;
}
