#!/bin/sh
# faults.t -- whatever stops a make, it publishes nothing wrong; the next one is right
# long
. tests/tap.sh
. tests/build/tree.sh
mkdir "$scratch/bin"

golden good N=6
golden host out/build/qgen

# whole: what stands in tree under a final name is as it should be
whole() {
	differ_by '^Only in ' -x '.new.*' -x 'new.*' -x 'queens-tables.*' -x '*.is' "$scratch/good/out" "$scratch/tree/out"
}
# heals: the next make has the same products, and no other file; KILL leaves .new.*, which clean removes
heals() {
	build tree N=6 && diff -rq -x '.new.*' -x 'new.*' -x 'queens-tables.??????' "$scratch/good/out" "$scratch/tree/out"
}
# stops MESSAGE COMMAND: it fails, says a line that matches MESSAGE, and leaves no temporary; the next make is right
stops() {
	clone host tree && (cd "$scratch/tree" && exits 2 timeout 300 sh -c "$2") >"$scratch/log" 2>&1
	result=$?
	cat "$scratch/log"
	[ $result = 0 ] && grep -qE -e "$1" "$scratch/log" && whole && silent find "$scratch/tree/out" -name '.new.*' && heals
}
stand_in "$scratch/half" 'm4 "$@" | head -c 1000; exit 1'
while IFS='~' read -r message command; do
	ok "$command" stops "$message" "$command"
done <<'END'
Error 1~make N=6 M4=../half
Error 1~make N=6 CC=false
Error 1~make N=6 BUILD_CC=false
END

# --- a make that is killed ----------------------------------------------------------

# m4 after half of that product, and cc after all of it, before make renames it, send the signal to all processes
# of make, as a terminal does.
stand_in "$scratch/bin/m4" <<'END'
PATH=$usual
case $* in
*"$at"*) "${0##*/}" "$@" | head -c 1000; mkdir "$reached"; kill -$signal 0; exec sleep 1000 ;;
esac
exec "${0##*/}" "$@"
END
cp "$scratch/bin/m4" "$scratch/bin/cc"
export usual="$PATH" reached="$scratch/reached" at signal
# gone: temporaries are gone, or soon; a make that is stopped does not wait for its children
gone() {
	for second in $(seq 60); do
		[ "$(find "$scratch/tree/out" -name '.new.*')" ] || return 0
		sleep 1
	done
	return 1
}
stopped_by() {
	rm -rf "$reached"
	clone host tree && (cd "$scratch/tree" && PATH=$scratch/bin:$PATH && timeout 300 \
		perl -e '$SIG{$_} = "DEFAULT" for qw(HUP INT); setpgrp; exec @ARGV' make $jobs N=6)
	[ -d "$reached" ] && whole && { [ $signal = KILL ] || gone; } && heals &&
		build tree clean && equal "$(ls -A "$scratch/tree/out" | grep -v '^[.]new[.]')" .gitignore
}
while read -r signal at jobs; do
	ok "make $jobs: $signal at $at" stopped_by
done <<'END'
HUP queens.h.m4 -j1
INT queens_proof.c.m4 -j1
TERM queens_groups.txt.m4 -j1
TERM printer.c -j1
KILL queens.h.m4 -j8
KILL queens_proof.c.m4 -j8
KILL queens_groups.txt.m4 -j8
KILL printer.c -j8
END
ok 'two makes of one board at once' typed 'clone host tree && { build tree N=6 & } && build tree N=6 && wait $! &&
	whole && heals && build tree clean && equal "$(ls -A "$scratch/tree/out")" .gitignore'

# --- a disk that is full: of a file that grows beyond so many blocks, the rest is not written -------------

# installs_part: install says so
installs_part() {
	rm -rf "$scratch/part"
	fails 2 'File too large' typed "($full build good N=6 install prefix='$scratch/part')"
}
for blocks in 1 2 4 8 16 32; do
	full="trap '' XFSZ; ulimit -f $blocks;"
	ok "$blocks blocks for make" stops 'File too large|write error|I/O error' "$full make N=6"
	ok "$blocks blocks for install" installs_part
done

done_testing
