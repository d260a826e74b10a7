# install.mk -- what leaves the checkout: an archive; a board and queens-tables under DESTDIR and prefix
.PHONY: dist-firmware install uninstall

dist-firmware: $(OUT)/$(NAME)-firmware.tar.gz ## a folder for Arduino, PlatformIO, ESP-IDF, Zephyr and CMake
firmware := $(wildcard templates/firmware/*.m4 templates/firmware/*/*.m4 templates/firmware/*/*/*.m4)
# The tables of larger boards than 12 take over 1 MB.
tabled   := $(if $(filter 13 14 15 16,$(size)),,$(addprefix $(OUT)/$(NAME),.h .c))
packed   := $(tabled) $(if $(filter 1 2 3,$(size)),,$(addprefix $(OUT)/$(NAME),_compact.h _compact.c))
$(B)/firmware/%: options = -D q_header=$(notdir $(firstword $(packed)))
$(OUT)/$(NAME)-firmware.tar.gz: $(patsubst templates/%.m4,$(B)/%,$(sort $(firmware))) $(packed)
	$(call begin,TAR)
	tar --version | grep -q GNU || { echo 'dist-firmware needs GNU tar' >&2; exit 2; }
	$(if $(tabled),,echo 'board $(size): the archive has only the compact form: tables take over 1 MB' >&2)
	tar --format=ustar --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=644 -C $(OUT) -I 'gzip -9n' \
		-cf $(new) \
		--transform 's|^$(NAME)|$(NAME)/src/&|;s|^build/$(NAME)/firmware|$(NAME)|' $(^:$(OUT)/%=%)

# What stands in which folder under prefix; libexec/queens has the command queens-tables.
in_bin            := $(OUT)/$(NAME)
in_include        := $(OUT)/$(NAME).h
in_share/queens   := $(OUT)/$(NAME).c $(OUT)/$(NAME).tsv
in_share/man/man1 := $(OUT)/$(NAME).1 $(B)/man/queens-tables.1
folders           := bin include share/queens share/man/man1

to = $(call quote,$(DESTDIR)$(prefix)/$1)
# put MODE, FOLDER, FILES
define put
	mkdir -p $(call to,$2)
	install -m $1 $3 $(call to,$2)

endef
cannot_install = { echo '$(DESTDIR)$(prefix) cannot be written: say prefix=dir, or sudo make install' >&2; exit 1; }

install: all $(in_share/man/man1) ## install board N and the command queens-tables under prefix
	umask 022
	mkdir -p $(call to,bin) && [ -w $(call to,bin) ] || $(cannot_install)
	$(foreach folder,$(folders),$(call put,$(if $(filter bin,$(folder)),755,644),$(folder),$(in_$(folder))))
	rm -rf $(call to,libexec/queens)
	$(call put,755,libexec/queens,gen/queens-tables $(HOST)/qgen)
	$(call put,644,libexec/queens,gen/expand.sh)
	$(foreach folder,. forms pictures,$(call put,644,libexec/queens/templates/$(folder),templates/$(folder)/*.m4))
	ln -sf ../libexec/queens/queens-tables $(call to,bin/queens-tables)

uninstall: ## remove board N and the command
	rm -f $(foreach folder,$(folders),$(foreach file,$(in_$(folder)),$(call to,$(folder)/$(notdir $(file)))))
	rm -rf $(call to,bin/queens-tables) $(call to,libexec/queens)
	rmdir $(call to,share/queens) 2>/dev/null || :
