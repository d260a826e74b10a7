#!/bin/sh
# install.t -- install, uninstall, the source archive, help and setup
. tests/tap.sh
. tests/build/tree.sh

export N=5
golden tree PREFIX=puzzle all tiny compact counts
# puzzle ARGUMENTS...: make there, by the same PREFIX
puzzle() {
	build tree -s PREFIX=puzzle "$@"
}
in_tree() {
	(cd "$scratch/tree" && "$@")
}

# --- install -----------------------------------------------------------------

# An older version is there, and files of somebody else's; who installs shuts others out by umask.
# What make made is not made again, as for root, whom sudo tells no variables: nothing in out/ becomes root's.
to="$scratch/root/a b"
mkdir -p "$to/libexec/queens" "$to/bin" "$to/share/queens/templates"
ln -s nowhere "$to/bin/queens-tables"
touch "$to/share/queens/expand.sh"
mine="$to/libexec/queens/helper
$to/share/queens/mine
$to/share/queens/templates/queens.mine.m4"
echo "$mine" | while read -r file; do : >"$file"; done
installs() {
	dates tree >"$scratch/before"
	umask 077
	says 'installs what make made by [cc -std' 0 puzzle CC=no-cc CFLAGS=-O7 BUILD_CC=no-cc \
		DESTDIR="$scratch/root" prefix='/a b' install && dates tree | diff "$scratch/before" -
}
ok 'install takes what make made, with other variables too, into a folder with a blank' installs
ok 'one compiler: its qgen is a copy' typed "build tree -nB CC=cc BUILD_CC=cc out/build.queens/qgen | grep '^cp .*host/qgen '"
ok 'DESTDIR and prefix: these files, and nothing of an older version' equal \
	"$(cd "$to" && find . ! -type d ! -path '*/templates/*' -printf '%m %P\n' | sort)" \
	"$(printf '644 %s\n' include/puzzle5.h libexec/queens/helper share/man/man1/puzzle5.1 share/man/man1/queens-tables.1 \
		share/queens/expand.sh share/queens/mine share/queens/puzzle5.c share/queens/puzzle5.tsv
	printf '755 %s\n' bin/puzzle5 libexec/queens/qgen libexec/queens/queens-tables
	printf '777 %s\n' bin/queens-tables libexec/queens/expand.sh)"
ok 'everybody may enter the folders' silent find "$scratch/root" -type d ! -perm 755
works() {
	for file in bin/puzzle5 include/puzzle5.h share/queens/puzzle5.c share/queens/puzzle5.tsv; do
		cmp "$to/$file" "$scratch/tree/out/${file##*/}" || return
	done
	cd "$scratch" && "$to/bin/queens-tables" puzzle5_compact.h && cmp puzzle5_compact.h tree/out/puzzle5_compact.h
}
ok 'they are as in out/, and the command works from there' works
ok 'and from where a package puts it' equal "$(readlink "$to/bin/queens-tables")" ../libexec/queens/queens-tables
ok 'with each template of a product, and what these include' differ_by \
	'^Only in templates: \(firmware\|man\|printer\|views\)$\|queens.mine.m4$' templates "$to/share/queens/templates"
uninstalls() {
	puzzle DESTDIR="$scratch/root" prefix='/a b' uninstall &&
		equal "$(find "$scratch/root" ! -type d -o -path '*/templates/*' | sort)" "$mine"
}
ok "uninstall takes all, but files of somebody else's" uninstalls

# variables: also without prefix, and for Windows
variables() {
	puzzle INSTALL_PROGRAM='install -m 711' INSTALL_DATA='install -m 600' EXEEXT=.exe DESTDIR="$scratch/dest" install &&
		equal "$(cd "$scratch/dest/usr/local" && find bin include libexec ! -type d -printf '%m %f\n' | sort | xargs)" \
			'600 puzzle5.h 711 puzzle5.exe 711 qgen 755 queens-tables 777 expand.sh 777 queens-tables' &&
		puzzle EXEEXT=.exe DESTDIR="$scratch/dest" uninstall && silent find "$scratch/dest" ! -type d
}
ok 'INSTALL_PROGRAM, INSTALL_DATA, EXEEXT and /usr/local' variables
ok 'a folder in the place of a program' refuses "$scratch/way/bin/puzzle5'" \
	"mkdir -p '$scratch/way/bin/puzzle5'; puzzle install prefix='$scratch/way'"
mkdir "$scratch/shut" && chmod a-w "$scratch/shut"
user_ok 'a prefix that cannot be written' refuses "$scratch/shut/share/queens/templates/counts': cannot make this folder" \
	"in_tree $as_user make -s PREFIX=puzzle install prefix='$scratch/shut'"
# folders VARIABLE...: with these of the GNU standards, each file is where they say, and uninstall leaves none;
# a relative link from a folder outside prefix would lead elsewhere
folders() {
	puzzle DESTDIR="$scratch/gnu" "$@" install &&
		equal "$(cd "$scratch/gnu/usr" && find . ! -type d ! -path '*/templates/*' | sort | xargs)" "$wanted" &&
		equal "$(readlink "$scratch/gnu/usr/games/queens-tables")" /usr/lib/x/queens/queens-tables &&
		puzzle DESTDIR="$scratch/gnu" "$@" uninstall && silent find "$scratch/gnu" ! -type d
}
wanted='./d/queens/expand.sh ./d/queens/puzzle5.c ./d/queens/puzzle5.tsv ./games/puzzle5 ./games/queens-tables ./h/puzzle5.h'
wanted="$wanted ./lib/x/queens/expand.sh ./lib/x/queens/qgen ./lib/x/queens/queens-tables ./m/man1/puzzle5.1"
wanted="$wanted ./m/man1/queens-tables.1"
ok 'bindir, libexecdir, datadir, includedir and mandir go before prefix' folders prefix=/no \
	bindir=/usr/games libexecdir=/usr/lib/x datadir=/usr/d includedir=/usr/h mandir=/usr/m
leads() {
	puzzle prefix="$scratch/lead" libexecdir="$scratch/lead/lib/x" datadir="$scratch/lead/d" install && cd "$scratch" &&
		lead/bin/queens-tables puzzle5_where.h && [ -s puzzle5_where.h ]
}
ok 'the command finds what it needs from there' leads
ok 'also if only datadir has another name' typed "puzzle prefix='$scratch/data' datadir='$scratch/data/d' install &&
	cd '$scratch' && data/bin/queens-tables puzzle5.json && [ -s puzzle5.json ]"
for folder in libexec/../bin 'b i n'; do
	ok "the command in $folder" typed "cd '$scratch' && puzzle prefix='$scratch/lead' bindir='$scratch/lead/$folder' install &&
		'$scratch/lead/$folder/queens-tables' --version"
done
linked() {
	mkdir -p "$scratch/home/bin" "$scratch/home/.local" && ln -s ../bin "$scratch/home/.local/bin" &&
		puzzle prefix="$scratch/home/.local" install && "$scratch/home/bin/queens-tables" --version
}
ok 'the command in a folder that is a link' linked
# Two at once, which write some files slowly, into one prefix.
echo 'case $3 in *.m4) exec cp "$3" "$4" ;; esac
head -c 100 "$3" >"$4"; sleep .01; tail -c +101 "$3" >>"$4"; chmod "$2" "$4"' >"$scratch/slowly"
together() {
	puzzle install prefix="$scratch/once" || return
	puzzle INSTALL='sh ../slowly' install prefix="$scratch/twice" &
	puzzle INSTALL='sh ../slowly' install prefix="$scratch/twice" && wait $! && diff -r "$scratch/once" "$scratch/twice"
}
ok 'two installs at once' together
in_turn() {
	puzzle -j2 INSTALL='sh ../slowly' install uninstall prefix="$scratch/turn" && silent find "$scratch/turn" ! -type d
}
ok 'install uninstall with -j: one after the other' in_turn
ok 'a folder that only the environment has is none of ours' typed "mandir=man puzzle -n uninstall >'$scratch/said'"
fails_early() {
	cd "$scratch" && mkdir -p old/libexec/queens && touch old/libexec/queens/qgen &&
		echo ': >"$4"; : >../ran; false' >partly &&
		exits 2 puzzle INSTALL='sh ../partly' install prefix="$PWD/old" && [ -e ran ] &&
		prints old/libexec/queens/qgen find old -type f
}
ok 'an install that fails early leaves the older command, and nothing of its own' fails_early

# The sources, of 2000, the same bytes again, by another user's umask and TAR_OPTIONS; they make an archive themselves.
dist() {
	cd "$scratch" && build tree dist && mv "tree/out/$name.tar.gz" . && tar -xzf "$name.tar.gz" && cd "$name" &&
		(umask 077 && find . -exec touch {} + && TAR_OPTIONS=--exclude=README.md make OUT=new dist) &&
		cmp "new/$name.tar.gz" "../$name.tar.gz" && rm -r new &&
		equal "$(TZ=UTC0 tar -tvzf "../$name.tar.gz" | awk '{ print $4 }' | sort -u)" 2000-01-01 && cd "$top" &&
		differ_by "^Only in \(.*out\|[.]\): " -x build.queens "$scratch/$name" . && # debian/ may be there
		equal "$(ls -A "$scratch/$name" | xargs)" \
			'.ci .clang-format .clang-tidy .editorconfig .gitattributes Makefile README.md gen out templates tests'
}
name=queens-$(version) top=$PWD
ok 'make dist: the sources of this version' dist
# What git does not know is not packed; a file that git knows and that is gone is missed.
from_git() {
	clone tree git && cd "$scratch/git" &&
		git init -q && git add -f . && git rm -rq --cached out && git add -f out/.gitignore &&
		touch gen/.DS_Store templates/._x.m4 out/notes && { [ "$(id -u)" != 0 ] || chown -R 65534:65534 .git; } &&
		make -s dist && cmp "out/$name.tar.gz" "../$name.tar.gz" && rm gen/cli.c && exits 2 make -s dist 2>"$scratch/said" &&
		grep 'gen/cli.c' "$scratch/said"
}
ok_with git 'make dist packs what git knows' from_git
no_modes() {
	clone tree modes && cd "$scratch/modes" && chmod -R a-x+X . && make -s dist && ls "out/$name.tar.gz" &&
		refuses 'this copy has lost its mode bits, which git and tar keep' 'make check'
}
ok 'make dist in a checkout without mode bits, as a ZIP leaves it' no_modes
unread() {
	cd "$scratch/modes" && chmod -R a+w out && chmod a-r tests/unit && says "'tests/unit" 2 typed "$as_user make -s dist"
	result=$?
	chmod a+r tests/unit
	return $result
}
user_ok 'make dist makes no archive without a folder that it cannot read' unread

# --- help and setup ------------------------------------------------------------

in_tree make help >"$scratch/help"
unnamed() {
	for goal in $(sed -n '/^[.]PHONY: /{ N; s/^[^ ]*//; s/ help / /; s/\\//p; }' Makefile); do
		grep -qE "^  ([a-z-]+ )*$goal( [a-z-]+)*  +[A-Za-z]" "$scratch/help" || echo "$goal"
	done
	awk 'length() > 80 || /[$]/ || NR > 40' "$scratch/help"
}
ok 'help names the targets of users, on a screen, and no line of a makefile' silent unnamed

# What setup finds in PATH: tools; an id that says who runs it; an m4 that is not GNU's; and what a row names, a
# sudo or a package manager, which installs m4 and prove, or does something instead.
export m4="$(command -v m4)" prove="$(command -v prove)" installed="$scratch/installed" uid instead
mkdir "$scratch/tools" "$installed"
for tool in make sh awk sort sed timeout grep chmod tr mkdir mktemp mv rm ln sha256sum; do
	ln -s "$(command -v $tool)" "$scratch/tools"
done
cat >"$scratch/tools/id" <<'END'
#!/bin/sh
case ${0##*/}$1 in
id*) echo "$uid"; exit ;;
m4*) echo m4; exit ;;
apt-getupdate) : >"$installed/lists"; exit $update ;;
apt-get*) [ -e "$installed/lists" ] || exit ;;
esac
echo Installing
[ "$instead" ] || ln -sf "$m4" "$prove" "$installed"
$instead
END
chmod +x "$scratch/tools/id"
ln "$scratch/tools/id" "$scratch/tools/m4"
lend_host "$scratch/tree/out"
echo 'mkdir "$installed/core_perl" && ln -s "$m4" "$installed" && ln -s "$prove" "$installed/core_perl"' >"$scratch/arch"
# sets_up: there, COMMAND exits with STATUS, says LINE, and prints nothing
sets_up() {
	rm -rf "$installed"/*
	for fake in $fakes; do
		ln "$scratch/tools/id" "$installed/$fake"
	done
	(PATH=$installed:$scratch/tools && in_tree exits $status eval "${command:-sh gen/setup >&2}" </dev/null) \
		>"$scratch/stdout" 2>"$scratch/stderr"
	result=$?
	cat "$scratch/stdout" "$scratch/stderr"
	[ $result = 0 ] && [ ! -s "$scratch/stdout" ] && grep -xF -e "$line" "$scratch/stderr"
}
while IFS='|' read -r name status uid instead fakes command line; do
	ok "setup $name" sets_up
done <<'END'
by apt-get|0|0||apt-get|make setup|+ apt-get install -y --no-install-recommends m4 perl
by apt-get, which has lost one of its sources|0|0||apt-get|update=100 make setup|+ apt-get install -y --no-install-recommends m4 perl
of another list|0|0||apt-get|make setup-busybox|+ apt-get install -y --no-install-recommends busybox zsh mksh original-awk
before another goal|0|0||pacman|make -j4 setup N=6 out/build.queens/queens6/facts|+ pacman -S --noconfirm m4 perl
of another list, which fails|1|0|false|apt-get|sh gen/setup zsh >&2|+ apt-get install -y --no-install-recommends zsh
of prove alone|0|0||pacman|ln -s "$m4" "$installed"; sh gen/setup >&2|+ pacman -S --noconfirm m4 perl
by dnf|0|0||dnf||+ dnf install -y m4 perl
by zypper|0|0||zypper||+ zypper -n install m4 perl
by apk|0|0||apk||+ apk add m4 perl-utils
by pkg|0|0||pkg||+ pkg install -y m4 perl5
by brew, without sudo|0|1||brew||+ brew install m4 perl
by somebody who is not root|0|1||pacman sudo||+ sudo pacman -S --noconfirm m4 perl
by somebody who may not|127|1||pacman||+ sudo pacman -S --noconfirm m4 perl
on an unknown system|1|0||||setup: no package manager known here; install: m4 perl
of Arch, whose prove is not in PATH|0|0|sh ../arch|pacman|make setup|+ pacman -S --noconfirm m4 perl
that installs nothing|1|0|true|pacman||setup: still missing; install: m4 perl
is needed by lint|2|0||dpkg-query|make lint|clang: not found; make setup-lint installs it
END

done_testing
