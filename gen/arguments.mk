# arguments.mk -- what may be typed for N, PREFIX, VIEW and VIEWS
#
# $(value X) is the text as it was typed; nothing in it is expanded before it
# is known to be harmless.

ifeq ($(filter grouped-target,$(.FEATURES)),)
  $(error GNU Make 4.3 or newer is needed)
endif

# $(call is_one_of,TEXT,WORDS): one of the words, exactly as it stands
is_one_of = $(and $(filter $2,$1),$(findstring [$1],$(foreach w,$2,[$w])))

digits  := 0 1 2 3 4 5 6 7 8 9
letters := a b c d e f g h i j k l m n o p q r s t u v w x y z \
           A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
# $(call apart,TEXT,CHARACTERS): a blank after each of the characters
apart = $(if $2,$(call apart,$(subst $(firstword $2),$(firstword $2) ,$1),$(wordlist 2,99,$2)),$1)

# OUT is part of commands, of m4's macros and of names in rules.
ifneq ($(or $(filter-out 1,$(words [$(value OUT)])), \
  $(filter-out $(digits) $(letters) . _ / + -,$(call \
    apart,$(value OUT),$(digits) $(letters) . _ / + -)), \
  $(filter / . .. ./ ../ -%,$(value OUT)),$(findstring m4_,$(value OUT)), \
  $(findstring q_,$(value OUT)),$(if $(value OUT),,empty)),)
  $(error OUT is a folder of its own, its name of letters, digits and . _ / + -)
endif
# make itself takes ./ away from the names of targets
override OUT := $(patsubst ./%,%,$(OUT:%/=%))

no_board := help clean distclean setup setup-lint setup-mpi setup-plot setup-firmware setup-foreign count speedup

comma := ,
# What is in the value of such a variable and must not be there; a number has at
# most four digits.
is_no_number = $(or $(word 2,$(value $1)),$(filter 0%,$(value $1)), \
                 $(filter-out $(digits),$(call apart,$(value $1),$(digits))), \
                 $(word 5,$(call apart,$(value $1),$(digits))))
is_no_file   = $(or $(filter -%,$1),$(word 2,$1),$(filter-out \
                 $(digits) $(letters) _ - . /,$(call apart,$1,$(digits) $(letters) _ - . /)))

ifneq ($(filter count,$(MAKECMDGOALS)),)
ifeq ($(call is_one_of,$(value N),$(BOARDS) 17 18 19 20 21 22),)
  $(error N is a board size from 1 to 22)
endif
ifneq ($(or $(call is_no_number,THREADS),$(if $(value THREADS),$(shell [ $(value THREADS) -le 1024 ] || echo many))),)
  $(error THREADS is a number from 1 to 1024)
endif
ifneq ($(call is_no_number,RANKS),)
  $(error RANKS is a number from 1 to 9999)
endif
ifneq ($(if $(value HOSTS),,$(if $(value RANKS),$(shell [ $(value RANKS) -le $$((64 * $$(nproc))) ] || echo many))),)
  $(error RANKS is at most 64 for each core of this machine, or HOSTS names others)
endif
ifneq ($(word 2,$(value HOSTS))$(filter -%,$(subst $(comma), ,$(value HOSTS)))$(filter-out $(digits) $(letters) . - $(comma) :,$(call apart,$(value HOSTS),$(digits) $(letters) . - $(comma) :)),)
  $(error HOSTS are names or addresses with commas between them)
endif
ifneq ($(and $(filter command,$(origin HOSTS)),$(value HOSTS),$(if $(value RANKS),,none)),)
  $(error HOSTS needs RANKS, how many processes to start on them)
endif
ifneq ($(call is_no_file,$(value JOURNAL)),)
  $(error JOURNAL is a file named by letters, digits and _ - . / alone)
endif
ifneq ($(filter-out avx512 avx2 portable,$(value KERNEL))$(word 2,$(value KERNEL)),)
  $(error KERNEL is avx512, avx2 or portable)
endif
COUNT_N := $(N)
endif

ifneq ($(filter-out $(no_board),$(or $(MAKECMDGOALS),all)),)

ifeq ($(call is_one_of,$(value N),$(BOARDS)),)
  $(error N is a board size from 1 to 16; make count goes further)
endif

# An exported path is someone else's PREFIX.
ifneq ($(and $(filter environment,$(origin PREFIX)),$(findstring /,$(value PREFIX))),)
  PREFIX := queens
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

views_all = $(if $(filter $(large),$(N)),$(views_large),$(views_small))
ifneq ($(filter-out $(views_all),$(value VIEWS)),)
  $(error VIEWS are some of: $(views_all))
endif

# An exported VIEW is ours where a goal prints one.
ifneq ($(filter undefined $(if $(filter run tiny %_tiny,$(MAKECMDGOALS)),,environment),$(origin VIEW)),)
  VIEW := $(firstword $(VIEWS) list)
endif
ifeq ($(call is_one_of,$(value VIEW),$(call views_of,$(N))),)
  $(error VIEW is one of: $(call views_of,$(N)))
endif

ifneq ($(filter check-generated,$(MAKECMDGOALS)),)
ifneq ($(findstring $$,$(value AGAINST)),)
  $(error AGAINST is a folder, without $$ in its name)
endif
ifeq ($(AGAINST),)
ifneq ($(filter-out 8 queens,$(N) $(PREFIX)),)
  $(error what is kept in out/ is N=8 PREFIX=queens: for another table say AGAINST=dir)
endif
endif
endif

else

# These goals are about no board: what was typed for one is not looked at.
override N := 8
override PREFIX := queens
override VIEWS :=
override VIEW := list

endif
