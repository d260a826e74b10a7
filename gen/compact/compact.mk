# compact.mk -- the compact form of a board: out/queensN_compact.h and .c

.PHONY: compact

ifneq ($(filter compact,$(MAKECMDGOALS)),)
ifneq ($(filter 1 2 3,$(N)),)
  $(error compact is for boards from N=4: smaller ones have nothing to pack)
endif
endif

compact: $(OUT)/$(NAME)_compact.h $(OUT)/$(NAME)_compact.c ## board N in few bytes, with a walk that unpacks it

$(HOST)/qcompact: gen/compact/qcompact.c gen/compact/compact.c $(MODULES) \
  $(wildcard gen/*.h gen/*/*.h) $(HOST)/compiler | $(HOST)
	$(begin)
	$(BUILD_CC) $(COMPILE) $(BUILD_CFLAGS) -Igen/tables -o $(new) $(filter %.c,$^)
	$(publish)

$(TOUCHED:%=$(BOARD)%/compact.m4): $(BOARD)%/compact.m4: $(HOST)/qcompact | $(BOARD)%/views
	$(begin)
	$< $* >$(new)
	$(publish)

$(foreach e,h c,$(eval $(call expands,$(TOUCHED),templates/compact/queens_compact.$e.m4,$(OUT)/$(PREFIX)%_compact.$e,$(BOARD)%/compact.m4)))
$(foreach e,h c,$(TOUCHED:%=$(OUT)/$(PREFIX)%_compact.$e)): verify = $(HOST)/qcompact --verify $(new) $*
