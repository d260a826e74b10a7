# typed.mk -- what was typed: programs refuse what they know, these lines the rest

# What a shell would read as more than a part of a word.
open  := (
close := )
odd   := ' " ` $$ \ ; & | < > * ? % \# $(open) $(close)
# The variable's value before make expands it; nothing if it is the Makefile's own.
as_typed = $(if $(filter file,$(origin $1)),,$(value $1))
$(foreach v,OUT VIEWS VIEW prefix DESTDIR,$(foreach c,$(odd),$(if $(findstring $c,$(call as_typed,$v)),$(error \
  $v='$(call as_typed,$v)': $v cannot have a $c))))

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

typed := $(strip $(foreach v,$(filter-out SHELL MAKE% -% _% .%,$(.VARIABLES)),$(if \
  $(findstring command,$(origin $v)),$v)))
ifneq ($(typed),)
known := $(shell sed -n 's/^[#]# *variables: //p' $(MAKEFILE_LIST))
wrong := $(filter-out $(foreach word,$(known),$(firstword $(subst =, ,$(word)))),$(typed))
$(if $(and $(known),$(wrong)),$(error $(firstword $(wrong)): no such variable; make help lists them))
endif
