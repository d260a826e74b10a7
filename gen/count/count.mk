# count.mk -- the counter; it needs no m4

## The counter, N=1..28:
##   make count N=18 THREADS=2
##   make count N=24 ESTIMATE=1     (how long it would take, in how many UNITS=FROM-TO)
##   variables: THREADS RANKS HOSTS KERNEL JOURNAL UNITS MEMORY ESTIMATE MPICC MPIRUN

kernels  := $(foreach kernel,avx512 avx2 portable,$(kernel)_32 $(kernel)_64)
units    := $(kernels:%=$(HOST)/count/unit/%.o)
objects  := $(patsubst gen/%.c,$(HOST)/%.o,$(filter-out %/unit.c,$(wildcard gen/count/*/*.c))) $(units)
count_flags := $(C11) -Igen/count $(BUILD_CPPFLAGS) $(BUILD_CFLAGS) $(BUILD_LDFLAGS) -pthread
count_cc := $(BUILD_CC) $(count_flags)
MPICC    ?= mpicc
MPIRUN   ?= mpirun

# -Wno-psabi: gcc warns that passing vectors depends on the ABI, but these are inlined.
$(filter-out $(units),$(objects)): $(HOST)/%.o: gen/%.c $(wildcard gen/*.h gen/count/*/*.h) $(HOST)/count_cc.is
	$(call compile,HOSTCC,$(count_cc) -Wno-psabi -c)

as_kernel = -DKERNEL_$(subst _, -DMASK_BITS=,$1) -DUNIT_COUNT=unit_count_$1
$(units): $(HOST)/count/unit/%.o: gen/count/unit/unit.c $(wildcard gen/count/*/*.h) $(HOST)/count_cc.is
	$(call compile,HOSTCC,$(count_cc) $(call as_kernel,$*) -Wno-psabi -c)

$(BUILD)/qcount: gen/count/qcount.c gen/cli.c $(objects)
	$(call compile,HOSTCC,$(count_cc),-lm)

$(BUILD)/qcount_mpi: gen/count/qcount_mpi.c gen/cli.c $(objects)
	sh tests/setup --require mpi; export OMPI_CC=$(call quote,$(BUILD_CC))
	$(call compile,MPICC,$(MPICC) $(count_flags),-lm)

# qcount says what is wrong with a value.  exec: a signal that ends make ends it too.
option = $(if $(value $2),--$1 $(call quote,$(value $2)))
asked  = $(call option,threads,THREADS) $(call option,kernel,KERNEL) $(call option,journal,JOURNAL) \
         $(call option,units,UNITS) $(call option,memory,MEMORY) $(if $(filter-out 0,$(value ESTIMATE)),--estimate) \
         $(call quote,$(value N))

# Open MPI refuses root unless asked; a container may have no other user.  Each host
# of HOSTS=a,b needs qcount_mpi at the same path.
define mpirun
	ranks=$(call quote,$(value RANKS))
	[ "$$ranks" -ge 1 ] 2>/dev/null || { echo "RANKS='$$ranks': RANKS is a number from 1 on" >&2; exit 2; }
	export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
	exec $(MPIRUN) -q --oversubscribe --bind-to none $(if $(value HOSTS),--host $(call quote,$(value HOSTS))) \
		-n "$$ranks" $< $$([ ! -t 2 ] || echo --progress) $(asked) </dev/null
endef
count: $(BUILD)/$(if $(value RANKS)$(value HOSTS),qcount_mpi,qcount) ## count the solutions of board N
	$(if $(value RANKS)$(value HOSTS),$(mpirun),exec $< $(asked))

counts: $(addprefix $(OUT)/$(PREFIX)_counts.,h c) ## a C table of the numbers of solutions of boards 1 to 27
$(OUT)/$(PREFIX)_counts.%: templates/counts/counts.%.m4 $(included); $(from_template)
