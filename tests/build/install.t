#!/bin/sh
# install.t -- install, uninstall, the source archive, help and setup
. tests/tap.sh
. tests/build/tree.sh

export N=5
golden tree all compact CFLAGS=-O0
# puzzle ARGUMENTS...: make there
puzzle() {
	build tree -s "$@"
}

# --- install -----------------------------------------------------------------

# An older version is there, and files of somebody else's; who installs shuts others out by umask.
# What make made by other variables is not made again, as for root, whom sudo tells none: nothing in out/ becomes root's.
to="$scratch/root/a b"
mkdir -p "$to/bin" "$to/share/queens"
ln -s nowhere "$to/bin/queens-tables"
mkdir -p "$to/libexec/queens" "$to/share/queens/templates"
mine="$to/libexec/queens/helper
$to/share/queens/mine
$to/share/queens/templates/queens.mine.m4"
echo "$mine" | while read -r file; do : >"$file"; done
installs() {
	umask 077
	: >"$scratch/before"
	silent puzzle DESTDIR="$scratch/root" prefix='/a b' install && silent find "$scratch/tree/out" -newer "$scratch/before"
}
ok 'install takes what make made, into a folder with a blank' installs
clone tree would
while IFS='|' read -r name change line; do
	ok "$name" fails 0 "$line" typed "cd '$scratch/would' && $change"
done <<'END'
what is typed to it is so|make -n install CFLAGS=-O7|-O7 .* -o .*printer.c
the views, too|make -n install VIEWS=list| list --help
or else as it was|make -s VIEWS=list && make -n install >said && head -n 1 said|^umask
what is missing is made|rm out/queens5; make -n install|-O3 .* -o .*printer.c
a source that is newer, too|make -s && touch gen/tables/kinds.c && make -n install|-o .*qgen
END
ok 'DESTDIR and prefix: these files, and nothing of an older version' equal \
	"$(cd "$to" && find . ! -type d ! -path '*/templates/*' -printf '%m %P\n' | sort)" \
	"$(printf '644 %s\n' include/queens5.h libexec/queens/helper share/man/man1/queens-tables.1 share/man/man1/queens5.1 \
		share/queens/mine share/queens/queens5.c share/queens/queens5.tsv
	printf '755 %s\n' bin/queens-tables bin/queens5 libexec/queens/qgen | sort)"
for file in bin/queens5 include/queens5.h share/queens/queens5.c share/queens/queens5.tsv; do
	ok "$file is as in out/" cmp "$to/$file" "$scratch/tree/out/${file##*/}"
done
# An image of the system is moved to where it is used.
ok 'the command works from where an image of the system puts it' typed \
	'mv "$scratch/root" "$scratch/image" && (cd "$scratch" && "image/a b/bin/queens-tables" queens5_compact.h)
	mv "$scratch/image" "$scratch/root" && cmp "$scratch/queens5_compact.h" "$scratch/tree/out/queens5_compact.h"'
ok 'with each template, and what these include' differ_by \
	': \(queens.mine.m4\|.*[.]awk\|.*[.][ch]\)$' templates "$to/share/queens/templates"
ok "uninstall takes all, but files of somebody else's" typed 'puzzle DESTDIR="$scratch/root" prefix="/a b" uninstall &&
	equal "$(find "$scratch/root" ! -type d -o -path "*/templates/*" | sort)" "$mine"'

two_boards() {
	puzzle prefix="$scratch/two" install && puzzle N=4 prefix="$scratch/two" install &&
		puzzle N=4 prefix="$scratch/two" uninstall && silent find "$scratch/two" -name 'queens4*' &&
		"$scratch/two/bin/queens-tables" --print queens5.csv >"$scratch/csv" && "$scratch/two/bin/queens5" | grep -x '1 3 5 2 4' &&
		puzzle prefix="$scratch/two" uninstall && silent find "$scratch/two" ! -type d
}
ok 'but queens-tables only with the last board' two_boards

# With prefix=, bindir is /bin, which may be a link to /usr/bin.
merged() {
	to=$scratch/merged
	puzzle prefix="$to" install && mkdir "$to/usr" && mv "$to/bin" "$to/usr" &&
		sed -i "s|^bin='[^']*|bin='/bin|" "$to/usr/bin/queens-tables" &&
		"$to/usr/bin/queens-tables" --print queens5_list.txt | grep -x '1 3 5 2 4'
}
ok 'the command works in a folder that is a link' merged

ok 'make -j4 uninstall install installs after it has uninstalled' typed \
	'slowly puzzle -j4 DESTDIR="$scratch/again" uninstall install && [ -s "$scratch/again/usr/local/bin/queens5" ]'
ok 'everybody may enter the folders, whatever umask and install do' opens tree install
# folders VARIABLE...: with these of the GNU standards, each file is where they say, the command works from there,
# and uninstall leaves none
folders() {
	puzzle DESTDIR="$scratch/gnu" "$@" install &&
		equal "$(cd "$scratch/gnu/usr" && find . ! -type d ! -path '*/templates/*' -printf '%m %P\n' | sort | xargs)" "$wanted" &&
		"$scratch/gnu/usr/games/queens-tables" --print queens5.csv >"$scratch/csv" && [ -s "$scratch/csv" ] &&
		puzzle DESTDIR="$scratch/gnu" "$@" uninstall && silent find "$scratch/gnu" ! -type d
}
wanted='600 d/queens/queens5.c 600 d/queens/queens5.tsv 600 h/queens5.h 600 m/man1/queens-tables.1'
wanted="$wanted 600 m/man1/queens5.1 701 games/queens5 701 lib/x/queens/qgen 755 games/queens-tables"
ok 'bindir, libexecdir, datadir, includedir and mandir go before prefix' folders prefix=/no \
	bindir=/usr//games libexecdir=/usr/lib/x datadir=/usr/d includedir=/usr/h mandir=/usr/m \
	INSTALL_PROGRAM='install -m 701' INSTALL_DATA='install -m 600'
ok 'the command in a folder whose name leads up' typed "cd '$scratch' && puzzle prefix='$scratch/lead' \
	bindir='$scratch/lead/libexec/../bin' install && lead/bin/queens-tables --version"

# The files of the last commit.
dist() {
	clone tree git && cd "$scratch/git" && git init -q && git add . && git add -f out/.gitignore &&
		git -c user.name=x -c user.email=x commit -qm x && touch gen/.DS_Store && make -s dist && cd "$scratch" &&
		tar -xzf git/out/$name.tar.gz && differ_by "^Only in git\(/gen: .DS_Store\|: .git\|/out: .*\)$" git "$name" &&
		cd "$name" && make -n >"$scratch/said"
}
name=queens-$(version)
ok_if 'command -v git' 'make dist: the sources of this version' dist

# --- help and setup ------------------------------------------------------------

build tree help >"$scratch/help"
unnamed() {
	for goal in $(sed -n '/^[.]PHONY: /{ N; s/^[^ ]*//; s/ help / /; s/\\//p; }' Makefile); do
		grep -qE "^  ([a-z-]+ )*$goal( [a-z-]+)*  +[A-Za-z]" "$scratch/help" || echo "$goal"
	done
	awk 'length() > 80 || /[$]/ || NR > 40' "$scratch/help"
}
ok 'help names the targets of users, on a screen, and no line of a makefile' silent unnamed

# What setup finds in PATH: tools; an id that says who runs it; an m4 that is not GNU's; and what a row names, a
# sudo or a package manager, which installs m4, prove and cc, or does something instead.  A row may bring a cc.
export m4="$(command -v m4)" prove="$(command -v prove)" real_cc="$(command -v cc)" installed="$scratch/installed" uid instead
mkdir "$scratch/tools" "$installed"
for tool in make sh awk sort sed timeout grep ls head chmod tr cmp touch mkdir mktemp mv rm ln sha256sum readlink; do
	ln -s "$(command -v $tool)" "$scratch/tools"
done
stand_in "$scratch/tools/id" <<'END'
case ${0##*/}$1 in
id*) echo "$uid"; exit ;;
m4*) echo m4; exit ;;
cc*) exit 1 ;; # without headers
apt-getupdate) : >"$installed/lists"; exit $update ;;
apt-get*) [ -e "$installed/lists" ] || exit ;;
esac
echo Installing
[ "$instead" ] || ln -sf "$m4" "$prove" "$real_cc" "$installed"
$instead
END
ln "$scratch/tools/id" "$scratch/tools/m4"
echo 'mkdir "$installed/core_perl" && ln -sf "$m4" "$real_cc" "$installed" && ln -s "$prove" "$installed/core_perl"' >"$scratch/arch"
# sets_up: there, COMMAND exits with STATUS, says LINE, and prints nothing
sets_up() {
	rm -rf "$installed"/*
	for fake in $fakes; do
		ln "$scratch/tools/id" "$installed/$fake"
	done
	(PATH=$installed:$scratch/tools && cd "$scratch/tree" && exits $status eval "${command:-sh gen/setup >&2}" </dev/null) \
		>"$scratch/stdout" 2>"$scratch/stderr"
	result=$?
	cat "$scratch/stdout" "$scratch/stderr"
	[ $result = 0 ] && [ ! -s "$scratch/stdout" ] && grep -xF -e "$line" "$scratch/stderr"
}
while IFS='|' read -r name status uid instead fakes command line; do
	ok "setup $name" sets_up
done <<'END'
by apt-get, which has lost one of its sources|0|0||apt-get|update=100 make setup|+ apt-get install -y --no-install-recommends m4 perl gcc libc6-dev
of another list|0|0||apt-get|make setup-busybox|+ apt-get install -y --no-install-recommends busybox zsh mksh original-awk
before another goal|0|0||pacman|make -j4 setup out/queens6.h N=6|+ pacman -S --noconfirm m4 perl gcc
of another list, where m4 and prove are|0|0||apt-get|ln -s "$m4" "$prove" "$installed"; sh gen/setup zsh >&2|+ apt-get install -y --no-install-recommends zsh
of another list, which fails|1|0|false|apt-get|sh gen/setup zsh >&2|+ apt-get install -y --no-install-recommends zsh
of another list, by apk|0|0||apk|sh gen/setup zsh >&2|+ apk add zsh
of another list, by pkg|0|0||pkg|sh gen/setup zsh >&2|+ pkg install -y zsh
of prove alone|0|0||pacman|ln -s "$m4" "$real_cc" "$installed"; sh gen/setup >&2|+ pacman -S --noconfirm m4 perl
of a compiler alone|0|0||dnf|ln -s "$m4" "$prove" "$installed"; sh gen/setup >&2|+ dnf install -y m4 perl gcc
of the headers of a compiler|0|0||apt-get cc|ln -s "$m4" "$prove" "$installed"; sh gen/setup >&2|+ apt-get install -y --no-install-recommends m4 perl gcc libc6-dev
by zypper|0|0||zypper||+ zypper -n install m4 perl gcc
by apk|0|0||apk||+ apk add m4 perl-utils gcc musl-dev
by pkg|0|0||pkg||+ pkg install -y m4 perl5 gcc
by brew, without sudo|0|1||brew||+ brew install m4 perl gcc
by somebody who is not root|0|1||pacman sudo||+ sudo pacman -S --noconfirm m4 perl gcc
by somebody who may not|127|1||pacman||+ sudo pacman -S --noconfirm m4 perl gcc
on an unknown system|1|0||||setup: no package manager known here; install: m4 perl gcc
of Arch, whose prove is not in PATH|0|0|sh ../arch|pacman|make setup|+ pacman -S --noconfirm m4 perl gcc
that installs nothing|1|0|true|pacman||setup: still missing; install: m4 perl gcc
of what is there already|0|0||pacman|ln -s "$m4" "$prove" "$real_cc" "$installed"; sh gen/setup >&2 && echo nothing >&2|nothing
is needed by lint|2|0||dpkg-query|make lint|clang: not found; make setup-lint installs it
END
ok 'these tools alone find all views' fails 0 ' list boards groups ' typed \
	'(PATH=$scratch/tools && cd "$scratch/tree" && make -n N=6)'

done_testing
