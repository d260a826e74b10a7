# count.mk -- the counter; it needs no m4

.PHONY: setup-mpi

KERNELS  := diagonal piece store quadrant match match_avx512 match_avx2 match_portable \
            invariant need
COUNTERS := $(KERNELS) small count weight record journal journal_read progress \
            deal request answer

$(COUNTERS:%=$(HOST)/%.o): SUMS = $(BUILD)/sums
$(COUNTERS:%=$(HOST)/%.o): $(HOST)/%.o: gen/count/%.c $(wildcard gen/*.h gen/count/*.h) $(HOST)/compiler | $(HOST)
	$(begin)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -pthread -c -o $(new) $<
	$(publish)

$(BUILD)/qcount: SUMS = $(BUILD)/sums
$(BUILD)/qcount: gen/count/qcount.c gen/cli.c gen/queens.c $(COUNTERS:%=$(HOST)/%.o)
	$(begin)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -pthread -o $(new) $(filter %.c %.o,$^) -lm
	$(publish)

# What qcount is told, RANKS apart.
asked = $(if $(THREADS),--threads $(THREADS)) $(if $(KERNEL),--kernel $(KERNEL)) \
        $(if $(JOURNAL),--journal $(JOURNAL)) $(COUNT_N)

count: $(BUILD)/qcount$(if $(RANKS),_mpi) ## solutions of board N, to 22, with THREADS=, RANKS=, KERNEL=, JOURNAL=
	$(if $(RANKS),$(ranks) -n $(RANKS)) $< $(if $(RANKS),$$([ ! -t 2 ] || echo --progress)) $(asked) $(if $(RANKS),</dev/null)

# --- on many machines --------------------------------------------------------

MPICC  ?= mpicc
MPIRUN ?= mpirun

$(BUILD)/qcount_mpi: SUMS = $(BUILD)/sums
$(BUILD)/qcount_mpi: gen/count/qcount_mpi.c gen/cli.c gen/queens.c $(COUNTERS:%=$(HOST)/%.o)
	$(begin)
	command -v $(MPICC) >/dev/null || { echo 'RANKS needs Open MPI: make setup-mpi' >&2; exit 1; }
	OMPI_CC='$(BUILD_CC)' $(MPICC) $(COMPILE) $(BUILD_CFLAGS) -pthread -o $(new) $(filter %.c %.o,$^) -lm
	$(publish)

# Ranks may be more than cores, and the user may be root of a machine that has
# no other.  HOSTS=a,b takes other machines than this one; they need the program
# at the same place.
ranks = OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
        $(MPIRUN) -q --oversubscribe --bind-to none $(if $(HOSTS),--host $(HOSTS))

setup-mpi: ## install what RANKS needs
	sh gen/setup mpicc mpirun >&2

