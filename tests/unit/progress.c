/* progress.c -- the line of progress: its text, when it comes, where it goes */
#include "run/progress.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/select.h>
#include <unistd.h>

#include "tap.h"

/* --- the text --- */

/* All units have a cost of 100, of which 20 were done before. */
static const struct {
	double done, seconds;
	uint64_t sum;
	const char *text;
} lines[] = {
	{ 0, 5, 0, "20.0 %, no unit is done yet" },
	{ 20, 1, 8300, "40.0 %, 8.3e+03 solutions/s, 0:00:03 left" },
	{ 20, .2, 83, "40.0 %, 4.2e+02 solutions/s, 0:00:00 left" },
	{ 40, 7199, 0, "60.0 %, 0.0e+00 solutions/s, 1:59:59 left" },
	{ 40, 172800, 0, "60.0 %, 0.0e+00 solutions/s, 48:00:00 left" },
	{ 1, 1e9, 1, "21.0 %, 1.0e-09 solutions/s, 21944444:26:40 left" },
	{ 80, 3, 3, "100.0 %, 1.0e+00 solutions/s, 0:00:00 left" },
};

static void
check_text(size_t i)
{
	struct progress p = { .all = 100,
		              .before = 20,
		              .done = lines[i].done,
		              .sum = lines[i].sum };
	char line[PROGRESS_ROOM];

	progress_format(&p, lines[i].seconds, line);
	is_text(line, lines[i].text, lines[i].text);
}

/* --- when it comes: the linker wraps pselect and isatty --- */

static int is_terminal;
static atomic_int waits;   /* that end without a signal, at once */
static atomic_int waited;  /* milliseconds that the last one would have taken */
static atomic_int written; /* waits that have begun: lines before it are out */

int __real_pselect(int files, fd_set *read, fd_set *write, fd_set *except,
                   const struct timespec *time, const sigset_t *mask);

int
__wrap_pselect(int files, fd_set *read, fd_set *write, fd_set *except,
               const struct timespec *time, const sigset_t *mask)
{
	waited = (int)(1000 * time->tv_sec + time->tv_nsec / 1000000);
	written++;
	return waits-- > 0
	               ? 0
	               : __real_pselect(files, read, write, except, NULL, mask);
}

int
__wrap_isatty(int file)
{
	return file == STDERR_FILENO && is_terminal;
}

/* For a minute at most. */
static void
await(int begun)
{
	for (int i = 0; written < begun && i < 60000; i++)
		usleep(1000);
}

/* What stderr gets: two lines by the clock, and one for each signal. */
static void
check_lines(int on_terminal, int signals, int milliseconds, const char *text)
{
	struct progress p = { .all = 4, .before = 1 };
	pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	FILE *before = stderr;
	char said[400] = "";

	stderr = fmemopen(said, sizeof said, "w");
	is_terminal = on_terminal;
	waits = 2;
	waited = written = 0;
	progress_begin(&p, &lock);
	await(3);
	for (int i = 0; i < signals; i++) {
		kill(getpid(), SIGUSR1);
		await(4 + i);
	}
	progress_end(&p);
	kill(getpid(), SIGUSR1);
	signal(SIGUSR1, SIG_IGN); /* forget it */
	fclose(stderr);
	stderr = before;
	is_text(said, text, on_terminal ? "a terminal" : "a file");
	ok(waited == milliseconds, "every %d milliseconds", waited);
}

#define LINE "25.0 %, no unit is done yet\n"
#define SHOWN "\r25.0 %, no unit is done yet                    "
#define CLEARED "\r                                               \r"

int
main(void)
{
	for (size_t i = 0; i < LENGTH(lines); i++)
		check_text(i);
	check_lines(0, 2, 60000, LINE LINE LINE LINE);
	check_lines(1, 1, 200, SHOWN SHOWN SHOWN CLEARED);
	return tap_done();
}
