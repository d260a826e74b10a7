# arguments.mk -- what may be typed for N, PREFIX, VIEW and VIEWS
#
# $(value X) is the text as it was typed; nothing in it is expanded before it
# is known to be harmless.

ifeq ($(filter grouped-target,$(.FEATURES)),)
  $(error GNU Make 4.3 or newer is needed)
endif

# clean removes what was made in this folder, and all of its folder build
ifneq ($(words [$(OUT)])$(filter / . .. ./ ../,$(OUT))$(if $(OUT),,empty),1)
  $(error OUT is a folder of its own, without blanks in its name)
endif
# make itself takes ./ away from the names of targets
override OUT := $(patsubst ./%,%,$(OUT:%/=%))
ifneq ($(if $(wildcard $(OUT)/build/host $(OUT)/build/*/views),,$(wildcard $(OUT)/build/*)),)
  $(error OUT is a folder of its own: another program has $(OUT)/build)
endif

# $(call is_one_of,TEXT,WORDS): one of the words, exactly as it stands
is_one_of = $(and $(filter $2,$1),$(findstring [$1],$(foreach w,$2,[$w])))

digits  := 0 1 2 3 4 5 6 7 8 9
letters := a b c d e f g h i j k l m n o p q r s t u v w x y z \
           A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
# $(call apart,TEXT,CHARACTERS): a blank after each of the characters
apart = $(if $2,$(call apart,$(subst $(firstword $2),$(firstword $2) ,$1),$(wordlist 2,99,$2)),$1)

no_board := help clean distclean setup setup-lint count

ifneq ($(filter count,$(MAKECMDGOALS)),)
ifeq ($(call is_one_of,$(value N),$(BOARDS) 17 18 19 20),)
  $(error N is a board size from 1 to 20)
endif
ifneq ($(filter-out $(digits),$(call apart,$(value THREADS),$(digits))),)
  $(error THREADS is a number from 1 to 1024)
endif
ifneq ($(filter-out avx512 avx2 portable,$(value KERNEL)),)
  $(error KERNEL is avx512, avx2 or portable)
endif
COUNT_N := $(N)
endif

ifneq ($(filter-out $(no_board),$(or $(MAKECMDGOALS),all)),)

ifeq ($(call is_one_of,$(value N),$(BOARDS)),)
  $(error N is a board size from 1 to 16; make count goes further)
endif

spelt  := $(call apart,$(value PREFIX),$(digits) $(letters) _)

prefix_is_bad = $(or \
  $(filter-out 1,$(words [$(value PREFIX)])), \
  $(filter-out $(digits) $(letters) _,$(spelt)), \
  $(filter-out $(letters),$(firstword $(spelt)x)), \
  $(filter $(digits),$(lastword $(spelt))), \
  $(findstring __,$(value PREFIX)), \
  $(findstring m4_,$(value PREFIX)), \
  $(filter q_%,$(value PREFIX)), \
  $(word 21,$(spelt)), \
  $(if $(spelt),,empty))
ifneq ($(prefix_is_bad),)
  $(error PREFIX begins the C names: a letter, then letters, digits and _, at \
    most 20, without __, m4_, a leading q_ or a last digit (to choose where to \
    install, say prefix=))
endif

ifneq ($(filter-out $(views_small),$(value VIEWS)),)
  $(error VIEWS are some of: $(views_small))
endif

ifeq ($(origin VIEW),undefined)
  VIEW := $(firstword $(VIEWS) list)
endif

ifneq ($(filter check-generated,$(MAKECMDGOALS)),)
ifeq ($(AGAINST),)
ifneq ($(filter-out 8 queens,$(N) $(PREFIX)),)
  $(error what is kept in out/ is N=8 PREFIX=queens: for another table say AGAINST=dir)
endif
endif
endif

ifneq ($(filter run,$(MAKECMDGOALS)),)
ifeq ($(call is_one_of,$(value VIEW),$(call views_of,$(N))),)
  $(error VIEW is one of: $(call views_of,$(N)))
endif
endif

else

# These goals are about no board: what was typed for one is not looked at.
override N := 8
override PREFIX := queens
override VIEWS :=

endif
