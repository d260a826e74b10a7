# queens: solved at build time, shipped as constants.  `make help` lists the targets.
#
#   qgen board N   -> out/build.queens/queensN/board      solved once
#   qgen facts     -> out/build.queens/queensN/facts      numbers and short lists, as m4 definitions
#   m4 template    -> out/queensN.h .c .tsv ...           m4 asks qgen for longer lists
#   m4 views       -> out/build.queens/queensN/views/     the texts of the printer, in one run
#   awk, cc        -> out/queensN                         the printer: its texts as constants of C

## For users:
##   make N=12 VIEW=summary run
##   make out/queens8.csv         (any suffix with a templates/queensSUFFIX.m4)
##   variables: N=1..16 PREFIX VIEW VIEWS OUT M4 EXEEXT V=1 CC CFLAGS ...;
##     BUILD_CC BUILD_CFLAGS ...; to install: prefix bindir ... DESTDIR INSTALL ...
N            ?= 8
PREFIX        = queens
VIEW         ?= $(firstword $(views))
VIEWS        ?=
OUT           = out
M4            =
CFLAGS       ?= -O3
BUILD_CFLAGS ?= -O3
prefix       ?= /usr/local
# Windows starts a program by this ending; another name of a compiler for it needs EXEEXT=.exe.
EXEEXT       ?= $(if $(findstring mingw,$(CC)),.exe)
# Some systems have no cc, and a parent's MAKEFLAGS=R takes the name away.
found        := $(firstword $(foreach c,cc gcc clang,$(if $(wildcard $(addsuffix /$c,$(subst :, ,$(PATH)))),$c)) cc)
override CC       := $(or $(if $(filter-out default,$(origin CC)),$(CC)),$(found))
override BUILD_CC := $(or $(BUILD_CC),$(CC_FOR_BUILD),$(HOSTCC),$(found))
include gen/typed.mk gen/recipe.mk

# Other builds hand variables of these names down to ours.
override NAME  := $(PREFIX)$(size)
override BUILD := $(OUT)/build.queens
override HOST  := $(BUILD)/host
override B     := $(BUILD)/$(NAME)

# Up to N=11 a compiler can prove the source: make must know that before there is a qgen to ask.
products := $(addprefix $(OUT)/$(NAME),.h .c .tsv $(if $(filter-out 12 13 14 15 16,$(size)),_proof.c))
pages    := $(OUT)/$(NAME).1 $(B)/man/queens-tables.1

all: $(HOST)/link.is tables $(OUT)/$(NAME)$(EXEEXT) $(BUILD)/qgen $(pages) ## the tables and the printer for N
tables: $(products) ## the tables alone: .h, .c, .tsv, and up to N=11 _proof.c

# --- a board: solved, its facts, and what templates make of them --------------------

# The file board is moved before the facts: so these never stand without it.
$(B)/facts: $(HOST)/qgen gen/expand.sh $(HOST)/M4.is
	$(expand_sh)
	is_prefix '$(PREFIX)' || {
		echo "PREFIX='$(PREFIX)': $$prefix_rule; to install elsewhere, say prefix= in small letters" >&2; exit 2; }
	is_gnu_m4 || { echo "M4='$$M4': $$m4_rule: make setup installs it" >&2; exit 2; }
	$(call begin,SOLVE)
	board=$(new)~board facts=$(new)
	solve '$(size)'
	mkdir -p $(B)/views
	mv -f $(new)~board $(B)/board
	mv -f $(new)~list $(B)/views/list
	$(publish)

define from_template
	$(call begin,GEN)
	$(expand_sh)
	expand $(new) $< $(options)
	$(publish)
endef
expand_sh = qgen=$(HOST)/qgen board=$(B)/board facts=$(B)/facts prefix=$(PREFIX) own=templates ours=templates \
  M4=$(call quote,$(M4)); . gen/expand.sh
# What a template may include: all but products, views and the printer.  wildcard finds folders, too.
folders  := $(patsubst %/.,%,$(wildcard templates/*/. templates/*/*/. templates/*/*/*/.))
included := $(B)/facts $(filter-out $(folders) templates/queens%.m4 templates/pages/queens%.m4 \
  templates/pages/index.html.m4 templates/views/% templates/printer/% %.md,$(call files,templates/* $(folders:%=%/*)))
options  :=

# % is what follows the name: .c of out/queens8.c, _proof.c of out/queens8_proof.c.  make takes, of the rules with the
# shortest %, the first one whose template is there; the last rule only says that there is none.
$(OUT)/$(NAME)%: templates/pages/queens%.m4 $(included); $(from_template)
$(OUT)/$(NAME)%: templates/queens%.m4 $(included); $(from_template)
$(B)/%: templates/%.m4 $(included); $(from_template)
$(OUT)/%: FORCE; echo '$@: no template makes this; a product is $(PREFIX), N from 1 to 16, and a suffix of' \
  'templates/queens*.m4; PREFIX= chooses another name' >&2; exit 2

# --- the printer: a text is a file, which becomes a constant ---------------------------

# Every view up to N=9.  From N=10 on there are fewer, unless VIEWS names others; each of them once.
compare := c first pairs prolog sexp # with older programs: last
others  := $(sort $(patsubst templates/views/%.m4,%,$(filter-out %/list.m4,$(call files,templates/views/*.m4))))
others  := $(filter-out $(compare),$(others)) $(filter $(compare),$(others))
once     = $(if $1,$(firstword $1) $(call once,$(filter-out $(firstword $1),$1)))
views   := $(strip $(call once,$(or $(strip $(VIEWS)), \
  $(if $(filter 13 14 15 16,$(size)),list summary first $(if $(filter 13 14,$(size)),tsv)), \
  list $(if $(filter 10 11 12,$(size)),$(filter-out unicode,$(others)),$(others)))))

templates/views/%.m4:; [ -e $@ ] || { echo '$*: no such view; views are list $(others)' >&2; exit 2; }

# m4 writes all texts in one run, but `list', which the facts have.  $(B)/views has a file
# for each argument that the printer accepts.
usage = usage: $(NAME) [VIEW | --help | --version], where VIEW is one of: $(views)$(if $(left),; \
  make VIEWS= adds: $(left))
left  = $(filter-out $(views),$(others))
$(B)/views.c: texts = $(views)
$(B)/views.c: options = -v usage='$(usage)' -v names='$(views) --version --help'
$(B)/tiny.c: texts = $(VIEW)
$(B)/tiny.c: options = -v usage='usage: $(NAME)_tiny [$(VIEW) | --version]' -v names='$(VIEW) --version'
$(B)/views.c: $(views:%=templates/views/%.m4) $(B)/usage.is
$(B)/tiny.c: $(VIEW:%=templates/views/%.m4) $(B)/VIEW.is
$(B)/views.c $(B)/tiny.c: templates/printer/texts.awk $(wildcard templates/printer/*.m4) templates/queens.tsv.m4 \
  $(included)
	$(call begin,TEXTS)
	$(expand_sh)
	mkdir $(new)~
	fill $(new)~texts templates/printer/version.m4 $(foreach view,$(filter-out list,$(texts)),templates/printer/next.m4 \
		-D q_template=templates/views/$(view).m4 templates/views/$(view).m4) templates/printer/next.m4
	awk -f $< $(options) -v aside=$(new)~ -v folder=$(B)/views $(new)~texts >$(new)
	is_expanded $(new)~/* || for view in $(texts); do expand $(new)~$$view templates/views/$$view.m4; done
	mv -f $(new)~/* $(B)/views
	$(publish)

$(HOST)/printer.o: templates/printer/printer.c templates/printer/printer.h $(HOST)/cc.is
	$(call compile,CC,$(cc) -c)

$(OUT)/$(NAME)$(EXEEXT): $(HOST)/link.is $(B)/views.c $(HOST)/printer.o
	$(call compile,CC,$(link))

# No libc, and nothing that only a debugger or a linker reads.
freestanding := -Os -Wfatal-errors -fno-ident -fomit-frame-pointer -fno-pie -fno-unwind-tables \
  -fno-asynchronous-unwind-tables -fno-stack-protector -static -nostdlib -s \
  -Wl,--build-id=none -Wl,-z,noseparate-code -Wl,-z,norelro
$(OUT)/$(NAME)_tiny: $(B)/tiny.c templates/printer/tiny.c templates/printer/printer.h $(HOST)/cc.is
	$(call compile,CC,$(cc) $(freestanding))

# --- host programs ------------------------------------------------------------------

# The first word in <| and |>) of contract.m4 is the version.
version := $(patsubst <|%|>$(close),%,$(firstword $(filter <|%|>$(close),$(file <templates/contract.m4))))
C11     := -std=c11 -D_GNU_SOURCE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wvla \
  -Wstrict-prototypes -Wmissing-prototypes -Wno-overlength-strings -Igen -Igen/tables -Itemplates/printer \
  -DQUEENS_VERSION='"$(version)"'
host_cc := $(BUILD_CC) $(C11) $(BUILD_CPPFLAGS) $(BUILD_CFLAGS) $(BUILD_LDFLAGS)
cc      := $(CC) $(C11) $(CPPFLAGS) $(CFLAGS)
link    := $(cc) $(LDFLAGS)

# With an out/build.queens from another machine, programs that make runs are compiled again.
host_is := $(MAKE_HOST) $(host_cc)
$(HOST)/qgen $(BUILD)/qgen: $(wildcard gen/tables/*.[ch] gen/tables/*/*.[ch] gen/*.h) gen/cli.c
$(HOST)/qgen: $(HOST)/host_is.is
	$(call compile,HOSTCC,$(host_cc))

# The qgen that leaves the checkout is CC's: for another machine, or with other flags.
other_cc := $(call differs,$(host_cc),$(link))
$(BUILD)/qgen: $(HOST)/qgen $(HOST)/link.is $(HOST)/host_is.is
	$(call begin,$(if $(other_cc),CC,COPY))
	$(if $(other_cc),$(link) -o $(new) $(filter %.c,$^),cp $< $(new))
	$(publish)

# --- targets: `make help` prints what follows ## ---------------------------------------

.PHONY: all tables run proof compact tiny gallery pages setup clean help dist dist-firmware install uninstall \
  count counts install-count uninstall-count

run: $(OUT)/$(NAME)$(EXEEXT) ## print VIEW for N
	$< '$(VIEW)'$(if $(filter 2 3,$(size)),; echo 'N=$(size) has no solution' >&2)

proof: $(OUT)/$(NAME)_proof.c $(products) ## let CC prove the tables, N up to 11
	$(CC) $(CFLAGS) -c -o $(B)/proof.o $(OUT)/$(NAME)_proof.c && echo 'proved: $(OUT)/$(NAME).c' >&2 || {
		echo 'not proved; if stdint.h is missing, CFLAGS=-ffreestanding finds it' >&2; exit 1; }

compact: $(addprefix $(OUT)/$(NAME),_compact.h _compact.c) ## the solutions in few bytes, with an iterator
tiny: $(OUT)/$(NAME)_tiny ## a printer of VIEW alone, without libc (Linux)
gallery: $(OUT)/$(NAME).html ## all solutions as a page with pictures, N up to 10
$(OUT)/index.html: templates/pages/index.html.m4 $(included); $(from_template)
pages: $(OUT)/index.html ## all pages of N=4 to 8, and out/index.html
	for n in 4 5 6 7 8; do $(MAKE) N=$$n pages_of_board; done
pages_of_board: $(addprefix $(OUT)/$(NAME),.html _ask.html _puzzles.html $(if $(filter 4 5 6,$(size)),_walk.html))

# The list `made' has names in OUT, none with a slash: no line of it leads elsewhere.  The git of this
# folder knows what is committed, whosever it is, and also in a hook of another repository.
clean: ## remove what make made and is not committed
	[ -d $(BUILD) ] || exit 0
	[ -w $(BUILD) ] || { echo '$(BUILD): cannot be written' >&2; exit 1; }
	[ ! -e $(BUILD)/made ] || while read -r name; do
		case $$name in
		*/*) ;;
		.new.*) rm -rf $(OUT)/"$$name" $(OUT)/"$$name"~* ;;
		*) [ -d $(OUT)/"$$name" ] || $(is_committed) || rm -f $(OUT)/"$$name" ;;
		esac
	done <$(BUILD)/made
	rm -rf $(BUILD)
	rmdir $(OUT) 2>/dev/null || :
is_committed = $(git) -C $(OUT) ls-files --error-unmatch -- "$$name" >/dev/null 2>&1
git = env -u GIT_DIR -u GIT_INDEX_FILE -u GIT_WORK_TREE git -c safe.directory='*' --no-pager

setup: ## install GNU m4 and prove, if they are missing
	sh gen/setup >&2

help:
	awk '/^## / { print substr($$0, 4) } \
		/^[a-z][a-z -]*:.*## / { split($$0, part, /:.*## /); printf "  %-18s%s\n", part[1], part[2] }' $(MAKEFILE_LIST)

include gen/install.mk gen/count/count.mk
-include tests/tests.mk # a copy may be without tests

# x.is holds [the value of the variable x], without a line break; x is $(*F).  When x changes, x.is depends on FORCE, so
# it is written, and what depends on it is made again.  `make install' takes what make made, with other variables too:
# sudo drops them.
changed = $(if $(call differs,$(file <$@),[$($(*F))]),FORCE)
.SECONDEXPANSION:
$(OUT)/%.is: $(if $(filter-out install,$(or $(MAKECMDGOALS),all)),$$(changed))
	[ -d $(@D) ] || mkdir -p $(@D)
	printf %s $(call quote,[$($(*F))]) >$@
# The clock went back: files that are newer than now are made again.
$(shell find $(wildcard $(OUT)) $(call files,$(OUT)/$(NAME)* $(B)/* $(B)/*/*) -prune -mmin -0 2>/dev/null): FORCE
FORCE:
