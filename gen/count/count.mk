# count.mk -- the counter; it needs no m4

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

count: $(BUILD)/qcount ## solutions of board N, to 22, with THREADS=, KERNEL=, JOURNAL=
	$< $(asked)

