# install.mk -- a board and queens-tables, under DESTDIR and prefix
.PHONY: install uninstall

to = $(call quote,$(DESTDIR)$(prefix)/$1)

install: all $(OUT)/$(NAME).1 $(B)/man/queens-tables.1 ## install board N and the command queens-tables under prefix
	mkdir -p $(call to,bin) && [ -w $(call to,bin) ] || { echo '$(DESTDIR)$(prefix) cannot be written: say prefix=dir, or sudo make install' >&2; exit 1; }
	install -t $(call to,bin) $(OUT)/$(NAME)
	install -D -m 644 -t $(call to,include) $(OUT)/$(NAME).h
	install -D -m 644 -t $(call to,share/queens) $(OUT)/$(NAME).c $(OUT)/$(NAME).tsv
	install -D -m 644 -t $(call to,share/man/man1) $(OUT)/$(NAME).1 $(B)/man/queens-tables.1
	install -D -t $(call to,libexec/queens) gen/queens-tables $(HOST)/qgen
	install -D -m 644 -t $(call to,libexec/queens) gen/expand.sh
	for folder in . forms pictures; do install -D -m 644 -t $(call to,libexec/queens/templates)/$$folder templates/$$folder/*.m4; done
	ln -srf $(call to,libexec/queens/queens-tables) $(call to,bin)

uninstall: ## remove board N and the command
	rm -f $(foreach f,bin/$(NAME) bin/queens-tables include/$(NAME).h share/queens/$(NAME).c share/queens/$(NAME).tsv \
	  share/man/man1/$(NAME).1 share/man/man1/queens-tables.1,$(call to,$f))
	rm -rf $(call to,libexec/queens)
	rmdir $(call to,share/queens) 2>/dev/null || :
