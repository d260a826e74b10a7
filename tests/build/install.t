#!/bin/sh
# install.t -- the other targets: install, archive, clean, help, setup; what make says
. tests/tap.sh
. tests/build/tree.sh

quick_host
golden tree N=5
build tree N=5 PREFIX=puzzle >"$scratch/said" 2>&1

# --- install -----------------------------------------------------------------

# installs NAME FOLDER ARGUMENTS...: the product of the name and the command are in
# FOLDER, with their modes and contents; uninstall takes them away, and no more
installs() {
	name=$1 to=$2
	shift 2
	mkdir -p "$to/bin" && : >"$to/bin/other"
	exits 0 build tree N=5 install "$@" || return
	(cd "$to" && find . -type f ! -path '*/templates/*' -printf '%m %P\n' | sort) \
		>"$scratch/there"
	sort >"$scratch/wanted" <<END
644 bin/other
644 include/$name.h
644 share/man/man1/$name.1
644 share/man/man1/queens-complete.1
644 share/man/man1/queens-tables.1
644 share/queens/$name.c
644 share/queens/$name.tsv
755 bin/$name
755 bin/queens-complete
755 libexec/queens/qgen
755 libexec/queens/queens-tables
END
	diff "$scratch/wanted" "$scratch/there" || return
	for file in bin/$name include/$name.h share/queens/$name.c share/queens/$name.tsv; do
		cmp "$to/$file" "$scratch/tree/out/${file##*/}" || return
	done
	exits 0 "$to/bin/queens-tables" --help >"$scratch/said" || return
	exits 0 "$to/bin/queens-complete" -p "${name%5}" 5 a5 c4 >"$scratch/said" &&
		equal "$(tail -n 1 "$scratch/said")" 'a5 c4: 1 of 10 solutions' || return
	exits 0 build tree N=5 uninstall "$@" || return
	[ "$(find "$to" -type f -o -name '*queens*')" = "$to/bin/other" ] && rm -rf "$to"
}
root=$scratch/root
ok "install prefix=" installs queens5 "$root" prefix="$root"
ok "install DESTDIR=" installs queens5 "$root/usr/local" DESTDIR="$root"
ok "install with both" installs queens5 "$root/opt" DESTDIR="$root" prefix=/opt
ok "PREFIX names the files" installs puzzle5 "$root" prefix="$root" PREFIX=puzzle
ok "a folder with blanks" installs queens5 "$scratch/a b" prefix="$scratch/a b"
folders() {
	exits 0 build tree N=5 install bindir="$root/x" includedir="$root/y" \
		datadir="$root/z" libexecdir="$root/w" mandir="$root/v" || return
	[ "$(ls "$root/v" "$root/w" "$root/x" "$root/y" "$root/z/queens" | xargs)" = \
		"$root/v: man1 $root/w: queens $root/x: queens-complete queens-tables queens5 $root/y: queens5.h $root/z/queens: queens5.c queens5.tsv" ]
	folders_result=$?
	rm -r "$root"
	return $folders_result
}
ok "bindir, includedir, datadir, libexecdir, mandir" folders
others() {
	exits 0 build tree N=5 install prefix="$root" && : >"$root/share/queens/mine" &&
		exits 0 build tree N=5 uninstall prefix="$root" &&
		[ "$(find "$root" -type f)" = "$root/share/queens/mine" ]
}
ok "uninstall leaves what others put into its folder" others
# PREFIX=python N=3 names the files of another program
not_ours() {
	rm -rf "$root" && mkdir -p "$root/bin" "$root/include" && echo 'not queens' >"$root/bin/python3" &&
		echo >"$root/include/python3.h" || return
	exits 0 build tree N=3 PREFIX=python uninstall prefix="$root" 2>"$scratch/said" || return
	cat "$scratch/said"
	grep -qxF "left, since it was not made here: $root/bin/python3" "$scratch/said" &&
		[ "$(find "$root" -type f | wc -l)" = 2 ] && rm -r "$root"
}
ok "uninstall leaves files of that name that were not made here" not_ours
over_another() {
	mkdir -p "$root/bin" && echo 'not queens' >"$root/bin/python3" || return
	exits 2 build tree N=3 PREFIX=python install prefix="$root" 2>"$scratch/said" &&
		grep -qxF "install: $root/bin/python3 is there, and was not made here" "$scratch/said" &&
		[ "$(find "$root" -type f)" = "$root/bin/python3" ] && rm -r "$root"
}
ok "install does not take the place of another program" over_another
# full BYTES: a prefix with so much room; what stands there is whole, or not there
full() {
	mkdir -p "$scratch/small" && mount -t tmpfs -o "size=$1" none "$scratch/small" || return
	build tree N=5 install prefix="$scratch/small" >"$scratch/said" 2>&1
	full_status=$?
	for file in $(cd "$scratch/small" && find . -type f ! -path '*/templates/*'); do
		ls "$scratch/tree/out/${file##*/}" "$scratch/tree/out/build/host/${file##*/}" \
			"$scratch/tree/gen/${file##*/}" "$scratch/tree/out/build/queens5/man/${file##*/}" 2>/dev/null |
			while read -r made; do cmp "$made" "$scratch/small/$file"; done
	done >"$scratch/differ" 2>&1
	umount "$scratch/small"
	none <"$scratch/differ" && grep 'No space left' "$scratch/said" && [ $full_status = 2 ]
}
if mkdir "$scratch/try" && mount -t tmpfs none "$scratch/try" 2>/dev/null; then
	umount "$scratch/try"
	for kilobytes in 16 40 80 120 160 200 240; do
		ok "install with room for $kilobytes KB" full ${kilobytes}k
	done
else
	skip "install onto a full disk" "only root may mount a small one"
fi
no_place() {
	: >"$scratch/file"
	exits 2 build tree N=5 install prefix="$scratch/file" 2>"$scratch/said" &&
		grep -q 'Not a directory\|File exists' "$scratch/said"
}
ok "a prefix that is a file" no_place
ok "uninstall of nothing" exits 0 build tree N=5 uninstall prefix="$scratch/nothing"

# --- complete ------------------------------------------------------------------

# completes WANTED ARGUMENTS...: the last line of make complete
completes() {
	wanted=$1
	shift
	exits 0 build tree -s complete "$@" >"$scratch/said" &&
		equal "$(tail -n 1 "$scratch/said")" "$wanted"
}
ok "make complete" completes 'a5 c4: 1 of 10 solutions' N=5 GIVEN=a5,c4
ok "make complete of another PREFIX" completes 'b1: 2 of 10 solutions' N=5 PREFIX=puzzle GIVEN=b1
# not_complete TEXT GIVEN: make exits 2, the command's line
not_complete() {
	exits 2 build tree -s complete N=5 "GIVEN=$2" >"$scratch/stdout" 2>"$scratch/said" &&
		none <"$scratch/stdout" && grep -F -e "queens-complete: $1" "$scratch/said"
}
ok "make complete of none" not_complete 'no solution of board 5 holds a1 b1' a1,b1
ok "a square that is none" not_complete "'x': the squares of board 5 are a1 to e5" x
ok "a command for a square" not_complete "'\$(shell': the squares" '$(shell touch x)'
ok "nothing given" not_complete "'': the squares" ''

# --- the archive -------------------------------------------------------------

archive=$scratch/tree/out/queens5-firmware.tar.gz
# holds N ENDING...: the sources of board N with these endings, and the metadata
holds() {
	board=queens$1
	exits 0 build tree N=$1 dist-firmware || return
	shift
	{
		(cd "$scratch/tree/templates/firmware" && find . -name '*.m4' |
			sed 's|^[.]/||; s|[.]m4$||')
		printf "src/$board%s\n" "$@"
	} | sed "s|^|$board/|" | sort >"$scratch/wanted"
	tar -tzf "$scratch/tree/out/$board-firmware.tar.gz" | sort |
		diff "$scratch/wanted" - || return
	for ending; do
		tar -xzOf "$scratch/tree/out/$board-firmware.tar.gz" \
			"$board/src/$board$ending" |
			cmp - "$scratch/tree/out/$board$ending" || return
	done
}
while read -r n endings; do
	ok "N=$n: dist-firmware holds$(printf " $n%s" $endings)" holds $n $endings
done <<'END'
3 .h .c _proof.c
4 .h .c _proof.c _compact.h _compact.c
5 .h .c _proof.c _compact.h _compact.c
11 .h .c _compact.h _compact.c
END
firmware_again() {
	cp "$archive" "$scratch/archive" && sleep 1 && rm "$archive" &&
		touch "$scratch/tree/out/queens5.h" &&
		(umask 077 && TZ=Asia/Tokyo LC_ALL=C.UTF-8 exits 0 build tree N=5 \
			dist-firmware) && cmp "$archive" "$scratch/archive"
}
ok "the same bytes twice" firmware_again
firmware_elsewhere() {
	exits 0 build tree N=5 OUT="$scratch/firmware/5" dist-firmware &&
		cmp "$archive" "$scratch/firmware/5/queens5-firmware.tar.gz"
}
ok "the same bytes in another folder" firmware_elsewhere
firmware_compiles() {
	tar -xzf "$archive" -C "$scratch/firmware" &&
		(cd "$scratch/firmware/queens5/src" && silent cc -c ./*.c)
}
ok "it compiles alone" firmware_compiles
own_metadata() {
	mkdir -p "$scratch/own/firmware" && echo 'name=mine' \
		>"$scratch/own/firmware/library.properties.m4" &&
		exits 0 build tree N=5 TEMPLATES="$scratch/own" dist-firmware &&
		equal "$(tar -xzOf "$archive" queens5/library.properties)" name=mine
}
ok "metadata of one's own" own_metadata

# --- clean -------------------------------------------------------------------

# cleaned GOAL: only the files that .gitignore keeps are left in out/
cleaned() {
	build tree N=8 all compact tiny dist-firmware || return
	: >"$scratch/tree/out/build/new.1.of-a-killed-make"
	sed -n 's/^!//p' "$scratch/tree/out/.gitignore" | sort >"$scratch/kept"
	exits 0 build tree "$1" || return
	ls -A "$scratch/tree/out" | sort | comm -23 - "$scratch/kept" | none &&
		[ -e "$scratch/tree/out/queens8_proof.c" ]
}
for goal in clean distclean; do
	ok "$goal keeps what the repository keeps" cleaned $goal
done
clean_all() {
	exits 0 build tree -j8 clean all N=4 && "$scratch/tree/out/queens4"
}
ok "clean all, at once" clean_all
ok "clean in a clean tree" exits 0 build tree clean clean
# clean_spelt OUT: the same folder by another name
clean_spelt() {
	build tree N=4 "OUT=$1" && exits 0 build tree clean "OUT=$1" &&
		ls "$scratch/tree/out" | grep -v '^queens8' | none &&
		[ -e "$scratch/tree/out/queens8.h" ]
}
ok "clean OUT=./out" clean_spelt ./out
ok "clean OUT=out/" clean_spelt out/
foreign() {
	mkdir -p "$scratch/tree/desk/build" &&
		: >"$scratch/tree/desk/paper.pdf" && : >"$scratch/tree/desk/build/theirs" &&
		build tree N=4 OUT=desk all tiny dist-firmware &&
		exits 0 build tree clean OUT=desk || return
	[ "$(cd "$scratch/tree/desk" && find . | sort | xargs)" = \
		'. ./build ./build/theirs ./paper.pdf' ] && [ -e "$scratch/tree/out/queens8.h" ]
}
never_used() {
	mkdir -p "$scratch/tree/sofa/build/notes" && : >"$scratch/tree/sofa/build/notes/diary" &&
		: >"$scratch/tree/sofa/cost.ods" && exits 0 build tree clean OUT=sofa &&
		[ -e "$scratch/tree/sofa/build/notes/diary" ] && [ -e "$scratch/tree/sofa/cost.ods" ]
}
ok "clean of a folder that make never used takes nothing" never_used
own_files() {
	echo mine >"$scratch/tree/out/queens4.o" && cp "$scratch/tree/out/queens4.o" "$scratch/tree/out/queens4_notes.txt" &&
		touch -d 2020-01-01 "$scratch/tree/out/queens4"[._][on]* && exits 0 build tree N=4 &&
		find "$scratch/tree/out" -name 'queens4[._][on]*' ! -newermt 2019-01-01 | none
}
ok "files of one's own beside the products keep their dates" own_files
ok "clean OUT=desk leaves what was not made here" foreign

# --- help and silence ----------------------------------------------------------

exits 0 build tree help >"$scratch/help"
help_names() {
	for goal in setup all tables run complete proof compact tiny counts dist-firmware install uninstall \
		clean help count speedup check check-long check-generated check-clang check-firmware \
		check-foreign check-count asan tsan lint bench bench-count bench-plot setup-lint \
		setup-plot setup-mpi setup-firmware setup-foreign; do
		grep -qE "^  $goal( [a-z]+)?  +[A-Za-z]" "$scratch/help" || echo "lacks $goal"
	done | none
}
ok "help names every target" help_names
help_variables() {
	for word in N PREFIX VIEW VIEWS GIVEN TEMPLATES OUT AGAINST CC BUILD_CC CFLAGS M4 V \
		THREADS RANKS HOSTS KERNEL JOURNAL UNITS MEMORY; do
		grep -qw "$word" "$scratch/help" || echo "lacks $word"
	done | none
}
ok "help names the variables" help_variables
ok "help has groups" [ "$(grep -c '^[A-Z].*:$' "$scratch/help")" -ge 4 ]
ok "and examples" [ "$(grep -c '^  make ' "$scratch/help")" -ge 3 ]

# said ARGUMENTS...: what a make of board 4 says that has five products to make
said() {
	build tree N=4 >"$scratch/stdout" 2>&1 && rm -f "$scratch/tree/out/queens4"*
	exits 0 build tree N=4 "$@" >"$scratch/stdout" 2>"$scratch/stderr"
}
lines() {
	said && none <"$scratch/stdout" && [ "$(grep -c . "$scratch/stderr")" = 5 ] &&
		! grep -vxE '  (GEN|CC) {5,6}out/queens4[.a-z_]*' "$scratch/stderr"
}
ok "make says on stderr what it makes, a line each" lines
quiet() {
	said -s && none <"$scratch/stdout" && none <"$scratch/stderr"
}
ok "nothing with -s" quiet
idly() {
	said && exits 0 build tree N=4 >"$scratch/stdout" 2>&1 && none <"$scratch/stdout"
}
ok "nothing when all is made" idly
view_alone() {
	said run && printf '2 4 1 3\n3 1 4 2\n' | diff - "$scratch/stdout"
}
ok "stdout of make run is the view alone" view_alone
commands() {
	said V=1 && grep -q '^cc .*-o out/build/new' "$scratch/stdout"
}
ok "V=1 shows the commands" commands

# --- setup -------------------------------------------------------------------

# tools: a PATH that holds what the recipe of setup needs, and no manager
mkdir "$scratch/few"
for tool in make sh awk b2sum touch sort id sed timeout grep chmod rm realpath tr; do
	ln -s "$(command -v $tool)" "$scratch/few/$tool"
done
# A package manager, or sudo, of this name notes what it was told, and installs
# every command that a setup asks for.
mkdir "$scratch/installed"
for manager in apt-get dnf pacman sudo; do
	mkdir "$scratch/$manager"
	cat >"$scratch/$manager/$manager" <<END
#!/bin/sh
echo "$manager \$*" >>"$scratch/told"
for name in m4 prove mpirun gnuplot clang clang-format clang-tidy cppcheck sdcc s51 \
	qemu-system-arm qemu-system-riscv32 qemu-s390x qemu-aarch64 simavr cmake meson \
	arm-none-eabi-gcc avr-gcc riscv64-unknown-elf-gcc s390x-linux-gnu-gcc \
	aarch64-linux-gnu-gcc gcc tcc mpicc arduino-builder doxygen; do
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
	exits 2 setup "$scratch/few:$scratch/sudo" "$1" && none <"$scratch/stdout" || return
	cat "$scratch/stderr"
	grep -qx "setup: no package manager known here; install: $2" \
		"$scratch/stderr"
}
ok "setup on an unknown system" unknown setup 'm4 perl'
ok "setup-lint on an unknown system" unknown setup-lint \
	'clang clang-format clang-tidy cppcheck'
script_exits() {
	(cd "$scratch/tree" && PATH=$scratch/few:$scratch/sudo exits 1 sh gen/setup m4) \
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
dnf|setup|install -y m4 perl
pacman|setup|-S --noconfirm m4 perl
apt-get|setup-lint|install -y --no-install-recommends clang clang-format clang-tidy cppcheck
apt-get|setup-plot|install -y --no-install-recommends gnuplot-nox
apt-get|setup-mpi|install -y --no-install-recommends libopenmpi-dev openmpi-bin
apt-get|setup-foreign|install -y --no-install-recommends clang gcc gcc-aarch64-linux-gnu gcc-s390x-linux-gnu libc6-dev-arm64-cross libc6-dev-s390x-cross qemu-user tcc
apt-get|setup-firmware|install -y --no-install-recommends arduino-builder arduino-core-avr avr-libc cmake cppcheck doxygen gcc-arm-none-eabi gcc-avr gcc-riscv64-unknown-elf gcc-s390x-linux-gnu libc6-dev-s390x-cross meson python3-kconfiglib python3-yaml qemu-system-arm qemu-system-misc qemu-user sdcc sdcc-ucsim simavr
END
# an mpicc that finds no <mpi.h>
no_headers() {
	printf '#!/bin/sh\nexit 1\n' >"$scratch/few/mpicc"
	chmod +x "$scratch/few/mpicc"
	unknown setup-mpi 'libopenmpi-dev openmpi-bin' && rm "$scratch/few/mpicc"
}
ok "an mpicc without its headers is none" no_headers
# a setup whose commands are in no folder of PATH
in_vain() {
	exits 2 setup "$scratch/few:$scratch/pacman:$scratch/sudo" setup &&
		grep -qx 'setup: still missing; install: m4 perl' \
			"$scratch/stderr"
}
ok "setup that installs nothing" in_vain
another_m4() {
	printf '#!/bin/sh\nexit 1\n' >"$scratch/few/m4"
	chmod +x "$scratch/few/m4"
	unknown setup 'm4 perl' && rm "$scratch/few/m4"
}
ok "an m4 that is not GNU's is none" another_m4

# asks GOAL LINE: without its tools, a goal names the first and what installs it
asks() {
	exits 2 setup "$scratch/few" "$1" && none <"$scratch/stdout" &&
		[ "$(grep -v '^make: ' "$scratch/stderr")" = "$2 installs it" ]
}
while IFS='|' read -r goal line; do
	ok "$goal without its tools" asks $goal "$line"
done <<'END'
check-firmware|arm-none-eabi-gcc is not there: make setup-firmware
check-foreign|gcc is not there: make setup-foreign
lint|clang is not there: make setup-lint
bench-plot|gnuplot is not there: make setup-plot
END

setup_first() {
	build tree clean && (cd "$scratch/tree" && timeout 300 make -j8 setup run \
		N=4) >"$scratch/stdout" || return
	printf '2 4 1 3\n3 1 4 2\n' | diff - "$scratch/stdout"
}
ok "make -j8 setup run prints the view alone" setup_first

done_testing
