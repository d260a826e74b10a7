#!/bin/sh
# systems.t -- programs for Windows, run by wine, print the same bytes as this machine's; what
# macOS and BSD lack
. tests/tap.sh
. tests/foreign/ways.sh

# --- Windows -----------------------------------------------------------------------

# Wine's folder takes 700 MB, which a TMPDIR in memory may lack.  No window is shown.
tree=$OUT/build/windows made=$OUT/build/windows/out
copy_tree "$tree" && lend_host "$tree"
unset DISPLAY
export WINEDEBUG=-all XDG_RUNTIME_DIR="$scratch" HOME="$scratch" WINEPREFIX="$(readlink -f "$made")/build/wine"
on_windows='timeout 300 wine'
# Programs run when nothing of this is left, with a server that does not end between two of them.
timeout 600 wine wineboot --init </dev/null >/dev/null 2>&1
timeout 60 wineserver -w
timeout 60 wineserver -p

# for_windows N [GOAL]
for_windows() {
	make -s -C "$tree" N=$1 CC=x86_64-w64-mingw32-gcc $2
}
# alike HERE THERE: THERE, run by wine, prints what HERE does, on stdout and on stderr, and exits with its status
alike() {
	typed "$1" >"$scratch/wanted" 2>"$scratch/wanted.said"
	exits $? typed "$on_windows $2" >"$scratch/printed" 2>"$scratch/said" &&
		cmp "$scratch/wanted" "$scratch/printed" && cmp "$scratch/wanted.said" "$scratch/said"
}
# generates: every kind, of a board that qgen has saved there
generates() {
	$on_windows "$made/build/installed_qgen" board $n >"$scratch/board" || return
	for kind in $kinds; do
		alike '"$QGEN" $kind $n 2>/dev/null' '"$made/build/installed_qgen" $kind "$scratch/board" 2>/dev/null' ||
			{ echo $kind && return 1; }
	done
}
for n in 4 8 11; do
	ok "Windows: board $n is made" for_windows $n
	for word in $(views_of $n) --help --version wrong; do
		ok "queens$n.exe $word" alike '"$OUT/queens$n" $word' '"$made/queens$n.exe" $word'
	done
	ok "the lists of board $n" generates
done
# Without its ending a program is not found.
ok 'the command line starts it by its name' alike '"$OUT/queens8" summary' "cmd /c 'cd $made && queens8 summary'"
ok 'a full disk' says 'queens8: stdout: No space left on device' 1 typed '$on_windows "$made/queens8.exe" >/dev/full'
ok 'the tiny printer is for Linux' fails 2 '#error "the tiny printer is for Linux' for_windows 8 tiny
timeout 60 wineserver -k
rm -rf "$WINEPREFIX"

# --- macOS and BSD -----------------------------------------------------------------

# assembles TARGET SYMBOL: the first large text is a symbol of that name
assembles() {
	printf '#include "%s"\n__asm__(".ifndef %s\\n.error \\"there is no %s\\"\\n.endif");\n' \
		"$OUT/build/queens11_texts.c" $2 $2 >"$scratch/large.c"
	silent clang -target $1 -std=c11 -Wall -Wextra -pedantic -Werror -Wno-overlength-strings -I. \
		-Itemplates/printer -c -o "$scratch/large.o" "$scratch/large.c"
}
while read -r target symbol; do
	ok "$target: the printer's texts" assembles $target $symbol
done <<'END'
arm64-apple-macos14 _text1
x86_64-apple-macos14 _text1
x86_64-unknown-freebsd14 text1
aarch64-unknown-linux-gnu text1
i686-w64-mingw32 _text1
END

# Header files without what macOS lacks.
mkdir "$scratch/headers"
printf '#include_next <fcntl.h>\n#undef O_PATH\n' >"$scratch/headers/fcntl.h"
cc="cc -isystem $scratch/headers" cflags='-O1 -U__linux__ -Werror'
ok 'the generator needs no function of Linux' make_for "$scratch/without" build/qgen
ok 'then qgen says that stdout is closed' says 'qgen: stdout: Bad file descriptor' 1 \
	typed '"$scratch/without/out/build/qgen" tsv 6 >&-'

done_testing
