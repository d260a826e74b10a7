# firmware.mk -- the tables on other machines, emulated

# make check leaves these tests out: they take minutes, and tools that make setup
# does not install.
FIRMWARE := $(sort $(wildcard tests/firmware/*.t))
TESTS    := $(filter-out $(FIRMWARE),$(TESTS))

firmware_tools := arm-none-eabi-gcc avr-gcc riscv64-unknown-elf-gcc s390x-linux-gnu-gcc \
  sdcc qemu-system-arm qemu-system-riscv32 qemu-s390x simavr s51 cppcheck cmake meson

check-firmware: ## the tables on five other machines (make setup-firmware)
	$(foreach tool,$(firmware_tools),$(call need,$(tool),setup-firmware);)
	for n in 1 2 5 8 9 10 11 12; do $(MAKE) N=$$n PREFIX=queens tables; done
	for n in 8 10 12 14; do $(MAKE) N=$$n PREFIX=queens compact; done
	OUT=$(OUT) prove -j 2 --exec '' $(FIRMWARE)

setup-firmware: ## install what check-firmware needs
	sh gen/setup $(firmware_tools) >&2

.PHONY: check-firmware setup-firmware
