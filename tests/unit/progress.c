/* progress.c -- the line of progress: its text, when it comes, where it goes */
#include "run/progress.h"

#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
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
	{ 0, 0, 0, "20.0 %, no unit is done yet" },
	{ 20, 1, 8300, "40.0 %, 8.3e+03 solutions/s, 3.0 s left" },
	{ 20, .2, 83, "40.0 %, 4.2e+02 solutions/s, 0.6 s left" },
	{ 40, 119, 0, "60.0 %, 0.0e+00 solutions/s, 119 s left" },
	{ 40, 120, 0, "60.0 %, 0.0e+00 solutions/s, 2.0 min left" },
	{ 40, 7199, 0, "60.0 %, 0.0e+00 solutions/s, 120 min left" },
	{ 40, 7200, 0, "60.0 %, 0.0e+00 solutions/s, 2.0 h left" },
	{ 40, 172800, 0, "60.0 %, 0.0e+00 solutions/s, 2.0 days left" },
	{ 1, 1e9, 1, "21.0 %, 1.0e-09 solutions/s, 914352 days left" },
	{ 80, 3, 3, "100.0 %, 1.0e+00 solutions/s, 0.0 s left" },
};

static void
check_text(size_t i)
{
	struct progress p = { .all = 100, .before = 20 };
	char line[PROGRESS_ROOM];

	progress_add(&p, lines[i].done / 2, lines[i].sum);
	progress_add(&p, lines[i].done / 2, 0);
	progress_format(&p, lines[i].seconds, line);
	is_text(line, lines[i].text, lines[i].text);
}

/* --- when it comes: the linker wraps poll, isatty and pipe --- */

static int is_terminal, has_pipes;
static atomic_int waits;   /* that end without a signal, at once */
static atomic_int waited;  /* milliseconds that the last one would have taken */
static atomic_int written; /* waits that have begun: lines before it are out */

int __real_poll(struct pollfd *file, nfds_t files, int milliseconds);
int __real_pipe(int file[2]);

int
__wrap_poll(struct pollfd *file, nfds_t files, int milliseconds)
{
	waited = milliseconds;
	written++;
	return waits-- > 0 ? 0 : __real_poll(file, files, -1);
}

int
__wrap_isatty(int file)
{
	return file == STDERR_FILENO && is_terminal;
}

int
__wrap_pipe(int file[2])
{
	return has_pipes ? __real_pipe(file) : -1;
}

static void
await(int begun)
{
	while (written < begun)
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
	progress_ignore_signal();
	raise(SIGUSR1);
	progress_begin(&p, &lock);
	await(has_pipes ? 3 : 0);
	for (int i = 0; i < signals; i++) {
		raise(SIGUSR1);
		await(has_pipes ? 4 + i : 0);
	}
	progress_end(&p);
	raise(SIGUSR1);
	fclose(stderr);
	stderr = before;
	is_text(said, text, on_terminal ? "a terminal" : "a file");
	ok(waited == milliseconds, "every %d milliseconds", waited);
}

#define LINE "25.0 %, no unit is done yet\n"
#define SHOWN "\r25.0 %, no unit is done yet            "
#define CLEARED "\r                                       \r"

int
main(void)
{
	for (size_t i = 0; i < LENGTH(lines); i++)
		check_text(i);
	check_lines(0, 0, 0, ""); /* without a pipe */
	has_pipes = 1;
	check_lines(0, 0, 60000, LINE LINE);
	check_lines(0, 2, 60000, LINE LINE LINE LINE);
	check_lines(1, 0, 200, SHOWN SHOWN CLEARED);
	check_lines(1, 1, 200, SHOWN SHOWN SHOWN CLEARED);
	return tap_done();
}
