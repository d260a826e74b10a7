/* qcount_mpi.c -- count the solutions of a board on many machines */
#include <errno.h>
#include <mpi.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "run/session.h"
#include "run/memory.h"

static const char program[] = "qcount_mpi";

/* Rank 0 says these before a board and at the end. */
enum { COUNT_PLAIN, COUNT_AGAIN, COUNT_NO_MORE };

enum { FIELDS = 3 }; /* of a finished unit in a message */

static void
say(int what)
{
	MPI_Bcast(&what, 1, MPI_INT, 0, MPI_COMM_WORLD);
}

static uint64_t
sum_of_ranks(uint64_t mine)
{
	uint64_t sum = 0;

	MPI_Reduce(&mine, &sum, 1, MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
	return sum;
}

/* The others cannot do without this rank: end them all. */
static void
give_up(int error)
{
	fprintf(stderr, "%s: %s\n", program, count_why(error));
	MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

/* --- rank 0: deal to all ranks, and count too --- */

struct root {
	const struct request *request;
	const struct count_board *board;
	struct deal *deal;
	uint64_t received; /* solutions that other ranks have counted */
	atomic_int error;  /* of this rank's own threads */
};

static void *
count_here(void *ctx)
{
	struct root *root = ctx;

	atomic_store(&root->error,
	             count_run(root->board, root->request->threads,
	                       root->request->kernel, deal_exchange,
	                       root->deal));
	return NULL;
}

/* Waiting in MPI itself would keep a core busy that could count. */
static void
await_message(struct root *root, MPI_Status *status)
{
	const struct timespec moment = { .tv_nsec = 100000 };
	int is_there = 0;

	for (;;) {
		MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &is_there,
		           status);
		if (is_there)
			return;
		if (atomic_load(&root->error))
			give_up(atomic_load(&root->error));
		nanosleep(&moment, NULL);
	}
}

/* Answer until so many threads have been told that there is no more. */
static void
serve(struct root *root, int threads)
{
	while (threads > 0) {
		uint64_t message[FIELDS];
		struct count_unit done;
		MPI_Status status;
		unsigned unit;

		await_message(root, &status);
		MPI_Recv(message, FIELDS, MPI_UINT64_T, status.MPI_SOURCE, 0,
		         MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		done = (struct count_unit){ (unsigned)message[0], message[1],
			                    1e-6 * (double)message[2] };
		if (done.unit != NO_UNIT)
			root->received += done.count;
		unit = deal_exchange(root->deal, &done);
		threads -= unit == NO_UNIT;
		MPI_Send(&unit, 1, MPI_UNSIGNED, status.MPI_SOURCE, 0,
		         MPI_COMM_WORLD);
	}
}

static int
run(const struct request *r, const struct count_board *board, struct deal *deal)
{
	struct root root = { .request = r, .board = board, .deal = deal };
	uint64_t sum;
	pthread_t here;
	int ranks, error;

	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
	say(board->work.is_recount ? COUNT_AGAIN : COUNT_PLAIN);
	error = pthread_create(&here, NULL, count_here, &root);
	serve(&root, (ranks - 1) * r->threads);
	if (!error)
		pthread_join(here, NULL);
	sum = sum_of_ranks(deal->sum - root.received);
	if (error || root.error)
		return error ? error : root.error;
	return sum == deal->sum || deal->has_failed ? 0 : EBADMSG;
}

/* --- the other ranks --- */

struct rank {
	pthread_mutex_t lock; /* one thread at a time is in MPI */
	uint64_t sum;
};

static unsigned
exchange(void *ctx, const struct count_unit *done)
{
	struct rank *rank = ctx;
	uint64_t message[FIELDS] = { done->unit, done->count,
		                     (uint64_t)(1e6 * done->seconds) };
	unsigned unit;

	pthread_mutex_lock(&rank->lock);
	if (done->unit != NO_UNIT)
		rank->sum += done->count;
	MPI_Sendrecv(message, FIELDS, MPI_UINT64_T, 0, 0, &unit, 1,
	             MPI_UNSIGNED, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	pthread_mutex_unlock(&rank->lock);
	return unit;
}

static void
count_for_root(const struct request *r, int is_recount)
{
	struct rank rank = { .lock = PTHREAD_MUTEX_INITIALIZER };
	struct count_board board;
	int error = count_board_make(&board, r->n, is_recount, r->threads);

	if (!error)
		error = count_run(&board, r->threads, r->kernel, exchange,
		                  &rank);
	count_board_free(&board);
	if (error)
		give_up(error);
	sum_of_ranks(rank.sum);
}

static void
obey(const struct request *r)
{
	int what;

	for (;;) {
		MPI_Bcast(&what, 1, MPI_INT, 0, MPI_COMM_WORLD);
		if (what == COUNT_NO_MORE)
			return;
		count_for_root(r, what == COUNT_AGAIN);
	}
}

/* --- all --- */

static int
ranks_here(void)
{
	MPI_Comm machine;
	int ranks;

	MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0,
	                    MPI_INFO_NULL, &machine);
	MPI_Comm_size(machine, &ranks);
	MPI_Comm_free(&machine);
	return ranks;
}

/* The same words may suit one machine and not another: say it once.  Returns
   the worst status. */
static int
parse(int argc, char **argv, int rank, struct request *r)
{
	int here = ranks_here();
	int status = request_parse(program, argc, argv, 1, here, rank == 0, r);
	int root_status = status, worst;

	MPI_Bcast(&root_status, 1, MPI_INT, 0, MPI_COMM_WORLD);
	if (!root_status && status)
		request_parse(program, argc, argv, 1, here, 1, r);
	MPI_Allreduce(&status, &worst, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
	return worst;
}

int
main(int argc, char **argv)
{
	struct request request;
	int threading, rank, ranks, status;

	MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &threading);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
	need_no_more();
	status = parse(argc, argv, rank, &request);
	if (!status && rank == 0) {
		status = answer(program, &request, ranks, run);
		say(COUNT_NO_MORE);
	} else if (!status) {
		obey(&request);
	}
	MPI_Finalize();
	return status;
}
