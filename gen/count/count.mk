# count.mk -- the counter; it needs no m4

## The counter (N=1..28; variables: THREADS RANKS HOSTS KERNEL JOURNAL UNITS MEMORY):
##   make count N=18 THREADS=2
.PHONY: count counts

objects := $(patsubst gen/%.c,$(HOST)/%.o,$(wildcard gen/count/*/*.c))
sources := gen/cli.c gen/queens.c
flags    = $(COMPILE) -Igen/count $(BUILD_CFLAGS) -pthread

# -Wno-psabi: gcc warns that passing vectors depends on the ABI, but these are inlined.
$(HOST)/count/%.o: gen/count/%.c $(wildcard gen/*.h gen/count/*/*.h) $(NOTES)/build_cc
	$(call begin,HOSTCC)
	$(BUILD_CC) $(flags) -Wno-psabi -c -o $(new) $<
	$(publish)

$(BUILD)/qcount: gen/count/qcount.c $(sources) $(objects)
	$(call begin,HOSTCC)
	$(BUILD_CC) $(flags) -o $(new) $(filter %.c %.o,$^) -lm
	$(publish)

MPICC  ?= mpicc
MPIRUN ?= mpirun
$(BUILD)/qcount_mpi: gen/count/qcount_mpi.c $(sources) $(objects)
	$(call begin,MPICC)
	$(MPICC) -E -x c -include mpi.h /dev/null >/dev/null 2>&1 || { echo 'RANKS needs Open MPI: make setup-mpi' >&2; exit 1; }
	OMPI_CC='$(BUILD_CC)' $(MPICC) $(flags) -o $(new) $(filter %.c %.o,$^) -lm
	$(publish)

# qcount says what is wrong with a value.
option = $(if $(value $2),--$1 $(call quote,$(value $2)))
asked  = $(call option,threads,THREADS) $(call option,kernel,KERNEL) $(call option,journal,JOURNAL) \
         $(call option,units,UNITS) $(call option,memory,MEMORY) $(call quote,$(value N))

ifndef RANKS
count: $(BUILD)/qcount ## count the solutions of board N
	$(if $(and $(HOSTS),$(filter command,$(origin HOSTS))),echo 'HOSTS needs RANKS: how many processes to start there' >&2; exit 2)
	$< $(asked)
else
# Open MPI refuses root unless asked; a container may have no other user.  Each host
# of HOSTS=a,b needs qcount_mpi at the same path.
count: $(BUILD)/qcount_mpi
	most=$(if $(HOSTS),9999,$$((64 * $$(nproc)))) ranks=$(call quote,$(value RANKS))
	[ "$$ranks" -ge 1 ] 2>/dev/null && [ "$$ranks" -le $$most ] || { echo "RANKS='$$ranks': RANKS is a number" \
		"from 1 to $$most$(if $(HOSTS),, (64 for each core; HOSTS names more machines))" >&2; exit 2; }
	export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
	$(MPIRUN) -q --oversubscribe --bind-to none $(if $(HOSTS),--host $(call quote,$(value HOSTS))) -n "$$ranks" \
		$< $$([ ! -t 2 ] || echo --progress) $(asked) </dev/null
endif

# Templates see a board that is named _counts.  qcount compares its answers with the
# published numbers.
COUNTS := $(BUILD)/$(PREFIX)_counts
$(COUNTS)/facts: $(HOST)/qgen $(BUILD)/qcount
	$(call begin,COUNT)
	for n in $(sizes); do $(BUILD)/qcount $$n >/dev/null; done
	$< counts 1 $(PREFIX) >$(new)
	$(publish)

$(OUT)/$(PREFIX)_counts.%: queens_counts.%.m4 $(COUNTS)/facts $(templates)
	$(call begin,GEN)
	$(tables) expand $(PREFIX)_counts $(COUNTS) $< $(new)
	$(is_known)
	$(publish)

counts: $(OUT)/$(PREFIX)_counts.h $(OUT)/$(PREFIX)_counts.c ## a C table of the numbers of solutions of boards 1 to 27
