# templates.mk -- templates expanded, views compiled with the printer
#
# templates/queens.EXT.m4 makes out/queensN.EXT, templates/views/NAME.m4 a view;
# on large boards their namesakes in templates/large.  Templates may include
# each other, so a change of one makes all anew.

TEMPLATES := $(wildcard templates/*.m4 templates/*/*.m4 templates/*/*/*.m4)
tables    := $(sort $(notdir $(wildcard $(addsuffix /queens[._]*.m4,templates templates/large))))
views     := $(sort $(notdir $(wildcard $(addsuffix /*.m4,templates/views templates/large/views))))
# How a product is verified before it is renamed; other than these by none or
# in its own way.
verify     = $(if $(filter $@,$(addprefix $(OUT)/$(PREFIX)$*,.h .c .tsv) \
               $(addprefix $(BOARD)$*/views/,list.txt tsv.txt)),$(HOST)/qgen --verify $(new) $*)

# $(call templates_for,BOARD): those that `make` expands
templates_for = $(notdir $(wildcard templates/$(if $(filter \
                  $1,$(large)),large/)queens[._]*.m4))

# $(call expands,BOARDS,TEMPLATE,OUTPUT with % for the board,more prerequisites)
define expands
$(1:%=$3): $3: $2 $(TEMPLATES) gen/whole.awk $(BUILD)/expander $4 \
  $(BOARD)%/data.m4 | $(HOST)/qgen $(BOARD)%/views
	$$(begin)
	{ $$(M4) -P -E -E -D q_dir=$(BOARD)$$* -D 'q_views=$$(call views_of,$$*)' \
		templates/contract.m4 $$< || printf '\nq_failed\n'; } |
		awk -v name=$(PREFIX)$$* -f gen/whole.awk >$$(new)
	$$(verify)
	$$(publish)

endef

# $(call expands_all,TEMPLATE,OUTPUT): its namesake for large boards, if any
small_of = $(wildcard templates/$1)
large_of = $(firstword $(wildcard templates/large/$1 templates/$1))
define expands_all
$(if $(and $(SMALL),$(small_of)),$(call expands,$(SMALL),$(small_of),$2))
$(if $(LARGE),$(call expands,$(LARGE),$(large_of),$2))
endef
$(foreach t,$(tables),$(eval $(call \
  expands_all,$t,$(OUT)/$(PREFIX)%$(t:queens%.m4=%))))
$(foreach v,$(views),$(eval $(call \
  expands_all,views/$v,$(BOARD)%/views/$(v:%.m4=%.txt))))
$(foreach t,usage version,$(eval $(call \
  expands,$(TOUCHED),templates/printer/$t.m4,$(BOARD)%/$t.txt,$(BOARD)%/names)))

# --- printer -----------------------------------------------------------------

# Megabytes of text pass by the compiler, where the assembler can read them.
incbin = $(if $(filter $*,$(large)),$$($(CC) $(CFLAGS) -c -o $(new).o \
           gen/incbin.c 2>/dev/null && echo --incbin; rm -f $(new).o))

# $(call prints,BOARD,VIEWS)
define prints
$(BOARD)$1/views.c: $(BOARD)%/views.c: $(HOST)/embed $(BUILD)/compiler \
  $(BOARD)%/names $(2:%=$(BOARD)$1/views/%.txt) $(BOARD)%/usage.txt $(BOARD)%/version.txt
	$$(begin)
	$$< $$(incbin) $(foreach v,$2,$v=$$(@D)/views/$v.txt) \
		--help=$$(@D)/usage.txt --version=$$(@D)/version.txt =$$(@D)/usage.txt >$$(new)
	$$(publish)

endef
$(foreach b,$(TOUCHED),$(eval $(call prints,$b,$(names_$b))))

$(BUILD)/%.o: SUMS = $(BUILD)/sums
$(BUILD)/printer.o: templates/printer/printer.c templates/printer/printer.h $(BUILD)/compiler
	$(begin)
	$(CC) $(COMPILE) $(CFLAGS) -c -o $(new) $<
	$(publish)

LONG_TEXT := -Wno-overlength-strings -Itemplates/printer

$(TOUCHED:%=$(OUT)/$(PREFIX)%): $(OUT)/$(PREFIX)%: $(BOARD)%/views.c $(BUILD)/printer.o
	$(begin)
	$(CC) $(COMPILE) $(CFLAGS) $(LONG_TEXT) -o $(new) $(filter %.c %.o,$^) $(LDFLAGS)
	$(publish)

# --- tiny printer ------------------------------------------------------------

TINY := -Os -fno-ident -fomit-frame-pointer -fno-pie -fno-unwind-tables -fno-asynchronous-unwind-tables \
        -fno-stack-protector -static -nostdlib -s -Wl,--build-id=none \
        -Wl,-z,noseparate-code -Wl,-z,norelro

$(foreach b,$(TOUCHED),$(eval $(call remember,$(BOARD)$b/tiny.view,VIEW,$(BOARD)$b/views)))

$(TOUCHED:%=$(BOARD)%/tiny.c): $(BOARD)%/tiny.c: $(BOARD)%/views/$(VIEW).txt $(HOST)/embed $(BOARD)%/tiny.view
	$(begin)
	$(HOST)/embed $(incbin) =$< >$(new)
	$(publish)

$(TOUCHED:%=$(OUT)/$(PREFIX)%_tiny): $(OUT)/$(PREFIX)%_tiny: $(BOARD)%/tiny.c \
  templates/printer/tiny.c templates/printer/printer.h $(BUILD)/compiler
	$(begin)
	$(CC) $(COMPILE) $(LONG_TEXT) $(TINY) -o $(new) $(filter %.c,$^)
	$(publish)
