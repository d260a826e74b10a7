/* qcount_mpi.c -- count the solutions of a board on many machines */
#include <errno.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cli.h"
#include "run/estimate.h"
#include "run/report.h"
#include "run/resources.h"

static const char program[] = "qcount_mpi";

/* The others cannot do without this rank: end them all. */
static void
give_up(int error)
{
	fprintf(stderr, "%s: %s\n", program, count_why(error));
	MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

/* --- rank 0: hand out units to all ranks, and count too --- */

struct service {
	struct schedule *schedule;
	int threads; /* of other ranks, that ask for more units */
};

/* Waiting in MPI itself would keep a core busy that could count. */
static MPI_Status
await_request(void)
{
	const struct timespec moment = { .tv_nsec = 100000 };
	MPI_Status status;
	int is_there = 0;

	for (;;) {
		MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD,
		           &is_there, &status);
		if (is_there)
			return status;
		nanosleep(&moment, NULL);
	}
}

/* All ranks run the same program, on processors of one kind. */
static void *
serve(void *ctx)
{
	struct service *service = ctx;

	while (service->threads > 0) {
		MPI_Status from = await_request();
		struct work work;

		MPI_Recv(&work, sizeof work, MPI_BYTE, from.MPI_SOURCE,
		         from.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		schedule_exchange(service->schedule, &work);
		service->threads -= work.entry.unit == NO_UNIT;
		MPI_Send(&work, sizeof work, MPI_BYTE, from.MPI_SOURCE,
		         from.MPI_TAG, MPI_COMM_WORLD);
	}
	return NULL;
}

static int
count_as_root(const struct options *o, int threads)
{
	static struct schedule s; /* large */
	struct service service = { &s, threads - o->threads };
	pthread_t server;
	int is_begun, status;

	s.options = o;
	s.threads = threads;
	MPI_Comm_size(MPI_COMM_WORLD, &s.processes);
	is_begun = schedule_begin(&s);
	if (pthread_create(&server, NULL, serve, &service))
		give_up(EAGAIN);
	if (is_begun) {
		int error = count_run(&o->board, o->kernel, 0, o->threads,
		                      schedule_exchange, &s);

		if (error)
			give_up(error);
	}
	pthread_join(server, NULL);
	schedule_end(&s, 0);
	status = report_print(&s);
	schedule_free(&s);
	return status;
}

/* --- the other ranks --- */

/* A thread's tag is its number in its rank, whose first worker ctx is. */
static void
exchange(void *ctx, struct work *work)
{
	int tag = (int)(work->worker - *(unsigned *)ctx);

	MPI_Sendrecv_replace(work, sizeof *work, MPI_BYTE, 0, tag, 0, tag,
	                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static int
count_for_root(const struct options *o, unsigned first)
{
	int error = count_run(&o->board, o->kernel, first, o->threads, exchange,
	                      &first);

	if (error)
		give_up(error);
	return 0;
}

/* --- all --- */

/* Processes on this machine.  *alike: those of them that may run on the same
   cores as this one.  The others have been bound to cores of their own. */
static int
ranks_here(int *alike)
{
	MPI_Comm machine, cores;
	int ranks;

	MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0,
	                    MPI_INFO_NULL, &machine);
	MPI_Comm_split(machine, resources_first_core(), 0, &cores);
	MPI_Comm_size(machine, &ranks);
	MPI_Comm_size(cores, alike);
	MPI_Comm_free(&cores);
	MPI_Comm_free(&machine);
	return ranks;
}

/* The first rank that refuses the options says why.  Returns an exit status. */
static int
parse(int argc, char **argv, int rank, struct options *o)
{
	int alike, ranks = ranks_here(&alike), first;
	int status = options_parse(o, program, argc, argv,
	                           resources_cores(alike), ranks);
	int refuses = status ? rank : INT_MAX;

	MPI_Allreduce(&refuses, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
	if (first == rank)
		cli_usage(program, o->message);
	MPI_Bcast(&status, 1, MPI_INT, first == INT_MAX ? 0 : first,
	          MPI_COMM_WORLD);
	return status;
}

/* Only counts take more than one rank. */
static int
run(const struct options *o, int rank)
{
	int threads = o->threads, before;

	MPI_Scan(&threads, &before, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
	MPI_Allreduce(MPI_IN_PLACE, &threads, 1, MPI_INT, MPI_SUM,
	              MPI_COMM_WORLD);
	before -= o->threads;
	if (o->is_help || o->is_version)
		return rank ? 0 : options_print(o);
	if (o->is_estimated)
		return rank ? 0 : estimate_print(o);
	return rank ? count_for_root(o, (unsigned)before)
	            : count_as_root(o, threads);
}

static int
count(int argc, char **argv, int rank)
{
	static struct options o; /* large */
	int status = parse(argc, argv, rank, &o);

	if (!status)
		status = run(&o, rank);
	board_free(&o.board);
	return status;
}

/* The starter of another MPI leaves each rank alone. */
static int
is_lost(void)
{
	static const char *const variables[] = { "OMPI_COMM_WORLD_SIZE",
		                                 "PMI_SIZE",
		                                 "SLURM_STEP_NUM_TASKS" };
	int ranks, is_many = 0;

	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
	for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
		const char *started = getenv(variables[i]);

		is_many |= started && atoi(started) > 1;
	}
	return ranks == 1 && is_many;
}

int
main(int argc, char **argv)
{
	int threading, rank, status = EXIT_FAILURE;

	cli_begin();
	progress_block_signal();
	MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &threading);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	if (is_lost())
		fprintf(stderr,
		        "%s: this rank finds no others: what starts it "
		        "belongs to another MPI\n",
		        program);
	else if (threading == MPI_THREAD_MULTIPLE)
		status = count(argc, argv, rank);
	else if (rank == 0)
		fprintf(stderr, "%s: this MPI cannot be used by threads\n",
		        program);
	MPI_Finalize();
	return status;
}
