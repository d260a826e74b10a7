#!/bin/sh
# faults.t -- whatever stops a make, it publishes nothing wrong; the next one is right
# long
. tests/tap.sh
. tests/build/tree.sh
trap 'umount "$scratch/tree/out" "$scratch/seconds" "$scratch/small" 2>/dev/null; rm -rf "$scratch"' EXIT

golden host out/build/host/qgen out/build/host/embed out/build/host/printer.o
clone host good
build good N=6 >"$scratch/log" 2>&1

# whole: what stands in tree under a final name is as it should be
whole() {
	differ_by '^Only in ' -x host -x '*.is' "$scratch/good/out" "$scratch/tree/out"
}
# tidy: no temporaries are left there
tidy() {
	silent find "$scratch/tree/out" -name '.new.*'
}
# heals: the next make has the same products, and no other file; KILL leaves .new.*, which clean removes
heals() {
	exits 0 build tree N=6 && diff -rq -x '.new.*' "$scratch/good/out" "$scratch/tree/out"
}
# survives MESSAGE COMMAND: in tree, make fails, and says a line that matches MESSAGE
survives() {
	(cd "$scratch/tree" && exits 2 timeout 300 sh -c "$2") >"$scratch/said" 2>&1
	failed=$?
	cat "$scratch/said"
	[ $failed = 0 ] && grep -qE -e "$1" "$scratch/said" && whole && tidy
}
fails() {
	clone host tree && survives "$1" "$2" && heals
}
mkdir "$scratch/bin"
printf '#!/bin/sh\nm4 "$@" | head -c 1000; exit 1\n' >"$scratch/bin/half"
chmod +x "$scratch/bin/half"
while IFS='~' read -r message command; do
	ok "$command" fails "$message" "$command"
done <<'END'
Error 1~make N=6 M4=../bin/half
Error 1~make N=6 CC=false
Error 1~make N=6 BUILD_CC=false
File size limit|Error|error~ulimit -c 0; ulimit -f 2; make N=6
END

# --- a make that is killed ----------------------------------------------------------

# m4, which stops after half of that product; and cc, after all of it, before make renames it
cat >"$scratch/bin/m4" <<'END'
#!/bin/sh
PATH=$usual
case $* in
*"$at"*) "${0##*/}" "$@" | head -c 1000; mkdir "$reached"; exec sleep 1000 ;;
esac
exec "${0##*/}" "$@"
END
chmod +x "$scratch/bin/m4" && cp "$scratch/bin/m4" "$scratch/bin/cc"
export usual="$PATH" reached="$scratch/reached" at

# killed SIGNAL AT JOBS: make, in a process group of its own as at a terminal, gets SIGNAL then
killed() {
	at=$2
	rm -rf "$reached"
	clone host tree || return
	(cd "$scratch/tree" && PATH=$scratch/bin:$PATH && exec perl -e '$SIG{$_} = "DEFAULT" for qw(HUP INT); setpgrp; exec @ARGV' \
		make $3 N=6) >"$scratch/said" 2>&1 &
	group=$!
	until [ -d "$reached" ] || ! kill -0 $group; do sleep .02; done
	kill -"$1" -$group && wait $group
	while kill -0 -$group 2>/dev/null; do sleep .01; done
	cat "$scratch/said"
	[ -d "$reached" ] && whole && { [ "$1" = KILL ] || tidy; } && heals
}
for product in queens.h.m4 queens_proof.c.m4 views.m4 views.c; do
	for signal in HUP INT TERM; do
		ok "$signal at $product" killed $signal $product -j1
	done
	ok "KILL at $product, while other jobs run" killed KILL $product -j8
done

together() {
	clone host tree || return
	build tree N=6 >"$scratch/first" 2>&1 &
	build tree N=6 >"$scratch/said" 2>&1 && wait $! && whole && tidy && heals
}
ok 'two makes of one board at once' together

# --- a full disk ---------------------------------------------------------------------------

# full PLACE KILOBYTES: out/ has so much room; the host programs are there, or out/build is on another
# file system
full() {
	clone host tree && mv "$scratch/tree/out" "$scratch/kept" && mkdir "$scratch/tree/out" &&
		mount -t tmpfs -o size=$2k none "$scratch/tree/out" || return
	if [ $1 = elsewhere ]; then
		cp out/.gitignore "$scratch/tree/out" && ln -s "$scratch/kept/build" "$scratch/tree/out/build"
	else
		cp -a "$scratch/kept/." "$scratch/tree/out"
	fi
	survives 'No space left|I/O error|write error' 'make N=6' && mount -o remount,size=9m "$scratch/tree/out" && heals
	result=$?
	umount "$scratch/tree/out"
	rm -rf "$scratch/kept"
	return $result
}
# too_small KILOBYTES: install says that the disk is full; each file that is there is whole
too_small() {
	mount -t tmpfs -o size=$1k none "$scratch/small" || return
	exits 2 build made N=6 install prefix="$scratch/small" >"$scratch/said" 2>&1 && grep 'No space left' "$scratch/said" &&
		differ_by '^Only in .*whole' "$scratch/whole" "$scratch/small"
	result=$?
	umount "$scratch/small"
	return $result
}
# no_room KILOBYTES: --check with so small a TMPDIR prints no part of the differences
no_room() {
	mount -t tmpfs -o size=$1k none "$scratch/small" || return
	exits 2 env TMPDIR="$scratch/small" QGEN="$(readlink -f "$OUT/build/host/qgen")" gen/queens-tables --check \
		"$scratch"/empty/*/queens8.tsv >"$scratch/said" && none <"$scratch/said"
	result=$?
	umount "$scratch/small"
	return $result
}
taken=$(du -sk "$scratch/host/out" | cut -f 1)
if mount -t tmpfs none "$scratch/bin" 2>/dev/null; then
	umount "$scratch/bin"
	for room in 4 12 20 28 36 44 52 60; do
		ok "out/ with room for $room KB" full there $((taken + room))
	done
	for room in 8 16 24 32; do
		ok "out/ with room for $room KB, out/build elsewhere" full elsewhere $room
	done
	mkdir "$scratch/whole" "$scratch/small" && clone good made && build made N=6 install prefix="$scratch/whole" >"$scratch/log" 2>&1
	for room in 24 72 120 168; do
		ok "install with room for $room KB" too_small $room
	done
	for folder in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		mkdir -p "$scratch/empty/$folder" && : >"$scratch/empty/$folder/queens8.tsv"
	done
	for room in 8 32 56; do
		ok "queens-tables --check with room for $room KB" no_room $room
	done
else
	skip 'a full disk' 'only root may mount a small one'
fi

# Inodes of 128 bytes have stamps of whole seconds.
seconds() {
	for view in list first list first list first; do
		exits 0 build tree -s N=4 OUT="$scratch/seconds/new" VIEWS=$view "$scratch/seconds/new/build/queens4/printer/views" &&
			grep -q "^$(printf '\f')[0-9a-f]* $view\$" "$scratch/seconds/new/build/queens4/printer/views" || return
	done
}
mkdir "$scratch/seconds"
if truncate -s 9M "$scratch/disk" && mkfs.ext2 -q -I 128 "$scratch/disk" 2>"$scratch/said" &&
	mount -o loop "$scratch/disk" "$scratch/seconds" 2>"$scratch/said"; then
	clone host tree && lend_host "$scratch/seconds/new"
	ok 'a file system whose stamps are of whole seconds: no change of a variable is lost' seconds
	umount "$scratch/seconds"
else
	skip 'a file system whose stamps are of whole seconds' 'only root may mount one'
fi

read_only() {
	clone host tree && chmod -R a-w,a+rX "$scratch/tree/out" &&
		survives '^out[^ ]* cannot be written: say OUT=dir, or first sudo make clean' "$as_user make N=6" &&
		chmod -R u+w "$scratch/tree/out" && heals
}
user_ok 'out cannot be written' read_only

old() {
	clone host tree && echo old >"$scratch/tree/out/queens6.tsv" && chmod -R a+w "$scratch/tree/out" &&
		chmod a-w "$scratch/tree/out/queens6.tsv" && exits 0 at_terminal "make -s -C '$scratch/tree' out/queens6.tsv" &&
		equal "$(wc -l <"$scratch/tree/out/queens6.tsv")" 5
}
terminal_ok 'at a terminal, a product that is read-only is made again without a question' old

done_testing
