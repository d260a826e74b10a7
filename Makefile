# queens: solved at build time, shipped as constants.  `make help` lists targets.

N        ?= 8
PREFIX   ?= queens
M4       ?= m4
CFLAGS   ?= -O2
BUILD_CC ?= $(or $(CC_FOR_BUILD),$(HOSTCC),cc)
BUILD_CFLAGS ?= -O3
prefix   ?= /usr/local
OUT      ?= out

NAME     = $(PREFIX)$(N)
BUILD    = $(OUT)/build
HOST     = $(BUILD)/host
BOARD    = $(BUILD)/$(PREFIX)
BOARDS := 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
large  := 11 12 13 14 15 16

.DEFAULT_GOAL := all
# Views of a board: all on small ones; on large ones those that templates/large
# or a fixed number of records make.  VIEWS= picks others.
views_small := list $(filter-out list,$(notdir $(basename $(wildcard templates/views/*.m4))))
views_large := list summary first counts $(filter-out list,$(notdir \
                 $(basename $(wildcard templates/large/views/*.m4))))
views_huge   = $(filter-out tsv,$(views_large))
views_of     = $(or $(VIEWS),$(if $(filter 15 16,$1),$(views_huge),$(if \
                 $(filter $1,$(large)),$(views_large),$(views_small))))

include gen/arguments.mk

# --- how every recipe runs ---------------------------------------------------

.DELETE_ON_ERROR:
.ONESHELL:
.SUFFIXES:
.SECONDARY:
.SHELLFLAGS := -ec
MAKEFLAGS   += --no-builtin-rules --no-print-directory
export LC_ALL := C
unexport TZ LANGUAGE
ifndef V
.SILENT:
endif

.PHONY: all tables run tiny count check check-clang check-long check-generated asan tsan lint install uninstall \
        dist-firmware clean distclean help setup setup-lint setup-plot bench bench-count bench-plot FORCE

# The boards that this make is about: N, and those that the goals name.
TOUCHED := $(sort $(N) $(foreach b,$(BOARDS),$(if \
  $(filter $(OUT)/$(PREFIX)$b $(OUT)/$(PREFIX)$b.% $(OUT)/$(PREFIX)$b_%,$(MAKECMDGOALS)),$b)))
SMALL   := $(filter-out $(large),$(TOUCHED))
LARGE   := $(filter $(large),$(TOUCHED))

# A product is written under another name, its sum is noted, then it is
# renamed.  One whose sum is not the last one noted was changed by hand, or its
# make was stopped; one dated in the future would never be old.  Both are made
# again.
new     = $(BUILD)/new.$$$$.$(@F)
begin   = trap 'rm -rf $(new)*' EXIT; trap 'exit 1' HUP INT TERM
SUMS    = $(BOARD)$*/sums
define publish
[ ! -d $@ ] || { echo '$@ is a directory' >&2; exit 1; }
	hash=$$(b2sum -l 256 <$(new))
	echo "$${hash%% *}  $@" >>$(SUMS)
	mv $(new) $@
	trap - EXIT
endef

# What a killed make left goes; what another make is at stays.
ifneq ($(wildcard $(BUILD)/new.*),)
$(shell for f in $(BUILD)/new.*; do \
  pid=$${f#$(BUILD)/new.}; pid=$${pid%%.*}; \
  { kill -0 $$pid 2>/dev/null || [ -e /proc/$$pid ]; } && \
    ! grep -qs zombie /proc/$$pid/status || rm -rf "$$f"; done)
endif

NOTED    := $(TOUCHED) $(if $(findstring counts,$(MAKECMDGOALS)),_counts)
products := $(wildcard $(HOST)/qgen $(HOST)/qcompact $(HOST)/embed $(HOST)/counted \
  $(HOST)/*.o $(BUILD)/qcount $(BUILD)/qcount_mpi $(BUILD)/*.o \
  $(foreach b,$(NOTED),$(OUT)/$(PREFIX)$b $(addprefix $(OUT)/$(PREFIX)$b,.* _*) \
    $(addprefix $(BOARD)$b/,*.m4 *.[ch] *.txt views/*.txt records/*)))
ifneq ($(products),)
changed := $(patsubst %:,%,$(filter %:,$(shell \
  cat $(wildcard $(BUILD)/sums $(NOTED:%=$(BOARD)%/sums)) /dev/null | \
    sh gen/changed.sh $(products); \
  find $(products) -newermt '1 minute' -type f -printf '%p:\n')))
# data.m4 stands for the records.
$(foreach f,$(changed),$(if $(filter %/records/,$(dir $f)),$(patsubst \
  %/records/,%/data.m4,$(dir $f)),$f)): FORCE
endif

$(HOST) $(TOUCHED:%=$(BOARD)%/views) $(TOUCHED:%=$(BOARD)%/records):
	mkdir -p $@

include gen/gen.mk templates/templates.mk gen/count/count.mk gen/compact/compact.mk tests/tests.mk tests/foreign/foreign.mk tests/firmware/firmware.mk

# --- products ----------------------------------------------------------------

all: tables $(OUT)/$(NAME) ## tables and printer of board N

tables: $(patsubst queens%.m4,$(OUT)/$(NAME)%,$(call templates_for,$(N))) ## the tables alone

run: $(OUT)/$(NAME) ## print VIEW of board N
	$< '$(VIEW)'

tiny: $(OUT)/$(NAME)_tiny ## a printer of VIEW alone, without libc (Linux)

# --- the rest ----------------------------------------------------------------

bindir     ?= $(prefix)/bin
includedir ?= $(prefix)/include
datadir    ?= $(prefix)/share

install: all ## install the products of board N under prefix
	install -D $(OUT)/$(NAME) '$(DESTDIR)$(bindir)/$(NAME)'
	install -D -m 644 $(OUT)/$(NAME).h '$(DESTDIR)$(includedir)/$(NAME).h'
	install -D -m 644 $(OUT)/$(NAME).c '$(DESTDIR)$(datadir)/queens/$(NAME).c'
	install -D -m 644 $(OUT)/$(NAME).tsv '$(DESTDIR)$(datadir)/queens/$(NAME).tsv'

uninstall: ## remove what install put there
	rm -f '$(DESTDIR)$(bindir)/$(NAME)' '$(DESTDIR)$(includedir)/$(NAME).h' \
		'$(DESTDIR)$(datadir)/queens/$(NAME).c' '$(DESTDIR)$(datadir)/queens/$(NAME).tsv'

dist-firmware: $(OUT)/$(NAME)-firmware.tar.gz ## an archive of the two files that firmware needs

$(TOUCHED:%=$(OUT)/$(PREFIX)%-firmware.tar.gz): $(OUT)/$(PREFIX)%-firmware.tar.gz: $(OUT)/$(PREFIX)%.c $(OUT)/$(PREFIX)%.h
	$(begin)
	tar --format=ustar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=644 \
		-C $(OUT) -cf $(new).tar $(notdir $(filter %.c %.h,$^))
	gzip -9nc $(new).tar >$(new)
	rm $(new).tar
	$(publish)

# OUT may hold what is not of this make: only what was noted goes, and what has
# a name of ours; but not what the repository keeps, the lines with `!` in
# out/.gitignore.
noted = $(sort $(shell sed -n 's|^[^ ]*  \($(OUT)/[^/]*\)$$|\1|p' \
          $(wildcard $(BUILD)/sums $(BUILD)/*/sums) /dev/null))
kept  = $(if $(shell [ $(OUT) -ef out ] && echo same),$(addprefix $(OUT)/,\
          $(shell sed -n 's/^!//p' out/.gitignore)))

clean: ## remove what was built and the repository does not keep
	rm -f $(filter-out $(kept),$(noted))
	rm -rf $(addprefix $(BUILD)/,host unit clang asan tsan compiler expander *.view \
		qcount *.o sums new.*) $(dir $(wildcard $(BUILD)/*/sums $(BUILD)/*/views))
	rmdir $(BUILD) 2>/dev/null || true

distclean: clean ## the same: nothing is configured

ifneq ($(filter clean distclean,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

# make setup run, with any -j: nothing is built before the tools are there
ifneq ($(filter setup,$(MAKECMDGOALS)),)
$(HOST)/qgen $(HOST)/embed: | setup
endif

setup: ## install what the build and the tests need
	sh gen/setup m4 prove >&2

setup-lint: ## install what lint needs
	sh gen/setup clang clang-format clang-tidy cppcheck >&2

setup-plot: ## install what bench-plot draws with
	sh gen/setup gnuplot >&2

help: ## list these targets
	sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 18
	echo
	echo 'Variables: N=8 (board, 1 to 16; count goes further) PREFIX=queens VIEW=list'
	echo 'VIEWS= (those to keep) AGAINST= THREADS RANKS HOSTS KERNEL JOURNAL'
	echo 'CC CFLAGS LDFLAGS BUILD_CC BUILD_CFLAGS M4 OUT prefix DESTDIR V=1 (tell all)'
