# count.mk -- the counter, which needs no m4; a table of counts, which does

## The counter, N=1..28:
##   make count N=24 ESTIMATE=1   (how long it would take, in how many units)
##   make count N=24 UNITS=1/16   (or UNITS=FROM-TO)
##   variables: THREADS KERNEL JOURNAL UNITS MEMORY ESTIMATE;
##     for MPI: RANKS HOSTS MPIFLAGS MPICC MPIRUN
##   install-count uninstall-count   the counter, under prefix

kernels  := avx512 avx512bw avx2 portable
units    := $(kernels:%=$(HOST)/count/unit_%.o)
objects  := $(patsubst gen/%.c,$(HOST)/%.o,$(filter-out %/unit.c,$(wildcard gen/count/*/*.c))) $(units)
# The qcount that leaves the checkout is CC's.
by       := $(if $(filter install-count,$(MAKECMDGOALS)),,BUILD_)
count_flags := $(C11) -Igen/count $($(by)CPPFLAGS) $($(by)CFLAGS) $($(by)LDFLAGS) -pthread
count_cc := $($(by)CC) $(count_flags)
MPICC    ?= mpicc
MPIRUN   ?= mpirun
mpicc    := $(MPICC) $(count_flags)

$(filter-out $(units),$(objects)): $(HOST)/%.o: gen/%.c $(wildcard gen/*.h gen/count/*/*.h) $(HOST)/count_cc.is
	$(call compile,HOSTCC,$(count_cc) -c)

# -Wno-psabi: gcc warns that passing vectors depends on the ABI, but these are inlined.
as_kernel = $(foreach k,$(@F:unit_%.o=%),-DKERNEL=$k -DKERNEL_$k -Wno-psabi -c)
$(units): gen/count/kernel/unit.c $(wildcard gen/count/*/*.h) $(HOST)/count_cc.is
	$(call compile,HOSTCC,$(count_cc) $(as_kernel))

$(BUILD)/qcount: gen/count/qcount.c gen/cli.c $(objects)
	$(call compile,HOSTCC,$(count_cc),-lm)

$(BUILD)/qcount_mpi: gen/count/qcount_mpi.c gen/cli.c $(objects) $(HOST)/mpicc.is
	[ ! -e tests/setup ] || sh tests/setup --require mpi
	export OMPI_CC=$(call quote,$($(by)CC)) MPICH_CC=$(call quote,$($(by)CC))
	$(call compile,MPICC,$(mpicc),-lm)

# qcount says what is wrong with a value.  exec: a signal that ends make ends it too.
option = $(if $(value $2),--$1 $(call quote,$(value $2)))
asked  = $(call option,threads,THREADS) $(call option,kernel,KERNEL) $(call option,journal,JOURNAL) \
         $(call option,units,UNITS) $(call option,memory,MEMORY) $(if $(filter-out 0,$(value ESTIMATE)),--estimate) \
         $(call quote,$(value N))

# Options that only one starter has.  Open MPI refuses root unless asked; a container may have no other user.
# Each host of HOSTS=a,b needs qcount_mpi at the same path.
define mpirun
	ranks=$(call quote,$(value RANKS))
	[ "$$ranks" -ge 1 ] 2>/dev/null || { echo "RANKS='$$ranks': RANKS is a number from 1 on" >&2; exit 2; }
	export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
	case $$($(MPIRUN) --version 2>/dev/null) in
	*'Open MPI'* | *OpenRTE*) set -- -q --oversubscribe --bind-to none $(call option,host,HOSTS) ;;
	slurm*) set -- $(call option,nodelist,HOSTS) ;;
	*) set -- $(call option,hosts,HOSTS) ;;
	esac
	exec $(MPIRUN) "$$@" $(MPIFLAGS) -n "$$ranks" $< $(asked) </dev/null
endef
count: $(BUILD)/$(if $(value RANKS)$(value HOSTS),qcount_mpi,qcount) ## count the solutions for N
	$(if $(value RANKS)$(value HOSTS),$(mpirun),exec $< $(asked))

# qcount_mpi too, where there is an MPI; for another CC, if MPICC names one.
foreign  = $(if $(filter file,$(origin MPICC)),$(call differs,$(BUILD_CC),$(CC)))
with_mpi = $(or $(filter uninstall-count,$(MAKECMDGOALS)),$(if $(by)$(foreign),,$(shell command -v $(MPICC))))
counters = qcount $(if $(with_mpi),qcount_mpi)
install-count: $(counters:%=$(BUILD)/%) $(counters:%=$(B)/man/%.1)
install-count uninstall-count: parts = put '$(INSTALL_PROGRAM)' $(call to,$(bindir)) $(counters:%=$(BUILD)/%); \
  put '$(INSTALL_DATA)' $(call to,$(mandir)/man1) $(counters:%=$(B)/man/%.1)

counts: $(addprefix $(OUT)/$(PREFIX)_counts.,h c) ## the published counts for N=1 to 27, as a C table
$(OUT)/$(PREFIX)_counts.%: templates/counts/counts.%.m4 $(included); $(from_template)
