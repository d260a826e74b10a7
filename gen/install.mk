# install.mk -- what leaves the checkout: archives; a board and queens-tables under DESTDIR and prefix

# The same bytes by every GNU tar.  archive SECONDS: with files of that date
archive = TAR_OPTIONS= GZIP= tar --format=gnu --mtime=@$1 --owner=0 --group=0 --numeric-owner -I 'gzip -9n'

dist-firmware: $(OUT)/$(NAME)-firmware.tar.gz ## a library for Arduino, ESP-IDF, Zephyr and CMake
# From N=13 on, the tables take over 1 MB.
tabled   := $(if $(filter 13 14 15 16,$(size)),,$(addprefix $(OUT)/$(NAME),.h .c))
packed   := $(tabled) $(if $(filter 1 2 3,$(size)),,$(addprefix $(OUT)/$(NAME),_compact.h _compact.c))
$(B)/firmware/%: options = -D q_header=$(notdir $(firstword $(packed)))
$(OUT)/$(NAME)-firmware.tar.gz: $(sort $(filter $(B)/firmware/%,$(included:templates/%.m4=$(B)/%))) $(packed)
	$(call begin,TAR)
	$(if $(tabled),,echo 'N=$(size): the archive has only the compact form; tables would take over 1 MB' >&2)
	$(call archive,0) --mode=644 -C $(OUT) -cf $(new) \
		--transform 's|^$(NAME)|$(NAME)/src/&|;s|^build.queens/$(NAME)/firmware|$(NAME)|' $(filter-out FORCE,$(^:$(OUT)/%=%))
	$(publish)

# Where git knows them, its files alone.  Tools refuse files of before 1984: these are of 2000.
kept    = $(patsubst !%,%,$(filter !%,$(file <out/.gitignore)))
sources := Makefile README.md gen templates tests .ci .clang-format .clang-tidy .editorconfig .gitattributes
dist: $(OUT)/queens-$(version).tar.gz ## the source archive, out/queens-VERSION.tar.gz
$(OUT)/queens-$(version).tar.gz: FORCE
	$(call begin,TAR)
	if [ "$$($(git) ls-files Makefile 2>/dev/null)" ]; then $(git) ls-files -z $(sources) out
	else find $(wildcard $(sources)) $(wildcard $(addprefix out/,$(kept))) ! -type d -print0; fi >$(new)~files
	sort -zo $(new)~files $(new)~files
	$(call archive,946684800) --mode=u=rwX,go=rX --transform 's|^|queens-$(version)/|' \
		--null --no-recursion -T $(new)~files -cf $(new)
	$(publish)

# As the GNU standards have them.
bindir     = $(prefix)/bin
libexecdir = $(prefix)/libexec
includedir = $(prefix)/include
datadir    = $(prefix)/share
mandir     = $(prefix)/share/man
$(if $(findstring install,$(MAKECMDGOALS)),$(foreach v,$(places) $(if $(filter ~%,$(DESTDIR)),DESTDIR),$(if \
  $(filter-out /%,$(firstword $($v))),$(error $v='$($v)': $v is a folder from / on; a shell may leave ~ as it is))))
INSTALL         ?= install
INSTALL_PROGRAM ?= $(INSTALL) -m 755
INSTALL_SCRIPT  ?= $(INSTALL) -m 755
INSTALL_DATA    ?= $(INSTALL) -m 644
to = $(call quote,$(DESTDIR)$1)
# way RELATIVE, ABSOLUTE: how a link begins.  In the usual folders it is relative, so that all may be moved together.
# From a folder that is a link, as ~/.local/bin to ~/bin, a relative one leads elsewhere.
linked = $(shell [ ! -h $(call to,$(bindir)) ] && [ ! -h $(call to,$(libexecdir)) ] || echo so)
way = '$(if $(call differs,$(bindir) $(libexecdir) $(datadir),$(prefix)/bin $(prefix)/libexec \
  $(prefix)/share)$(linked),$2,$1)'

# All that a goal installs, the deepest folders and a command's data first: put HOW FOLDER FILE...
define board_files
	$(foreach folder,counts forms pages/pictures pages,put '$(INSTALL_DATA)' \
		$(call to,$(datadir)/queens/templates/$(folder)) templates/$(folder)/*.m4;)
	put '$(INSTALL_DATA)' $(call to,$(datadir)/queens/templates) templates/*.m4 templates/README.md
	put '$(INSTALL_DATA)' $(call to,$(datadir)/queens) $(OUT)/$(NAME).c $(OUT)/$(NAME).tsv gen/expand.sh
	put 'ln -s' $(call to,$(libexecdir)/queens) $(call way,../../share,$(datadir))/queens/expand.sh
	put '$(INSTALL_PROGRAM)' $(call to,$(libexecdir)/queens) $(BUILD)/qgen
	put '$(INSTALL_SCRIPT)' $(call to,$(libexecdir)/queens) gen/queens-tables
	put 'ln -s' $(call to,$(bindir)) $(call way,../libexec,$(libexecdir))/queens/queens-tables
	put '$(INSTALL_PROGRAM)' $(call to,$(bindir)) $(OUT)/$(NAME)$(EXEEXT)
	put '$(INSTALL_DATA)' $(call to,$(includedir)) $(OUT)/$(NAME).h
	put '$(INSTALL_DATA)' $(call to,$(mandir)/man1) $(pages)
endef
##   install uninstall   the printer, the tables and queens-tables, under prefix
install: all
install uninstall: parts = $(board_files)
install install-count:
	umask 022
	$(if $(and $(filter install,$@),$(call differs,$(file <$(HOST)/link.is),[$(link)])),echo \
		$(call quote,installs what make made by $(file <$(HOST)/link.is)) >&2)
	command -v install >/dev/null || install() { cp "$$3" "$$4" && chmod "$$2" "$$4"; } # as in some busybox
	aside=; trap 'rm -rf "$$aside"' EXIT
	trap 'exit 1' HUP INT PIPE TERM
	put() { # each file is there whole or not at all; uutils moves a link that leads nowhere only to a name
		how=$$1 folder=$$2; shift 2
		mkdir -p "$$folder" 2>/dev/null || {
			echo "'$$folder': cannot make this folder; say prefix=dir, or sudo make install" >&2; exit 1; }
		aside=$$(mktemp -d "$$folder/.new.XXXXXX")
		for file; do
			name=$${file##*/}
			[ ! -d "$$folder/$$name" ] || { echo "'$$folder/$$name' is a folder" >&2; exit 1; }
			$$how "$$file" "$$aside/$$name"
			mv -f "$$aside/$$name" "$$folder/$$name"
		done
		rmdir "$$aside"
	}
	$(parts)

uninstall uninstall-count:
	put() {
		folder=$$2; shift 2
		for file; do rm -f "$$folder/$${file##*/}"; done
		case $$folder in */queens | */queens/templates*) rmdir "$$folder" 2>/dev/null || :; esac
	}
	$(parts)
