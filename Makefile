# queens: solved at build time, shipped as constants.  `make help` lists targets.

N       ?= 8
PREFIX   = queens
VIEW     =
VIEWS    =
OUT      = out
TEMPLATES = templates
M4       = m4
CFLAGS  ?= -O2
BUILD_CC     ?= $(or $(CC_FOR_BUILD),$(HOSTCC),cc)
BUILD_CFLAGS ?= -O3
prefix  ?= /usr/local

# --- make runs a recipe as one shell script, which stops at the first error ---------

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
.ONESHELL:
.SUFFIXES:
.SHELLFLAGS := -ec
MAKEFLAGS   += --no-builtin-rules --no-print-directory
export LC_ALL := C
unexport TZ LANGUAGE
ifndef V
.SILENT:
endif
FORCE:

# --- what was typed: make expands a value only after these checks -------------------

$(if $(filter grouped-target,$(.FEATURES)),,$(error GNU Make 4.3 or newer is needed))
known := N PREFIX VIEW VIEWS OUT TEMPLATES M4 CC CFLAGS LDFLAGS BUILD_CC CC_FOR_BUILD HOSTCC BUILD_CFLAGS V \
  prefix DESTDIR bindir includedir datadir libexecdir mandir AGAINST THREADS RANKS HOSTS KERNEL JOURNAL UNITS MEMORY \
  MPICC MPIRUN GIVEN STRICT TESTS SEEN LONG RUNS ROUNDS MUTANTS SEED FROM SHELL MAKEFLAGS
typed := $(foreach v,$(.VARIABLES),$(if $(findstring command,$(origin $v)),$v))
$(foreach v,$(filter-out $(known) _% -% .%,$(typed)),$(error $v: no such variable; make help lists them))

goals := $(filter-out help clean distclean setup%,$(or $(MAKECMDGOALS),all))
about := $(filter-out count speedup,$(goals))# goals that are about a board to 16
quote  = '$(subst ','\'',$1)'
wrong  = $(if $1,$(error $(shell printf %s $(call quote,$1='$(value $1)': $($1_is)))))
N_is         = N is a board size from 1 to 16; make count goes further
PREFIX_is    = PREFIX begins the C names: a letter, then letters, digits and _, at most 20, without __, m4_, \
  a leading q_ or a last digit (to choose where to install, say prefix=)
OUT_is       = OUT is a folder of its own, its name of letters, digits and . _ / + -
TEMPLATES_is = TEMPLATES is a folder, its name of letters, digits and . _ / + -
AGAINST_is   = there is no such folder
$(call wrong,$(firstword $(shell \
  case $(call quote,$(value OUT)) in ('' | -* | *m4_* | *q_* | *[!A-Za-z0-9._/+-]* | \
    gen | gen/* | templates | templates/* | tests | tests/* | .git | .git/*) echo OUT;; esac; \
  $(if $(filter out,$(value OUT)),,out=$$(realpath -m -- $(call quote,$(or $(value OUT),.))); case "$$PWD/" in ("$${out%/}"/*) echo OUT;; esac;) \
  case $(call quote,$(value PREFIX)) in ('' | *[!A-Za-z0-9_]* | [!A-Za-z]* | *[0-9] | *__* | *m4_* | q_* | \
    ?????????????????????*) echo PREFIX;; esac; \
  case $(call quote,$(value TEMPLATES)) in (*[!A-Za-z0-9._/+-]*) echo TEMPLATES;; esac; \
  [ -d $(call quote,$(value TEMPLATES)) ] || echo TEMPLATES; \
  [ -d $(call quote,$(or $(value AGAINST),.)) ] || echo AGAINST; \
  case $(if $(about),$(call quote,$(value N)),8) in ([1-9] | 1[0-6]);; (*) echo N;; esac)))
override OUT := $(or $(patsubst ./%,%,$(patsubst %/,%,$(OUT))),$(OUT))

# The board is the one that goals name, as out/queens12.tsv does, or N.
sizes  := 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
small  := 1 2 3 4 5 6 7 8 9 10
named  := $(foreach n,$(sizes),$(if $(filter $(addprefix $(OUT)/$(PREFIX)$n,.% _% -%) $(OUT)/$(PREFIX)$n,$(goals)),$n))
$(if $(word 2,$(named)),$(error boards $(strip $(named)): make makes one board at a time))
board  := $(or $(strip $(named)),$(if $(about),$(N),8))

# Views of boards from 10 are large: a printer leaves out some, if VIEWS does not name them.
every := list $(filter-out list,$(sort $(basename $(notdir $(wildcard $(addsuffix /views/*.m4,templates $(TEMPLATES)))))))
usual := $(if $(filter 15 16,$(board)),list summary first,$(if $(filter 13 14,$(board)),list summary first tsv,$(every)))
views := $(or $(value VIEWS),$(filter-out $(if $(filter 10 11 12,$(board)),images puzzles unicode),$(usual)))
view  := $(or $(value VIEW),$(firstword $(views)))
VIEWS_is = VIEWS are some of: $(every)
VIEW_is  = VIEW is one of: $(views)$(if $(filter-out $(every),$(view)),,; the others are large, VIEWS='list $(view)' makes a printer that has it)
$(call wrong,$(if $(filter-out $(every),$(views))$(filter-out $(words $(sort $(views))),$(words $(views))),VIEWS))
$(call wrong,$(if $(filter-out $(views),$(view))$(word 2,$(view)),VIEW))

$(if $(filter complete,$(goals)),$(if $(filter list,$(views)),,$(error VIEWS='$(views)': complete reads the view list: add it)))

# limit GOALS, BOARDS, WHY: these goals and views are for these boards
limit = $(if $(and $(filter $1,$(goals) $(VIEWS)),$(filter-out $2,$(board))),$(error N='$(board)': $3))
$(call limit,compact %_compact.h %_compact.c,$(wordlist 4,16,$(sizes)),compact is for boards from N=4: smaller ones have nothing to pack)
$(call limit,proof %_proof.c,$(small),proof is for boards to N=10: larger tables are compared with the solved board)
$(call limit,gallery,$(small),a gallery is for boards to N=10: larger ones have too many solutions)
$(call limit,puzzles %_puzzles.html,$(small) 11 12,puzzles are for boards to N=12: larger ones have too many solutions)
$(call limit,$(if $(value AGAINST),,check-generated),$(if $(filter queens,$(PREFIX)),8),out/ keeps N=8 PREFIX=queens: for other tables say AGAINST=dir)

# --- how a product is made: aside, checked, noted with its sum, renamed -------------

NAME  := $(PREFIX)$(board)
BUILD := $(OUT)/build
HOST  := $(BUILD)/host
B     := $(BUILD)/$(NAME)
NOTES := $(BUILD)/notes
products := $(addprefix $(OUT)/$(NAME),.h .c .tsv $(if $(filter $(board),$(small)),_proof.c))
firmware := $(patsubst templates/%.m4,$(B)/%,$(sort $(wildcard $(addprefix templates/firmware/,*.m4 */*.m4 */*/*.m4))))

new    = $(BUILD)/new.$$$$.$(@F)
silent = $(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS))))
define begin
$(if $(silent),,printf '  %-7s %s\n' $1 $@ >&2;) [ -d $(@D) ] || mkdir -p $(@D)
	unknown= blake=; trap 'rm -f $(new)*' EXIT; trap 'rm -f $(new)*; exit 1' HUP INT PIPE TERM
endef
# $(publish) notes the sum, unless the product is unknown: it is not of this version, or
# another make has changed a variable that it depends on.
publish = $(foreach n,$(filter $(NOTES)/%,$^),IFS= read -r note <$n; [ "$$note" = $(call quote,$(note_$(notdir $n))) ] || unknown=1;) \
	[ "$$unknown" ] || echo "$${blake:-$$(b2sum -l 256 <$(new))}  $@" >>$(BUILD)/sums; mv -T $(new) $@; trap - EXIT

# A product whose sum is not the last that was noted was edited or is unknown, or its
# make was stopped.  One that is newer than the sums was touched.  Each becomes the
# oldest of files, so that make makes it again.
made := $(wildcard $(HOST)/* $(HOST)/*/*/*.o $(BUILD)/qcount* $(BUILD)/*_counts/* $(B)/* $(B)/*/* $(firmware) \
          $(OUT)/queens-complete $(OUT)/*_counts.[hc] $(OUT)/$(NAME) $(OUT)/$(NAME)_tiny $(OUT)/$(NAME)-firmware.tar.gz \
          $(patsubst queens%.m4,$(OUT)/$(NAME)%,$(notdir $(wildcard $(addsuffix /queens*.m4,$(sort templates $(TEMPLATES)))))))
ifneq ($(and $(made),$(goals)),)
strange := $(shell exec 2>/dev/null; find -L $(made) $(wildcard $(BUILD)/sums $(NOTES)/* $(NOTES)/*/*) -prune ! -type f ! -type d ! -type l | grep . || { \
  b2sum -l 256 $(made) | awk 'now { if (sum[$$2] != $$1) print $$2; next } { sum[$$NF] = $$1 }' $(wildcard $(BUILD)/sums) now=1 -; \
  find $(made) -prune -newer $(BUILD)/sums; } | xargs -r touch -c -d @0)
$(if $(strange),$(error $(strange): not a file: make would read it for ever, or write into it))
endif

# Variables that products depend on: $(NOTES)/X is written when $(note_X) changes.
note_build_cc = $(BUILD_CC) $(BUILD_CFLAGS)
note_cc       = $(CC) $(CFLAGS) $(LDFLAGS)
note_m4       = $(M4) $(filter-out templates,$(TEMPLATES)) $(filter-out templates/%,$(templates))
note_view     = $(view)
note_usage    = usage: $(NAME) [VIEW | --help | --version], where VIEW is one of: $(views)
note          = $(note_$(@F))
$(NOTES)/%: FORCE
	$(if $(subst [$(file <$@)],,[$(note)]),mkdir -p $(@D); echo $(call quote,$(note)) >$@)

# need COMMAND, GOAL: stop if COMMAND is not there, with the goal that installs it
need = command -v $(firstword $(subst =, ,$1)) >/dev/null || { echo "$(firstword $(subst =, ,$1)) is not there: make $2 installs it" >&2; exit 1; }

# --- host programs ------------------------------------------------------------------

WARN    := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wvla -Wstrict-prototypes -Wmissing-prototypes
COMPILE := -std=c11 -D_GNU_SOURCE $(WARN) -Igen -Igen/tables

$(HOST)/qgen: $(wildcard gen/tables/*.c gen/tables/*/*.c) gen/cli.c gen/queens.c gen/literal.c gen/text.c
$(HOST)/embed: gen/embed.c gen/cli.c gen/literal.c
$(HOST)/qgen $(HOST)/embed: $(wildcard gen/*.h gen/tables/*.h gen/tables/*/*.h) $(NOTES)/build_cc
	$(call begin,HOSTCC)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -o $(new) $(filter %.c,$^)
	$(publish)

# --- a board: solved, its facts, and what templates make of them --------------------

# Each line of products.b2sum becomes a word, SUM=FILE; of these, is_known takes $@'s.
sums    := $(or $(subst $e  ,=,$(file <templates/products.b2sum)),$(error templates/products.b2sum is missing))
is_known = is_known $(new) $(@:$(OUT)/%=%) '$(patsubst %=$(@:$(OUT)/%=%),%,$(filter %=$(@:$(OUT)/%=%),$(sums)))'
tables   = sourced=$$$$ qgen=$(HOST)/qgen own=$(TEMPLATES) ours=templates M4='$(M4)'; . gen/queens-tables;

$(B)/board: $(HOST)/qgen
	$(call begin,SOLVE)
	$< board $(board) >$(new)
	$(publish)

$(B)/facts: $(B)/board gen/queens-tables $(NOTES)/m4
	$(call need,$(M4),setup)
	$(call begin,FACTS)
	$(tables) facts $< $(PREFIX) >$(new)
	$(is_known)
	$(publish)

# The stem of a product is what follows its name: .h, _proof.c, ...
templates := $(wildcard $(foreach t,$(sort templates $(TEMPLATES)),$t/*.m4 $t/*/*.m4 $t/*/*/*.m4 $t/*/*/*/*.m4)) $(NOTES)/m4
vpath %.m4 $(TEMPLATES) templates

define expand
	$(call begin,GEN)
	$(tables) expand $(NAME) $(B) $< $(new)
	$(if $(filter templates/%,$<),$(is_known))
	$(publish)
endef

$(OUT)/$(NAME)%: queens%.m4 $(B)/facts $(templates)
	$(expand)

$(B)/views/%.txt: views/%.m4 $(B)/facts $(templates)
	$(expand)

$(B)/%: %.m4 $(B)/facts $(templates)
	$(expand)

# --- the printer: views as one constant text ----------------------------------------

# Below the usage, each view's name and the words of its template's first line.
$(B)/help.txt: $(NOTES)/of_$(NAME)/usage $(views:%=views/%.m4) $(NOTES)/m4
	$(call begin,GEN)
	{
		cat $<
		for file in $(filter %.m4,$^); do
			IFS= read -r words <$$file && name=$${file##*/}
			case $$words in 'm4_dnl '?*) ;; *) echo "$$file: the first line of a view is m4_dnl and a few words" >&2; exit 1 ;; esac
			printf '  %-9s %s\n' $${name%.m4} "$${words#m4_dnl }"
		done
	} >$(new)
	$(publish)

# The assembler reads the texts of boards from 11, if it can: the compiler is slower.
incbin = $(if $(filter $(board),$(small)),,$$($(CC) $(CFLAGS) -c -o $(new).o gen/incbin.c 2>/dev/null && echo --incbin; rm -f $(new).o))

$(B)/views.c: $(HOST)/embed $(views:%=$(B)/views/%.txt) $(B)/help.txt $(B)/printer/version.txt $(NOTES)/of_$(NAME)/usage $(NOTES)/cc
	$(call begin,EMBED)
	$< $(incbin) $(NAME) $(foreach v,$(views),$v=$(B)/views/$v.txt) \
		--help=$(B)/help.txt --version=$(B)/printer/version.txt =$(NOTES)/of_$(NAME)/usage >$(new)
	$(publish)

$(B)/tiny.c: $(B)/views/$(view).txt $(HOST)/embed $(NOTES)/of_$(NAME)/view $(NOTES)/cc
	$(call begin,EMBED)
	$(HOST)/embed $(incbin) $(NAME)_tiny =$< >$(new)
	$(publish)

PRINTER := $(COMPILE) -Wno-overlength-strings -Itemplates/printer
TINY    := $(PRINTER) -Os -fno-ident -fomit-frame-pointer -fno-pie -fno-unwind-tables -fno-asynchronous-unwind-tables \
           -fno-stack-protector -static -nostdlib -s -Wl,--build-id=none -Wl,-z,noseparate-code -Wl,-z,norelro

$(HOST)/printer.o: templates/printer/printer.c templates/printer/printer.h $(NOTES)/cc
	$(call begin,CC)
	$(CC) $(PRINTER) $(CFLAGS) -c -o $(new) $<
	$(publish)

$(OUT)/$(NAME): $(B)/views.c $(HOST)/printer.o $(NOTES)/cc
	$(call begin,CC)
	$(CC) $(PRINTER) $(CFLAGS) -o $(new) $(filter %.c %.o,$^) $(LDFLAGS)
	cat $(B)/help.txt $(views:%=$(B)/views/%.txt) >$(new).views
	for word in --help $(views); do $(new) $$word; done 2>/dev/null | cmp -s - $(new).views || \
		{ $(new) --version 2>/dev/null >&2; [ $$? = 126 ]; } || { echo '$@ does not print its views' >&2; exit 1; } # 126: of another machine
	rm $(new).views
	$(publish)

$(OUT)/queens-complete: gen/complete.c gen/listing.c gen/squares.c gen/cli.c $(wildcard gen/*.h) $(NOTES)/cc
	$(call begin,CC)
	$(CC) $(COMPILE) $(CFLAGS) -o $(new) $(filter %.c,$^) $(LDFLAGS)
	$(publish)

$(OUT)/$(NAME)_tiny: $(B)/tiny.c templates/printer/tiny.c templates/printer/printer.h $(NOTES)/cc
	$(call begin,CC)
	$(CC) $(TINY) -o $(new) $(filter %.c,$^)
	$(publish)

# --- targets: `make help` prints the lines that begin with ## and what follows ## ---

## For users (variables: N=1..16 PREFIX VIEW VIEWS TEMPLATES GIVEN OUT STRICT=1 CC CFLAGS LDFLAGS M4 BUILD_CC BUILD_CFLAGS prefix DESTDIR V=1):
##   make N=12 VIEW=summary run
.PHONY: all tables run complete proof compact tiny gallery dist-firmware install uninstall setup clean distclean help

all: $(products) $(OUT)/$(NAME) ## the tables and the printer of board N
tables: $(products) ## the tables alone: .h, .c, .tsv, and to N=10 _proof.c

run: $(OUT)/$(NAME) ## print VIEW of board N
	$< $(view)

complete: $(OUT)/queens-complete $(OUT)/$(NAME) ## print the solutions with queens on GIVEN=a1,c5
	$< -p $(PREFIX) $(board) $(call quote,$(value GIVEN))

proof: $(products) ## let CC prove the table of board N, to 10
	trap 'rm -f $(new)' EXIT
	$(CC) $(CFLAGS) -c -o $(new) $(OUT)/$(NAME)_proof.c
	echo 'proved: $(OUT)/$(NAME).c' >&2

compact: $(OUT)/$(NAME)_compact.h $(OUT)/$(NAME)_compact.c ## board N in few bytes, and a walk that unpacks it
tiny: $(OUT)/$(NAME)_tiny ## a printer of VIEW alone, without libc (Linux)

gallery: $(OUT)/$(NAME).html ## all solutions of board N as a page with pictures, to 10

dist-firmware: $(OUT)/$(NAME)-firmware.tar.gz ## a folder for Arduino, PlatformIO, ESP-IDF, Zephyr and CMake
$(OUT)/$(NAME)-firmware.tar.gz: $(firmware) $(filter-out %.tsv,$(products)) $(if $(filter 1 2 3,$(board)),,$(OUT)/$(NAME)_compact.h $(OUT)/$(NAME)_compact.c)
	$(call begin,TAR)
	tar --format=ustar --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=644 -C $(OUT) -I 'gzip -9n' -cf $(new) \
		--transform 's|^$(NAME)|$(NAME)/src/&|;s|^build/$(NAME)/firmware|$(NAME)|' $(^:$(OUT)/%=%)
	$(tables) $(is_known)
	$(publish)

bindir     ?= $(prefix)/bin
includedir ?= $(prefix)/include
datadir    ?= $(prefix)/share
libexecdir ?= $(prefix)/libexec
mandir     ?= $(datadir)/man
to          = $(call quote,$(DESTDIR)$1)
commands   := queens-tables queens-complete
pages       = $(OUT)/$(NAME).1 $(commands:%=$(B)/man/%.1)

public      = $(foreach f,$(NAME) $(commands),$(call to,$(bindir)/$f) $(call to,$(mandir)/man1/$f.1)) \
              $(call to,$(includedir)/$(NAME).h) $(call to,$(datadir)/queens/$(NAME).c) $(call to,$(datadir)/queens/$(NAME).tsv)
foreign     = [ -e "$$file" ] && ! grep -qsaE '(Made|made) by queens|^rank	columns	group	|usage: ($(NAME)|queens-[a-z]*) ' "$$file"

install: all $(OUT)/queens-complete $(pages) ## install board N, and the commands queens-tables and queens-complete, under prefix
	for file in $(public); do
		! { $(foreign); } || { echo "install: $$file is there, and was not made here" >&2; exit 1; }
	done
	put() { # FOLDER MODE FILE...: copy each aside, then rename it
		folder=$$1 mode=$$2
		shift 2
		mkdir -p "$$folder"
		for file; do
			new=$$folder/.new.$${file##*/}
			install -m $$mode -T "$$file" "$$new" && mv -T "$$new" "$$folder/$${file##*/}" || { rm -f "$$new"; exit 1; }
		done
	}
	put $(call to,$(libexecdir)/queens) 755 gen/queens-tables $(HOST)/qgen
	for room in . forms pictures; do
		put $(call to,$(libexecdir)/queens/templates)/$$room 644 $$(ls templates/$$room/*.m4 | grep -v queens_counts)
	done
	put $(call to,$(libexecdir)/queens/templates) 644 templates/products.b2sum
	put $(call to,$(bindir)) 755 $(OUT)/$(NAME) $(OUT)/queens-complete
	ln -srf $(call to,$(libexecdir)/queens/queens-tables) $(call to,$(bindir))
	put $(call to,$(mandir)/man1) 644 $(pages)
	put $(call to,$(includedir)) 644 $(OUT)/$(NAME).h
	put $(call to,$(datadir)/queens) 644 $(OUT)/$(NAME).c $(OUT)/$(NAME).tsv

uninstall: ## remove board N and the commands
	for file in $(public); do
		if $(foreign); then echo "left, since it was not made here: $$file" >&2; else rm -f "$$file"; fi
	done
	rm -rf $(call to,$(libexecdir)/queens)
	rmdir $(call to,$(datadir)/queens) 2>/dev/null || :

# clean removes files that make noted in sums, and that are not committed.
kept = $(shell [ ! $(OUT) -ef out ] || sed -n 's|^!|$(OUT)/|p' out/.gitignore)
clean distclean: ## remove what was made and is not committed
	[ -f $(BUILD)/sums ] || exit 0
	sed 's/.*  //' $(BUILD)/sums | sort -u | grep -vxF $(kept:%=-e %) -e - | xargs -r rm -f
	rm -rf $(addprefix $(BUILD)/,sums new.* notes unit emulated only-* browser clang asan tsan aarch64 s390x) \
		$(addprefix $(OUT)/,speedup.txt speedup.svg speedup.png cost.svg cost.png cost.tsv)
	find $(BUILD) -depth -type d -empty -delete

# make -j setup run: nothing is built before the tools are there
ifneq ($(filter setup% clean distclean,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

setup: ## install GNU m4 and prove, if they are missing
	sh gen/setup m4 prove=perl >&2

help: ## print this list
	awk '/^## / { print substr($$0, 4) } /^[a-z][a-z -]*:.*## / { sub(/:.*## /, "\t"); print "  " $$0 }' $(MAKEFILE_LIST) | expand -t 24

include gen/count/count.mk tests/tests.mk
