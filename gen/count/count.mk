# count.mk -- the counter; it needs no m4

.PHONY: counts speedup check-count setup-mpi

# The modules of gen/count, as gen/%.c and $(HOST)/%.o.
COUNTERS := $(patsubst gen/%.c,%,$(wildcard gen/count/*/*.c))
objects  := $(COUNTERS:%=$(HOST)/%.o)
COUNT_CC  = $(BUILD_CC) $(COMPILE) -Igen/count $(BUILD_CFLAGS) -pthread

# -Wno-psabi: vectors are passed only to functions that become part of others.
$(HOST)/count/%.o: gen/count/%.c $(wildcard gen/*.h gen/count/*/*.h) $(HOST)/compiler | $(HOST)
	$(begin)
	mkdir -p $(@D)
	$(COUNT_CC) -Wno-psabi -c -o $(new) $<
	$(publish)

$(BUILD)/qcount: SUMS = $(BUILD)/sums
$(BUILD)/qcount: gen/count/qcount.c gen/cli.c gen/queens.c $(objects)
	$(begin)
	$(COUNT_CC) -o $(new) $(filter %.c %.o,$^) -lm
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
$(BUILD)/qcount_mpi: gen/count/qcount_mpi.c gen/cli.c gen/queens.c $(objects)
	$(begin)
	command -v $(MPICC) >/dev/null || { echo 'RANKS needs Open MPI: make setup-mpi' >&2; exit 1; }
	OMPI_CC='$(BUILD_CC)' $(MPICC) $(COMPILE) -Igen/count $(BUILD_CFLAGS) -pthread -o $(new) $(filter %.c %.o,$^) -lm
	$(publish)

# Ranks may be more than cores, and the user may be root of a machine that has
# no other.  HOSTS=a,b takes other machines than this one; they need the program
# at the same place.
ranks = OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 \
        $(MPIRUN) -q --oversubscribe --bind-to none $(if $(HOSTS),--host $(HOSTS))

setup-mpi: ## install what RANKS needs
	sh gen/setup mpicc mpirun >&2

# --- a table of counts -------------------------------------------------------
# Templates see it as a board that is named _counts.

$(HOST)/counted: SUMS = $(BUILD)/sums
$(HOST)/counted: $(BUILD)/qcount
	$(begin)
	for n in $(BOARDS); do
		$< $$n >$(new).one
		awk '/^(board|all|fundamental) / { printf "%s%s", $$2, $$1 ~ /f/ ? "\n" : " " }' $(new).one
	done >$(new)
	rm $(new).one
	$(publish)

COUNTS := $(BOARD)_counts
$(COUNTS)/views:
	mkdir -p $@

$(COUNTS)/data.m4: SUMS = $(COUNTS)/sums
$(COUNTS)/data.m4: gen/count/counts.awk templates/counts/published.m4 $(HOST)/counted | $(COUNTS)/views
	$(begin)
	echo 'm4_define(<|q_prefix|>, <|$(PREFIX)|>)m4_define(<|q_n|>, <|_counts|>)m4_dnl' >$(new)
	awk -f $^ >>$(new)
	$(publish)

$(OUT)/$(PREFIX)_counts.h $(OUT)/$(PREFIX)_counts.c: verify =
$(foreach x,h c,$(eval $(call expands,_counts,templates/counts/queens.$x.m4,$(OUT)/$(PREFIX)%.$x)))

counts: $(OUT)/$(PREFIX)_counts.h $(OUT)/$(PREFIX)_counts.c ## a table of the numbers of solutions of boards 1 to 27

# --- speed-up ----------------------------------------------------------------

ifneq ($(filter speedup,$(MAKECMDGOALS)),)
speedup: $(if $(shell command -v $(MPICC) && command -v $(MPIRUN)),$(BUILD)/qcount_mpi)
endif
speedup: $(BUILD)/qcount ## speed-up by threads, ranks and machines: out/speedup.txt, .svg, .png
	command -v gnuplot >/dev/null || { echo 'speedup needs gnuplot: make setup-plot' >&2; exit 1; }
	tests/bench/speedup $(OUT)

check-count: $(BUILD)/qcount ## long tests of the counter, some minutes
	LONG=1 OUT=$(OUT) CC='$(CC)' timeout 2400 prove --exec '' tests/count/*.t
