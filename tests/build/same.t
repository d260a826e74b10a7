#!/bin/sh
# same.t -- the bytes depend on N and PREFIX alone
. tests/tap.sh
. tests/build/tree.sh

boards='8 11'
# build_both TREE COMMAND...: with COMMAND, a prefix of make's, make both boards
build_both() {
	(
		cd "$scratch/$1" && shift
		for n in $boards; do
			timeout 300 "$@" N=$n || exit
		done
	)
}

# products TREE: the files whose bytes are promised; programs are the compiler's
products() {
	(cd "$scratch/$1" && find out -type f \( -name '*.[hc]' -o \
		-name '*.tsv' -o -name '*.txt' -o -name facts -o -name board \) \
		! -name views.c -exec sha256sum {} + | sort -k 2)
}

# views TREE: sums of what the printers write
views() {
	for n in $boards; do
		for view in list summary first tsv; do
			"$scratch/$1/out/queens$n" $view | sha256sum
		done
	done
}

copy_tree "$scratch/good"
build_both good make >"$scratch/said" 2>&1
products good >"$scratch/products"
views good >"$scratch/views"
compared() {
	[ "$(wc -l <"$scratch/products")" -gt 25 ] &&
		grep -q 'queens11[.]tsv$' "$scratch/products" &&
		grep -q 'queens8/views/pairs[.]txt$' "$scratch/products"
}
ok "there is something to compare" compared

# alike TREE COMMAND...
alike() {
	copy_tree "$scratch/$1" && exits 0 build_both "$@" || return
	products "$1" | diff "$scratch/products" - &&
		views "$1" | diff "$scratch/views" -
	alike_result=$?
	rm -rf "$scratch/$1"
	return $alike_result
}

# What does not touch the host programs takes them as they are
quick_host
long=$(printf '%0150d' 0)/$(printf '%0150d' 0)
elsewhere='TZ=Asia/Kolkata SOURCE_DATE_EPOCH=1 USER=eve LOGNAME=eve HOME=/no
	HOSTNAME=moon COLUMNS=20 POSIXLY_CORRECT=1 TERM=dumb'
while IFS='|' read -r name tree command; do
	is_due "$name" || continue
	ok "$name" alike "$tree" $command
done <<END
+-O3|o3|make CFLAGS=-O3 BUILD_CC=cc BUILD_CFLAGS=-O3
-j8, a longer path|$long|make -j8
another user, zone, day|other|env $(echo $elsewhere) make
+no environment|none|env -i PATH=$PATH make
END
if command -v clang >/dev/null; then
	ok "clang" alike clang make CC=clang BUILD_CC=clang BUILD_CFLAGS=-O1
else
	skip "clang" "there is no clang"
fi

# umask: the contents alone
narrow() { (umask 077 && alike umask make); }
ok "another umask" narrow

# another locale: those of other languages where they can be made
in_locale() {
	alike locale env LC_ALL="$1" LANG="$1" LANGUAGE="$1" make
}
mkdir "$scratch/locales"
locales=
if command -v localedef >/dev/null; then
	for name in et_EE ${LONG:+tr_TR}; do
		localedef -i $name -f UTF-8 "$scratch/locales/$name.UTF-8" \
			2>/dev/null && locales="$locales $name.UTF-8"
	done
fi
if [ "$locales" ]; then
	export LOCPATH="$scratch/locales"
else
	locales=$(locale -a 2>/dev/null | grep -vxE 'C|POSIX' | head -n 1)
fi
[ "$locales" ] || skip "another locale" "there is none"
for name in $locales; do
	ok "locale $name" in_locale $name
done
unset LOCPATH

# --- nothing of the machine in a product --------------------------------------

# lacks WHAT OPTIONS TEXT FILE...: no file holds TEXT
lacks() {
	options=$1 text=$2
	shift 2
	[ "$text" ] || return 0
	! grep -l $options -F -e "$text" "$@"
}
ok "no path" lacks -ra "$scratch" "$scratch/good/out"
ok "no path of the sources" lacks -ra "$top" "$scratch/good/out"

# --- folders whose names mean something to make, shell or m4 ------------------

golden small N=4
(cd "$scratch/small" && find out -name '*.[hc]' -o -name '*.tsv' -o \
	-name '*.txt' | xargs sha256sum) >"$scratch/small.sums"
rm -rf "$scratch/small/out/build" "$scratch/small/out/queens4"*

# folder PRINTF: a tree in a folder of that name, as printf's %b has it
folder() {
	rm -rf "$scratch/hostile"
	mkdir "$scratch/hostile"
	place=$(printf '%bx' "$1")
	place=$scratch/hostile/./${place%x}
	cp -R "$scratch/small" "$place" || return
	(cd "$place" && exits 0 timeout 300 make N=4 tables run >"$scratch/said" &&
		sha256sum --check --quiet "$scratch/small.sums" &&
		printf '2 4 1 3\n3 1 4 2\n' | cmp - "$scratch/said" &&
		exits 0 timeout 300 make clean) || return
	ls "$scratch/hostile" | wc -l | grep -qx "$2" || return
	find "$scratch" . -maxdepth 4 -name touched | none
}

# name | folder | lines that ls prints for it
while IFS='^' read -r name place lines; do
	is_due "$name" || continue
	ok "in a folder named with $name" folder "$place" "${lines:-1}"
done <<'END'
blanks^ a  b 
+quotes^a'b"c
+a dollar sign^a$b$$c$(d
+a call of make^$(HOME)$(shell touch touched)
+a call of the shell^`touch touched`$(touch touched)
+a semicolon^;touch touched;a
a line break^a\nb^2
+make's signs^#%:=a
+a backslash^a\\\\b\\\\
+a leading -^-rf
+wild cards^*?[a]
+bytes that are no UTF-8^a\0377\0376b
a tilde^~
+a tab^a\tb
+parentheses^)(a}{
+signs of the shell^&|<>!
+m4's words^m4_define(`x', <|y|>)
END

# unconverted: a clone by a git that turns LF into CRLF has the same bytes
unconverted() {
	git clone -q -c core.autocrlf=true -c core.eol=crlf . "$scratch/clone" || return
	for file in out/queens8.tsv out/queens8.h gen/queens-tables gen/setup Makefile; do
		git show "HEAD:$file" | cmp - "$scratch/clone/$file" || return
	done
}
if git rev-parse HEAD >/dev/null 2>&1; then
	ok 'git does not change line ends, whatever autocrlf says' unconverted
else
	skip 'git does not change line ends, whatever autocrlf says' 'no git checkout'
fi

done_testing
