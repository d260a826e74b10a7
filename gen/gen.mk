# gen.mk -- the host programs, one compiler call each, and a board's facts

WARN    := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wvla \
           -Wstrict-prototypes -Wmissing-prototypes
COMPILE := -std=c11 -D_GNU_SOURCE $(WARN) -Igen
MODULES := gen/cli.c gen/queens.c gen/literal.c \
           $(filter-out %/qgen.c,$(sort $(wildcard gen/tables/*.c)))

$(HOST)/%: SUMS = $(BUILD)/sums
$(HOST)/qgen: gen/tables/qgen.c $(MODULES)
$(HOST)/embed: gen/embed.c gen/cli.c gen/literal.c
$(HOST)/qgen $(HOST)/embed: $(wildcard gen/*.h gen/tables/*.h) $(HOST)/compiler | $(HOST)
	$(begin)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -o $(new) $(filter %.c,$^)
	$(publish)

# What has no file of its own is kept in one; another value makes anew.
# $(call remember,FILE,VARIABLE,FOLDER)
define remember
ifneq ($$(file <$1),$$($2))
$1: FORCE
endif
$1: | $3
	$$(if $$(findstring n,$$(firstword -$$(MAKEFLAGS))),,$$(file >$1,$$($2)))

endef
host_compiler = $(BUILD_CC) $(BUILD_CFLAGS)
compiler      = $(CC) $(CFLAGS) $(LDFLAGS)
$(eval $(call remember,$(HOST)/compiler,host_compiler,$(HOST)))
$(eval $(call remember,$(BUILD)/compiler,compiler,$(HOST)))
$(eval $(call remember,$(BUILD)/expander,M4,$(HOST)))
$(foreach b,$(TOUCHED),$(eval names_$b := $(call views_of,$b))\
  $(eval $(call remember,$(BOARD)$b/names,names_$b,$(BOARD)$b/views)))

# --- facts of a board --------------------------------------------------------

# Megabytes of a whole board, as `make bench` has them and some more; asked for
# when its facts are made, whatever else is wanted of it then.
room_13 := 30
room_14 := 155
room_15 := 720
room_16 := 4800
room = $(if $(room_$*),sh gen/room.sh $* $(room_$*) $(OUT) $(BOARD)$* $(OUT)/$(PREFIX)$**)

# Records first: data.m4 stands for them all.
$(TOUCHED:%=$(BOARD)%/data.m4): $(BOARD)%/data.m4: $(HOST)/qgen | $(BOARD)%/records $(BOARD)%/views
	$(room)
	$(begin)
	mkdir $(new).d
	$< --data $(new).d $* $(PREFIX)
	hash=$$(sha256sum <$(new).d/list)
	mv $(new).d/data.m4 $(new)
	echo "m4_define(<|q_sha256|>, <|$${hash%% *}|>)m4_dnl" >>$(new)
	mv $(new).d/* $(@D)/records
	rm -r $(new).d
	hashes=$$(b2sum -l 256 $(@D)/records/*)
	echo "$$hashes" >>$(SUMS)
	$(publish)
