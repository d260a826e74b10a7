# install.mk -- what leaves the checkout: archives; a board and queens-tables under DESTDIR and prefix
.PHONY: dist dist-firmware install uninstall

# The same bytes by every GNU tar.  archive SECONDS: with files of that date
define archive
	tar --version | grep -q GNU || { echo '$(MAKECMDGOALS): this needs GNU tar' >&2; exit 2; }
	TAR_OPTIONS= GZIP= tar --format=gnu --sort=name --mtime=@$1 --owner=0 --group=0 --numeric-owner -I 'gzip -9n'
endef

dist-firmware: $(OUT)/$(NAME)-firmware.tar.gz ## a folder for Arduino, PlatformIO, ESP-IDF, Zephyr and CMake
firmware := $(wildcard templates/firmware/*.m4 templates/firmware/*/*.m4 templates/firmware/*/*/*.m4)
# The tables of larger boards than 12 take over 1 MB.
tabled   := $(if $(filter 13 14 15 16,$(size)),,$(addprefix $(OUT)/$(NAME),.h .c))
packed   := $(tabled) $(if $(filter 1 2 3,$(size)),,$(addprefix $(OUT)/$(NAME),_compact.h _compact.c))
$(B)/firmware/%: options = -D q_header=$(notdir $(firstword $(packed)))
$(OUT)/$(NAME)-firmware.tar.gz: $(patsubst templates/%.m4,$(B)/%,$(sort $(firmware))) $(packed)
	$(call begin,TAR)
	$(if $(tabled),,echo 'board $(size): the archive has only the compact form: tables take over 1 MB' >&2)
	$(call archive,0) --mode=644 -C $(OUT) -cf $(new) \
		--transform 's|^$(NAME)|$(NAME)/src/&|;s|^build/$(NAME)/firmware|$(NAME)|' $(^:$(OUT)/%=%)

# Tools refuse files of before 1984: these are of 2000.
sources := Makefile README.md gen templates tests .ci .clang-format .clang-tidy .editorconfig .gitattributes
dist: ## the source archive of this version, out/queens-VERSION.tar.gz
	name=queens-$$(sed -n 's/^m4_define(<|q_version|>, <|\(.*\)|>)$$/\1/p' templates/contract.m4)
	mkdir -p $(OUT)
	$(call archive,946684800) --mode=u=rwX,go=rX --transform "s|^|$$name/|" -cf $(OUT)/.new.$$$$.$$name \
		$(sources) $(wildcard $(addprefix out/,$(kept)))
	mv -f $(OUT)/.new.$$$$.$$name $(OUT)/$$name.tar.gz

INSTALL ?= install
to = $(call quote,$(DESTDIR)$(prefix)/$1)
# put MODE FOLDER FILE...: each file is there whole or not at all
define put
	command -v install >/dev/null || install() { cp "$$3" "$$4" && chmod "$$2" "$$4"; } # as in some busybox
	put() {
		mode=$$1 folder=$(call to,)$$2
		shift 2
		mkdir -p "$$folder"
		for file; do
			new=$$folder/.new.$${file##*/} name=$$folder/$${file##*/}
			[ ! -d "$$name" ] || { echo "$$name is a folder" >&2; exit 1; }
			$(INSTALL) -m $$mode "$$file" "$$new" && mv -f "$$new" "$$name" || { rm -f "$$new"; exit 1; }
		done
	}
endef
cannot_install = { echo '$(DESTDIR)$(prefix) cannot be written: say prefix=dir, or sudo make install' >&2; exit 1; }
pages         := $(OUT)/$(NAME).1 $(B)/man/queens-tables.1

install: all $(pages) ## install board N and the command queens-tables under prefix
	umask 022
	mkdir -p $(call to,bin) && [ -w $(call to,bin) ] || $(cannot_install)
	$(if $(subst $(file <$(HOST)/link.is),,[$(link)]),echo \
		$(call quote,installs what make made by $(file <$(HOST)/link.is)) >&2)
	$(put)
	put 755 bin $(OUT)/$(NAME)$(EXEEXT)
	$(removed)
	put 755 libexec/queens gen/queens-tables $(BUILD)/qgen
	ln -sf ../libexec/queens/queens-tables $(call to,bin/queens-tables)
	put 644 include $(OUT)/$(NAME).h
	put 644 share/queens $(OUT)/$(NAME).c $(OUT)/$(NAME).tsv gen/expand.sh
	put 644 share/man/man1 $(pages)
	$(foreach folder,. forms pictures,
	put 644 share/queens/templates/$(folder) templates/$(folder)/*.m4)
	put 644 share/queens/templates templates/README.md

# The command, also that of older versions.
removed = rm -rf $(foreach path,bin/queens-tables libexec/queens share/queens/expand.sh share/queens/templates \
  bin/queens-complete share/man/man1/queens-complete.1,$(call to,$(path)))
uninstall: ## remove board N and the command
	$(removed)
	rm -f $(foreach path,bin/$(NAME)$(EXEEXT) include/$(NAME).h share/queens/$(NAME).c share/queens/$(NAME).tsv \
		$(addprefix share/man/man1/,$(notdir $(pages))),$(call to,$(path)))
	rmdir $(call to,share/queens) 2>/dev/null || :
