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
		--transform 's|^$(NAME)|$(NAME)/src/&|;s|^build.queens/$(NAME)/firmware|$(NAME)|' $(^:$(OUT)/%=%)

kept    = $(patsubst !%,%,$(filter !%,$(file <out/.gitignore)))
# Tools refuse files of before 1984: these are of 2000.
sources := Makefile README.md gen templates tests .ci .clang-format .clang-tidy .editorconfig .gitattributes
strays  := --exclude-backups $(addprefix --exclude=,*.o *.orig *.rej .*.sw? .new.*)
release := $(if $(filter dist,$(MAKECMDGOALS)),$(lastword $(shell gen/queens-tables --version)))
dist: $(OUT)/queens-$(release).tar.gz ## the source archive of this version, out/queens-VERSION.tar.gz
$(OUT)/queens-$(release).tar.gz: FORCE
	$(call begin,TAR)
	$(call archive,946684800) --mode=u=rwX,go=rX --transform 's|^|queens-$(release)/|' $(strays) \
		-cf $(new) $(sources) $(wildcard $(addprefix out/,$(kept)))

INSTALL         ?= install
INSTALL_PROGRAM ?= $(INSTALL) -m 755
INSTALL_SCRIPT  ?= $(INSTALL) -m 755
INSTALL_DATA    ?= $(INSTALL) -m 644
to = $(call quote,$(DESTDIR)$(prefix)/$1)
install: all ## install board N and the command queens-tables under prefix
	umask 022
	mkdir -p $(call to,bin) && [ -w $(call to,bin) ] || {
		echo '$(DESTDIR)$(prefix) cannot be written: say prefix=dir, or sudo make install' >&2
		exit 1
	}
	$(if $(subst $(file <$(HOST)/link.is),,[$(link)]),echo \
		$(call quote,installs what make made by $(file <$(HOST)/link.is)) >&2)
	command -v install >/dev/null || install() { cp "$$3" "$$4" && chmod "$$2" "$$4"; } # as in some busybox
	# put HOW FOLDER FILE...: each file is there whole or not at all
	put() {
		how=$$1 folder=$(call to,)$$2
		shift 2
		mkdir -p "$$folder"
		for file; do
			new=$$folder/.new.$${file##*/} name=$$folder/$${file##*/}
			[ ! -d "$$name" ] || { echo "$$name is a folder" >&2; exit 1; }
			$$how "$$file" "$$new" && mv -f "$$new" "$$name" || { rm -f "$$new"; exit 1; }
		done
	}
	put '$(INSTALL_PROGRAM)' bin $(OUT)/$(NAME)$(EXEEXT)
	$(removed)
	put '$(INSTALL_PROGRAM)' libexec/queens $(BUILD)/qgen
	put '$(INSTALL_SCRIPT)' libexec/queens gen/queens-tables
	ln -sf ../libexec/queens/queens-tables $(call to,bin/queens-tables)
	put '$(INSTALL_DATA)' include $(OUT)/$(NAME).h
	put '$(INSTALL_DATA)' share/queens $(OUT)/$(NAME).c $(OUT)/$(NAME).tsv gen/expand.sh
	put '$(INSTALL_DATA)' share/man/man1 $(pages)
	put '$(INSTALL_DATA)' share/queens/templates templates/*.m4 templates/README.md
	put '$(INSTALL_DATA)' share/queens/templates/counts templates/counts/*.m4
	put '$(INSTALL_DATA)' share/queens/templates/forms templates/forms/*.m4
	put '$(INSTALL_DATA)' share/queens/templates/pictures templates/pictures/*.m4

# The command, also that of older versions.
removed = rm -rf $(foreach path,bin/queens-tables libexec/queens share/queens/expand.sh share/queens/templates \
  bin/queens-complete share/man/man1/queens-complete.1,$(call to,$(path)))
uninstall: ## remove board N and the command
	$(removed)
	rm -f $(foreach path,bin/$(NAME)$(EXEEXT) include/$(NAME).h share/queens/$(NAME).c share/queens/$(NAME).tsv \
		$(addprefix share/man/man1/,$(notdir $(pages))),$(call to,$(path)))
	rmdir $(call to,share/queens) 2>/dev/null || :
