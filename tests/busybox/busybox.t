#!/bin/sh
# busybox.t -- with busybox's tools first in PATH, as on Alpine, users can do what they do elsewhere
. tests/tap.sh
. tests/build/tree.sh

golden good N=4 all compact gallery
golden tree help
help=$(build tree help)
mkdir "$scratch/applets"
for applet in $(busybox --list); do
	ln -s "$(command -v busybox)" "$scratch/applets/$applet"
done
PATH=$scratch/applets:$PATH
ok 'sed is the one of busybox' [ "$(command -v sed)" -ef "$(command -v busybox)" ]
# by_make ARGUMENTS...: make there; its recipes run in busybox's shell
by_make() {
	build tree SHELL="$scratch/applets/sh" "$@"
}
ok 'make run' equal "$(by_make -s N=4 run 2>&1)" '2 4 1 3
3 1 4 2'
made() {
	exits 0 by_make N=4 all compact gallery proof || return
	for file in "$scratch"/good/out/queens4*.*; do
		cmp "$file" "$scratch/tree/out/${file##*/}" || return
	done
}
ok 'its products have the same bytes' made
ok 'make help' equal "$(by_make -s help)" "$help"
case $(uname -m) in
x86_64 | aarch64) ok 'make tiny' exits 0 by_make N=4 tiny ;;
esac
# refuses LINE ARGUMENTS...
refuses() {
	line=$1
	shift
	exits 2 by_make -s "$@" 2>"$scratch/said" && grep -xF "$line" "$scratch/said"
}
ok 'what cannot work says so' refuses 'dist-firmware: this needs GNU tar' N=4 dist-firmware
echo 'x q_soluti' >"$scratch/tree/templates/queens.bad.m4"
ok 'a wrong template is named' refuses 'templates/queens.bad.m4:1: m4 left q_soluti' out/queens4.bad

# --- the command ------------------------------------------------------------------

# Debian's busybox has no install.
mkdir "$scratch/few" && ln -s "$(command -v make)" "$(command -v m4)" "$scratch/few" && rm -f "$scratch/applets/install"
installed() {
	(PATH=$scratch/applets:$scratch/few && exits 0 by_make N=4 install prefix="$scratch/root") &&
		equal "$(stat -c %a "$scratch/root/bin/queens4" "$scratch/root/include/queens4.h" | xargs)" '755 644'
}
ok 'make install' installed
tables() {
	(cd "$scratch" && PATH=$scratch/root/bin:$PATH && exits "$@")
}
ok 'queens-tables' tables 0 queens-tables "a b/queens4.h" "a b/queens4_proof.c"
ok '--check of the same' tables 0 queens-tables --check "a b/queens4.h" "a b/queens4_proof.c"
different() {
	echo more >>"$scratch/a b/queens4.h" && tables 1 queens-tables --check "a b/queens4.h" >"$scratch/diff" &&
		(cd "$scratch" && patch -p1 <diff) && cmp "$scratch/good/out/queens4.h" "$scratch/a b/queens4.h"
}
ok '--check of a change, and patch takes the diff' different
ok 'another m4' says "'cat': this is not GNU m4" 2 env M4=cat gen/queens-tables queens4.h
ok 'make uninstall' exits 0 by_make N=4 uninstall prefix="$scratch/root"
clean() {
	exits 0 by_make N=4 clean && [ ! -e "$scratch/tree/out/build" ]
}
ok 'make clean' clean

done_testing
