/* tap.h -- just enough TAP for prove(1): ok(), is_u64(), tap_done() */
#ifndef TAP_H
#define TAP_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

static int tap_run, tap_failed;

/* One test point.  Returns pass, so that a caller may add `#` lines. */
__attribute__((format(printf, 2, 3))) static inline int
ok(int pass, const char *format, ...)
{
	va_list args;

	tap_run++;
	tap_failed += !pass;
	printf("%sok %d - ", pass ? "" : "not ", tap_run);
	va_start(args, format);
	vprintf(format, args);
	va_end(args);
	putchar('\n');
	return pass;
}

static inline void
is_u64(uint64_t got, uint64_t want, const char *what)
{
	if (!ok(got == want, "%s is %" PRIu64, what, want))
		printf("#  got %" PRIu64 "\n", got);
}

/* Print the plan.  Returns the test program's exit status. */
static inline int
tap_done(void)
{
	printf("1..%d\n", tap_run);
	return tap_failed != 0;
}

#endif
