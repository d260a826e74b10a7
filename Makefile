# queens: solved at build time, shipped as constants.  `make help` lists the targets.
#
#   gen/queens-tables FILE...       solves N queens by out/build/qgen, and lets m4 fill the template that a name says:
#     out/queens8.h .c .tsv ...       the tables
#     out/build/queens8_list.txt ...  the views: all that the printer can print
#   awk, cc                         makes out/queens8, the printer, with these texts as constants of C
#
# gen/README.md tells this way, step by step, for queens8.c.

## For users:
##   make N=12 VIEW=summary run
##   make out/queens12.csv out/puzzle6.h  (names: gen/queens-tables --help)
##   variables: N=1..16 VIEW VIEWS M4 V=1 CC CFLAGS ...; BUILD_CC BUILD_CFLAGS ...;
##     to install: prefix bindir ... DESTDIR INSTALL ...
$(if $(filter grouped-target,$(.FEATURES)),,$(error \
  this is make $(MAKE_VERSION): queens needs GNU Make 4.3 or newer, which may be there as gmake))

# A parent make passes its command line on.  Names of our own are dropped from it: these have small letters.
override makefiles := Makefile gen/count/count.mk $(wildcard tests/tests.mk)
override typed := $(strip $(foreach w,$(subst =, ,$(MAKEOVERRIDES)),$(if $(filter command,$(origin $w)),$w)))
$(foreach v,$(shell sed -n 's/^\(.*: \)*\([a-z][a-z0-9_]*\) *:*= .*/\2/p' $(makefiles)),$(eval override undefine $v))

# `sudo make install' does not know what was typed to the make before it, and takes what that made.
is_taken := $(if $(filter CC %FLAGS BUILD_CC VIEWS,$(typed)),,$(filter install%,$(MAKECMDGOALS)))

# --- what is made ------------------------------------------------------------------------

N            ?= 8
CC           ?= cc
CFLAGS       ?= -O3
BUILD_CC     ?= $(or $(CC_FOR_BUILD),$(HOSTCC),cc)
BUILD_CFLAGS ?= -O3

# Without those whose names have characters that make or a shell reads.
templates := $(sort $(shell printf '%s\n' templates/*.m4 templates/*/*.m4 templates/*/*/*.m4 templates/*/*/*/*.m4 | \
  grep '^templates/[A-Za-z0-9._/-]*[.]m4$$'))

# All views up to N=9.  From N=10 on there are fewer, unless VIEWS names others.
compare    := c first pairs prolog sexp # formats of older programs, listed last
every_view := $(patsubst templates/views/queens_%.txt.m4,%,$(filter templates/views/queens_%.txt.m4,$(templates)))
every_view := $(strip list $(filter-out list $(compare),$(every_view)) $(compare))
few        := $(if $(filter 13 14 15 16,$N),list summary first$(if $(filter 13 14,$N), tsv))
views      := $(or $(strip $(VIEWS)),$(if $(is_taken),$(file <out/build/views_$N.is)),$(few), \
  $(filter-out $(if $(filter 10 11 12,$N),unicode),$(every_view)))
views_$N   := $(views)
view       := $(or $(VIEW),$(firstword $(views)))

version := $(shell sed -n 's/^m4_define(<|q_version|>, <|\(.*\)|>)/\1/p' templates/contract.m4)
c11     := -std=c11 -D_GNU_SOURCE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wvla -Wstrict-prototypes \
  -Wmissing-prototypes -Wno-overlength-strings -Igen -Igen/tables -Itemplates/printer -DQUEENS_VERSION='"$(version)"'
build_cc := $(BUILD_CC) $(c11) $(BUILD_CPPFLAGS) $(BUILD_CFLAGS) $(BUILD_LDFLAGS)
cc      := $(CC) $(c11) $(CPPFLAGS) $(CFLAGS)
link    := $(cc) $(LDFLAGS)

tables  := $(addprefix out/queens$N,.h .c .tsv .1 $(if $(filter 12 13 14 15 16,$N),,_proof.c))
texts   := $(views:%=out/build/queens$N_%.txt) out/build/queens$N_version.txt
printer := out/queens$N$(if $(findstring mingw,$(CC)),.exe)
boards  := $(addprefix out/queens,1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)

.PHONY: all run tables proof compact counts gallery pages tiny setup clean help dist dist-firmware install uninstall
all: $(tables) out/build/installed_qgen out/build/queens-tables.1 $(printer) ## the tables and the printer for N

# --- how a recipe runs: as one shell script, which stops at the first error ------------

.ONESHELL:
override .SHELLFLAGS := -ec
MAKEFLAGS    += -r --no-print-directory
export LC_ALL := C
# With one of these goals, all goals run one after another, even with -j.
ifneq ($(filter clean setup% install% uninstall%,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

# A recipe says on stderr what it makes; with V=1 its commands instead, with -s nothing.
flags    = $(filter-out --%,$(firstword -$(MAKEFLAGS))) # make's options of one letter
ifeq ($(filter-out 0,$(V)),)
.SILENT:
say      = $(if $(findstring s,$(flags)),,printf '  %-7s %s\n' $1 '$(or $2,$@)' >&2)
endif
quote    = '$(subst ','\'',$1)'

# compile COMMAND, MORE: the .c and .o among the prerequisites, and MORE; renamed when it is done
compile  = mkdir -p $(@D) $(dir $(new)) && $1 -o $(new) $(filter %.c %.o,$^) $2 && mv -f $(new) $@
new      = out/build/new.$$$$.$(@F)

# out/build/x.is holds the value of the variable x, without a line break.  It is written again when that changes, and
# what depends on it is made again.
differs  = $(subst <$1>,,<$2>)
changed  = $(if $(is_taken),,$(if $(call differs,$(file <out/build/$1.is),$($1)),FORCE))
.SECONDEXPANSION:
out/build/%.is: $$(call changed,$$*)
	$(if $(wildcard $@),$(call say,NEW))
	mkdir -p out/build
	printf %s $(call quote,$($*)) >$@
FORCE:

# --- files that a template makes -------------------------------------------------------

qgen_c := $(wildcard gen/*.[ch] gen/tables/*.[ch] gen/tables/*/*.[ch])
out/build/qgen out/build/installed_qgen: $(qgen_c)
out/build/qgen: out/build/build_cc.is
	$(call say,HOSTCC)
	command -v $(BUILD_CC) >/dev/null || {
		echo '$(BUILD_CC): not found; make setup installs a C compiler' >&2; exit 2; }
	$(call compile,$(build_cc))
# The one that leaves the checkout runs where programs by CC run.
out/build/installed_qgen: out/build/qgen out/build/link.is
	$(call say,CC)
	$(if $(call differs,$(link),$(build_cc)),$(call compile,$(link)),cp $< $(new) && mv -f $(new) $@)

# queens-tables leaves the date of a file that has the right bytes; make needs a new one.
make_files = TMPDIR=out/build QGEN="$$PWD/out/build/qgen" gen/queens-tables $1; touch -c $1
generator := out/build/qgen gen/queens-tables $(templates) out/build/templates.is
# In one call, N is solved once.
$(tables) $(texts) &: $(generator)
	$(call say,GEN,$(tables))
	$(call make_files,$(tables) $(texts))
# Any other file: the command says what is wrong with a name.
out/%: $(generator)
	$(call say,GEN)
	$(call make_files,'$@')

# --- the printer: texts, each a constant of C ------------------------------------------

usage = [VIEW | --help | --version], where VIEW is one of: $(views)
in_c  = awk -v files=out/build/queens$N_ -v program=$1 -v usage='usage: $1 $2' -f templates/printer/texts.awk $3 \
  --version >$(new) && mv -f $(new) out/build/$1_texts.c
$(printer) out/queens$N_tiny: templates/printer/printer.h templates/printer/texts.awk
$(printer): templates/printer/printer.c $(texts) out/build/views_$N.is out/build/link.is
	$(call say,CC)
	$(call in_c,queens$N,$(usage),$(views) --help)
	$(call compile,$(link),out/build/queens$N_texts.c)

# No libc, and nothing that only a debugger or a linker reads.
freestanding := -Os -Wfatal-errors -fno-ident -fomit-frame-pointer -fno-pie -fno-unwind-tables \
  -fno-asynchronous-unwind-tables -fno-stack-protector -static -nostdlib -s \
  -Wl,--build-id=none,-z,norelro,-z,noseparate-code
out/queens$N_tiny: templates/printer/tiny.c out/build/queens$N_$(view).txt out/build/queens$N_version.txt \
  out/build/view.is out/build/cc.is
	$(call say,CC)
	$(call in_c,queens$N_tiny,[$(view) | --version],$(view))
	$(call compile,$(cc) $(freestanding),out/build/queens$N_tiny_texts.c)

# --- targets: `make help` prints what follows ## ---------------------------------------

run: $(printer) ## print VIEW for N
	$(printer) '$(view)' || [ "$$(kill -l $$?)" = PIPE ]$(if $(filter 2 3,$N),; echo 'N=$N has no solution' >&2)

tables: $(tables) ## the tables: .h, .c, .tsv, and up to N=11 _proof.c
proof: out/queens$N_proof.c $(tables) ## let CC prove the tables, N up to 11
	$(CC) $(CFLAGS) -c -o out/build/proof.o $< && echo 'proved: out/queens$N.c' >&2 || {
		echo 'not proved; if stdint.h is missing, CFLAGS=-ffreestanding finds it' >&2; exit 1; }
compact: out/queens$N_compact.h out/queens$N_compact.c ## the solutions in few bytes, with an iterator
counts: out/queens_counts.h out/queens_counts.c ## the published counts for N=1 to 27, as a C table
gallery: out/queens$N.html ## all solutions as a page with pictures, N up to 10
tiny: out/queens$N_tiny ## a printer of VIEW alone, without libc (Linux)
pages := out/index.html out/queens8.svg $(foreach n,4 5 6,out/queens$n_walk.html) \
  $(foreach n,4 5 6 7 8,$(addprefix out/queens$n,.html _ask.html _puzzles.html))
pages: $(pages) ## all pages of N=4 to 8, and out/index.html

setup: ## install what is missing of GNU m4, prove and a C compiler
	sh gen/setup >&2

# By name: a file in out/ with another name is somebody's own.  What out/.gitignore keeps is the project's.
kept     := $(patsubst !%,out/%,$(filter-out !.gitignore,$(filter !%,$(file <out/.gitignore))))
suffixes := $(patsubst queens%.m4,%,$(filter queens%,$(notdir $(templates)))) _tiny .exe -firmware -firmware.tar.gz
clean: ## remove what make makes and out/.gitignore does not keep
	rm -rf out/build out/.new.* $(filter-out $(kept),$(boards) $(foreach b,$(boards),$(suffixes:%=$b%)) \
		out/queens_counts.h out/queens_counts.c out/qcount out/qcount_mpi out/queens-$(version).tar.gz)

help:
	awk '/^## / { print substr($$0, 4) } \
		/^[a-z][a-z_ -]*:.*## / { split($$0, part, /:.*## /); printf "  %-18s%s\n", part[1], part[2] }' $(MAKEFILE_LIST)

# --- what leaves the checkout ----------------------------------------------------------

# Another tar packs the same files.
same_tar := --format=ustar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX
dist-firmware: out/queens$N-firmware.tar.gz ## a library for Arduino, ESP-IDF, Zephyr and CMake
out/queens$N-firmware.tar.gz: $(generator)
	$(call say,TAR)
	rm -rf out/queens$N-firmware
	$(call make_files,out/queens$N-firmware/)
	TAR_OPTIONS= tar $(if $(findstring GNU tar,$(shell tar --version)),$(same_tar)) -C out -cf $(new) queens$N-firmware
	GZIP= gzip -9nf $(new)
	mv -f $(new).gz $@

dist: ## the source archive of the last commit
	git archive --prefix=queens-$(version)/ -o out/queens-$(version).tar.gz HEAD

# As the GNU standards have them.
prefix    ?= /usr/local
bindir    ?= $(prefix)/bin
libexecdir?= $(prefix)/libexec
includedir?= $(prefix)/include
datadir   ?= $(prefix)/share
mandir    ?= $(prefix)/share/man
INSTALL         ?= install
INSTALL_PROGRAM ?= $(INSTALL) -m 755
INSTALL_DATA    ?= $(INSTALL) -m 644
to          = $(if $(filter /%,$($1)),'$(DESTDIR)$($1)$2',$(error $1='$($1)': name a folder from / on))

##   install uninstall   the printer, the tables and queens-tables, under prefix
install: all
	umask 022
	$(INSTALL) -d $(call to,bindir) $(call to,includedir) $(call to,mandir,/man1) $(call to,libexecdir,/queens) \
		$(addprefix $(call to,datadir,/queens)/,$(sort $(dir $(templates))))
	$(INSTALL_PROGRAM) $(printer) $(call to,bindir)
	$(INSTALL_PROGRAM) out/build/installed_qgen $(call to,libexecdir,/queens/qgen)
	$(INSTALL) -m 755 gen/queens-tables $(call to,bindir)
	sed "s|^bin=.*|bin='$(bindir)' libexec='$(libexecdir)' share='$(datadir)'|; /^bin=/s|//*|/|g" gen/queens-tables \
		>$(call to,bindir,/queens-tables)
	$(INSTALL_DATA) out/queens$N.h $(call to,includedir)
	$(INSTALL_DATA) out/queens$N.1 out/build/queens-tables.1 $(call to,mandir,/man1)
	$(INSTALL_DATA) out/queens$N.c out/queens$N.tsv $(call to,datadir,/queens)
	for file in templates/README.md $(templates); do
		$(INSTALL_DATA) $$file $(call to,datadir,/queens)/$$file
	done

# queens-tables stays as long as another board is there.
uninstall:
	rm -f $(call to,bindir,/$(notdir $(printer))) $(call to,includedir,/queens$N.h) \
		$(call to,mandir,/man1/queens$N.1) $(addprefix $(call to,datadir,/queens)/,queens$N.c queens$N.tsv)
	! ls $(call to,datadir,/queens)/*.tsv >/dev/null 2>&1 || exit 0
	rm -f $(call to,bindir,/queens-tables) $(call to,mandir,/man1/queens-tables.1) \
		$(call to,libexecdir,/queens/qgen) $(addprefix $(call to,datadir,/queens)/,templates/README.md $(templates))
	find $(call to,libexecdir,/queens) $(call to,datadir,/queens) -depth -type d -exec rmdir {} + 2>/dev/null || :

include gen/count/count.mk
-include tests/tests.mk # a copy may be without tests

# What a person typed, and no parent make
$(if $(findstring t,$(flags)),$(error make -t would make empty files))
why := $(if $(filter 0,$(MAKELEVEL)),$(shell printf %s '$(typed)' | awk -f gen/typed.awk $(makefiles) RS=' ' -))
$(if $(why),$(error $(why)))
