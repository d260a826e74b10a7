#!/bin/sh
# busybox.t -- with busybox's tools first in PATH, as on Alpine, users can do what they do elsewhere
. tests/tap.sh
. tests/build/tree.sh

mkdir "$scratch/applets"
for applet in $(busybox --list); do
	ln -s "$(command -v busybox)" "$scratch/applets/$applet"
done
with() {
	PATH=$scratch/applets:$PATH timeout 600 "$@"
}
golden good N=4 all compact gallery out/queens4_tiny
golden tree help
# by_make ARGUMENTS...: make there; its recipes run in busybox's shell
by_make() {
	(cd "$scratch/tree" && with make SHELL="$scratch/applets/sh" "$@")
}
# same_as_made FILE...: the bytes that other tools make
same_as_made() {
	for file; do
		cmp "$scratch/good/out/$file" "$scratch/tree/out/$file" || return
	done
}
sed_is_busybox() {
	PATH=$scratch/applets:$PATH
	equal "$(readlink -f "$(command -v sed)")" "$(readlink -f "$(command -v busybox)")"
}
ok 'make is used with busybox' sed_is_busybox
ok 'make run' equal "$(by_make -s N=4 run 2>&1)" '2 4 1 3
3 1 4 2'
while IFS='|' read -r goals files; do
	ok "make $goals" exits 0 by_make N=4 $goals
	[ -z "$files" ] || ok 'its bytes are the same' same_as_made $files
done <<'END'
tables|queens4.h queens4.c queens4.tsv queens4_proof.c
compact|queens4_compact.h queens4_compact.c
proof|
gallery|queens4.html
all|queens4
-B all|queens4.h queens4
help|
END
case $(uname -m) in
x86_64 | aarch64) ok 'make tiny' exits 0 by_make N=4 tiny ;;
esac
ok 'a board of 12' exits 0 by_make N=12
refused() {
	exits 2 by_make -s N=4 dist-firmware 2>"$scratch/said" && grep -x 'dist-firmware needs GNU tar' "$scratch/said"
}
ok 'what cannot work says so' refused
unexpanded() {
	echo 'x q_soluti' >"$scratch/tree/templates/queens.bad.m4"
	exits 2 by_make -s out/queens4.bad 2>"$scratch/said" &&
		grep -x 'templates/queens.bad.m4:1: m4 left q_soluti' "$scratch/said"
}
ok 'a wrong template is named' unexpanded

# --- the command ------------------------------------------------------------------

ok 'make install' exits 0 by_make N=4 install prefix="$scratch/root"
command() {
	(cd "$scratch" && PATH=$scratch/root/bin:$PATH with queens-tables "$@")
}
ok 'queens-tables' exits 0 command "a b/queens4.h" "a b/queens4_proof.c"
same() {
	cmp "$scratch/good/out/queens4.h" "$scratch/a b/queens4.h" &&
		exits 0 command --check "a b/queens4.h" "a b/queens4_proof.c"
}
ok '--check of the same' same
different() {
	sed -i 's/0,2,/0,3,/' "$scratch/a b/queens4_proof.c" && echo more >>"$scratch/a b/queens4.h" || return
	exits 1 command --check "a b/queens4.h" >"$scratch/diff" && grep -x -e '-more' "$scratch/diff" &&
		(cd "$scratch" && patch -s -p1 <diff) && cmp "$scratch/good/out/queens4.h" "$scratch/a b/queens4.h"
}
ok '--check of a change, and patch takes the diff' different
ok 'another m4' says "'cat': this is not GNU m4" 2 env M4=cat PATH="$scratch/applets:$PATH" gen/queens-tables queens4.h
ok 'make uninstall' exits 0 by_make N=4 uninstall prefix="$scratch/root"
clean() {
	exits 0 by_make N=4 clean && [ ! -e "$scratch/tree/out/build" ]
}
ok 'make clean' clean

done_testing
