# tests.mk -- tests, analysers and figures

TESTS ?= $(sort $(wildcard tests/*/*.t))
UNITS := $(patsubst tests/unit/%.c,$(BUILD)/unit/%,$(wildcard tests/unit/*.c))
SEEN  := 1 2 3 4 5 6 7 8 9 10 12

# All modules in one object, for every unit test.
MODULES := gen/cli.c gen/queens.c gen/literal.c gen/text.c $(filter-out %/qgen.c,$(sort $(wildcard gen/tables/*.c)))
$(BUILD)/unit.o: $(MODULES) $(wildcard gen/*.h gen/tables/*.h) $(NOTES)/build_cc
	$(call begin,HOSTCC)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -r -o $(new) $(filter %.c,$^)
	$(publish)

$(UNITS): $(BUILD)/unit/%: tests/unit/%.c $(wildcard tests/*.h gen/*.h gen/*/*.h) $(BUILD)/unit.o $(COUNTERS:%=$(HOST)/%.o)
	$(call begin,HOSTCC)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -pthread -Igen/tables -Igen/count -Itests \
		-o $(new) $(filter %.c %.o,$^) -lm
	mv $(new) $@

# Two at once, if nobody said how many.
two = $(if $(findstring -j,$(MAKEFLAGS)),,-j2)

.PHONY: programs
programs: $(HOST)/qgen $(HOST)/embed $(BUILD)/qcount $(UNITS)

check: ## every test that needs only what setup installs
	$(MAKE) $(two) programs
	for n in $(SEEN); do $(MAKE) $(two) N=$$n PREFIX=queens all; done
	for n in $(filter-out 1 2 3,$(SEEN)); do $(MAKE) $(two) N=$$n PREFIX=queens compact; done
	OUT=$(OUT) CC='$(CC)' BOARDS='$(SEEN)' prove -j 3 --exec '' $(UNITS) $(TESTS)

# Programs and products made in another way, in a folder of their own.
variant = SEEN='1 2 3 4 5 6 7 8 9 10 12' TESTS='$(wildcard tests/views/views.t tests/tables/consumer.t tests/tables/compact.t tests/cli/qgen.t tests/cli/printer.t)'

check-clang: ## the tests of programs and products, made by clang
	$(MAKE) check OUT=$(OUT)/build/clang CC=clang BUILD_CC=clang $(variant)

SANITIZE := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all

asan: ## the same under address and undefined sanitizers
	$(MAKE) check OUT=$(OUT)/build/asan $(variant) CFLAGS='$(SANITIZE)' BUILD_CFLAGS='$(SANITIZE)'

tsan: ## the counter under the thread sanitizer
	$(MAKE) $(two) $(OUT)/build/tsan/build/qcount OUT=$(OUT)/build/tsan \
		BUILD_CFLAGS='-O1 -g -fsanitize=thread'
	trap 'rm -f $(OUT)/build/tsan/journal' EXIT
	for n in 7 12 15 16; do
		TSAN_OPTIONS=halt_on_error=1 timeout 300 $(OUT)/build/tsan/build/qcount --threads 4 \
			--check --journal $(OUT)/build/tsan/journal $$n >/dev/null
		rm -f $(OUT)/build/tsan/journal
	done

check-long: ## the tests with more boards, some minutes
	LONG=1 $(MAKE) check SEEN='1 2 3 4 5 6 7 8 9 10 11 12 13 14'

check-generated: ## compare kept files (or AGAINST=dir) with fresh ones
	tests/check-generated $(if $(AGAINST),'$(subst ','\'',$(AGAINST))' $(N) $(PREFIX))

lint: ## clang-format, cppcheck, clang-tidy (make setup-lint)
	sh tests/lint

bench-count: $(BUILD)/qcount ## the counter against a backtracker, as ratios
	tests/bench/bench-count $(BUILD)/qcount

bench-plot: ## draw cost against board size, tests/bench/cost.svg (make setup-plot)
	command -v gnuplot >/dev/null || { echo 'bench-plot needs gnuplot: make setup-plot' >&2; exit 1; }
	tests/bench/bench-plot

bench: $(BUILD)/qcount ## the figures of the README, as ratios: some minutes
	tests/bench/bench
	tests/bench/bench-count $<
	! command -v arm-none-eabi-gcc >/dev/null || $(MAKE) tables compact
	! command -v arm-none-eabi-gcc >/dev/null || OUT=$(OUT) tests/firmware/figures

include tests/firmware/firmware.mk tests/foreign/foreign.mk
