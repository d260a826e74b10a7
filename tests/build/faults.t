#!/bin/sh
# faults.t -- whatever stops a make, it publishes nothing wrong; the next one is right
# long
. tests/tap.sh
. tests/build/tree.sh
trap 'umount "$scratch/tree/out" "$scratch/small" 2>/dev/null; rm -rf "$scratch"' EXIT
mkdir "$scratch/small" "$scratch/bin"

golden good N=6
golden host out/build.queens/host/qgen out/build.queens/host/printer.o

# whole: what stands in tree under a final name is as it should be
whole() {
	differ_by '^Only in ' -x host -x made -x '*.is' "$scratch/good/out" "$scratch/tree/out"
}
# heals: the next make has the same products, and no other file; KILL leaves .new.*, which clean removes
heals() {
	build tree N=6 && diff -rq -x made -x '.new.*' "$scratch/good/out" "$scratch/tree/out"
}
# stops MESSAGE COMMAND: it fails in tree, says a line that matches MESSAGE, and leaves no temporary
stops() {
	(cd "$scratch/tree" && exits 2 timeout 300 sh -c "$2") >"$scratch/log" 2>&1
	result=$?
	cat "$scratch/log"
	[ $result = 0 ] && grep -qE -e "$1" "$scratch/log" && whole && silent find "$scratch/tree/out" -name '.new.*'
}
fails() {
	clone host tree && stops "$1" "$2" && heals
}
printf '#!/bin/sh\nm4 "$@" | head -c 1000; exit 1\n' >"$scratch/half"
chmod +x "$scratch/half"
while IFS='~' read -r message command; do
	ok "$command" fails "$message" "$command"
done <<'END'
Error 1~make N=6 M4=../half
Error 1~make N=6 CC=false
Error 1~make N=6 BUILD_CC=false
File size limit|Error|error~ulimit -c 0; ulimit -f 2; make N=6
END

# --- a make that is killed ----------------------------------------------------------

# m4 after half of that product, and cc after all of it, before make renames it, send the signal to all processes
# of make, as a terminal does.
cat >"$scratch/bin/m4" <<'END'
#!/bin/sh
PATH=$usual
case $* in
*"$at"*) "${0##*/}" "$@" | head -c 1000; mkdir "$reached"; kill -$signal 0; exec sleep 1000 ;;
esac
exec "${0##*/}" "$@"
END
chmod +x "$scratch/bin/m4" && cp "$scratch/bin/m4" "$scratch/bin/cc"
export usual="$PATH" reached="$scratch/reached" at signal
stopped_by() {
	rm -rf "$reached"
	clone host tree && (cd "$scratch/tree" && PATH=$scratch/bin:$PATH && timeout 300 \
		perl -e '$SIG{$_} = "DEFAULT" for qw(HUP INT); setpgrp; exec @ARGV' make $jobs N=6)
	[ -d "$reached" ] && whole && { [ $signal = KILL ] || silent find "$scratch/tree/out" -name '.new.*'; } && heals &&
		build tree clean && equal "$(ls -A "$scratch/tree/out")" .gitignore
}
while read -r signal at jobs; do
	ok "make $jobs: $signal at $at" stopped_by
done <<'END'
HUP queens.h.m4 -j1
INT queens_proof.c.m4 -j1
TERM groups.m4 -j1
TERM views.c -j1
KILL queens.h.m4 -j8
KILL queens_proof.c.m4 -j8
KILL groups.m4 -j8
KILL views.c -j8
END
together() {
	clone host tree && { build tree N=6 & } && build tree N=6 && wait $! && whole && heals && build tree clean && equal "$(ls -A "$scratch/tree/out")" .gitignore
}
ok 'two makes of one board at once' together

# --- file systems ---------------------------------------------------------------------------

# mounted WORDS FOLDER COMMAND...: while `mount WORDS' is on FOLDER
mounted() {
	point=$scratch/$2
	mount $1 "$point" 2>"$scratch/log" || return
	shift 2
	"$@"
	result=$?
	umount "$point"
	return $result
}
# out/ with the host programs is full.
makes_part() {
	cp -a "$scratch/host/out/." "$scratch/tree/out"
	stops 'No space left|I/O error|write error' 'make N=6' && mount -o remount,size=9m "$scratch/tree/out" && heals
}
# install says that the disk is full; each file that is there is whole.
installs_part() {
	exits 2 build good N=6 install prefix="$scratch/small" >"$scratch/log" 2>&1 && grep 'No space left' "$scratch/log" &&
		differ_by '^Only in .*whole' "$scratch/whole" "$scratch/small"
}
# --check with so small a TMPDIR prints no part of the differences.
checks_nothing() {
	exits 2 env TMPDIR="$scratch/small" gen/queens-tables --check "$scratch"/old/*/queens8.tsv >"$scratch/stdout" \
		2>"$scratch/log" && [ ! -s "$scratch/stdout" ] && grep 'No space left' "$scratch/log"
}
build good N=6 install prefix="$scratch/whole" >"$scratch/log" 2>&1
for folder in $(seq 20); do
	mkdir -p "$scratch/old/$folder" && : >"$scratch/old/$folder/queens8.tsv"
done
# ok_mounted NAME WORDS...: a test point that needs mounted
ok_mounted() {
	name=$1
	shift
	if mounted "$1" small true; then ok "$name" mounted "$@"; else skip "$name" 'only root may mount that'; fi
}
while read -r what folder taken rooms; do
	for room in $rooms; do
		clone host tree && rm -rf "$scratch/tree/out"/*
		ok_mounted "$room KB for $folder: $what" "-t tmpfs -o size=$((taken + room))k none" $folder $what
	done
done <<END
makes_part tree/out $(du -sk "$scratch/host/out" | cut -f 1) 4 12 20 28 36 44 52 60
installs_part small 0 24 72 120 168
checks_nothing small 0 8 32 56
END

old() {
	clone host tree && echo old >"$scratch/tree/out/queens6.tsv" && chmod -R a+w "$scratch/tree/out" &&
		chmod a-w "$scratch/tree/out/queens6.tsv" && at_terminal "make -s -C '$scratch/tree' out/queens6.tsv" &&
		cmp "$scratch/tree/out/queens6.tsv" "$scratch/good/out/queens6.tsv"
}
terminal_ok 'at a terminal, a product that is read-only is made again without a question' old

done_testing
