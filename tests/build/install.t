#!/bin/sh
# install.t -- the other targets: install, archive, clean, help, setup
. tests/tap.sh
. tests/build/tree.sh

quick_host
golden tree N=5
build tree N=5 PREFIX=puzzle >"$scratch/said" 2>&1

# --- install -----------------------------------------------------------------

# installs NAME FOLDER ARGUMENTS...: the four files, with their modes and
# contents, are in FOLDER/bin, include, share/queens; uninstall takes them away
installs() {
	name=$1 to=$2
	shift 2
	mkdir -p "$to"
	exits 0 build tree N=5 install "$@" || return
	(cd "$to" && find . -type f -printf '%m %P\n' | sort) >"$scratch/there"
	diff - "$scratch/there" <<END || return
644 include/$name.h
644 share/queens/$name.c
644 share/queens/$name.tsv
755 bin/$name
END
	cmp "$to/bin/$name" "$scratch/tree/out/$name" &&
		cmp "$to/include/$name.h" "$scratch/tree/out/$name.h" &&
		cmp "$to/share/queens/$name.c" "$scratch/tree/out/$name.c" &&
		cmp "$to/share/queens/$name.tsv" "$scratch/tree/out/$name.tsv" ||
		return
	touch "$to/bin/other"
	exits 0 build tree N=5 uninstall "$@" || return
	[ "$(find "$to" -type f)" = "$to/bin/other" ] || return
	rm -rf "$to"
}
root=$scratch/root
ok "prefix" installs queens5 "$root" prefix="$root"
ok "DESTDIR" installs queens5 "$root/usr/local" DESTDIR="$root"
ok "both" installs queens5 "$root/opt" DESTDIR="$root" prefix=/opt
ok "PREFIX names the files" installs puzzle5 "$root" prefix="$root" \
	PREFIX=puzzle
ok "a folder with blanks" installs queens5 "$scratch/a b" prefix="$scratch/a b"
folders() {
	exits 0 build tree N=5 install bindir="$root/x" includedir="$root/y" \
		datadir="$root/z" &&
		"$root/x/queens5" >"$scratch/said" && [ -e "$root/y/queens5.h" ] &&
		[ -e "$root/z/queens/queens5.c" ] && rm -r "$root"
}
ok "bindir, includedir, datadir" folders
no_place() {
	: >"$scratch/file"
	exits 2 build tree N=5 install prefix="$scratch/file" 2>"$scratch/said" &&
		grep -q 'Not a directory\|File exists' "$scratch/said"
}
ok "a prefix that is a file" no_place
ok "uninstall of nothing" exits 0 build tree N=5 uninstall prefix="$root"

# --- the archive -------------------------------------------------------------

archive=$scratch/tree/out/queens5-firmware.tar.gz
firmware() {
	exits 0 build tree N=5 dist-firmware || return
	tar -tzf "$archive" | sort >"$scratch/said"
	printf '%s\n' queens5.c queens5.h | diff - "$scratch/said" || return
	for file in queens5.c queens5.h; do
		tar -xzOf "$archive" $file | cmp - "$scratch/tree/out/$file" ||
			return
	done
}
ok "dist-firmware holds the two files" firmware
firmware_again() {
	cp "$archive" "$scratch/archive" && sleep 1 && rm "$archive" &&
		touch "$scratch/tree/out/queens5.h" &&
		(umask 077 && exits 0 build tree N=5 dist-firmware) &&
		cmp "$archive" "$scratch/archive"
}
ok "the same bytes twice" firmware_again
firmware_compiles() {
	mkdir "$scratch/firmware" &&
		tar -xzf "$archive" -C "$scratch/firmware" &&
		(cd "$scratch/firmware" && cc -c queens5.c)
}
ok "it compiles alone" firmware_compiles

# --- clean -------------------------------------------------------------------

# cleaned GOAL: only the files that .gitignore keeps are left in out/
cleaned() {
	build tree N=8 PREFIX=queens all dist-firmware || return
	(cd "$scratch/tree/out" && sha256sum queens8.?* queens8_proof.c .gitignore) |
		grep -E '[.](h|c|tsv|gitignore)$' >"$scratch/kept"
	exits 0 build tree "$1" || return
	(cd "$scratch/tree/out" && sha256sum $(ls -A)) | sort -k 2 \
		>"$scratch/left"
	sort -k 2 "$scratch/kept" | diff - "$scratch/left" &&
		[ "$(wc -l <"$scratch/left")" = 5 ]
}
for goal in clean distclean; do
	ok "$goal keeps what the repository keeps" cleaned $goal
done
clean_all() {
	exits 0 build tree -j8 clean all N=4 && "$scratch/tree/out/queens4"
}
ok "clean all, at once" clean_all
ok "clean in a clean tree" exits 0 build tree clean
elsewhere() {
	build tree N=4 OUT=other && exits 0 build tree clean OUT=other &&
		[ -z "$(find "$scratch/tree/other" -type f)" ] &&
		[ -e "$scratch/tree/out/queens8.h" ]
}
ok "clean OUT=" elsewhere
foreign() {
	mkdir -p "$scratch/tree/other" && echo >"$scratch/tree/other/paper.pdf" &&
		build tree N=4 OUT=other && exits 0 build tree clean OUT=other &&
		[ "$(ls "$scratch/tree/other")" = paper.pdf ]
}
ok "clean leaves what was not made here" foreign
# clean_spelt OUT: the same folder by another name
clean_spelt() {
	build tree N=4 "OUT=$1" && exits 0 build tree clean "OUT=$1" &&
		[ "$(ls "$scratch/tree/out" | xargs)" = \
			'queens8.c queens8.h queens8.tsv queens8_proof.c' ]
}
ok "clean OUT=./out" clean_spelt ./out
ok "clean OUT=out/" clean_spelt out/
another_build() {
	mkdir -p "$scratch/tree/desk/build/theirs" &&
		build tree N=4 OUT=desk all tiny dist-firmware &&
		exits 0 build tree clean OUT=desk || return
	[ "$(ls "$scratch/tree/desk")" = build ] &&
		[ "$(ls "$scratch/tree/desk/build")" = theirs ]
}
ok "another program's folder is left alone" another_build

# --- help --------------------------------------------------------------------

help_names() {
	exits 0 build tree help >"$scratch/help" || return
	[ "$(cat Makefile */*.mk */*/*.mk | grep -c '^[a-z][a-z-]*:.*## ')" -gt 15 ] || return
	awk -F: '/^[a-z][a-z-]*:.*##/ { print $1 }' Makefile */*.mk */*/*.mk | while read -r goal; do
		grep -q "^$goal  *[a-z]" "$scratch/help" || echo "lacks $goal"
	done | none
}
ok "help names every target" help_names
help_variables() {
	for word in N PREFIX VIEW VIEWS AGAINST CC BUILD_CC CFLAGS M4 prefix DESTDIR V; do
		grep -qw "$word" "$scratch/help" || echo "lacks $word"
	done | none
}
ok "help names the variables" help_variables

# --- setup -------------------------------------------------------------------

# tools: a PATH that holds what the recipe of setup needs, and no manager
mkdir "$scratch/few"
for tool in make sh sort id sed timeout grep chmod rm; do
	ln -s "$(command -v $tool)" "$scratch/few/$tool"
done
# log: what a package manager, or sudo, of this name was told; it installs all
mkdir "$scratch/installed"
for manager in apt-get dnf pacman sudo; do
	mkdir "$scratch/$manager"
	cat >"$scratch/$manager/$manager" <<END
#!/bin/sh
echo "$manager \$*" >>"$scratch/told"
for name in m4 prove clang clang-format clang-tidy cppcheck \
	arm-none-eabi-gcc avr-gcc riscv64-unknown-elf-gcc s390x-linux-gnu-gcc \
	sdcc qemu-system-arm qemu-system-riscv32 qemu-s390x simavr s51 meson \
	cmake; do
	printf '#!/bin/sh\\necho GNU\\n' >"$scratch/installed/\$name"
	chmod +x "$scratch/installed/\$name"
done
END
	chmod +x "$scratch/$manager/$manager"
done
[ "$(id -u)" = 0 ] && sudo= || sudo='sudo '

# setup PATH GOAL: stdout, stderr, what was told are in files
setup() {
	: >"$scratch/told"
	rm -f "$scratch/installed"/*
	(cd "$scratch/tree" && PATH=$1 timeout 300 make $2) \
		>"$scratch/stdout" 2>"$scratch/stderr"
}
nothing_missing() {
	exits 0 setup "$scratch/apt-get:$scratch/dnf:$scratch/sudo:$PATH" setup &&
		none <"$scratch/stdout" && none <"$scratch/stderr" &&
		none <"$scratch/told"
}
ok "setup where all is there says and does nothing" nothing_missing
unknown() {
	exits 2 setup "$scratch/few" "$1" && none <"$scratch/stdout" || return
	cat "$scratch/stderr"
	grep -qx "setup: no package manager known here; install: $2" \
		"$scratch/stderr"
}
ok "setup on an unknown system" unknown setup 'm4 prove'
ok "setup-lint on an unknown system" unknown setup-lint \
	'clang clang-format clang-tidy cppcheck'
script_exits() {
	(cd "$scratch/tree" && PATH=$scratch/few exits 1 sh gen/setup m4) \
		2>"$scratch/stderr" && [ "$(cat "$scratch/stderr")" = \
		'setup: no package manager known here; install: m4' ]
}
ok "its exit status there" script_exits

# runs MANAGER GOAL COMMAND: the manager is told COMMAND, and stderr shows it
runs() {
	exits 0 setup "$scratch/few:$scratch/$1:$scratch/sudo:$scratch/installed" "$2" &&
		none <"$scratch/stdout" || return
	cat "$scratch/told" "$scratch/stderr"
	tail -n 1 "$scratch/told" | grep -qxF -e "$sudo$3" &&
		grep -qxF -e "+ $sudo$3" "$scratch/stderr"
}
while IFS='|' read -r manager goal command; do
	ok "$goal by $manager" runs $manager $goal "$manager $command"
done <<'END'
apt-get|setup|install -y --no-install-recommends m4 perl
dnf|setup|install -y m4 perl-Test-Harness
pacman|setup|-S --noconfirm m4 perl
apt-get|setup-lint|install -y --no-install-recommends clang clang-format clang-tidy cppcheck
apt-get|setup-firmware|install -y --no-install-recommends cmake cppcheck gcc-arm-none-eabi gcc-avr avr-libc arduino-core-avr gcc-riscv64-unknown-elf gcc-s390x-linux-gnu libc6-dev-s390x-cross meson qemu-system-arm qemu-system-misc qemu-user sdcc sdcc-ucsim simavr
dnf|setup-lint|install -y clang clang-tools-extra cppcheck
pacman|setup-lint|-S --noconfirm clang cppcheck
END
# without a place where they can be found
in_vain() {
	exits 2 setup "$scratch/few:$scratch/pacman:$scratch/sudo" setup &&
		grep -qx 'setup: still missing; install: m4 prove' \
			"$scratch/stderr"
}
ok "setup that installs nothing" in_vain
another_m4() {
	printf '#!/bin/sh\nexit 1\n' >"$scratch/few/m4"
	chmod +x "$scratch/few/m4"
	unknown setup 'm4 prove' && rm "$scratch/few/m4"
}
ok "an m4 that is not GNU's is none" another_m4

setup_first() {
	build tree clean && (cd "$scratch/tree" && timeout 300 make -j8 setup run \
		N=4) >"$scratch/stdout" || return
	printf '2 4 1 3\n3 1 4 2\n' | diff - "$scratch/stdout"
}
ok "make -j8 setup run prints the view alone" setup_first

done_testing
