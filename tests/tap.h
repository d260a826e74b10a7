/* tap.h -- just enough TAP for prove(1): ok, is_text, tap_done; a file */
#ifndef TAP_H
#define TAP_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Functions that the linker wraps (tests.mk) have no prototypes. */
#pragma GCC diagnostic ignored "-Wmissing-prototypes"

#define LENGTH(array) (sizeof(array) / sizeof *(array))

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

/* A file in memory, because a machine may have no /tmp.  A program may open it
   by tap_path, too. */
static char tap_path[40];

static inline FILE *
tap_file(void)
{
	int file = memfd_create("tap", 0);

	snprintf(tap_path, sizeof tap_path, "/proc/self/fd/%d", file);
	if (access(tap_path, F_OK) != 0) {
		printf("ok %d # SKIP the rest needs /proc\n", ++tap_run);
		printf("1..%d\n", tap_run);
		exit(tap_failed != 0);
	}
	return fdopen(file, "w+");
}

/* One test point for a text. */
static inline void
is_text(const char *got, const char *want, const char *name)
{
	if (!ok(strcmp(got, want) == 0, "%s", name))
		fprintf(stderr, "#  got %s\n", got);
}

/* Print the plan.  Returns the exit status of the test program. */
static inline int
tap_done(void)
{
	printf("1..%d\n", tap_run);
	return tap_failed != 0;
}

#endif
