# typed.mk -- what was typed: goals, N and OUT; programs refuse what they know, these lines the rest

ifeq ($(filter grouped-target,$(.FEATURES)),)
$(error this is make $(MAKE_VERSION): queens needs GNU Make 4.3 or newer, which may be there as gmake)
endif

comma := ,
blank := $() $()
quote  = '$(subst ','\'',$1)'

# What a shell would read as more than a part of a word.
open  := (
close := )
odd   := ' " ` $$ \ ; & | < > * ? % \# $(open) $(close)
# The variable's value before make expands it; nothing if it is the Makefile's own.
as_typed = $(if $(filter file,$(origin $1)),,$(value $1))
$(foreach v,OUT VIEWS VIEW prefix DESTDIR,$(foreach c,$(odd),$(if $(findstring $c,$(call as_typed,$v)),$(error \
  $v='$(call as_typed,$v)': $v cannot have a $c))))

# make takes two spellings of a file, as out/x and ./out//x, for two files.  plain: the path below
# this folder; ../x stays, and all of it where the folder has a blank.
plain = $(if $(word 2,$(CURDIR))$(filter ../%,$1),$1,$(patsubst ^%,%,$(subst ^$(CURDIR)/,,^$(abspath $1))))
override OUT := $(if $(word 2,$(OUT)),$(OUT),$(call plain,$(OUT)))
$(foreach word,$(MAKECMDGOALS),$(if $(filter-out $(word) ./$(word),$(call plain,$(word))),$(error \
  $(word): say $(call plain,$(word)))))

# A goal may name its board, as out/queens12.tsv does: what stands between the name and the
# next `.', `_' or `-'.
sizes := 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
goals := $(patsubst $(OUT)/$(PREFIX)%,%,$(filter $(OUT)/$(PREFIX)%,$(MAKECMDGOALS)))
named := $(foreach goal,$(goals),$(firstword $(subst ., ,$(subst _, ,$(subst -, ,$(goal))))))
named := $(sort $(filter $(sizes),$(named)))
size  := $(or $(named),$(firstword $(N)))
ifneq ($(and $(MAKECMDGOALS),$(if $(filter-out counts check-generated,$(MAKECMDGOALS)),,all)),)
size  := 8
endif
ifneq ($(word 2,$(named)),)
$(error boards $(named): make makes one board at a time)
endif
# What other goals wait for with -j too, and what clean waits for.
first := $(filter setup%,$(MAKECMDGOALS)) $(filter clean,$(firstword $(MAKECMDGOALS)))
before_clean := $(if $(filter clean,$(first)),,$(filter-out clean,$(MAKECMDGOALS)))

ifneq ($(words $(OUT)),1)
$(error OUT='$(OUT)': OUT is a folder, its name without blanks)
endif
ifneq ($(findstring =,$(OUT))$(findstring :,$(OUT))$(filter -%,$(OUT)),)
$(error OUT='$(OUT)': OUT cannot have a = or a :, or begin with a -)
endif
ifneq ($(filter ~%,$(OUT) $(DESTDIR)),)
$(error $(filter ~%,$(OUT) $(DESTDIR)): the shell has left the ~ as it is; say $$HOME)
endif
ifneq ($(and $(filter %install,$(MAKECMDGOALS)),$(filter-out /%,$(firstword $(prefix)))),)
$(error prefix='$(prefix)': prefix is a folder from / on; a shell may leave ~ as it is)
endif

ifneq ($(PREFIX),queens)
refused := $(shell . gen/expand.sh; is_prefix $(call quote,$(PREFIX)) || echo "$$prefix_rule")
$(if $(refused),$(error PREFIX='$(PREFIX)': $(refused); prefix= chooses where to install))
endif

is_size := $(if $(filter 1,$(words $(N))),$(filter $(sizes),$(size)))
ifeq ($(filter count counts check-generated clean help setup%,$(MAKECMDGOALS))$(is_size),)
$(error N='$(N)': N is a board size from 1 to 16; make count goes further)
endif
ifneq ($(and $(named),$(findstring command,$(origin N)),$(filter-out $(named),$(N))),)
$(error board $(named) and N=$(N): make makes one board at a time)
endif
