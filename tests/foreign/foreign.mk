# foreign.mk -- the counter on other processors than x86-64, emulated

# they take minutes and compilers that make setup does not install
TESTS := $(filter-out tests/foreign/%,$(TESTS))

check-foreign: ## the counter on aarch64 and big-endian s390x, under qemu
	OUT=$(OUT) prove --exec '' tests/foreign/count.t

setup-foreign: ## install what check-foreign needs
	sh gen/setup aarch64-linux-gnu-gcc s390x-linux-gnu-gcc qemu-aarch64 qemu-s390x >&2

.PHONY: check-foreign setup-foreign
