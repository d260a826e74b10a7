/* memory.c -- the memory foretold, against what a count takes */
#include "run/memory.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "run/count.h"
#include "tap.h"

#ifdef __SANITIZE_ADDRESS__
enum { is_sanitized = 1 };
#else
enum { is_sanitized = 0 };
#endif

/* Most bytes of memory that a count had at once, made twice in a process of its
   own: what the first one leaves, the second one must not need. */
static uint64_t
taken(int n, int threads)
{
	struct rusage usage = { 0 };
	struct count count;
	int status = 1, error = 0;
	pid_t child = fork();

	if (child == 0) {
		need_no_more();
		for (int i = 0; !error && i < 2; i++)
			error = count_solutions(n, threads, kernel_find(NULL),
			                        &count);
		_exit(error);
	}
	if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status)
		return 0;
	return (uint64_t)usage.ru_maxrss * 1024;
}

static void
check(int n, int threads)
{
	uint64_t need = need_bytes(n, threads), took = taken(n, threads);

	if (!took || is_sanitized) {
		ok(took > 0, "N=%d # SKIP memory of a sanitizer", n);
		return;
	}
	ok(took <= need && need <= took + took / 2 + (4 << 20),
	   "N=%d, %d threads: %" PRIu64 " bytes foretold, %" PRIu64 " taken", n,
	   threads, need, took);
}

/* What threads add, without the tables that they share. */
static void
check_threads(int n)
{
	uint64_t need = need_bytes(n, 33) - need_bytes(n, 1);
	uint64_t took = taken(n, 33) - taken(n, 1);

	ok(is_sanitized || (took <= need && need <= 3 * took),
	   "N=%d, 32 threads more: %" PRIu64 " bytes foretold, %" PRIu64
	   " taken",
	   n, need, took);
}

int
main(void)
{
	int largest = getenv("LONG") ? 19 : 16;

	for (int n = 1; n <= largest; n++)
		check(n, 1);
	check(largest, 8);
	check_threads(largest);
	for (int n = 9; n <= QUADRANT_N_MAX; n++)
		ok(need_bytes(n, 1) > need_bytes(n - 1, 1),
		   "N=%d needs more than N=%d", n, n - 1);
	ok(need_bytes(16, 1) <= 8000000, "N=16 in 8 MB");
	ok(need_bytes(18, 1) <= 32000000, "N=18 in 32 MB");
	ok(need_bytes(20, 1) <= 320000000, "N=20 in 320 MB");
	ok(need_bytes(22, 1) <= UINT64_C(20000000000), "N=22 in 20 GB");
	ok(need_available(4) <= need_available(1) / 2, "less for each of four");
	ok(need_available(1) > 64 << 20, "there is memory");
	return tap_done();
}
