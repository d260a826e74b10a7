# tests.mk -- tests, analysers and figures

## Tests (variables: AGAINST=dir, TESTS='tests/build/*.t', LONG=1, RUNS, ROUNDS, MUTANTS, SEED, FROM):
##   make check-generated N=6 AGAINST=my/tables
.PHONY: check test check-long check-setup check-generated check-clang check-formats check-firmware check-foreign check-browser check-seeds check-count \
  certify check-certify asan tsan fuzz lint mutants programs speedup bench bench-count bench-plot setup-mpi setup-lint setup-plot setup-formats \
  setup-firmware setup-foreign setup-browser setup-fuzz setup-seeds setup-certify

# make check runs some tests on some boards, in a minute.  With LONG, it runs all that need
# no more tools than make setup installs.
quick := $(patsubst %,tests/%.t,build/examples cli/arguments cli/count cli/man cli/printer count/journal count/layers \
  count/schedule count/tiles tables/compile tables/consumer tables/leaks views/views)
every := $(sort $(filter-out $(patsubst %,tests/%/%,formats firmware foreign fuzz seeds certify),$(wildcard tests/*/*.t)))
TESTS ?= $(if $(LONG),$(every),$(quick))
SEEN  := $(if $(LONG),1 2 3 4 5 6 7 8 9 10 11 12 13 14,$(if $(filter file,$(origin TESTS)),1 2 4 8 12,1 2 3 4 5 6 7 8 9 10 12))
unit_tests := $(patsubst tests/unit/%.c,$(BUILD)/unit/%,$(wildcard tests/unit/*.c))

# All modules in one object, for every unit test: compiling it well takes longer than it runs.
quickly = $(if $(filter -O3,$(BUILD_CFLAGS)),-O1)
$(BUILD)/unit.o: $(filter-out %/qgen.c,$(wildcard gen/tables/*.c gen/tables/*/*.c)) gen/cli.c gen/queens.c gen/literal.c gen/text.c \
  $(wildcard gen/*.h gen/tables/*.h gen/tables/*/*.h) $(NOTES)/build_cc
	$(call begin,HOSTCC)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) $(quickly) -r -o $(new) $(filter %.c,$^)
	$(publish)

$(BUILD)/unit/allocation: wrap = -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=aligned_alloc
$(BUILD)/unit/journal: wrap = -Wl,--wrap=fsync
$(BUILD)/unit/progress: wrap = -Wl,--wrap=clock_gettime
$(unit_tests): $(BUILD)/unit/%: tests/unit/%.c $(wildcard tests/*.h gen/*.h gen/*/*.h gen/*/*/*.h) $(BUILD)/unit.o $(objects)
	$(call begin,HOSTCC)
	$(BUILD_CC) $(flags) $(quickly) -Itests -o $(new) $(filter %.c %.o,$^) $(wrap) -lm
	mv $(new) $@

# The AVX-512 kernels with plain C in the place of intrinsics, and without the
# compiler's own use of AVX-512: tests/count/emulated.t.
emulated := $(patsubst gen/count/kernel/%.c,$(BUILD)/emulated/%.o,$(wildcard gen/count/kernel/avx512_*.c) gen/count/kernel/kernel.c)
$(emulated): $(BUILD)/emulated/%.o: gen/count/kernel/%.c tests/emulated/immintrin.h $(wildcard gen/*.h gen/count/*/*.h) $(NOTES)/build_cc
	$(call begin,HOSTCC)
	$(BUILD_CC) $(flags) -Itests/emulated '-D__builtin_cpu_supports(feature)=1' -E $< | sed -E '/^#pragma (GCC target|clang attribute)/d' | \
		$(BUILD_CC) $(filter-out -I%,$(flags)) -O2 -fsanitize=undefined -fno-sanitize-recover=all -Wno-psabi -x cpp-output -c -o $(new) -
	$(publish)

emulates = $(BUILD_CC) $(flags) -Itests -fsanitize=undefined -o $(new) $(filter %.c %.o,$^) -lm; mv $(new) $@
others  := $(filter-out $(HOST)/count/kernel/avx512_% $(HOST)/count/kernel/kernel.o,$(objects))
$(BUILD)/emulated/qcount: gen/count/qcount.c $(sources) $(emulated) $(others)
	$(call begin,HOSTCC)
	$(emulates)
$(BUILD)/emulated/kernel: tests/unit/kernel.c $(BUILD)/unit.o $(emulated) $(others)
	$(call begin,HOSTCC)
	$(emulates)

# Two at once, if nobody said how many.
two = $(if $(findstring -j,$(MAKEFLAGS)),,-j2)
programs: $(HOST)/qgen $(HOST)/embed $(BUILD)/qcount $(unit_tests) $(OUT)/queens-complete

# boards NUMBERS, GOAL
boards = for n in $1; do $(MAKE) $(two) N=$$n PREFIX=queens STRICT=1 $2; done
proven = OUT=$(OUT) CC='$(CC)' BOARDS='$(SEEN)' prove --exec ''

check test: ## the tests that a user runs, in about a minute
	$(MAKE) $(two) programs
	$(if $(KERNEL),$(BUILD)/qcount --kernel $(call quote,$(KERNEL)) 1 >/dev/null)
	$(call boards,$(SEEN),all)
	$(call boards,$(filter-out 1 2 3,$(SEEN)),compact)
	$(proven) -j 3 $(unit_tests) $(TESTS)

check-long: ## every test that needs only what setup installs, on more boards: many minutes
	LONG=1 $(MAKE) check

mpi_tools := mpicc=libopenmpi-dev mpirun=openmpi-bin
certify_tools := cadical jq gringo clasp
$(HOST)/rup: tests/certify/rup.c $(NOTES)/build_cc
	$(call begin,HOSTCC)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -o $(new) $<
	$(publish)

certify: $(HOST)/rup $(addprefix $(OUT)/$(NAME),.h .c .tsv .json) ## prove that no solution of board N is missing (to N=12: seconds)
	$(foreach tool,cadical jq,$(call need,$(tool),setup-certify);)
	OUT=$(OUT) CC='$(BUILD_CC)' tests/certify/certify $(filter %.c %.tsv %.json,$^)

check-certify: $(HOST)/rup ## certify boards 1 to 12; wrong tables and proofs are refused
	$(foreach tool,$(certify_tools),$(call need,$(tool),setup-certify);)
	$(call boards,1 2 3 4 5 6 7 8 9 10 11 12,tables $(OUT)/queens$${n}.json)
	$(proven) tests/certify/*.t

# In out/, the counts are compared too.
check-generated: $(HOST)/qgen $(if $(value AGAINST),,$(COUNTS)/facts) ## compare the tables in out/, or AGAINST=dir, with fresh ones
	$(call need,$(M4),setup)
	trap 'rm -f $(new)*' EXIT
	qgen=$(HOST)/qgen M4='$(M4)' gen/queens-tables --check -p $(PREFIX) -t $(TEMPLATES) $(board) \
		$(if $(value AGAINST),$(call quote,$(value AGAINST)),out $$(sed -n 's/^!queens8//p' out/.gitignore))
	$(if $(value AGAINST),exit)
	for file in queens_counts.h queens_counts.c; do
		($(tables) expand queens_counts $(COUNTS) templates/$$file.m4 $(new); STRICT=1 is_known $(new) $$file)
		diff -u --label a/out/$$file --label b/out/$$file out/$$file $(new) || { echo 'to accept: make counts'; exit 1; }
	done
	echo 'same: out/queens_counts.h out/queens_counts.c'

# Programs and products made in another way, in a folder of their own.
variant = TESTS='$(wildcard tests/views/views.t tests/tables/consumer.t tests/tables/compact.t tests/cli/qgen.t tests/cli/printer.t)'

check-clang: ## the tests of programs and products, made by clang
	$(MAKE) check OUT=$(BUILD)/clang CC=clang BUILD_CC=clang $(variant)

SANITIZE := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
asan: ## the same under address and undefined sanitizers
	$(MAKE) check OUT=$(BUILD)/asan $(variant) CFLAGS='$(SANITIZE)' BUILD_CFLAGS='$(SANITIZE)'

# All that reads bytes from outside: another parser is another word of this list.  With
# sanitizers, a compiler needs minutes for the kernels: these are the counter's.
parsers := $(filter-out %/qgen.c,$(wildcard gen/tables/*.c gen/tables/*/*.c)) $(wildcard gen/count/journal/*.c) gen/count/run/options.c gen/count/run/help.c gen/count/run/count.c \
  gen/count/run/memory.c gen/cli.c gen/queens.c gen/literal.c gen/text.c gen/squares.c gen/listing.c
kernels := $(filter $(HOST)/count/kernel/% $(HOST)/count/halves/% $(HOST)/count/placements/% $(HOST)/count/exact/% $(HOST)/count/run/clock.o,$(objects))
FUZZERS := $(patsubst tests/fuzz/%.c,$(BUILD)/fuzz/%,$(wildcard tests/fuzz/*.c))
fuzzed   = clang $(COMPILE) -Igen/count -Itests $(SANITIZE)
fuzz_tools := clang libfuzzer=libclang-rt-dev

$(BUILD)/fuzz/%.o: %.c $(wildcard gen/*.h gen/*/*.h gen/*/*/*.h)
	$(call begin,CLANG)
	$(fuzzed) -fsanitize=fuzzer-no-link -c -o $(new) $<
	$(publish)

$(FUZZERS): $(BUILD)/fuzz/%: tests/fuzz/%.c tests/fuzz/fuzz.h tests/certify/rup.c $(parsers:%.c=$(BUILD)/fuzz/%.o) $(kernels)
	$(call begin,CLANG)
	$(fuzzed) -fsanitize=fuzzer -o $(new) $< $(filter %.o,$^) -lm
	$(publish)

fuzz: ## RUNS=100000 random inputs, always the same ones, for each parser
	$(call need,clang,setup-fuzz)
	$(MAKE) $(two) $(FUZZERS) $(BUILD)/qcount
	$(call boards,4 8,tables compact)
	RUNS=$(call quote,$(value RUNS)) $(proven) -j 2 tests/fuzz/*.t

tsan: ## the counter under the thread sanitizer
	$(MAKE) $(two) $(BUILD)/tsan/build/qcount OUT=$(BUILD)/tsan BUILD_CFLAGS='-O1 -g -fsanitize=thread'
	trap 'rm -f $(BUILD)/tsan/journal' EXIT
	for n in 7 12 15 16; do
		rm -f $(BUILD)/tsan/journal
		TSAN_OPTIONS=halt_on_error=1 timeout 300 $(BUILD)/tsan/build/qcount --threads 4 \
			--check --journal $(BUILD)/tsan/journal $$n >/dev/null
	done

check-count: $(BUILD)/qcount $(BUILD)/unit.o ## long tests of the counter: some minutes
	LONG=1 $(proven) tests/count/*.t

# Tools: commands, and Debian's packages that hold them where these have other names.
formats_tools := clang g++ python3 jq sqlite3 rustc rustfmt pdflatex=texlive-latex-base rsvg-convert=librsvg2-bin ghdl
check-formats: $(HOST)/qgen ## .hpp .json .csv .py .rs in the tools of their users
	$(foreach tool,$(formats_tools),$(call need,$(tool),setup-formats);)
	$(call boards,8,tables)
	$(proven) -j 2 tests/formats/*.t tests/build/examples.t

s390x := s390x-linux-gnu-gcc=gcc-s390x-linux-gnu,libc6-dev-s390x-cross qemu-s390x=qemu-user
firmware_tools := g++ python3 arm-none-eabi-gcc=gcc-arm-none-eabi avr-gcc=gcc-avr,avr-libc \
  riscv64-unknown-elf-gcc=gcc-riscv64-unknown-elf $(s390x) sdcc qemu-system-arm \
  qemu-system-riscv32=qemu-system-misc simavr s51=sdcc-ucsim cppcheck cmake meson \
  arduino-builder=arduino-builder,arduino-core-avr,python3-kconfiglib,python3-yaml doxygen
check-firmware: ## the tables on five other machines
	$(foreach tool,$(firmware_tools),$(call need,$(tool),setup-firmware);)
	$(call boards,1 2 5 6 8 9 10 11 12,tables dist-firmware)
	$(call boards,14,compact)
	$(proven) -j 2 tests/firmware/*.t

foreign_tools := gcc clang tcc aarch64-linux-gnu-gcc=gcc-aarch64-linux-gnu,libc6-dev-arm64-cross qemu-aarch64=qemu-user $(s390x)
check-foreign: ## counter and tables on aarch64 and big-endian s390x; tables by clang and tcc
	$(foreach tool,$(foreign_tools),$(call need,$(tool),setup-foreign);)
	$(proven) tests/foreign/*.t

browser_tools := chromium node=nodejs npm tidy xmllint=libxml2-utils pdftotext=poppler-utils
modules := $(BUILD)/browser/node_modules
check-browser: ## gallery, walk-through and poster in a real browser
	$(foreach tool,$(browser_tools),$(call need,$(tool),setup-browser);)
	[ -d $(modules) ] || { echo 'puppeteer-core is not there: make setup-browser installs it' >&2; exit 1; }
	$(call boards,2 5 8 10,gallery $(OUT)/queens$${n}.tsv)
	$(call boards,4 6,$(OUT)/queens$${n}_walk.html)
	$(call boards,5 8,$(OUT)/queens$${n}.svg)
	OUT=$(OUT) timeout 600 prove --exec node tests/browser/*.test.mjs

seeds_tools := g++ guile=guile-3.0 patscc=ats2-lang swipl=swi-prolog-nox $(mpi_tools)
check-seeds: $(BUILD)/qcount ## programs in C++, Scheme, ATS, C, Prolog and MPI print what ours print
	$(foreach tool,$(seeds_tools),$(call need,$(tool),setup-seeds);)
	$(call boards,1 2 3 4 5 6 7 8,all)
	$(proven) tests/seeds/*.t

plot_tools := gnuplot=gnuplot-nox
lint_tools := clang clang-format clang-tidy cppcheck
lint: ## clang-format, cppcheck, clang-tidy
	$(foreach tool,$(lint_tools),$(call need,$(tool),setup-lint);)
	sh tests/lint

# The templates of firmware/ are not for make check.
written = $(wildcard gen/*.c gen/*/*.[ch] gen/*/*/*.[ch] templates/*.m4 $(addprefix templates/*/,*.m4 *.[ch]))
mutants: ## which small changes of gen/ and templates/ do the tests miss? (hours)
	tests/mutants $(or $(SEED),1) $(or $(MUTANTS),100) $(or $(FROM),$(filter-out templates/firmware/%,$(written)))

# check-setup asks Debian for each list of packages alone, as if none were installed yet.
# only-X prints a PATH for check-X, without the tools of other lists than its own.
lists := mpi lint plot formats firmware certify foreign fuzz seeds browser
packages = $(subst $(comma), ,$(foreach tool,$($(list)_tools),$(lastword $(subst =, ,$(tool)))))
names  = $(foreach tool,$1,$(firstword $(subst =, ,$(tool))))
comma := ,
check-setup: ## are the lists of packages right? (Debian)
	$(foreach list,$(lists),echo setup-$(list); apt-get install --dry-run -qq --no-install-recommends -o Dir::State::status=/dev/null $(packages) >/dev/null;)

only-%:
	rm -rf $(BUILD)/only-$*
	mkdir -p $(BUILD)/only-$*
	(IFS=:; for folder in $$PATH; do ln -s $$folder/* $(BUILD)/only-$* || :; done) 2>/dev/null
	(cd $(BUILD)/only-$*; rm -f $(filter-out gcc $(call names,$($*_tools)),$(call names,$(foreach list,$(lists),$($(list)_tools)))))
	realpath $(BUILD)/only-$*

## Figures (some minutes each):
##   make bench-count
bench: $(BUILD)/qcount ## README's figures, as ratios
	tests/bench/bench
	tests/bench/bench-count $<
	! command -v arm-none-eabi-gcc >/dev/null || $(MAKE) tables compact
	! command -v arm-none-eabi-gcc >/dev/null || OUT=$(OUT) tests/firmware/figures

bench-count: $(BUILD)/qcount ## the counter against a backtracker, as ratios
	tests/bench/bench-count $<

speedup: $(BUILD)/qcount ## measure the speed-up by threads, ranks and machines: out/speedup.txt, .svg, .png
	$(call need,gnuplot,setup-plot)
	! { command -v $(MPICC) && command -v $(MPIRUN); } >/dev/null || $(MAKE) $(BUILD)/qcount_mpi
	tests/bench/speedup $(OUT)

bench-plot: ## draw cost against board size: out/cost.svg, .png, .tsv
	$(call need,gnuplot,setup-plot)
	tests/bench/bench-plot

## Tools that targets need:
setup-mpi: ; sh gen/setup $(mpi_tools) >&2 ## for count RANKS=
setup-lint: ; sh gen/setup $(lint_tools) >&2 ## for lint and check-clang
setup-plot: ; sh gen/setup $(plot_tools) >&2 ## for bench-plot and speedup
setup-formats: ; sh gen/setup $(formats_tools) >&2 ## for check-formats
setup-firmware: ; sh gen/setup $(firmware_tools) >&2 ## for check-firmware
setup-certify: ; sh gen/setup $(certify_tools) >&2 ## for certify and check-certify
setup-foreign: ; sh gen/setup $(foreign_tools) >&2 ## for check-foreign
setup-fuzz: ; sh gen/setup $(fuzz_tools) >&2 ## for fuzz
setup-seeds: ; sh gen/setup $(seeds_tools) >&2 ## for check-seeds
setup-browser: ## for check-browser; what npm installs stays below OUT
	sh gen/setup $(browser_tools) >&2
	cmp -s tests/browser/package.json $(modules)/../package.json && [ -d $(modules) ] && exit
	mkdir -p $(BUILD)/browser
	cp tests/browser/package.json $(BUILD)/browser
	npm install --prefix $(BUILD)/browser --no-audit --no-fund --ignore-scripts >&2
