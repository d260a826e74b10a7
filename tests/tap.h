/* tap.h -- just enough TAP for prove(1): ok(), is_u64(), tap_done(), tap_file() */
#ifndef TAP_H
#define TAP_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/mman.h>

/* Functions that the linker wraps (tests.mk) have none. */
#pragma GCC diagnostic ignored "-Wmissing-prototypes"

static int tap_run, tap_failed;

/*
 * One test point, named as printf would print it.  The name of a failed point
 * goes to stderr too, because prove(1) shows only stderr.  Returns pass, so
 * that the caller may add lines that begin with `#` there.
 */
__attribute__((format(printf, 2, 3))) static inline int
ok(int pass, const char *format, ...)
{
	char name[400];
	va_list args;

	va_start(args, format);
	vsnprintf(name, sizeof name, format, args);
	va_end(args);
	tap_failed += !pass;
	printf("%sok %d - %s\n", pass ? "" : "not ", ++tap_run, name);
	if (!pass)
		fprintf(stderr, "# not ok %d - %s\n", tap_run, name);
	return pass;
}

/* The same for a number of board n. */
static inline void
is_u64(uint64_t got, uint64_t want, int n, const char *what)
{
	if (!ok(got == want, "N=%d: %s is %" PRIu64, n, what, want))
		fprintf(stderr, "#  got %" PRIu64 "\n", got);
}

/* A file without a name, in memory: a machine may have no /tmp. */
static inline FILE *
tap_file(void)
{
	return fdopen(memfd_create("tap", 0), "w+");
}

/* Print the plan.  Returns the exit status of the test program. */
static inline int
tap_done(void)
{
	printf("1..%d\n", tap_run);
	return tap_failed != 0;
}

#endif
