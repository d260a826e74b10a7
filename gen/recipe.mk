# recipe.mk -- how a recipe runs: as one shell script, which stops at the first error

.ONESHELL:
.SHELLFLAGS := -ec
MAKEFLAGS   += --no-builtin-rules --no-print-directory
export LC_ALL := C
# Arch Linux has prove in /usr/bin/core_perl.
export PATH := $(PATH)$(if $(findstring core_perl,$(PATH)),,:$(subst :,/core_perl:,$(PATH))/core_perl)
.SILENT$(filter-out 0,$(V)): # with V=1 it is .SILENT1, which means nothing

# A product is made beside itself, under another name: begin ... $(new) ... publish.  What has this name already, of a
# make that was killed, goes first; what else a recipe makes is $(new)~WORD.  $(BUILD)/made lists what make puts into
# OUT where nothing was before: clean removes that.
new     = $(@D)/.new.$$$$.$(@F)
list    = $(if $(filter $(BUILD)/%,$@),:,echo $1 >>$(BUILD)/made)
publish = [ ! -d $@ ] || { echo '$@ is a folder' >&2; exit 1; }; [ -e $@ ] || $(call list,$(@F)); mv -f $(new) $@
# With -s nothing is said.
is_silent = $(findstring s,$(filter-out --%,$(firstword -$(MAKEFLAGS))))
define begin
	$(if $(and $1,$(if $(is_silent),,said)),printf '  %-7s %s\n' $1 $@ >&2)
	trap 'set -- $(new)*; [ ! -e "$$1" ] || rm -rf "$$@"' EXIT
	trap 'exit 1' HUP INT PIPE TERM
	[ -d $(@D) ] && [ -d $(BUILD) ] || mkdir -p $(@D) $(BUILD)
	[ -w $(@D) ] || { echo '$(@D): cannot be written' >&2; exit 1; }
	$(call list,$(notdir $(new)))
	set -C # no shell writes through a link
	set -- $(new)*
	[ ! -e "$$1" ] && [ ! -h "$$1" ] || rm -rf "$$@"
endef
# compile SAID, COMMAND, LIBRARIES: from the sources and objects that a product follows
define compile
	$(call begin,$1)
	$2 -o $(new) $(filter %.c %.o,$^) $3
	$(publish)
endef
