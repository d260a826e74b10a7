#!/bin/sh
# install.t -- install, uninstall, the source archive, clean, help and setup; a checkout that cannot be written
. tests/tap.sh
. tests/build/tree.sh
version=$(version)

golden tree N=5 PREFIX=puzzle all tiny compact counts
in_tree() {
	(cd "$scratch/tree" && "$@")
}

# --- install -----------------------------------------------------------------

# An older version is there, and a file of somebody else's; who installs shuts others out by umask.
to="$scratch/root/a b"
mkdir -p "$to/libexec/queens" "$to/bin" "$to/share/queens"
ln -s nowhere "$to/bin/queens-tables"
touch "$to/libexec/queens/old" "$to/bin/queens-complete" "$to/share/queens/mine"
# What make made is not made again, as for root, whom sudo tells no variables: nothing in out/ becomes root's.
installs() {
	dates tree >"$scratch/before"
	(umask 077 && exits 0 build tree N=5 PREFIX=puzzle CC=no-cc CFLAGS=-O7 BUILD_CC=no-cc DESTDIR="$scratch/root" \
		prefix='/a b' install) 2>"$scratch/said" && dates tree | diff "$scratch/before" -
}
ok 'install takes what make made, with other variables too, into a folder with a blank' installs
ok 'and says so' grep '^installs what make made by .cc -std' "$scratch/said"
there() {
	(cd "$to" && find . ! -type d ! -path '*/templates/*' -printf '%m %P\n' | sort) >"$scratch/there"
	diff - "$scratch/there" <<-'END'
		644 include/puzzle5.h
		644 share/man/man1/puzzle5.1
		644 share/man/man1/queens-tables.1
		644 share/queens/expand.sh
		644 share/queens/mine
		644 share/queens/puzzle5.c
		644 share/queens/puzzle5.tsv
		755 bin/puzzle5
		755 libexec/queens/qgen
		755 libexec/queens/queens-tables
		777 bin/queens-tables
	END
}
ok 'DESTDIR and prefix: these files, and nothing of an older version' there
ok 'everybody may enter the folders' equal "$(find "$scratch/root" -type d ! -perm 755)" ''
for file in bin/puzzle5 include/puzzle5.h share/queens/puzzle5.c share/queens/puzzle5.tsv; do
	ok "$file is as in out/" cmp "$to/$file" "$scratch/tree/out/${file##*/}"
done
works() {
	exits 0 "$to/bin/queens-tables" "$scratch/puzzle5_compact.h" &&
		cmp "$scratch/puzzle5_compact.h" "$scratch/tree/out/puzzle5_compact.h"
}
ok 'the command works from there' works
ok 'and from where a package puts it' equal "$(readlink "$to/bin/queens-tables")" ../libexec/queens/queens-tables
ok 'with each template of a product, and what these include' differ_by \
	'^Only in templates: \(counts\|firmware\|man\|printer\|views\)$' templates "$to/share/queens/templates"
uninstalls() {
	exits 0 build tree N=5 PREFIX=puzzle DESTDIR="$scratch/root" prefix='/a b' uninstall &&
		equal "$(find "$scratch/root" ! -type d)" "$to/share/queens/mine"
}
ok "uninstall takes all, but a file of somebody else's" uninstalls

in_the_way() {
	mkdir -p "$scratch/way/bin/puzzle5" &&
		exits 2 build tree N=5 PREFIX=puzzle install prefix="$scratch/way" 2>"$scratch/said" &&
		grep -xF "$scratch/way/bin/puzzle5 is a folder" "$scratch/said"
}
ok 'a folder in the place of a program' in_the_way
fails_early() {
	mkdir -p "$scratch/old/libexec/queens" && : >"$scratch/old/libexec/queens/qgen" &&
		echo ': >"$4"; false' >"$scratch/partly" &&
		exits 2 build tree N=5 PREFIX=puzzle INSTALL="sh $scratch/partly" install prefix="$scratch/old" &&
		equal "$(find "$scratch/old" -type f)" "$scratch/old/libexec/queens/qgen"
}
ok 'an install that fails early leaves the older command, and nothing of its own' fails_early
no_place() {
	: >"$scratch/file"
	exits 2 build tree N=5 PREFIX=puzzle install prefix="$scratch/file" 2>"$scratch/said" &&
		grep -xF "$scratch/file cannot be written: say prefix=dir, or sudo make install" "$scratch/said"
}
ok 'a prefix that is a file' no_place

# The sources, the same bytes again, by another user's umask and TAR_OPTIONS; they make an archive themselves.
dist() {
	name=queens-$version
	(cd "$scratch/tree/gen" && touch cli.c~ .cli.c.swp cli.o queens-tables.orig)
	exits 0 build tree dist && mv "$scratch/tree/out/$name.tar.gz" "$scratch" &&
		tar -xzf "$scratch/$name.tar.gz" -C "$scratch" && cd "$scratch/$name" &&
		(umask 077 && find . -exec touch {} + && exits 0 make TAR_OPTIONS=-v OUT=new dist) &&
		cmp "new/$name.tar.gz" "$scratch/$name.tar.gz" && rm -r new && cd - &&
		diff -r -x build "$scratch/$name" . >"$scratch/said"
	exits 1 grep -v '^Only in \(.*out\|[.]\): ' "$scratch/said" && # debian/ may be there
		equal "$(ls -A "$scratch/$name" | xargs)" \
			'.ci .clang-format .clang-tidy .editorconfig .gitattributes Makefile README.md gen out templates tests'
}
ok 'make dist: the sources of this version' dist
ok 'they are of 2000' equal \
	"$(TZ=UTC0 tar -tvzf "$scratch/queens-$version.tar.gz" | awk '{ print $4 }' | sort -u)" 2000-01-01

# --- clean -------------------------------------------------------------------

# A folder of the user's, with files of theirs beside everything that make makes, and what a killed make and
# a compiler for Windows leave.
cleaned() {
	desk=$scratch/tree/any/desk
	mkdir "$scratch/tree/any" && mv "$scratch/tree/out" "$desk" && mkdir "$scratch/tree/out" "$desk/build/notes" &&
		cp out/.gitignore "$scratch/tree/out" && cd "$desk" &&
		touch .gitignore paper.pdf puzzle5.txt build/mine build/notes/diary .new.1.puzzle5.h puzzle5.exe \
			puzzle5-firmware.tar.gz build/qcount build/qcount_mpi build/.new.1.qcount || return
	exits 0 build tree PREFIX=puzzle OUT=any/desk clean && equal "$(find . -type f | sort | xargs)" \
		'./.gitignore ./build/mine ./build/notes/diary ./paper.pdf ./puzzle5.txt'
}
ok "clean takes what make made, and no file of the user's own" cleaned
handed_down() {
	mkdir "$scratch/mine" &&
		exits 0 build tree HOST="$scratch/mine" BUILD="$scratch/mine" B="$scratch/mine" NAME=x clean &&
		[ -d "$scratch/mine" ]
}
ok 'HOST, BUILD, B and NAME of another build mean nothing here' handed_down
touch "$scratch/tree/out/queens4.h"
chmod a-w "$scratch/tree/out"
user_ok 'clean says in one line that it may not' says 'out: not all can be removed; sudo make clean' 2 \
	typed "in_tree $as_user make clean"
user_ok 'make says so' says ' cannot be written: say OUT=dir, or first sudo make clean' 2 \
	typed "in_tree $as_user make -s N=6 tables"
chmod u+w "$scratch/tree/out"
# starts FIRST GOALS: make -j of GOALS begins with that
starts() {
	equal "$(build tree -nj N=3 $2 | grep -m 1 -oE 'SOLVE|HOSTCC|rm -rf out/build/host')" "$1"
}
ok 'clean all: clean is first' starts 'rm -rf out/build/host' 'clean all'
ok 'all clean: clean is last' starts HOSTCC 'all clean'
emptied() {
	exits 0 build tree -sj N=2 tables clean &&
		[ ! -e "$scratch/tree/out/queens2.h" ] && [ ! -e "$scratch/tree/out/build/host" ]
}
[ ! "$LONG" ] || ok 'tables clean, really' emptied
[ ! "$LONG" ] || ok 'clean all, really' exits 0 build tree -sj N=4 clean all

# --- help and setup ------------------------------------------------------------

in_tree make help >"$scratch/help"
named() {
	lacks=
	for goal in $(sed -n 's/^[.]PHONY: //p' Makefile gen/*.mk gen/count/count.mk); do
		grep -qE "^  $goal( [a-z-]+)*  +[A-Za-z]" "$scratch/help" || lacks="$lacks $goal"
	done
	equal "$lacks" '' && exits 1 grep -F '$' "$scratch/help"
}
ok 'help names the targets of users, and no line of a makefile' named

# What setup finds in PATH: tools; an id that says who runs it; an m4 that is not GNU's; and a sudo and package
# managers that install m4 and prove, each in a folder of its own.
cat >"$scratch/fake" <<'END'
#!/bin/sh
case ${0##*/} in
id) echo "$uid" ;;
m4) echo m4 ;;
*)
	echo Installing
	case ${0##*/}$1 in
	apt-getupdate) : >"$installed/lists"; exit ;;
	apt-get*) [ -e "$installed/lists" ] || exit ;;
	esac
	[ "$useless" != fails ] || exit 1
	[ "$useless" ] || PATH=$usual ln -sf "$m4" "$prove" "$installed"
	;;
esac
END
chmod +x "$scratch/fake"
for tool in make sh awk sort sed timeout grep chmod tr mkdir sha256sum mv rm; do
	tools="$tools $(command -v $tool)"
done
box=$scratch/box
mkdir -p "$box/tools" "$box/installed"
ln -s $tools "$box/tools"
for fake in tools/id tools/m4 apt-get/apt-get dnf/dnf pacman/pacman zypper/zypper apk/apk pkg/pkg brew/brew \
	sudo/sudo; do
	mkdir -p "$box/${fake%/*}"
	ln "$scratch/fake" "$box/$fake"
done
export usual="$PATH" m4="$(command -v m4)" prove="$(command -v prove)" installed="$box/installed" uid useless
lend_host "$scratch/tree/out"
# sets_up STATUS LINE FAKES COMMAND: there, COMMAND exits so, says LINE, and prints nothing
sets_up() {
	path=$installed
	for fake in $3 tools; do
		path=$path:$box/$fake
	done
	rm -f "$installed"/*
	(PATH=$path && in_tree exits $1 eval "$4") </dev/null >"$scratch/stdout" 2>"$scratch/stderr"
	[ $? = 0 ] && none <"$scratch/stdout" && grep -xF -e "$2" "$scratch/stderr" || {
		cat "$scratch/stderr"
		return 1
	}
}
while IFS='|' read -r name status uid useless fakes command line; do
	ok "setup $name" sets_up $status "$line" "$fakes" "$command"
done <<'END'
by apt-get|0|0||apt-get|make setup|+ apt-get install -y --no-install-recommends m4 perl
of another list|2|0|1|apt-get|make setup-busybox|setup: still missing; install: busybox zsh mksh original-awk
of another list elsewhere|2|0|1|dnf|make setup-busybox|setup: these are names of Debian; install: busybox zsh mksh original-awk
before another goal|0|0||pacman|make N=6 out/build/queens6/facts setup|+ pacman -S --noconfirm m4 perl
of another list, which fails|1|0|fails|apt-get|sh gen/setup zsh >&2|+ apt-get install -y --no-install-recommends zsh
of prove alone|0|0||pacman|PATH=$usual ln -s "$m4" "$installed"; sh gen/setup >&2|+ pacman -S --noconfirm m4 perl
by dnf|0|0||dnf|sh gen/setup >&2|+ dnf install -y m4 perl
by pacman|0|0||pacman|sh gen/setup >&2|+ pacman -S --noconfirm m4 perl
by zypper|0|0||zypper|sh gen/setup >&2|+ zypper -n install m4 perl
by apk|0|0||apk|sh gen/setup >&2|+ apk add m4 perl-utils
by pkg|0|0||pkg|sh gen/setup >&2|+ pkg install -y m4 perl5
by brew, without sudo|0|1||brew|sh gen/setup >&2|+ brew install m4 perl
by somebody who is not root|0|1||pacman sudo|sh gen/setup >&2|+ sudo pacman -S --noconfirm m4 perl
by somebody who may not|1|1||pacman|sh gen/setup >&2|setup: not root, and no sudo; install: m4 perl
on an unknown system|1|0|||sh gen/setup >&2|setup: no package manager known here; install: m4 perl
that installs nothing|1|0|1|pacman|sh gen/setup >&2|setup: still missing; install: m4 perl
is needed by check|2|0|||make check|mktemp is not there: install it
is needed by lint|2|0|||make lint|clang is not there: make setup-lint installs it
END

# --- a checkout that cannot be written -------------------------------------------------

unwritable() {
	chmod -R a-w,a+rX "$scratch/tree" && lend_host "$scratch/elsewhere/out" && chmod -R 777 "$scratch/elsewhere" &&
		dates tree >"$scratch/before" || return
	for goals in ../elsewhere/out/queens4.tsv clean; do
		in_tree exits 0 $as_user make -j2 OUT=../elsewhere/out $goals || return
	done
	chmod -R u+w "$scratch/tree"
	[ ! -e "$scratch/elsewhere/out" ] && dates tree | diff "$scratch/before" -
}
user_ok 'in a checkout that cannot be written, make and clean work elsewhere' unwritable

done_testing
