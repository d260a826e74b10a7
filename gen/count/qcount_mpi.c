/* qcount_mpi.c -- count the solutions of a board on many machines */
#include <errno.h>
#include <mpi.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cli.h"
#include "run/memory.h"
#include "run/report.h"

static const char program[] = "qcount_mpi";

/* Rank 0 says one of these before each tile, and at the end. */
enum { TILE, NO_MORE };

/* The others get it returned. */
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
	struct quadrant *at = board->work.quadrants.at;

	MPI_Bcast(&board->work, offsetof(struct work, quadrants), MPI_BYTE, 0,
	          MPI_COMM_WORLD);
	for (int which = 0; which < QUADRANTS; which++)
		MPI_Bcast(at[which].wanted, sizeof at->wanted, MPI_BYTE, 0,
		          MPI_COMM_WORLD);
}

/* The others cannot do without this rank: end them all. */
static void
give_up(int error)
{
	fprintf(stderr, "%s: %s\n", program, count_why(error));
	MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

/* --- rank 0: hand out units to all ranks, and count too --- */

static atomic_int error_here; /* of this rank's own threads */

/* Returns the rank that sent one.  Waiting in MPI itself would keep a core busy
   that could count. */
static int
await_message(void)
{
	const struct timespec moment = { .tv_nsec = 300000 };
	MPI_Status status;
	int is_there = 0;

	for (;;) {
		MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &is_there,
		           &status);
		if (is_there)
			return status.MPI_SOURCE;
		if (error_here)
			give_up(error_here);
		nanosleep(&moment, NULL);
	}
}

/* Answer until all requests of the others were told that there is no more. */
static void *
serve(void *ctx)
{
	struct schedule *s = ctx;
	int requests = (s->processes - 1) * 2 * s->options->threads;

	while (requests > 0) {
		int rank = await_message();
		struct entry done;
		unsigned unit;

		MPI_Recv(&done, sizeof done, MPI_BYTE, rank, 0, MPI_COMM_WORLD,
		         MPI_STATUS_IGNORE);
		unit = schedule_exchange(s, &done);
		requests -= unit == NO_UNIT;
		MPI_Send(&unit, 1, MPI_UNSIGNED, rank, 0, MPI_COMM_WORLD);
	}
	return NULL;
}

/* A thread serves the others, and meanwhile is the only one in MPI. */
static int
count_tile(struct schedule *s)
{
	pthread_t server;

	share_command(TILE);
	share_tile(&s->board);
	if (pthread_create(&server, NULL, serve, s))
		give_up(EAGAIN);
	error_here =
		count_run(&s->board, s->options->threads, schedule_exchange, s);
	pthread_join(server, NULL);
	return error_here;
}

/* --- the other ranks --- */

/* A rank asks for as many units ahead as it has threads, so that no thread
   waits for an answer.  Answers come in the order of the requests. */

/* Tell what is done, and ask for a unit.  All ranks run the same program, on
   processors of one kind. */
static void
ask(const struct entry *done)
{
	MPI_Send(done, sizeof *done, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
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
count_for_root(const struct options *o)
{
	pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	static struct count_board board; /* large */
	int error;

	count_board_make(&board, o->n, o->kernel, 0);
	share_tile(&board);
	for (int i = 0; i < o->threads; i++)
		ask(&(struct entry){ .unit = NO_UNIT });
	error = count_run(&board, o->threads, exchange, &lock);
	if (error)
		give_up(error);
	for (int i = 0; i < o->threads; i++)
		answer(); /* there is no more */
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
	int status = options_parse(o, program, argc, argv, 1, ranks_here());
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
		return rank ? 0 : options_help(program, "one for each rank");
	if (rank) {
		while (share_command(NO_MORE) != NO_MORE)
			count_for_root(&options);
		return 0;
	}
	s.options = &options;
	MPI_Comm_size(MPI_COMM_WORLD, &s.processes);
	schedule_run(&s, count_tile);
	status = report_print(&s);
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
