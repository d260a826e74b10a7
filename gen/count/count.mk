# count.mk -- the counter; it needs no m4

COUNTERS := diagonal piece store quadrant match match_avx512 match_avx2 match_portable invariant need count

$(COUNTERS:%=$(HOST)/%.o): SUMS = $(BUILD)/sums
$(COUNTERS:%=$(HOST)/%.o): $(HOST)/%.o: gen/count/%.c $(wildcard gen/*.h gen/count/*.h) $(HOST)/compiler | $(HOST)
	$(begin)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -pthread -c -o $(new) $<
	$(publish)

$(BUILD)/qcount: SUMS = $(BUILD)/sums
$(BUILD)/qcount: gen/count/qcount.c gen/cli.c gen/queens.c $(COUNTERS:%=$(HOST)/%.o)
	$(begin)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -pthread -o $(new) $(filter %.c %.o,$^)
	$(publish)

count: $(BUILD)/qcount ## solutions of board N, to 22, with THREADS= and KERNEL=
	$< $(if $(THREADS),--threads $(THREADS)) $(if $(KERNEL),--kernel $(KERNEL)) $(COUNT_N)
