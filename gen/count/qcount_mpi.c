/* qcount_mpi.c -- count the solutions of a board on many machines */
#include <mpi.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cli.h"
#include "run/report.h"
#include "run/resources.h"

static const char program[] = "qcount_mpi";

/* --- how ranks share units --- */

/* Rank 0 takes in what threads of other ranks have counted, and hands out units
   until each of them has got NO_UNIT.  All ranks run the same program, on
   processors of one kind.  Waiting in MPI would keep a core busy. */
static void *
serve(void *ctx)
{
	const struct timespec moment = { .tv_nsec = 100000 };
	struct schedule *s = ctx;
	int threads = s->threads - s->options->threads, is_there;

	while (threads > 0) {
		MPI_Status from;
		struct work work;

		MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD,
		           &is_there, &from);
		if (!is_there) {
			nanosleep(&moment, NULL);
			continue;
		}
		MPI_Recv(&work, sizeof work, MPI_BYTE, from.MPI_SOURCE,
		         from.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		schedule_exchange(s, &work);
		threads -= work.entry.unit == NO_UNIT;
		MPI_Send(&work, sizeof work, MPI_BYTE, from.MPI_SOURCE,
		         from.MPI_TAG, MPI_COMM_WORLD);
	}
	return NULL;
}

/* A thread of another rank.  Each uses another tag, from 1 up. */
static void
exchange(void *ctx, struct work *work)
{
	static atomic_int tags;
	static _Thread_local int tag;

	(void)ctx;
	if (!tag)
		tag = ++tags;
	MPI_Sendrecv_replace(work, sizeof *work, MPI_BYTE, 0, tag, 0, tag,
	                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* Without one rank the others would wait: end them all. */
static void
give_up_if(int error)
{
	if (!error)
		return;
	fprintf(stderr, "%s: %s\n", program, count_why(error));
	MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
}

static int
count_as_root(struct schedule *s)
{
	pthread_t server;

	give_up_if(pthread_create(&server, NULL, serve, s));
	give_up_if(count_run(s->options, schedule_exchange, s));
	pthread_join(server, NULL);
	return 0;
}

/* --- all --- */

/* Processes on this machine.  *alike: those of them that may run on the same
   cores as this one.  The others have been bound to different cores. */
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
	int alike, ranks = ranks_here(&alike);
	struct {
		int status, rank;
	} mine = { options_parse(o, program, argc, argv, resources_cores(alike),
		                 ranks),
		   rank },
	  first;

	MPI_Allreduce(&mine, &first, 1, MPI_2INT, MPI_MAXLOC, MPI_COMM_WORLD);
	if (first.status && first.rank == rank)
		cli_usage(program, o->why.text);
	return first.status;
}

/* Only counts take more than one rank. */
static int
run(const struct options *o, int rank)
{
	int ranks, threads;

	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
	MPI_Allreduce(&o->threads, &threads, 1, MPI_INT, MPI_SUM,
	              MPI_COMM_WORLD);
	if (rank == 0)
		return report_run(o, ranks, threads, count_as_root);
	if (!o->is_help && !o->is_version && !o->is_estimated)
		give_up_if(count_run(o, exchange, NULL));
	return 0;
}

static int
parse_and_run(int argc, char **argv, int rank)
{
	static struct options o; /* large */
	int status = parse(argc, argv, rank, &o);

	if (!status)
		status = run(&o, rank);
	layers_free(&o.board);
	return status;
}

static int
has_many(const char *variable)
{
	const char *ranks = getenv(variable);

	return ranks && atoi(ranks) > 1;
}

/* The starter of another MPI leaves each rank alone. */
static int
is_lost(void)
{
	int ranks;

	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
	return ranks == 1 &&
	       (has_many("OMPI_COMM_WORLD_SIZE") || has_many("PMI_SIZE") ||
	        has_many("SLURM_STEP_NUM_TASKS"));
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
		        "%s: this rank finds no others: the command that "
		        "started it is of another MPI\n",
		        program);
	else if (threading == MPI_THREAD_MULTIPLE)
		status = parse_and_run(argc, argv, rank);
	else if (rank == 0)
		fprintf(stderr, "%s: this MPI cannot be used by threads\n",
		        program);
	MPI_Finalize();
	return status;
}
