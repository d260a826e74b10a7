# typed.mk -- checks of goals and variables; programs check their own arguments

$(if $(filter grouped-target,$(.FEATURES)),,$(error \
  this is make $(MAKE_VERSION): queens needs GNU Make 4.3 or newer, which may be there as gmake))

differs = $(subst <$1>,,<$2>)
quote  = '$(subst ','\'',$1)'

# Characters that a shell or make would not take as part of a word; odd_in is the first of them in a text.
open  := (
close := )
odd   := ' " ` $$ \ ; & | < > * ? [ % \# = : $(open) $(close)
odd_in = $(firstword $(foreach c,$(odd),$(if $(findstring $c,$1),$c)))
# files PATTERN...: none with an odd name.  wildcard splits `a b.m4' in two; the second one drops what is no file.
files   = $(call regular,$(wildcard $(wildcard $1)))
regular = $(if $(call odd_in,$1),$(foreach file,$1,$(if $(call odd_in,$(file)),,$(file))),$1)
# The variable's value before make expands it; nothing if it is the Makefile's own.
as_typed = $(if $(filter file,$(origin $1)),,$(value $1))
places   = prefix bindir libexecdir includedir datadir mandir
$(foreach v,OUT VIEWS VIEW N PREFIX EXEEXT TESTS DESTDIR MAKECMDGOALS $(places),$(foreach c,$(call odd_in,$(call \
  as_typed,$v)),$(error $v='$(call as_typed,$v)': $v cannot have a $c)))
$(if $(call differs,$(PREFIX),$(firstword $(PREFIX))),$(error PREFIX='$(PREFIX)': PREFIX is one word, without blanks))

# make takes out/x, ./out/x and out//x for three files.
override OUT := $(patsubst ./%,%,$(OUT:%/=%))
source := $(foreach folder,gen templates tests,$(folder) $(folder)/%)
$(if $(filter 1,$(words $(OUT) $(filter . ~% -% $(source),$(OUT)))),,$(error OUT='$(OUT)': OUT is a folder, not this \
  one, its name without blanks, not in gen, templates or tests, and from no ~ or - on; for ~ say $$HOME))
$(foreach goal,$(filter-out $(OUT)/%,$(MAKECMDGOALS)),$(if \
  $(findstring /,$(goal))$(filter Makefile README.md gen out templates tests,$(goal)),\
  $(error $(goal) is no goal: make help lists goals, and products lie in $(OUT)/)))

# The board is that of a goal, as 12 of out/queens12.tsv, or N.
goals    := $(patsubst $(OUT)/$(PREFIX)%,%,$(filter $(OUT)/$(PREFIX)%,$(MAKECMDGOALS)))
named    := $(foreach n,1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16,$(if $(filter $n $n.% $n_% $n-%,$(goals)),$n))
size     := $(strip $(or $(sort $(named) $(if $(filter command,$(origin N)),$(N))),$(N)))
$(if $(filter 1,$(words $(size))),,$(error N='$(size)': make takes one N at a time, from 1 to 16))

# With -j too, what stands before or behind these waits.  .NOTPARALLEL.without means nothing.
.NOTPARALLEL$(if $(filter clean setup% uninstall%,$(MAKECMDGOALS)),,.without):
