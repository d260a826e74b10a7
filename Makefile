# queens: solved at build time, shipped as constants.  `make help` lists the targets.
#
#   qgen board N   -> out/build/queensN/board     solved once
#   qgen facts     -> out/build/queensN/facts     its numbers, as m4 definitions
#   m4 -F          -> out/build/queensN/frozen    contract.m4 and facts, read once
#   m4 -R template -> out/queensN.h .c .tsv ...   m4 asks qgen for the lists
#   embed, cc      -> out/queensN                 the printer of all views

## For users (variables: N=1..16 PREFIX VIEW VIEWS OUT CC CFLAGS LDFLAGS M4 BUILD_CC BUILD_CFLAGS CC_FOR_BUILD HOSTCC prefix DESTDIR V=1):
##   make N=12 VIEW=summary run
##   make out/queens8.csv           (each templates/queensENDING.m4 makes an ENDING)
N            ?= 8
PREFIX        = queens
VIEW         ?= $(firstword $(views))
VIEWS        ?=
OUT           = out
M4            = m4
CFLAGS       ?= -O2
BUILD_CC     ?= $(or $(CC_FOR_BUILD),$(HOSTCC),cc)
BUILD_CFLAGS ?= -O3
prefix       ?= /usr/local

# A goal may name its board, as out/queens12.tsv does.
sizes := 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
small := $(wordlist 1,10,$(sizes))
named := $(strip $(foreach n,$(sizes),$(if $(filter $(OUT)/$(PREFIX)$n $(addprefix $(OUT)/$(PREFIX)$n,.% _% -%),$(MAKECMDGOALS)),$n)))
$(if $(word 2,$(named)),$(error boards $(named): make makes one board at a time))
$(if $(filter 1,$(words $(OUT))),,$(error OUT='$(OUT)': OUT is a folder, its name without blanks))
$(if $(findstring /,$(PREFIX))$(filter-out 1,$(words $(PREFIX))),$(error PREFIX='$(PREFIX)' begins names in C; to choose where to install, say prefix=))
board := $(or $(named),$(firstword $(N)))

NAME  := $(PREFIX)$(board)
BUILD := $(OUT)/build
HOST  := $(BUILD)/host
B     := $(BUILD)/$(NAME)
products := $(addprefix $(OUT)/$(NAME),.h .c .tsv $(if $(filter $(board),$(small)),_proof.c))

all: tables $(OUT)/$(NAME) ## the tables and the printer of board N
tables: $(products) ## the tables alone: .h, .c, .tsv, and to N=10 _proof.c

# --- a board: solved, its facts, and what templates make of them --------------------

$(B)/board: $(HOST)/qgen
	$(call begin,SOLVE)
	$< board $(board) >$(new)

$(B)/facts: $(B)/board
	$(call begin,FACTS)
	$(HOST)/qgen list $< >$(new).list
	sum=$$(sha256sum <$(new).list)
	{ $(HOST)/qgen facts $< '$(PREFIX)'; echo "m4_define(<|q_sha256|>, <|$${sum%% *}|>)"; } >$(new)

# m4 reads the contract and the facts once, and keeps them as its frozen state.
$(B)/frozen: $(B)/facts templates/contract.m4 $(HOST)/M4.is
	$(call need,$(M4),setup)
	$(call begin,FREEZE)
	$(M4) -P -E -E -D q_facts=$< -I templates -F $(new) contract.m4 </dev/null

shared := $(wildcard templates/forms/*.m4 templates/pictures/*.m4)
$(B)/unexpanded: gen/unexpanded.sed templates/contract.m4 $(B)/facts $(shared)
	$(call begin,FREEZE)
	sed -nf $^ >$(new)

# m4 runs qgen where a template names a list.  Nothing else comes between m4 and the
# product; grep refuses what m4 should have expanded.
define expand
	$(call begin,GEN)
	qgen=$(HOST)/qgen board=$(B)/board $(M4) -P -E -E -R $(B)/frozen -D q_scratch=$(new) -I templates $< >$(new)
	left=$$(grep -m 1 -aoEf $(B)/unexpanded $(new)) || [ $$? = 1 ]
	[ -z "$$left" ] || sh gen/unexpanded $< "$$left"
endef
templates := $(B)/frozen $(B)/unexpanded $(shared)

# The stem is what follows the name: .h, _proof.c, ...
$(OUT)/$(NAME)%: templates/queens%.m4 $(templates); $(expand)
$(B)/views/%.txt: templates/views/%.m4 $(templates); $(expand)
$(B)/%: templates/%.m4 $(templates); $(expand)
templates/%.m4: ; echo "$@: there is no such template" >&2; exit 1
$(OUT)/%: ; echo "$@: boards are 1 to 16, and have the endings of templates/queens*.m4" >&2; exit 1

# --- the printer: views as one constant text ----------------------------------------

# Larger boards have fewer views, unless VIEWS names others.
every := list $(filter-out list,$(patsubst templates/views/%.m4,%,$(sort $(wildcard templates/views/*.m4))))
fewer := $(if $(filter 10 11 12,$(board)),$(filter-out unicode,$(every)),list summary first $(if $(filter 13 14,$(board)),tsv))
views := $(or $(VIEWS),$(if $(filter $(small:10=),$(board)),$(every),$(fewer)))
usage := usage: $(NAME) [VIEW | --help | --version], where VIEW is one of: $(views)
tiny_usage := usage: $(NAME)_tiny [$(VIEW) | --version]

# Below the usage, each view's name and the words of its template's first line.
$(B)/help.txt: $(B)/usage.is $(views:%=templates/views/%.m4)
	$(call begin,GEN)
	{ cat $<; awk 'FNR == 1 { split(FILENAME, path, "[/.]"); $$1 = sprintf("  %-9s", path[3]); print }' $(filter %.m4,$^); } >$(new)

# The assembler reads the texts of boards from 11: the compiler is slower.
embed = $(HOST)/embed $(if $(filter $(board),$(small)),,--incbin)

$(B)/views.c: $(HOST)/embed $(views:%=$(B)/views/%.txt) $(B)/help.txt $(B)/printer/version.txt $(B)/usage.is
	$(call begin,EMBED)
	$(embed) $(NAME) $(foreach v,$(views),$v=$(B)/views/$v.txt) --help=$(B)/help.txt --version=$(B)/printer/version.txt =$(B)/usage.is >$(new)

$(B)/tiny.c: $(HOST)/embed $(B)/views/$(VIEW).txt $(B)/printer/version.txt $(B)/tiny_usage.is
	$(call begin,EMBED)
	$(embed) $(NAME)_tiny $(VIEW)=$(B)/views/$(VIEW).txt --version=$(B)/printer/version.txt =$(B)/tiny_usage.is >$(new)

$(HOST)/printer.o: templates/printer/printer.c templates/printer/printer.h $(HOST)/cc.is
	$(call begin,CC)
	$(cc) -c -o $(new) $<

$(OUT)/$(NAME): $(B)/views.c $(HOST)/printer.o $(HOST)/link.is
	$(call begin,CC)
	$(cc) -o $(new) $(filter %.c %.o,$^) $(LDFLAGS)

$(OUT)/$(NAME)_tiny: $(B)/tiny.c templates/printer/tiny.c templates/printer/printer.h $(HOST)/cc.is
	$(call begin,CC)
	$(cc) -Os -fno-ident -fomit-frame-pointer -fno-pie -fno-unwind-tables -fno-asynchronous-unwind-tables -fno-stack-protector \
		-static -nostdlib -s -Wl,--build-id=none -Wl,-z,noseparate-code -Wl,-z,norelro -o $(new) $(filter %.c,$^)

# --- host programs ------------------------------------------------------------------

C11     := -std=c11 -D_GNU_SOURCE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wvla -Wstrict-prototypes -Wmissing-prototypes -Igen
host_cc := $(BUILD_CC) $(C11) -Igen/tables $(BUILD_CFLAGS)
cc      := $(CC) $(C11) -Itemplates/printer -Wno-overlength-strings $(CFLAGS)
link    := $(cc) $(LDFLAGS)

$(HOST)/qgen: $(wildcard gen/tables/*.c) gen/cli.c gen/queens.c gen/literal.c
$(HOST)/embed: gen/embed.c gen/cli.c gen/literal.c
$(HOST)/qgen $(HOST)/embed: $(wildcard gen/*.h gen/tables/*.h) $(HOST)/host_cc.is
	$(call begin,HOSTCC)
	$(host_cc) -o $(new) $(filter %.c,$^)

# --- targets: `make help` prints what follows ## ---------------------------------------

.PHONY: all tables run proof compact tiny gallery dist-firmware setup clean help

run: $(OUT)/$(NAME) ## print VIEW of board N
	$< '$(VIEW)'

proof: $(products) $(OUT)/$(NAME)_proof.c ## let CC prove the table of board N, to 10
	$(call need,$(CC),$(firstword $(foreach s,$(suites),$(if $(filter $(firstword $(CC)) $(firstword $(CC))=%,$($s_tools)),setup-$s))))
	$(CC) $(CFLAGS) -c -o $(B)/proof.o $(OUT)/$(NAME)_proof.c || { echo 'not proved; if stdint.h is missing, CFLAGS=-ffreestanding finds it' >&2; exit 1; }
	echo 'proved: $(OUT)/$(NAME).c' >&2

compact: $(addprefix $(OUT)/$(NAME),_compact.h _compact.c) ## board N in few bytes, and a walk that unpacks it
tiny: $(OUT)/$(NAME)_tiny ## a printer of VIEW alone, without libc (Linux)
gallery: $(OUT)/$(NAME).html ## all solutions of board N as a page with pictures, to 10
dist-firmware: $(OUT)/$(NAME)-firmware.tar.gz ## a folder for Arduino, PlatformIO, ESP-IDF, Zephyr and CMake

$(OUT)/$(NAME)-firmware.tar.gz: $(patsubst templates/%.m4,$(B)/%,$(sort $(wildcard $(addprefix templates/firmware/,*.m4 */*.m4 */*/*.m4)))) \
  $(filter-out %.tsv %_proof.c,$(products)) $(if $(filter 1 2 3,$(board)),,$(addprefix $(OUT)/$(NAME),_compact.h _compact.c))
	$(call begin,TAR)
	tar --format=ustar --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=644 -C $(OUT) -I 'gzip -9n' -cf $(new) \
		--transform 's|^$(NAME)|$(NAME)/src/&|;s|^build/$(NAME)/firmware|$(NAME)|' $(^:$(OUT)/%=%)

# What make made, by name.  Files that are committed stay.
endings := _tiny -firmware.tar.gz $(patsubst templates/queens%.m4,%,$(wildcard templates/queens*.m4))
kept     = $(if $(filter $(CURDIR)/out,$(abspath $(OUT))),$(addprefix $(OUT)/,$(shell sed -n 's/^!//p' out/.gitignore)))
clean: ## remove what was made for PREFIX and is not committed
	rm -f $(filter-out $(kept),$(addprefix $(OUT)/$(PREFIX),_counts.h _counts.c $(foreach n,$(sizes),$n $(endings:%=$n%))))
	rm -rf $(HOST) $(BUILD)/qcount $(BUILD)/qcount_mpi $(sizes:%=$(BUILD)/$(PREFIX)%)
	rmdir $(BUILD) $(OUT) 2>/dev/null || :

setup: ## install GNU m4 and prove, if they are missing
	sh gen/setup m4 prove=perl >&2

help: ## print this list
	awk '/^## / { print substr($$0, 4) } /^[a-z][a-z -]*:.*## / { sub(/:.*## /, "\t"); print "  " $$0 }' $(MAKEFILE_LIST) | expand -t 24

# --- how a recipe runs: as one shell script, which stops at the first error ---------

.ONESHELL:
.SUFFIXES:
.SHELLFLAGS := -ec
MAKEFLAGS   += --no-builtin-rules --no-print-directory
export LC_ALL := C
$(V).SILENT:

# A product is made under another name, and renamed when its recipe has ended well.  A make
# that is killed can leave files new.*: begin removes those with its own number, clean all.
new = $(HOST)/new.$$$$.$(@F)
define begin
	$(if $(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS)))),,printf '  %-7s %s\n' $1 $@ >&2)
	$(folder)
	tidy() { set -- $(new)*; [ ! -e "$$1" ] || rm -f "$$@"; }
	trap 'status=$$?; trap "" HUP INT PIPE TERM; [ $$status = 0 ] && mv -T $(new) $@ && tidy || { tidy; exit 1; }' EXIT
	trap 'trap "" HUP INT PIPE TERM; exit 1' HUP INT PIPE TERM
	tidy
endef
folder = { [ -d $(@D) ] || mkdir -p $(@D); } 2>/dev/null && [ -w $(@D) ] || { echo '$(@D) cannot be written: say OUT=dir, or first sudo make clean' >&2; exit 1; }
quote  = '$(subst ','\'',$1)'
# need COMMAND, GOAL: stop if COMMAND is not there, with the goal that installs it, if any
need   = command -v $(firstword $(subst =, ,$1)) >/dev/null || { echo "$(firstword $(subst =, ,$1)) is not there: $(if $2,make $2 installs,install) it" >&2; exit 1; }

# The file x.is holds the variable x: when x changes, what depends on it is made again.
$(OUT)/%.is: FORCE
	$(if $(subst [$(file <$@)],,[$($(*F))]),$(folder); printf '%s\n' $(call quote,$($(*F))) >$@)
FORCE: $(filter setup% clean,$(MAKECMDGOALS)) # make -j setup run: the tools first
.PRECIOUS: $(OUT)/%.is

include gen/install.mk gen/count/count.mk tests/tests.mk

# --- what was typed: programs refuse what they know, these lines the rest -----------

$(if $(filter grouped-target,$(.FEATURES)),,$(error GNU Make 4.3 or newer is needed))
$(if $(filter count clean help setup%,$(MAKECMDGOALS))$(and $(filter $(sizes),$(board)),$(filter 1,$(words $(N)))),,$(error N='$(N)': N is a board size from 1 to 16; make count goes further))
$(if $(and $(named),$(findstring command,$(origin N)),$(filter-out $(named),$(N))),$(error board $(named) and N=$(N): make makes one board at a time))
known = $(shell sed -n 's/^## .*variables: \(.*\).:$$/\1/p' $(MAKEFILE_LIST))
$(foreach v,$(filter-out SHELL MAKE% -% _% .%,$(.VARIABLES)),$(if $(findstring command,$(origin $v)),$(if $(filter $v $v=%,$(known)),,$(error $v: no such variable; make help lists them))))
