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

# --- other machines ----------------------------------------------------------

FIRMWARE := $(sort $(wildcard tests/firmware/*.t))
TESTS    := $(filter-out $(FIRMWARE),$(TESTS))

.PHONY: check-firmware setup-firmware

firmware_tools := arm-none-eabi-gcc avr-gcc riscv64-unknown-elf-gcc s390x-linux-gnu-gcc \
  sdcc qemu-system-arm qemu-system-riscv32 qemu-s390x simavr s51 cppcheck cmake meson

check-firmware: ## the tables on five other machines (make setup-firmware)
	for tool in $(firmware_tools); do
		command -v $$tool >/dev/null || { echo "check-firmware needs $$tool: make setup-firmware" >&2; exit 1; }
	done
	for n in 1 2 5 8 9 10 11 12; do $(MAKE) N=$$n PREFIX=queens tables; done
	for n in 8 10 12 14; do $(MAKE) N=$$n PREFIX=queens compact; done
	OUT=$(OUT) prove -j 2 --exec '' $(FIRMWARE)

setup-firmware: ## install what check-firmware needs
	sh gen/setup $(firmware_tools) >&2
