#!/bin/sh
# faults.t -- whatever stops a make, it publishes nothing wrong; the next one is right
# long
. tests/tap.sh
. tests/build/tree.sh
trap 'umount "$scratch/tree/out" 2>/dev/null; rm -rf "$scratch"' EXIT

golden host out/build/host/qgen out/build/host/embed out/build/host/printer.o
clone host good
build good N=6 >"$scratch/log" 2>&1

# whole: what stands in tree under a final name is as it should be
whole() {
	diff -rq -x host -x '*.is' "$scratch/good/out" "$scratch/tree/out" | grep -v '^Only in' | none
}
heals() {
	exits 0 build tree N=6 && same good tree "$@"
}

# survives MESSAGE COMMAND...: in a tree, COMMAND is a make that fails; it exits 2 with a
# line that matches MESSAGE, and leaves no temporaries
survives() {
	message=$1
	shift
	(cd "$scratch/tree" && timeout 300 "$@") >"$scratch/said" 2>&1
	failed=$?
	cat "$scratch/said"
	[ $failed = 2 ] && grep -qE -e "$message" "$scratch/said" && whole && temporaries tree | none
}

# --- tools that fail -------------------------------------------------------------

mkdir "$scratch/bin"
printf '#!/bin/sh\nm4 "$@"; kill -9 $$\n' >"$scratch/bin/dies"
printf '#!/bin/sh\nm4 "$@" | head -c 1000; exit 1\n' >"$scratch/bin/half"
chmod +x "$scratch/bin"/*
tool() {
	clone host tree && survives "$1" make N=6 "$2" && heals
}
while IFS='|' read -r message words; do
	is_due "$words" || continue
	ok "make ${words#+}" tool "$message" "$(echo "${words#+}" | sed "s|@|$scratch/bin|")"
done <<'END'
not GNU m4|+M4=false
Killed|M4=@/dies
Error 1|+M4=@/half
Error 1|CC=false
Error 1|+BUILD_CC=false
not found|+CC=/nonexistent
END

# --- a make that is killed ----------------------------------------------------------

# alone COMMAND...: in a process group of its own, with signals as at a terminal
alone() {
	exec perl -e '$SIG{INT} = $SIG{QUIT} = "DEFAULT"; setpgrp; exec @ARGV' "$@"
}
# A program that stops at the call that it is told: half of its output is written then.
cat >"$scratch/bin/stops" <<END
#!/bin/sh
program=\$1 at=\$2 call=1
shift 2
until mkdir "$scratch/calls/\$call"; do call=\$((call + 1)); done 2>/dev/null
[ \$call = \$at ] || exec \$program "\$@"
\$program "\$@" | head -c 1000
mkdir "$scratch/reached"
exec sleep 1000
END
chmod +x "$scratch/bin/stops"
# killed SIGNAL VARIABLE CALL JOBS: a make gets SIGNAL when the program VARIABLE is in that
# call; the next make heals.  KILL alone leaves files .new.*, which make clean removes.
killed() {
	rm -rf "$scratch/calls" "$scratch/reached"
	mkdir "$scratch/calls"
	printf '#!/bin/sh\nexec "%s" %s %s "$@"\n' "$scratch/bin/stops" $(echo $2 | tr A-Z a-z) $3 >"$scratch/bin/$2"
	chmod +x "$scratch/bin/$2"
	clone host tree || return
	(cd "$scratch/tree" && alone make "$4" N=6 "$2=$scratch/bin/$2") >"$scratch/said" 2>&1 &
	group=$!
	until [ -d "$scratch/reached" ] || ! kill -0 $group 2>/dev/null; do sleep .02; done
	kill -"$1" -$group && wait $group
	while pgrep -g $group >/dev/null; do sleep .01; done
	[ -d "$scratch/reached" ] || cat "$scratch/said"
	[ -d "$scratch/reached" ] && whole && { [ "$1" = KILL ] || temporaries tree | none; } && heals -x '.new.*'
}
while read -r signal program call jobs; do
	is_due "$signal" || continue
	for one in $(echo "${signal#+}" | tr , ' '); do
		for at in $(echo $call | tr , ' '); do
			ok "$one at call $at of $program, $jobs" killed $one $program $at $jobs
		done
	done
done <<'END'
KILL M4 3 -j1
INT M4 6 -j8
TERM CC 2 -j1
+KILL,INT,TERM M4 1,2,3,4,5,6 -j1
+KILL,INT,TERM M4 1,2,3,4,5,6 -j8
+KILL,INT,TERM CC 1,2 -j1
END

# In a container, shells of the next make have the numbers that those of a killed one had.
stale() {
	clone host tree || return
	for file in queens6.tsv queens6.h build/queens6/board build/queens6/printer/views \
		build/queens6/printer/views.solution queens6.c.solution; do
		folder=$(dirname "$scratch/tree/out/$file")
		mkdir -p "$folder"
		for pid in $(seq 1 400); do
			echo 'of a killed make' >"$folder/.new.$pid.${file##*/}"
		done
	done
	(cd "$scratch/tree" && exits 0 unshare -pf --mount-proc timeout 300 make -j1 N=6) && whole
}
if unshare -pf --mount-proc true 2>/dev/null; then
	ok 'files that a killed make left, with the same process numbers' stale
else
	skip 'files that a killed make left, with the same process numbers' 'no PID namespace'
fi

# --- two makes at once -----------------------------------------------------------------

together() {
	clone host tree || return
	for arguments; do
		(cd "$scratch/tree" && exec timeout 300 make $arguments) >>"$scratch/said" 2>&1 &
	done
	wait
	whole && temporaries tree | none && heals
}
ok 'two makes of one board' together N=6 N=6

# --- limits, and a full disk -------------------------------------------------------------

limited() {
	clone host tree && survives "$2" sh -c "ulimit -c 0; ulimit $1; exec make N=6" && heals
}
ok 'files of at most 1 KB' limited '-f 2' 'File size limit|Error|error'
ok 'few open files' limited '-n 4' 'Too many open files|Bad file descriptor|[Cc]annot open'

# full KILOBYTES: out/ has room for so much more than the host programs
full() {
	clone host tree && mv "$scratch/tree/out" "$scratch/kept" && mkdir "$scratch/tree/out" || return
	size=$(($(du -sk "$scratch/kept" | cut -f 1) + 4 + $1))
	mount -t tmpfs -o size=${size}k none "$scratch/tree/out" && cp -a "$scratch/kept/." "$scratch/tree/out"
	survives 'No space left|I/O error|write error' make N=6 &&
		mount -o remount,size=9m "$scratch/tree/out" && heals
	result=$?
	umount "$scratch/tree/out"
	rm -rf "$scratch/kept"
	return $result
}
# apart KILOBYTES: out/build is on another file system, and out/ has so much room
apart() {
	clone host tree && mv "$scratch/tree/out/build" "$scratch/apart" &&
		mount -t tmpfs -o size=$1k none "$scratch/tree/out" &&
		ln -s "$scratch/apart" "$scratch/tree/out/build" &&
		cp out/.gitignore "$scratch/tree/out" || return
	survives 'No space left|I/O error|write error' make N=6 &&
		mount -o remount,size=9m "$scratch/tree/out" && heals
	result=$?
	umount "$scratch/tree/out"
	rm -rf "$scratch/apart"
	return $result
}
mkdir "$scratch/small"
if mount -t tmpfs -o size=4k none "$scratch/small" 2>/dev/null; then
	umount "$scratch/small"
	for kilobytes in 20 ${LONG:+0 4 8 12 16 24 28 32 36 40 44 48 52 56}; do
		ok "a disk with room for $kilobytes KB" full $kilobytes
	done
	for kilobytes in 16 ${LONG:+4 8 12 20 24 28 32}; do
		ok "out/build elsewhere, and room for $kilobytes KB" apart $kilobytes
	done
else
	skip 'a full disk' 'only root may mount a small one'
fi

# --- out/ is of no use ---------------------------------------------------------------------

useless() {
	clone host tree && rm -rf "$scratch/tree/out" && (cd "$scratch/tree" && eval "$1") || return
	exits 2 build tree N=6 >"$scratch/said" 2>&1 && grep -qE "$2" "$scratch/said" && temporaries tree | none &&
		(cd "$scratch/tree" && eval "$3") && exits 0 build tree N=6
}
ok 'out is a file' useless 'touch out' 'Not a directory|File exists' 'rm out'
ok 'out/queens6.h is a folder' useless 'mkdir -p out/queens6.h/x' 'director' 'rm -r out/queens6.h'
read_only() {
	clone host tree && chmod -R a-w,a+rX "$scratch/tree/out" && chmod 755 "$scratch" || return
	(cd "$scratch/tree" && as_user timeout 300 make N=6) >"$scratch/said" 2>&1
	failed=$?
	chmod -R u+w "$scratch/tree/out"
	[ $failed = 2 ] &&
		grep '^out[^ ]* cannot be written: say OUT=dir, or first sudo make clean' "$scratch/said" &&
		whole && heals
}
if as_user true 2>/dev/null; then
	ok 'out cannot be written' read_only
else
	skip 'out cannot be written' 'root cannot become another user'
fi

done_testing
