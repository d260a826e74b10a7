# count.mk -- the counter; it needs no m4

.PHONY: counts speedup check-count setup-mpi

# The modules of gen/count, as gen/%.c and $(HOST)/%.o.
COUNTERS := $(patsubst gen/%.c,%,$(wildcard gen/count/*/*.c))
objects  := $(COUNTERS:%=$(HOST)/%.o)
flags     = $(COMPILE) -Igen/count $(BUILD_CFLAGS) -pthread

# -Wno-psabi: vectors are passed only to functions that become part of others.
$(HOST)/count/%.o: gen/count/%.c $(wildcard gen/*.h gen/count/*/*.h) $(HOST)/compiler | $(HOST)
	$(begin)
	mkdir -p $(@D)
	$(BUILD_CC) $(flags) -Wno-psabi -c -o $(new) $<
	$(publish)

$(BUILD)/qcount $(BUILD)/qcount_mpi: SUMS = $(BUILD)/sums
$(BUILD)/qcount: gen/count/qcount.c gen/cli.c gen/queens.c $(objects)
	$(begin)
	$(BUILD_CC) $(flags) -o $(new) $(filter %.c %.o,$^) -lm
	$(publish)

# --- count -------------------------------------------------------------------

# qcount says what is wrong with a value.
asked = $(if $(THREADS),--threads '$(THREADS)') $(if $(KERNEL),--kernel '$(KERNEL)') \
        $(if $(JOURNAL),--journal '$(JOURNAL)') '$(COUNT_N)'

ifndef RANKS
count: $(BUILD)/qcount ## solutions of board N, to 22, with THREADS= RANKS= HOSTS= KERNEL= JOURNAL=
	$(if $(and $(HOSTS),$(filter command,$(origin HOSTS))),echo 'HOSTS needs RANKS: how many processes to start there' >&2; exit 2)
	$< $(asked)
else
# The user may be root of a machine that has no other.  Other HOSTS=a,b need the
# program at the same place.
count: $(BUILD)/qcount_mpi
	most=$(if $(HOSTS),9999,$$((64 * $$(nproc))))
	[ '$(RANKS)' -ge 1 ] 2>/dev/null && [ '$(RANKS)' -le $$most ] || {
		echo "RANKS '$(RANKS)' is not a number from 1 to $$most$(if $(HOSTS),, (64 for each core; HOSTS names more machines))" >&2
		exit 2
	}
	export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
	$(MPIRUN) -q --oversubscribe --bind-to none $(if $(HOSTS),--host '$(HOSTS)') -n '$(RANKS)' \
		$< $$([ ! -t 2 ] || echo --progress) $(asked) </dev/null
endif

MPICC  ?= mpicc
MPIRUN ?= mpirun

$(BUILD)/qcount_mpi: gen/count/qcount_mpi.c gen/cli.c gen/queens.c $(objects)
	$(begin)
	$(MPICC) -E -x c -include mpi.h /dev/null >/dev/null 2>&1 || { echo 'RANKS needs Open MPI: make setup-mpi' >&2; exit 1; }
	OMPI_CC='$(BUILD_CC)' $(MPICC) $(flags) -o $(new) $(filter %.c %.o,$^) -lm
	$(publish)

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

speedup: $(BUILD)/qcount ## speed-up by threads, ranks and machines: out/speedup.txt, .svg, .png
	command -v gnuplot >/dev/null || { echo 'speedup needs gnuplot: make setup-plot' >&2; exit 1; }
	! { command -v $(MPICC) && command -v $(MPIRUN); } >/dev/null || $(MAKE) $(BUILD)/qcount_mpi
	tests/bench/speedup $(OUT)

check-count: $(BUILD)/qcount ## long tests of the counter, some minutes
	LONG=1 OUT=$(OUT) CC='$(CC)' timeout 2400 prove --exec '' tests/count/*.t
