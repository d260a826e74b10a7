/* allocation.c -- modules that get no more memory say so */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "journal/journal.h"
#include "kinds.h"
#include "known.h"
#include "run/schedule.h"
#include "tap.h"

/* --- allocations, one of which fails: the linker wraps them --- */

static unsigned long calls, failing;

static int
fails(void)
{
	if (++calls != failing)
		return 0;
	errno = ENOMEM;
	return 1;
}

/* NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);

void *
__wrap_malloc(size_t size)
{
	return fails() ? NULL : __real_malloc(size);
}

void *
__wrap_calloc(size_t count, size_t size)
{
	return fails() ? NULL : __real_calloc(count, size);
}

void *
__wrap_realloc(void *old, size_t size)
{
	return fails() ? NULL : __real_realloc(old, size);
}

void *
__wrap_aligned_alloc(size_t alignment, size_t size)
{
	return fails() ? NULL : __real_aligned_alloc(alignment, size);
}
/* NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */

/* --- what needs memory: 0 if it did its work, ENOMEM, or -1 --- */

static struct tables eight; /* board 8 */

static int
solve(void)
{
	struct tables t;
	int failed = tables_make(&t, 8, NULL);
	int got = failed ? errno : t.solutions == 92 ? 0 : -1;

	tables_free(&t);
	return got;
}

static int
load(void)
{
	FILE *file = tmpfile();
	struct tables t;
	int failed, got;

	tables_save(&eight, file);
	rewind(file);
	failed = tables_load(&t, file);
	got = failed ? errno : t.solutions == 92 ? 0 : -1;
	tables_free(&t);
	fclose(file);
	return got;
}

static int
write_kind(const char *name)
{
	FILE *file = tmpfile();
	int failed = kinds_write(file, kinds_find(name), &eight);
	int got = failed ? errno : ftell(file) > 0 ? 0 : -1;

	fclose(file);
	return got;
}

static int
pack(void)
{
	return write_kind("byte");
}

static int
sort(void)
{
	return write_kind("prolog");
}

static int
open_journal(void)
{
	FILE *file = tmpfile();
	char path[40];
	struct journal j;
	int got;

	snprintf(path, sizeof path, "/proc/self/fd/%d", fileno(file));
	got = journal_open(&j, path, 8, 16);
	if (got)
		got = strstr(j.message, strerror(ENOMEM)) ? ENOMEM : -1;
	journal_close(&j);
	fclose(file);
	return got;
}

static const struct kernel *kernel;

static int
run(struct schedule *s)
{
	return count_run(&s->board, 1, schedule_exchange, s);
}

static int
count(void)
{
	static struct schedule s; /* large */
	struct options o = { .n = 12,
		             .threads = 1,
		             .kernel = kernel,
		             .to = count_units(12),
		             .memory = 1 << 30 };

	s = (struct schedule){ .options = &o, .processes = 1 };
	if (schedule_run(&s, "count", run))
		return strcmp(s.message, strerror(ENOMEM)) ? -1 : ENOMEM;
	return s.sum == known[12].all ? 0 : -1;
}

/* Each allocation fails in turn, until there is none left. */
static void
check(const char *name, int (*try)(void))
{
	int got = ENOMEM;

	for (failing = 1; got == ENOMEM; failing++) {
		calls = 0;
		got = try();
		if (calls < failing)
			break;
	}
	ok(got == 0 && calls < failing && failing > 1,
	   "%s: any of %lu allocations may fail", name, failing - 1);
	failing = 0;
}

int
main(void)
{
	tables_make(&eight, 8, NULL);
	check("solve", solve);
	check("load a board", load);
	check("pack a board", pack);
	check("order solutions", sort);
	check("open a journal", open_journal);
	for (kernel = kernels; kernel->name; kernel++)
		if (kernel->is_supported())
			check(kernel->name, count);
	tables_free(&eight);
	return tap_done();
}
