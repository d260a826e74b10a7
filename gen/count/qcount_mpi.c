/* qcount_mpi.c -- count the solutions of a board on many machines */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli.h"
#include "run/report.h"

static const char program[] = "qcount_mpi";

/* --- how ranks share units --- */

/* Rank 0 takes in what threads of other ranks have counted, and hands out units
   until each of them has got NO_UNIT.  All ranks run the same program, on
   processors of one kind.  Waiting in MPI would keep a core busy. */
static void
serve(void *ctx)
{
	const struct timespec moment = { .tv_nsec = 100000 };
	struct schedule *s = ctx;
	struct entry e;

	for (int threads = s->options->all_threads - s->options->threads;
	     threads > 0; threads -= e.unit == NO_UNIT) {
		MPI_Status from;
		int is_there;

		while (MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &is_there,
		                  &from),
		       !is_there)
			nanosleep(&moment, NULL);
		MPI_Recv(&e, sizeof e, MPI_BYTE, from.MPI_SOURCE, 0,
		         MPI_COMM_WORLD, MPI_STATUS_IGNORE);
		schedule_exchange(s, &e);
		MPI_Send(&e, sizeof e, MPI_BYTE, from.MPI_SOURCE, 0,
		         MPI_COMM_WORLD);
	}
}

/* Threads of another rank ask one after the other: the answers look alike. */
static void
exchange(void *lock, struct entry *e)
{
	pthread_mutex_lock(lock);
	MPI_Sendrecv_replace(e, sizeof *e, MPI_BYTE, 0, 0, 0, 0, MPI_COMM_WORLD,
	                     MPI_STATUS_IGNORE);
	pthread_mutex_unlock(lock);
}

/* --- all --- */

static MPI_Comm machine; /* the ranks there */

/* What this rank may take of its machine.  The ranks there share its cores,
   unless they are bound to different ones. */
static struct resources
share(void)
{
	MPI_Comm cores;
	struct resources r;
	int ranks, alike;

	MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0,
	                    MPI_INFO_NULL, &machine);
	MPI_Comm_size(machine, &ranks);
	r = resources_find(ranks);
	MPI_Comm_split(machine, r.first_core, 0, &cores);
	MPI_Comm_size(cores, &alike);
	r.cores /= (unsigned)alike;
	return r;
}

/* What ranks need together, on the machine where that is most. */
static void
add_ranks(struct options *o)
{
	double needed;

	MPI_Comm_size(MPI_COMM_WORLD, &o->ranks);
	MPI_Allreduce(&o->threads, &o->all_threads, 1, MPI_INT, MPI_SUM,
	              MPI_COMM_WORLD);
	MPI_Allreduce(&o->needed, &needed, 1, MPI_DOUBLE, MPI_SUM, machine);
	MPI_Allreduce(&needed, &o->needed, 1, MPI_DOUBLE, MPI_MAX,
	              MPI_COMM_WORLD);
}

/* A rank that counts would wait for ever for one that does not.  Units of
   another board have other numbers, and so may those of another version. */
static void
refuse_different(struct options *o)
{
	int mine[] = { o->task == COUNT ? o->n : 0,
		       (int)(100 * atof(QUEENS_VERSION)) },
	    least[2], most[2];

	MPI_Allreduce(mine, least, 2, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
	MPI_Allreduce(mine, most, 2, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
	if (memcmp(least, most, sizeof least) != 0)
		options_fail(o, EXIT_USAGE,
		             "some ranks count another board, or none, or are "
		             "of another version: start all alike");
}

/* Of the ranks with the highest status, the first one reports: that is rank 0,
   if none refuses the options.  Only counts take more than one rank. */
static int
parse_and_run(int argc, char **argv, int rank)
{
	static struct options o; /* large */
	pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	struct {
		int status, rank;
	} mine = { .rank = rank }, first;

	options_parse(&o, program, argc, argv, share());
	refuse_different(&o);
	mine.status = o.status;
	MPI_Allreduce(&mine, &first, 1, MPI_2INT, MPI_MAXLOC, MPI_COMM_WORLD);
	add_ranks(&o);
	if (rank == first.rank)
		first.status = report_run(&o, serve);
	else if (!first.status && o.task == COUNT)
		count_run(&o, exchange, NULL, &lock);
	return first.status;
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
	MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &threading);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	if (is_lost())
		cli_usage(program, "this rank finds no others: the command "
		                   "that started it is of another MPI");
	else if (threading >= MPI_THREAD_SERIALIZED)
		status = parse_and_run(argc, argv, rank);
	else if (rank == 0)
		cli_usage(program, "this MPI cannot be used by threads");
	MPI_Finalize();
	return status;
}
