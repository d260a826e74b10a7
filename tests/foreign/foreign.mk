# foreign.mk -- the counter on other processors than x86-64, emulated

# make check leaves these tests out: they take minutes, and compilers that make
# setup does not install.
TESTS := $(filter-out tests/foreign/%,$(TESTS))

foreign_tools := aarch64-linux-gnu-gcc s390x-linux-gnu-gcc qemu-aarch64 qemu-s390x

check-foreign: ## the counter on aarch64 and big-endian s390x, under qemu
	$(foreach tool,$(foreign_tools),$(call need,$(tool),setup-foreign);)
	OUT=$(OUT) prove --exec '' tests/foreign/count.t

setup-foreign: ## install what check-foreign needs
	sh gen/setup $(foreign_tools) >&2

.PHONY: check-foreign setup-foreign
