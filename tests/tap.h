/* tap.h -- just enough TAP for prove(1): ok(), is_u64(), tap_done() */
#ifndef TAP_H
#define TAP_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

static int tap_run, tap_failed;

/* One test point; one that fails is on stderr too, which prove(1) shows.
   Returns pass, so that a caller may add `#` lines there. */
__attribute__((format(printf, 2, 3))) static inline int
ok(int pass, const char *format, ...)
{
	char name[400];
	va_list args;

	va_start(args, format);
	vsnprintf(name, sizeof name, format, args);
	va_end(args);
	tap_run++;
	tap_failed += !pass;
	printf("%sok %d - %s\n", pass ? "" : "not ", tap_run, name);
	if (!pass)
		fprintf(stderr, "# not ok %d - %s\n", tap_run, name);
	return pass;
}

static inline void
is_u64(uint64_t got, uint64_t want, const char *what)
{
	if (!ok(got == want, "%s is %" PRIu64, what, want))
		fprintf(stderr, "#  got %" PRIu64 "\n", got);
}

/* Print the plan.  Returns the test program's exit status. */
static inline int
tap_done(void)
{
	printf("1..%d\n", tap_run);
	return tap_failed != 0;
}

#endif
