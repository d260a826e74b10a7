#!/bin/sh
# install.t -- install, uninstall, the archive, clean, help and setup; a checkout that cannot be written
. tests/tap.sh
. tests/build/tree.sh
version=$(version)

golden tree N=5 all dist-firmware
build tree N=5 PREFIX=puzzle >"$scratch/log" 2>&1

# --- install -----------------------------------------------------------------

# installs NAME FOLDER OTHER ARGUMENTS...: the board of that name and the command are in FOLDER;
# uninstall takes them away, and leaves OTHER
installs() {
	name=$1 to=$2 other=$3
	shift 3
	mkdir -p "$to/${other%/*}" && : >"$to/$other" && exits 0 build tree N=5 install "$@" >"$scratch/said" || return
	(cd "$to" && find . -type f ! -path "./$other" ! -path '*/templates/*' -printf '%m %P\n' | sort) >"$scratch/there"
	sort <<-END | diff - "$scratch/there" || return
		644 include/$name.h
		644 share/man/man1/$name.1
		644 share/man/man1/queens-tables.1
		644 share/queens/expand.sh
		644 share/queens/$name.c
		644 share/queens/$name.tsv
		755 bin/$name
		755 libexec/queens/qgen
		755 libexec/queens/queens-tables
	END
	for file in bin/$name include/$name.h share/queens/$name.c share/queens/$name.tsv; do
		cmp "$to/$file" "$scratch/tree/out/${file##*/}" || return
	done
	equal "$(readlink "$to/bin/queens-tables")" ../libexec/queens/queens-tables &&
		equal "$("$to/bin/queens-tables" --version)" "queens-tables $version" && exits 0 build tree N=5 uninstall "$@" &&
		equal "$(find "$to" -name '*queens*' ! -path "$to/${other%/*}" -o ! -type d)" "$to/$other" && rm -rf "$to"
}
# Where the first test installs, an older version is there.  A make that took no DESTDIR would stay in $scratch.
root=$scratch/root opt=$scratch/opt
mkdir -p "$root$opt/libexec/queens" "$root$opt/bin"
ln -s nowhere "$root$opt/bin/queens-tables"
: >"$root$opt/libexec/queens/old" && : >"$root$opt/bin/queens-complete"
ok 'install DESTDIR=' installs queens5 "$root$opt" bin/mine DESTDIR="$root" prefix="$opt"
ok 'PREFIX names the files' installs puzzle5 "$root$opt" share/queens/mine DESTDIR="$root" prefix="$opt" PREFIX=puzzle
ok 'a folder with blanks' installs queens5 "$scratch/a b" include/mine prefix="$scratch/a b"
# What make made is not made again, as for root, whom sudo tells no variables: nothing in out/ becomes root's.
as_made() {
	dates tree >"$scratch/before"
	exits 0 build tree N=5 CC=no-cc CFLAGS=-O7 BUILD_CC=no-cc install prefix="$scratch/sudo" 2>"$scratch/said" &&
		exits 1 grep -v '^installs what make made by .cc -std' "$scratch/said" && grep -q . "$scratch/said" &&
		cmp "$scratch/tree/out/queens5" "$scratch/sudo/bin/queens5" && dates tree | diff "$scratch/before" -
}
ok 'install takes what make made, with other variables too' as_made
in_the_way() {
	mkdir -p "$scratch/way/bin/queens5" && exits 2 build tree N=5 install prefix="$scratch/way" 2>"$scratch/said" &&
		grep -xF "$scratch/way/bin/queens5 is a folder" "$scratch/said"
}
ok 'a folder in the place of a program' in_the_way
fails_early() {
	exits 0 build tree N=5 install prefix="$scratch/old" && exits 2 build tree N=5 INSTALL=false install \
		prefix="$scratch/old" && [ -e "$scratch/old/libexec/queens/qgen" ]
}
ok 'an install that fails early leaves the older command' fails_early
no_place() {
	: >"$scratch/file"
	exits 2 build tree N=5 install prefix="$scratch/file" 2>"$scratch/said" &&
		grep -qxF "$scratch/file cannot be written: say prefix=dir, or sudo make install" "$scratch/said"
}
ok 'a prefix that is a file' no_place

archived() {
	tar -xzf "$scratch/tree/out/queens5-firmware.tar.gz" -O queens5/library.json | grep '"headers": "queens5.h"' &&
		equal "$(TZ=UTC0 tar -tvzf "$scratch/tree/out/queens5-firmware.tar.gz" | awk '{ print $1, $2, $4, $5 }' |
			sort -u)" '-rw-r--r-- 0/0 1970-01-01 00:00' || return
	{
		(cd templates/firmware && find . -name '*.m4' | sed 's/^[.]/queens5/; s/[.]m4$//')
		printf 'queens5/src/queens5%s\n' .c .h _compact.c _compact.h
	} | sort >"$scratch/wanted"
	tar -tzf "$scratch/tree/out/queens5-firmware.tar.gz" | sort | diff "$scratch/wanted" -
}
ok 'the archive has no date or user, and each template in its folder' archived

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

# --- clean -------------------------------------------------------------------

# A folder with files of the user's own, beside everything that make makes; none of it is in out/.
desk=$scratch/tree/any/desk
cleaned() {
	mv "$scratch/tree/out/queens5-firmware.tar.gz" "$scratch/archive" && exits 0 build tree clean || return
	lend_host "$desk" && mkdir "$desk/build/notes" &&
		touch "$desk/paper.pdf" "$desk/queens5.txt" "$desk/build/mine" "$desk/build/notes/diary"
	build tree OUT=any/desk N=5 all compact tiny dist-firmware counts >"$scratch/said" 2>&1 &&
		cmp "$desk/queens5-firmware.tar.gz" "$scratch/archive" || return
	: >"$desk/.new.1.queens5.h" # of a killed make
	: >"$desk/queens5.exe" # by a compiler for Windows
	touch "$desk/build/qcount" "$desk/build/qcount_mpi" "$desk/build/.new.1.qcount"
	exits 0 build tree OUT=any/desk clean && equal "$(cd "$desk" && find . -type f | sort | xargs)" \
		'./build/mine ./build/notes/diary ./paper.pdf ./queens5.txt'
}
ok "clean takes what make made, and no file of the user's own" cleaned
handed_down() {
	mkdir "$scratch/mine" && exits 0 build tree HOST="$scratch/mine" BUILD="$scratch/mine" B="$scratch/mine" NAME=x clean &&
		[ -d "$scratch/mine" ]
}
ok 'HOST, BUILD, B and NAME of another build mean nothing here' handed_down
stubborn() {
	lend_host "$scratch/tree/out" && build tree N=4 tables 2>"$scratch/said" && chmod a-w "$scratch/tree/out" || return
	says 'out: not all can be removed; sudo make clean' 2 typed "cd '$scratch/tree' && $as_user make clean" &&
		says ' cannot be written: say OUT=dir, or first sudo make clean' 2 \
			typed "cd '$scratch/tree' && $as_user make -s N=6 tables"
	is_noticed=$?
	chmod u+w "$scratch/tree/out"
	return $is_noticed
}
user_ok 'clean and make say in one line that they may not' stubborn
# ordered FIRST GOALS: make -j of GOALS begins with that
ordered() {
	equal "$(build tree -nj N=3 $2 | grep -m 1 -oE 'SOLVE|HOSTCC|rm -rf out/build/host')" "$1"
}
ok 'clean all: clean is first' ordered 'rm -rf out/build/host' 'clean all'
ok 'all clean: clean is last' ordered SOLVE 'all clean'
emptied() {
	exits 0 build tree -sj N=2 tables clean && [ ! -e "$scratch/tree/out/queens2.h" ] && [ ! -e "$scratch/tree/out/build/host" ]
}
[ ! "$LONG" ] || ok 'tables clean, really' emptied
[ ! "$LONG" ] || ok 'clean all, really' exits 0 build tree -sj N=4 clean all

# --- help and setup ------------------------------------------------------------

exits 0 build tree help >"$scratch/help"
named() {
	for goal in $(sed -n 's/^[.]PHONY: //p' Makefile gen/*.mk gen/count/count.mk); do
		grep -qE "^  $goal( [a-z-]+)*  +[A-Za-z]" "$scratch/help" || echo "lacks $goal"
	done | none && ! grep -F '$' "$scratch/help"
}
ok 'help names the targets of users, and no line of a makefile' named

# The only folder of PATH, with what setup needs.  Its id says who runs it, its m4 is not GNU's, and
# sudo and the package managers install m4 and prove.
few=$scratch/few
cat >"$scratch/fake" <<'END'
#!/bin/sh
case ${0##*/} in
id) echo "$uid" ;;
m4) echo m4 ;;
*)
	echo Installing
	case ${0##*/}$1 in
	apt-getupdate) : >"$0.lists"; exit ;;
	apt-get*) [ -e "$0.lists" ] || exit ;;
	esac
	[ "$useless" ] || PATH=$usual ln -sf "$m4" "$prove" "${0%/*}" ;;
esac
END
chmod +x "$scratch/fake"
mkdir "$scratch/tools"
for tool in make sh awk sort sed timeout grep chmod tr mkdir sha256sum mv rm; do
	ln -s "$(command -v $tool)" "$scratch/tools"
done
export usual="$PATH" m4="$(command -v m4)" prove="$(command -v prove)" uid useless
# sets_up STATUS LINE FAKES GOAL...: there, make GOAL exits so, says LINE, and prints nothing
sets_up() {
	status=$1 line=$2 fakes=$3
	shift 3
	rm -rf "$few"
	cp -R "$scratch/tools" "$few"
	for tool in id m4 $fakes; do
		ln "$scratch/fake" "$few/$tool"
	done
	(PATH=$few && cd "$scratch/tree" && exits "$status" timeout 300 make "$@") \
		</dev/null >"$scratch/stdout" 2>"$scratch/stderr"
	failed=$?
	cat "$scratch/stdout" "$scratch/stderr"
	[ $failed = 0 ] && none <"$scratch/stdout" && grep -qxF -e "$line" "$scratch/stderr"
}
foreign='setup: still missing; install: clang gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user gcc tcc'
foreign="$foreign gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user gcc-arm-linux-gnueabihf"
foreign="$foreign libc6-dev-armhf-cross gcc-mingw-w64-x86-64-win32 wine clang-19"
while IFS='|' read -r name status uid useless fakes goals line; do
	ok "$name" sets_up $status "$line" "$fakes" $goals
done <<END
setup by apt-get|0|0||apt-get|setup|+ apt-get install -y --no-install-recommends m4 perl
setup of another list|2|0|1|apt-get|setup-foreign|$foreign
setup by dnf|0|0||dnf|setup|+ dnf install -y m4 perl
setup by pacman|0|0||pacman|setup|+ pacman -S --noconfirm m4 perl
setup by zypper|0|0||zypper|setup|+ zypper -n install m4 perl
setup by apk|0|0||apk|setup|+ apk add m4 perl-utils
setup by pkg|0|0||pkg|setup|+ pkg install -y m4 perl5
setup by brew, without sudo|0|1||brew|setup|+ brew install m4 perl
setup of another list elsewhere|2|0|1|dnf|setup-busybox|setup: these are names of Debian; install: busybox zsh mksh original-awk
setup by somebody who is not root|0|1||pacman sudo|setup|+ sudo pacman -S --noconfirm m4 perl
setup by somebody who may not|2|1||pacman|setup|setup: not root, and no sudo; install: m4 perl
setup on an unknown system|2|0|||setup|setup: no package manager known here; install: m4 perl
setup that installs nothing|2|0|1|pacman|setup|setup: still missing; install: m4 perl
setup is first|0|0||pacman|N=6 out/build/queens6/facts setup|+ pacman -S --noconfirm m4 perl
check without a tool of everybody|2|0|||check|mktemp is not there: install it
lint without its tools|2|0|||lint|clang is not there: make setup-lint installs it
END

# --- a checkout that cannot be written -------------------------------------------------

unwritable() {
	chmod -R a-w,a+rX "$scratch/tree" && lend_host "$scratch/elsewhere/out" &&
		chmod -R 777 "$scratch/elsewhere" && dates tree >"$scratch/before" || return
	for goals in 'N=5 run' clean; do
		(cd "$scratch/tree" && exits 0 $as_user timeout 300 make -j2 OUT=../elsewhere/out $goals) 2>"$scratch/said" ||
			{ cat "$scratch/said" && return 1; }
	done
	chmod -R u+w "$scratch/tree"
	[ ! -e "$scratch/elsewhere/out" ] && dates tree | diff "$scratch/before" -
}
user_ok 'in a checkout that cannot be written, make and clean work elsewhere' unwritable

done_testing
