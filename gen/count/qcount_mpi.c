/* qcount_mpi.c -- count the solutions of a board on many machines */
#include <errno.h>
#include <mpi.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cli.h"
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

static atomic_int error_here; /* of this rank's own threads */

static const struct timespec moment = { .tv_nsec = 100000 };

/* Waiting in MPI itself would keep a core busy that could count. */
static MPI_Status
await_request(void)
{
	MPI_Status status;
	int is_there = 0;

	for (;;) {
		MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD,
		           &is_there, &status);
		if (is_there)
			return status;
		if (error_here)
			give_up(error_here);
		nanosleep(&moment, NULL);
	}
}

struct service {
	struct schedule *schedule;
	int threads; /* of other ranks, that ask for more units */
};

/* All ranks run the same program, on processors of one kind. */
static void *
serve(void *ctx)
{
	struct service *service = ctx;

	while (service->threads > 0) {
		MPI_Status from = await_request();
		struct entry done;
		unsigned unit;

		MPI_Recv(&done, sizeof done, MPI_BYTE, from.MPI_SOURCE,
		         from.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		unit = schedule_exchange(service->schedule, &done);
		service->threads -= unit == NO_UNIT;
		MPI_Send(&unit, 1, MPI_UNSIGNED, from.MPI_SOURCE, from.MPI_TAG,
		         MPI_COMM_WORLD);
	}
	return NULL;
}

/* A thread serves the others, and meanwhile is the only one in MPI. */
static int
count_and_serve(struct schedule *s)
{
	int has_units = schedule_begin(s);
	const struct options *o = s->options;
	struct service service = { s, s->threads - o->threads };
	pthread_t server;

	if (pthread_create(&server, NULL, serve, &service))
		give_up(EAGAIN);
	if (has_units)
		error_here = count_run(&s->board, o->kernel, o->threads,
		                       schedule_exchange, s);
	pthread_join(server, NULL);
	return error_here;
}

static int
count_as_root(const struct options *o, int threads)
{
	static struct schedule s; /* large */
	int status;

	s.options = o;
	s.threads = threads;
	MPI_Comm_size(MPI_COMM_WORLD, &s.processes);
	schedule_end(&s, count_and_serve(&s));
	status = report_print(&s);
	schedule_free(&s);
	return status;
}

/* --- the other ranks --- */

/* One thread at a time is in MPI.  Each has a tag of its own, from 1 on. */
struct line {
	pthread_mutex_t lock;
	atomic_int tags;
};

static int
receive(struct line *line, int tag, unsigned *unit)
{
	int is_there;

	pthread_mutex_lock(&line->lock);
	MPI_Iprobe(0, tag, MPI_COMM_WORLD, &is_there, MPI_STATUS_IGNORE);
	if (is_there)
		MPI_Recv(unit, 1, MPI_UNSIGNED, 0, tag, MPI_COMM_WORLD,
		         MPI_STATUS_IGNORE);
	pthread_mutex_unlock(&line->lock);
	return is_there;
}

static unsigned
exchange(void *ctx, const struct entry *done)
{
	static _Thread_local int tag;
	struct line *line = ctx;
	unsigned unit;

	if (!tag)
		tag = ++line->tags;
	pthread_mutex_lock(&line->lock);
	MPI_Send(done, sizeof *done, MPI_BYTE, 0, tag, MPI_COMM_WORLD);
	pthread_mutex_unlock(&line->lock);
	while (!receive(line, tag, &unit))
		nanosleep(&moment, NULL);
	return unit;
}

static void
count_for_root(const struct options *o)
{
	struct line line = { .lock = PTHREAD_MUTEX_INITIALIZER };
	static struct board board; /* large */
	int error = count_board_make(&board, o->n) ? ENOMEM : 0;

	if (!error)
		error = count_run(&board, o->kernel, o->threads, exchange,
		                  &line);
	if (error)
		give_up(error);
	board_free(&board);
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

/* The first rank that refuses the options says why.  The rank with the least
   memory for a thread decides whether a board fits.  *threads: those of all.
   Returns an exit status. */
static int
parse(int argc, char **argv, int rank, struct options *o, int *threads)
{
	int alike, ranks = ranks_here(&alike), first;
	int status = options_parse(o, program, argc, argv,
	                           resources_cores(alike), ranks);
	int refuses = status ? rank : INT_MAX;
	uint64_t each = o->memory / (unsigned)o->threads;

	MPI_Allreduce(&refuses, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
	if (first == rank)
		cli_usage(program, o->message);
	MPI_Allreduce(MPI_IN_PLACE, &each, 1, MPI_UINT64_T, MPI_MIN,
	              MPI_COMM_WORLD);
	MPI_Allreduce(&o->threads, threads, 1, MPI_INT, MPI_SUM,
	              MPI_COMM_WORLD);
	o->memory = each * (unsigned)o->threads;
	return first == INT_MAX ? 0 : EXIT_USAGE;
}

static int
count(int argc, char **argv, int rank)
{
	struct options options;
	int threads, status = parse(argc, argv, rank, &options, &threads);

	if (status)
		return status;
	if (options.is_help || options.is_version)
		return rank ? 0
		            : options_print(&options, "the cores of a machine, "
		                                      "shared by its ranks");
	if (!rank)
		return count_as_root(&options, threads);
	count_for_root(&options);
	return 0;
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
	progress_ignore_signal();
	MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &threading);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	if (is_lost())
		fprintf(stderr,
		        "%s: this rank finds no others: what starts it "
		        "belongs to another MPI\n",
		        program);
	else if (threading >= MPI_THREAD_SERIALIZED)
		status = count(argc, argv, rank);
	else if (rank == 0)
		fprintf(stderr, "%s: this MPI cannot be used by threads\n",
		        program);
	MPI_Finalize();
	return status;
}
