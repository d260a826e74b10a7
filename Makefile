# queens: solved at build time, shipped as constants.  `make help` lists targets.

N        ?= 8
PREFIX   ?= queens
M4       ?= m4
CFLAGS   ?= -O2
BUILD_CC ?= $(or $(CC_FOR_BUILD),$(HOSTCC),cc)
BUILD_CFLAGS ?= -O3
prefix   ?= /usr/local
OUT      ?= out

BUILD   = $(OUT)/build
HOST    = $(BUILD)/host
NAME    = $(PREFIX)$(N)
BOARDS := 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
large  := 11 12 13 14 15 16

.DEFAULT_GOAL := all
# Views of a board: all on small ones; on large ones those that templates/large
# or a fixed number of records make.  VIEWS= picks others.
views_small := list $(filter-out list,$(notdir $(basename $(wildcard templates/views/*.m4))))
views_large := list summary first tsv
views_huge  := list summary first
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

.PHONY: all tables run count check check-clang check-long check-generated asan lint install uninstall \
        dist-firmware clean distclean help setup setup-lint bench bench-count FORCE

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
SUMS    = $(BUILD)/$(PREFIX)$*/sums
define publish
[ ! -d $@ ] || { echo '$@ is a directory' >&2; exit 1; }
	hash=$$(b2sum -l 256 <$(new))
	echo "$${hash%% *}  $@" >>$(SUMS)
	mv $(new) $@
	trap - EXIT
endef

products := $(wildcard $(HOST)/qgen $(HOST)/embed $(HOST)/*.o $(BUILD)/qcount $(BUILD)/printer.o \
  $(foreach b,$(TOUCHED),$(addprefix $(OUT)/$(PREFIX)$b,.* _* /) $(OUT)/$(PREFIX)$b \
  $(addprefix $(BUILD)/$(PREFIX)$b/,data.m4 views.c *.txt views/*.txt records/*)))
ifneq ($(products),)
changed := $(patsubst %:,%,$(filter %:,$(shell \
  cat $(wildcard $(BUILD)/sums $(TOUCHED:%=$(BUILD)/$(PREFIX)%/sums)) /dev/null | sh gen/changed.sh $(products); \
  find $(products) -newermt '1 minute' -type f -printf '%p:\n')))
CHANGED := $(foreach f,$(changed),$(if $(filter %/records/,$(dir $f)),$(patsubst %/records/,%/data.m4,$(dir $f)),$f))
$(CHANGED): FORCE
endif

$(HOST) $(TOUCHED:%=$(BUILD)/$(PREFIX)%/views) $(TOUCHED:%=$(BUILD)/$(PREFIX)%/records):
	mkdir -p $@

# --- products ----------------------------------------------------------------

all: tables $(OUT)/$(NAME) ## tables and printer of board N

# on a large board those alone that are for large boards
templates_for = $(notdir $(wildcard $(if $(filter $1,$(large)),templates/large,templates)/queens*.m4))

tables: $(patsubst queens%.m4,$(OUT)/$(NAME)%,$(call templates_for,$(N))) ## the tables alone

run: $(OUT)/$(NAME) ## print VIEW of board N
	$< '$(VIEW)'

include gen/gen.mk

# --- templates ---------------------------------------------------------------
# templates/queens.EXT.m4 makes out/queensN.EXT, templates/views/NAME.m4 a view;
# on large boards their namesakes in templates/large.  Templates may include
# each other, so a change of one makes all anew.

TEMPLATES := $(wildcard templates/*.m4 templates/*/*.m4 templates/large/views/*.m4)
verified   = $(addprefix $(OUT)/$(PREFIX)$*,.h .c .tsv) $(addprefix $(BUILD)/$(PREFIX)$*/views/,list.txt tsv.txt)

# $(call expands,BOARDS,TEMPLATE,OUTPUT with % for the board,more prerequisites)
define expands
$(1:%=$3): $3: $2 $(TEMPLATES) gen/whole.awk $(BUILD)/$(PREFIX)%/data.m4 $(BUILD)/expander $4 | $(HOST)/qgen $(BUILD)/$(PREFIX)%/views
	$$(begin)
	$$(M4) -P -E -E -D q_dir=$(BUILD)/$(PREFIX)$$* \
		-D 'q_views=$$(call views_of,$$*)' templates/contract.m4 $$< >$$(new).m4
	awk -v name=$(PREFIX)$$* -f gen/whole.awk $$(new).m4 >$$(new)
	rm $$(new).m4
	$$(if $$(filter $$(verified),$$@),$(HOST)/qgen --verify $$(new) $$*)
	$$(publish)

endef

large_of = $(or $(wildcard $(1:templates/%=templates/large/%)),$1)
define expands_all
$(call expands,$(SMALL),$1,$2)
$(call expands,$(LARGE),$(call large_of,$1),$2)
endef
$(foreach t,$(wildcard templates/queens*.m4),$(eval $(call expands_all,$t,$(OUT)/$(PREFIX)%$(t:templates/queens%.m4=%))))
$(foreach t,$(wildcard templates/views/*.m4),$(eval $(call expands_all,$t,$(BUILD)/$(PREFIX)%/views/$(t:templates/views/%.m4=%.txt))))
$(foreach t,usage version,$(eval $(call expands,$(TOUCHED),templates/printer/$t.m4,$(BUILD)/$(PREFIX)%/$t.txt,$(BUILD)/$(PREFIX)%/names)))

# --- printer -----------------------------------------------------------------

# Megabytes of text pass by the compiler, where the assembler can read them.
incbin = $(if $(filter $*,$(large)),$$($(CC) $(CFLAGS) -c -o $(new).o gen/incbin.c 2>/dev/null && echo --incbin; rm -f $(new).o))

# $(call prints,BOARD,VIEWS)
define prints
$(BUILD)/$(PREFIX)$1/views.c: $(BUILD)/$(PREFIX)%/views.c: $(HOST)/embed $(BUILD)/compiler $(BUILD)/$(PREFIX)%/names \
  $(foreach v,$2,$(BUILD)/$(PREFIX)%/views/$v.txt) $(BUILD)/$(PREFIX)%/usage.txt $(BUILD)/$(PREFIX)%/version.txt
	$$(begin)
	$$< $$(incbin) $(foreach v,$2,$v=$$(@D)/views/$v.txt) --help=$$(@D)/usage.txt --version=$$(@D)/version.txt =$$(@D)/usage.txt >$$(new)
	$$(publish)

endef
$(foreach b,$(TOUCHED),$(eval $(call prints,$b,$(names_$b))))

$(BUILD)/printer.o: SUMS = $(BUILD)/sums
$(BUILD)/printer.o: templates/printer/printer.c templates/printer/printer.h $(BUILD)/compiler
	$(begin)
	$(CC) $(COMPILE) $(CFLAGS) -c -o $(new) $<
	$(publish)

$(TOUCHED:%=$(OUT)/$(PREFIX)%): $(OUT)/$(PREFIX)%: $(BUILD)/$(PREFIX)%/views.c $(BUILD)/printer.o
	$(begin)
	$(CC) $(COMPILE) $(CFLAGS) -Wno-overlength-strings -Itemplates/printer -o $(new) $(filter %.c %.o,$^) $(LDFLAGS)
	$(publish)

include gen/count/count.mk tests/tests.mk

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

# OUT may hold what is not of this make: only what was noted goes, and of that
# not what the repository keeps, the lines with `!` in out/.gitignore.
noted = $(sort $(shell sed -n 's|^[^ ]*  \($(OUT)/[^/]*\)$$|\1|p' \
          $(wildcard $(BUILD)/sums $(BUILD)/*/sums) /dev/null))
kept  = $(if $(shell [ $(OUT) -ef out ] && echo same),$(addprefix $(OUT)/,\
          $(shell sed -n 's/^!//p' out/.gitignore)))

clean: ## remove what was built and the repository does not keep
	rm -f $(filter-out $(kept),$(noted))
	rm -rf $(BUILD)

distclean: clean ## the same: nothing is configured

# make setup run, with any -j: nothing is built before the tools are there
ifneq ($(filter setup,$(MAKECMDGOALS)),)
$(HOST)/qgen $(HOST)/embed: | setup
endif

setup: ## install what the build and the tests need
	sh gen/setup m4 prove >&2

setup-lint: ## install what lint needs
	sh gen/setup clang clang-format clang-tidy cppcheck >&2

help: ## list these targets
	sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 18
	echo
	echo 'Variables: N=8 (board, 1 to 16; count goes further) PREFIX=queens VIEW=list'
	echo 'VIEWS= (those to keep) AGAINST= THREADS KERNEL CC CFLAGS LDFLAGS'
	echo 'BUILD_CC BUILD_CFLAGS M4 OUT prefix DESTDIR V=1 (tell all)'
