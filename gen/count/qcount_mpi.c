/* qcount_mpi.c -- count the solutions of a board on many machines */
#include <mpi.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli.h"
#include "run/memory.h"
#include "run/report.h"

static const char program[] = "qcount_mpi";

/* Rank 0 says one of these before each tile, and at the end. */
enum { COUNT, RECOUNT, NO_MORE };

enum { FIELDS = 3 }; /* of a finished unit in a message */

/* Rank 0 says what the others shall do: they get it returned. */
static int
share_command(int command)
{
	MPI_Bcast(&command, 1, MPI_INT, 0, MPI_COMM_WORLD);
	return command;
}

/* What all ranks must know of a tile. */
static void
share_tile(struct count_board *board)
{
	MPI_Bcast(&board->work.slices, 1, MPI_UNSIGNED, 0, MPI_COMM_WORLD);
	for (int which = 0; which < QUADRANTS; which++) {
		struct quadrant *at = &board->work.quadrants.at[which];

		MPI_Bcast(at->wanted, sizeof at->wanted, MPI_BYTE, 0,
		          MPI_COMM_WORLD);
	}
}

/* The others cannot do without this rank: end them all. */
static void
give_up(int error)
{
	fprintf(stderr, "%s: %s\n", program, count_why(error));
	MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

/* --- rank 0: hand out units to all ranks, and count too --- */

struct root {
	struct schedule *schedule;
	atomic_int error; /* of this rank's own threads */
};

static void *
count_here(void *ctx)
{
	struct root *root = ctx;
	struct schedule *s = root->schedule;

	atomic_store(&root->error, count_run(&s->board, s->options->threads,
	                                     schedule_exchange, s));
	return NULL;
}

/* Waiting in MPI itself would keep a core busy that could count. */
static void
await_message(struct root *root, MPI_Status *status)
{
	const struct timespec moment = { .tv_nsec = 300000 };
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

/* Answer until so many requests were told that there is no more. */
static void
serve(struct root *root, int requests)
{
	while (requests > 0) {
		uint64_t message[FIELDS];
		struct entry done;
		MPI_Status status;
		unsigned unit;

		await_message(root, &status);
		MPI_Recv(message, FIELDS, MPI_UINT64_T, status.MPI_SOURCE, 0,
		         MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		done = (struct entry){ .unit = (unsigned)message[0],
			               .count = message[1],
			               .microseconds = message[2] };
		unit = schedule_exchange(root->schedule, &done);
		requests -= unit == NO_UNIT;
		MPI_Send(&unit, 1, MPI_UNSIGNED, status.MPI_SOURCE, 0,
		         MPI_COMM_WORLD);
	}
}

static int
run(struct schedule *s)
{
	struct root root = { .schedule = s };
	pthread_t here;
	int error;

	share_command(s->board.work.is_recount ? RECOUNT : COUNT);
	share_tile(&s->board);
	error = pthread_create(&here, NULL, count_here, &root);
	serve(&root, (s->processes - 1) * 2 * s->options->threads);
	if (!error)
		pthread_join(here, NULL);
	return error ? error : root.error;
}

/* --- the other ranks --- */

/* A rank asks for as many units ahead as it has threads, so that no thread
   waits for an answer.  Answers come in the order of the requests. */

/* Tell what is done, and ask for a unit. */
static void
ask(const struct entry *done)
{
	uint64_t message[FIELDS] = { done->unit, done->count,
		                     done->microseconds };

	MPI_Send(message, FIELDS, MPI_UINT64_T, 0, 0, MPI_COMM_WORLD);
}

static unsigned
answer(void)
{
	unsigned unit;

	MPI_Recv(&unit, 1, MPI_UNSIGNED, 0, 0, MPI_COMM_WORLD,
	         MPI_STATUS_IGNORE);
	return unit;
}

static unsigned
exchange(void *ctx, const struct entry *done)
{
	pthread_mutex_t *lock = ctx; /* one thread at a time is in MPI */
	unsigned unit;

	pthread_mutex_lock(lock);
	ask(done);
	unit = answer();
	pthread_mutex_unlock(lock);
	return unit;
}

static void
count_for_root(const struct options *o, int is_recount)
{
	pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	static struct count_board board; /* large */
	int error;

	count_board_make(&board, o->n, o->kernel, is_recount);
	share_tile(&board);
	for (int i = 0; i < o->threads; i++)
		ask(&(struct entry){ .unit = NO_UNIT });
	error = count_run(&board, o->threads, exchange, &lock);
	if (error)
		give_up(error);
	for (int i = 0; i < o->threads; i++)
		answer(); /* there is no more */
}

static void
obey(const struct options *o)
{
	int command;

	while ((command = share_command(NO_MORE)) != NO_MORE)
		count_for_root(o, command == RECOUNT);
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

/* The first rank that refuses the options says why.  The machine with the least
   memory decides how large tiles are.  Returns an exit status. */
static int
parse(int argc, char **argv, int rank, struct options *o)
{
	int status = options_parse(o, argc, argv, 1, ranks_here());
	int refuses = status ? rank : INT_MAX, first;

	MPI_Allreduce(&refuses, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
	if (first == rank)
		cli_usage(program, o->message);
	MPI_Allreduce(MPI_IN_PLACE, &o->memory, 1, MPI_UINT64_T, MPI_MIN,
	              MPI_COMM_WORLD);
	return first == INT_MAX ? 0 : EXIT_USAGE;
}

static int
count(int argc, char **argv, int rank)
{
	struct options options;
	static struct schedule s; /* large */
	int status = parse(argc, argv, rank, &options);

	if (status)
		return status;
	if (options.is_help)
		return rank ? 0 : options_help(program);
	if (rank) {
		obey(&options);
		return 0;
	}
	s.options = &options;
	MPI_Comm_size(MPI_COMM_WORLD, &s.processes);
	schedule_run(&s, program, run);
	status = report_print(program, &s);
	share_command(NO_MORE);
	return status;
}

int
main(int argc, char **argv)
{
	int threading, rank, status = EXIT_FAILURE;

	cli_begin();
	MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &threading);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	memory_return_freed();
	if (threading >= MPI_THREAD_SERIALIZED)
		status = count(argc, argv, rank);
	else if (rank == 0)
		fprintf(stderr, "%s: this MPI cannot be used by threads\n",
		        program);
	MPI_Finalize();
	return status;
}
