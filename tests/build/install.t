#!/bin/sh
# install.t -- install, uninstall, the archive, clean, help and setup; an ordinary user
# long
. tests/tap.sh
. tests/build/tree.sh
version=$(sed -n 's/^m4_define(<|q_version|>, <|\(.*\)|>)$/\1/p' templates/contract.m4)

golden tree N=5
build tree N=5 PREFIX=puzzle >"$scratch/log" 2>&1

# --- install -----------------------------------------------------------------

# installs NAME FOLDER ARGUMENTS...: the board of that name and the command are in FOLDER;
# uninstall takes them away, and no more
installs() {
	name=$1 to=$2
	shift 2
	mkdir -p "$to/bin" && : >"$to/bin/other"
	(umask 077 && exits 0 build tree N=5 install "$@" >"$scratch/said") || return
	find "$to" -mindepth 1 -type d ! -perm 755 | none || return
	(cd "$to" && find . -type f ! -path '*/templates/*' -printf '%m %P\n' | sort) >"$scratch/there"
	sort >"$scratch/wanted" <<-END
		644 bin/other
		644 include/$name.h
		644 libexec/queens/expand.sh
		644 share/man/man1/$name.1
		644 share/man/man1/queens-tables.1
		644 share/queens/$name.c
		644 share/queens/$name.tsv
		755 bin/$name
		755 libexec/queens/qgen
		755 libexec/queens/queens-tables
	END
	diff "$scratch/wanted" "$scratch/there" || return
	for file in bin/$name include/$name.h share/queens/$name.c share/queens/$name.tsv; do
		cmp "$to/$file" "$scratch/tree/out/${file##*/}" || return
	done
	equal "$("$to/bin/queens-tables" --version)" "queens-tables $version" || return
	exits 0 build tree N=5 uninstall "$@" &&
		[ "$(find "$to" -type f -o -name '*queens*')" = "$to/bin/other" ] && rm -rf "$to"
}
root=$scratch/root
ok 'install prefix=' installs queens5 "$root" prefix="$root"
ok 'install DESTDIR=' installs queens5 "$root/usr/local" DESTDIR="$root"
ok 'PREFIX names the files' installs puzzle5 "$root/opt" DESTDIR="$root" prefix=/opt PREFIX=puzzle
ok 'a folder with blanks' installs queens5 "$scratch/a b" prefix="$scratch/a b"
over_an_empty_file() {
	mkdir -p "$root/include" && : >"$root/include/queens5.h" && exits 0 build tree N=5 install prefix="$root" &&
		cmp "$root/include/queens5.h" "$scratch/tree/out/queens5.h" && : >"$root/share/queens/mine" &&
		exits 0 build tree N=5 uninstall prefix="$root" &&
		[ "$(find "$root" -type f)" = "$root/share/queens/mine" ]
}
ok 'install over an empty file; uninstall leaves what others put there' over_an_empty_file
no_place() {
	: >"$scratch/file"
	exits 2 build tree N=5 install prefix="$scratch/file" 2>"$scratch/said" &&
		grep -qxF "$scratch/file cannot be written: say prefix=dir, or sudo make install" "$scratch/said"
}
ok 'a prefix that is a file' no_place

# --- the archive -------------------------------------------------------------

archive=$scratch/tree/out/queens5-firmware.tar.gz
again() {
	build tree N=5 dist-firmware 2>"$scratch/said" && cp "$archive" "$scratch/archive" && rm "$archive" &&
		touch "$scratch/tree/out/queens5.h" &&
		(umask 077 && TZ=Asia/Tokyo exits 0 build tree N=5 dist-firmware) &&
		cmp "$archive" "$scratch/archive" &&
		exits 0 build tree N=5 OUT=elsewhere/5 dist-firmware &&
		cmp "$scratch/tree/elsewhere/5/queens5-firmware.tar.gz" "$scratch/archive"
}
ok 'dist-firmware: the same bytes at another time, in another folder' again
# The tables of board 13 are not made, either.
compact_alone() {
	says 'board 13: the archive has only the compact form: tables take over 1 MB' 0 \
		build tree -s N=13 dist-firmware &&
		equal "$(tar -tzf "$scratch/tree/out/queens13-firmware.tar.gz" | sed -n 's|queens13/src/||p' | xargs)" \
			'queens13_compact.h queens13_compact.c' && [ ! -e "$scratch/tree/out/queens13.c" ]
}
ok 'from board 13 on it has the compact form alone' compact_alone

# --- clean -------------------------------------------------------------------

# A folder with files of the user's own, beside everything that make makes.
cleaned() {
	desk=$scratch/tree/desk
	mkdir -p "$desk/build/notes" && for file in paper.pdf cost.svg queens5.txt build/mine build/notes/diary; do
		echo mine >"$desk/$file"
	done
	build tree OUT=desk N=5 all compact tiny dist-firmware counts >"$scratch/said" 2>&1 || return
	: >"$desk/.new.1.queens5.h" # of a killed make
	exits 0 build tree OUT=desk clean || return
	equal "$(cd "$desk" && find . -type f | sort | xargs)" \
		'./build/mine ./build/notes/diary ./cost.svg ./paper.pdf ./queens5.txt'
}
ok "clean takes what make made, and no file of the user's own" cleaned
clean_empty() {
	build tree OUT=new N=4 tables 2>"$scratch/said" && exits 0 build tree OUT=new clean &&
		[ ! -e "$scratch/tree/new" ]
}
ok 'clean leaves no empty folder' clean_empty
stubborn() {
	build tree N=4 tables 2>"$scratch/said" && chmod a-w "$scratch/tree/out" && chmod 755 "$scratch" || return
	(cd "$scratch/tree" && exits 2 as_user timeout 300 make clean) 2>"$scratch/said"
	is_noticed=$?
	chmod u+w "$scratch/tree/out"
	equal "$(grep -v '^make: \*\*\*' "$scratch/said")" 'out: not all can be removed; sudo make clean' &&
		[ $is_noticed = 0 ]
}
if as_user true 2>/dev/null; then
	ok 'clean says in one line that it may not' stubborn
else
	skip 'clean says in one line that it may not' 'root cannot become another user'
fi
ok 'clean in a clean tree' exits 0 build tree clean clean
clean_all() {
	exits 0 build tree -j8 clean all N=4 2>"$scratch/said" && [ -x "$scratch/tree/out/queens4" ]
}
ok 'clean all, at once' clean_all

# --- help ----------------------------------------------------------------------

exits 0 build tree help >"$scratch/help"
named() {
	sed -n 's/^[.]PHONY: //p' Makefile gen/*.mk gen/count/count.mk | tr ' ' '\n' | sort -u | grep '^[a-z]' |
		while read -r goal; do
			grep -qE "^  $goal( [a-z-]+)*  +[A-Za-z]" "$scratch/help" || echo "lacks $goal"
		done | none
}
ok 'help names every target' named
ok 'help has groups' [ "$(grep -c '^[A-Z].*:$' "$scratch/help")" -ge 3 ]

# --- setup -------------------------------------------------------------------

# A PATH with what setup needs; its id says who runs it.  A package manager, or sudo, of this kind
# notes what it was told, and installs m4 and prove.
mkdir "$scratch/few" "$scratch/installed"
for tool in make sh awk sort sed timeout grep chmod tr mkdir; do
	ln -s "$(command -v $tool)" "$scratch/few/$tool"
done
for manager in apt-get dnf pacman sudo; do
	mkdir "$scratch/$manager"
	cat >"$scratch/$manager/$manager" <<-END
		#!/bin/sh
		echo "$manager \$*" >>"$scratch/told"
		for name in m4 prove; do
			printf '#!/bin/sh\\necho GNU\\n' >"$scratch/installed/\$name"
			chmod +x "$scratch/installed/\$name"
		done
	END
	chmod +x "$scratch/$manager/$manager"
done
printf '#!/bin/sh\necho "$uid"\n' >"$scratch/few/id"
chmod +x "$scratch/few/id"
export uid=0

# setup PATH [GOAL]: stdout, stderr, what was told are in files
setup() {
	: >"$scratch/told"
	rm -f "$scratch/installed"/*
	printf '#!/bin/sh\necho m4\n' >"$scratch/installed/m4" # it is not GNU's
	chmod +x "$scratch/installed/m4"
	(cd "$scratch/tree" && PATH=$1 timeout 300 make ${2:-setup}) >"$scratch/stdout" 2>"$scratch/stderr"
}
nothing_missing() {
	exits 0 setup "$scratch/apt-get:$scratch/sudo:$PATH" &&
		cat "$scratch/stdout" "$scratch/stderr" "$scratch/told" | none
}
ok 'setup where all is there says and does nothing' nothing_missing
runs() {
	exits 0 setup "$scratch/few:$scratch/$1:$scratch/sudo:$scratch/installed" && none <"$scratch/stdout" || return
	cat "$scratch/told" "$scratch/stderr"
	tail -n 1 "$scratch/told" | grep -qxF -e "$2" && grep -qxF -e "+ $2" "$scratch/stderr"
}
refused() {
	exits 2 setup "$scratch/few:$1" "$2" && none <"$scratch/stdout" && grep -x "$3" "$scratch/stderr"
}
ok 'setup by apt-get' runs apt-get 'apt-get install -y --no-install-recommends m4 perl'
ok 'setup by dnf' runs dnf 'dnf install -y m4 perl'
ok 'setup by pacman' runs pacman 'pacman -S --noconfirm m4 perl'
uid=1000
ok 'setup by somebody who is not root' runs pacman 'sudo pacman -S --noconfirm m4 perl'
ok 'setup by somebody who may not' refused "$scratch/pacman" setup 'setup: not root, and no sudo; install: m4 perl'
uid=0
ok 'setup on an unknown system' refused "$scratch/sudo" setup 'setup: no package manager known here; install: m4 perl'
printf '#!/bin/sh\n' >"$scratch/pacman/pacman"
ok 'setup that installs nothing' refused "$scratch/pacman:$scratch/sudo" setup 'setup: still missing; install: m4 perl'
ok 'check without a tool of everybody' refused "$scratch/sudo" check 'sha256sum is not there: install it'
ok 'lint without its tools' refused "$scratch/sudo" lint 'clang is not there: make setup-lint installs it'
setup_first() {
	build tree clean && (cd "$scratch/tree" && timeout 300 make -j8 setup run N=4) >"$scratch/stdout" &&
		printf '2 4 1 3\n3 1 4 2\n' | diff - "$scratch/stdout"
}
ok 'make -j8 setup run prints the view alone' setup_first

# --- an ordinary user ----------------------------------------------------------

# Root becomes user 65534 for this; everybody else is an ordinary user already.
if ! as_user true 2>/dev/null; then
	skip 'an ordinary user' 'root cannot become another user here'
	done_testing
fi
golden own help
cp $(sed -n 's|^!queens8|out/queens8|p' out/.gitignore) "$scratch/own/out"
mkdir "$scratch/home" "$scratch/elsewhere"
[ "$(id -u)" != 0 ] || chown -R 65534:65534 "$scratch/own" "$scratch/home" "$scratch/elsewhere"
# user ARGUMENTS...: make there, as that user
user() {
	(cd "$scratch/own" && exits 0 as_user env HOME="$scratch/home" timeout 600 make -j2 "$@") 2>"$scratch/said"
}
listed() {
	(cd "$scratch/own" && find . -printf '%p %m %T@\n' | sort)
}
for goals in check-generated run 'install prefix="$scratch/home"' clean; do
	ok "a user's make $goals" eval "user $goals"
done
chmod -R a-w "$scratch/own"
listed >"$scratch/before"
ok 'a checkout that cannot be written: make run' user OUT=../elsewhere/out N=5 run
ok 'make clean' user OUT=../elsewhere/out clean
nothing_left() {
	[ ! -e "$scratch/elsewhere/out" ] && listed | diff "$scratch/before" -
}
ok 'leaves nothing, and nothing in the checkout was changed' nothing_left
chmod -R u+w "$scratch/own"

done_testing
