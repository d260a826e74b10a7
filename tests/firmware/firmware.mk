# firmware.mk -- proofs by the compiler, and the tables on other machines

.PHONY: proof

ifneq ($(filter proof,$(MAKECMDGOALS)),)
ifneq ($(filter $(large),$(N)),)
  $(error proof is for boards to N=10; larger tables are compared with a fresh enumeration)
endif
endif

proof: $(OUT)/$(NAME)_proof.c $(OUT)/$(NAME).c $(OUT)/$(NAME).h ## let CC prove the table of board N, to 10
	trap 'rm -f $(new)' EXIT
	$(CC) $(CFLAGS) -c -o $(new) $<
	echo 'proved: $(OUT)/$(NAME).c' >&2
