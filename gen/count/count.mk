# count.mk -- the counter; it needs no m4

.PHONY: counts speedup check-count setup-mpi

KERNELS  := diagonal piece store quadrant match match_avx512 match_avx2 match_portable \
            invariant need
COUNTERS := $(KERNELS) clock small count weight record journal journal_read progress \
            deal request answer

# -Wno-psabi: vectors are passed only to functions that become part of others.
$(COUNTERS:%=$(HOST)/%.o): $(HOST)/%.o: gen/count/%.c $(wildcard gen/*.h gen/count/*.h) $(NOTES)/build_cc
	$(call begin,HOSTCC)
	$(BUILD_CC) $(COMPILE) -Wno-psabi $(BUILD_CFLAGS) -pthread -c -o $(new) $<
	$(publish)

$(BUILD)/qcount: gen/count/qcount.c gen/cli.c gen/queens.c $(COUNTERS:%=$(HOST)/%.o)
	$(call begin,HOSTCC)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -pthread -o $(new) $(filter %.c %.o,$^) -lm
	$(publish)

# What qcount is told, RANKS apart.
asked = $(if $(THREADS),--threads $(THREADS)) $(if $(KERNEL),--kernel $(KERNEL)) \
        $(if $(JOURNAL),--journal $(JOURNAL)) $(N)

count: $(BUILD)/qcount$(if $(RANKS),_mpi) ## solutions of board N, to 22, with THREADS=, RANKS=, KERNEL=, JOURNAL=
	$(if $(RANKS),$(ranks) -n $(RANKS)) $< $(if $(RANKS),$$([ ! -t 2 ] || echo --progress)) $(asked) $(if $(RANKS),</dev/null)

# --- on many machines --------------------------------------------------------

MPICC  ?= mpicc
MPIRUN ?= mpirun

$(BUILD)/qcount_mpi: gen/count/qcount_mpi.c gen/cli.c gen/queens.c $(COUNTERS:%=$(HOST)/%.o)
	$(call begin,HOSTCC)
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

# --- a table of counts -------------------------------------------------------------

# The counter counts boards 1 to 16 again; published.tsv must say the same.
$(BUILD)/counted: $(BUILD)/qcount gen/count/published.tsv
	$(call begin,COUNT)
	for n in $(small) 11 12 13 14 15 16; do
		$< $$n | awk '{ a[$$1] = $$2 } END { print a["board"] "\t" a["all"] "\t" a["fundamental"] "\tcomputed" }'
	done >$(new)
	grep computed gen/count/published.tsv | diff - $(new) >&2
	$(publish)

# Templates see a board that is named _counts.
COUNTS := $(BUILD)/$(PREFIX)_counts
$(COUNTS)/facts: gen/count/published.tsv $(BUILD)/counted
	$(call begin,FACTS)
	awk -v prefix=$(PREFIX) 'function halves(d) { return "<|" (substr(d, 1, length(d) - 9) + 0) "|>, <|" (substr(d, length(d) - 8 > 0 ? length(d) - 8 : 1) + 0) "|>" }
		BEGIN { print "m4_define(<|q_prefix|>, <|" prefix "|>)m4_define(<|q_n|>, <|_counts|>)m4_define(<|q_form|>, <|rows|>)m4_define(<|q_all_count|>, <|m4_dnl" }
		NR > 1 { printf "q_count(<|%s|>, <|%s|>, <|%s|>, <|%s|>, %s, %s)m4_dnl\n", $$1, $$2, $$3, $$4, halves($$2), halves($$3) }
		END { print "|>)m4_define(<|q_count_max|>, <|" NR - 1 "|>)m4_dnl" }' $< >$(new)
	$(publish)

$(OUT)/$(PREFIX)_counts.%: queens_counts.%.m4 $(COUNTS)/facts $(templates)
	$(call begin,GEN)
	$(tables) expand $(PREFIX)_counts $(COUNTS) $< $(new)
	$(publish)

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
