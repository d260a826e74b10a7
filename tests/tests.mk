# tests.mk -- tests, analysers and figures

## Tests:
##   make check TESTS=views
##   make setup-X check-X; X is browser busybox certify firmware foreign formats
##     fuzz packages seeds svg systems: see tests/README.md
##   variables: TESTS=words LONG=1 RUNS RIVAL MUTANTS SEED FROM SYSTEM
##   asan tsan check-clang   the tests under sanitizers; made by clang
suites := formats firmware foreign seeds certify fuzz browser svg busybox packages systems
lists  := $(suites) lint mpi count
.PHONY: check check-long check-count check-clang check-generated asan tsan certify fuzz \
  lint mutants bench bench-count speedup $(suites:%=check-%) $(lists:%=setup-%)

# Arch Linux has prove in /usr/bin/core_perl.
export PATH := $(PATH)$(if $(findstring core_perl,$(PATH)),,:$(subst :,/core_perl:,$(PATH))/core_perl)

# Tests with a line `# long' run if LONG=1, or if TESTS has a word of their names; LONG=1 takes more boards, too.
all_tests := $(filter-out $(wildcard $(suites:%=tests/%/*.t)),$(wildcard tests/unit/*.c tests/*/*.t))
chosen    := $(sort $(foreach word,$(or $(TESTS),/),$(foreach t,$(all_tests),$(if $(findstring $(word),$t),$t))))
unit      := $(patsubst tests/unit/%.c,out/build/unit/%,$(filter %.c,$(filter-out %/memory.c,$(chosen))))
unit      := $(subst out/build/unit/join,$(kernels:%=out/build/unit/join_%),$(unit)) # of each kernel
long       = $(if $(TESTS)$(LONG),,$(shell grep -lx '\# long' $(filter %.t,$(chosen))))
seen      := $(if $(LONG),1 2 3 4 5 6 7 8 9 10 11 12 13 14,1 2 4 8 10 11)
# What they read: boards, unless all are of the counter, and the counter.
boards_of  = $(if $(filter-out %.c tests/count/%,$(chosen)),$(seen))
counter_of = $(if $(findstring count,$(chosen))$(filter %/pages.t,$(chosen)),out/qcount)

headers := $(wildcard tests/*.h gen/*.h gen/*/*.h gen/*/*/*.h)
# All modules in one object, for every unit test: to optimise it takes longer than to run it.
quickly  = $(if $(filter -O3,$(BUILD_CFLAGS)),-Og)
out/build/unit.o: $(filter-out %/qgen.c,$(qgen_c)) out/build/build_cc.is
	$(call say,HOSTCC)
	$(call compile,$(build_cc) $(quickly) -r)

# A test that has a function __wrap_malloc takes the place of malloc.
wrap     = $$(sed -n 's/^__wrap_\(.*\)(.*/-Wl,--wrap=\1/p' $< $(if $(findstring "fence.h",$(file <$<)),tests/fence.h))
unit_test = $(call compile,$(count_cc) $(quickly) $(as_kernel) -Itests $(wrap),-lm)
out/build/unit/%: tests/unit/$$(firstword $$(subst _, ,$$*)).c $(headers) out/build/unit.o $(objects)
	$(unit_test)

# The kernels with a low limit (kernel/cells.h): kernel.c is tested with both limits, memory.c with this one.
small   := $(kernels:%=out/build/low/unit_%.o)
unit    += $(patsubst tests/unit/%.c,out/build/low/%,$(filter %/kernel.c %/memory.c,$(chosen)))
$(small): gen/count/kernel/unit.c $(headers) out/build/count_cc.is
	$(call say,CC)
	$(call compile,$(count_cc) $(quickly) -DCELL_LIMIT=4 $(as_kernel) -c)
out/build/low/%: tests/unit/%.c $(headers) out/build/unit.o $(small) $(filter-out $(units),$(objects))
	$(unit_test)

# make: not MAKE, so that make -n runs no test
make   = MAKEFLAGS= $(MAKE) -j2 --no-print-directory $(MAKEOVERRIDES)
proven = CC='$(CC)' BOARDS='$(seen)' prove --exec '' -j 2

check: ## the tests that a user runs, or those that TESTS names
	[ '$(chosen)' ] || { echo "TESTS='$(TESTS)': no test of make check has that in its name" >&2; exit 2; }
	command -v prove >/dev/null || { echo 'prove: not found; make setup installs it' >&2; exit 2; }
	$(make) out/build/qgen $(counter_of) $(unit)
	for n in $(boards_of); do env -u VIEWS $(make) N=$$n what_tests_read; done
	$(proven) $(unit) $(filter-out $(long),$(filter %.t,$(chosen)))

what_tests_read: all $(if $(filter 1 2 3,$N),,compact)

check-long: ## these on more boards, and long ones: many minutes
	$(make) check LONG=1

check-count: ## long tests of the counter: minutes
	$(make) check LONG=1 TESTS=tests/count/

# make may have put a file of out/ right just now: git shows whether the committed one is wrong.
check-generated: out/build/qgen ## compare what out/ keeps with fresh files
	QGEN="$$PWD/$<" sh gen/queens-tables --check $(kept)
	[ ! -e .git ] || ! command -v git >/dev/null || git --no-pager diff --exit-code -- out

# Programs and products made in another way, in a copy of the tree.
variant  := views/views tables/consumer cli/qgen cli/printer cli/tiny
sanitize := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
check-clang: way = check CC=clang BUILD_CC=clang TESTS='$(variant) unit/kernel count/emulated'
asan: way = check CFLAGS='$(sanitize)' BUILD_CFLAGS='$(sanitize)' TESTS='$(variant)'
tsan: way = check CFLAGS='-O1 -g -fsanitize=thread' TESTS='count/units unit/count unit/schedule'
check-clang asan tsan:
	mkdir -p out/build/$@/out
	cp -Rp Makefile README.md gen templates tests .c* .e* .gita* out/build/$@
	cp -p out/.gitignore $(kept) out/build/$@/out
	cd out/build/$@
	$(make) $(way)

# --- suites: tests/X, which need what setup-X installs: tests/tools ---------------------

fuzz: check-fuzz
# Most suites read all products of N=1 to 12.
check-fuzz: programs = out/qcount out/build/fuzz/journal
check-browser: in_suite = timeout 2000 prove --exec node -j 2 tests/browser/*.test.mjs
in_suite = $(proven) tests/$*/*.t
$(suites:%=check-%): check-%:
	sh tests/setup --require $*
	$(make) out/build/qgen $(programs)
	$(if $(filter busybox fuzz packages systems,$*),,MAKEFLAGS= tests/tables/sums >/dev/null)
	$(in_suite)

$(lists:%=setup-%): setup-%:
	sh tests/setup $* >&2

certify: $(addprefix out/queens$N,.h .c .tsv .json) ## show that no solution for N is missing
	CC='$(BUILD_CC)' tests/certify/certify $(filter %.c %.tsv %.json,$^)

out/build/fuzz/journal: tests/fuzz/journal.c gen/cli.c gen/count/run/journal.c $(headers)
	$(call compile,clang $(c11) -Igen/count $(sanitize) -fsanitize=fuzzer)

lint: ## clang-format, cppcheck, clang-tidy (make setup-lint)
	sh tests/lint

mutants: ## which small changes of sources do the tests miss? (hours)
	tests/mutants '$(or $(SEED),1)' '$(or $(MUTANTS),100)' $(FROM)

##   bench bench-count speedup   figures: tests/bench/README.md
bench bench-count speedup: out/qcount
	tests/bench/bench $@ out/build
