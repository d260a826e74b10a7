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
# limited MESSAGE COMMAND: a shell runs it in a new tree
limited() {
	clone host tree && survives "$1" env bin="$scratch/bin" sh -c "$2" && heals
}
while IFS='~' read -r message command; do
	is_due "$message" || continue
	ok "$command" limited "${message#+}" "$command"
done <<'END'
+not GNU m4~make N=6 M4=false
Killed~make N=6 "M4=$bin/dies"
+Error 1~make N=6 "M4=$bin/half"
Error 1~make N=6 CC=false
+Error 1~make N=6 BUILD_CC=false
+not found~make N=6 CC=/nonexistent
File size limit|Error|error~ulimit -c 0; ulimit -f 2; make N=6
Too many open files|Bad file descriptor|annot open~ulimit -n 4; make N=6
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
	(cd "$scratch/tree" && PATH=$scratch/bin:$PATH && alone make "$4" N=6 $2=$2) >"$scratch/said" 2>&1 &
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

# --- a full disk ---------------------------------------------------------------------------

# full PLACE KILOBYTES: out/ has room for so much more than the host programs; they are there, or
# out/build is on another file system
full() {
	clone host tree && mv "$scratch/tree/out" "$scratch/kept" && mkdir "$scratch/tree/out" || return
	size=$2
	[ $1 = elsewhere ] || size=$(($(du -sk "$scratch/kept" | cut -f 1) + 4 + $2))
	mount -t tmpfs -o size=${size}k none "$scratch/tree/out" || return
	if [ $1 = elsewhere ]; then
		cp out/.gitignore "$scratch/tree/out" && ln -s "$scratch/kept/build" "$scratch/tree/out/build"
	else
		cp -a "$scratch/kept/." "$scratch/tree/out"
	fi
	survives 'No space left|I/O error|write error' make N=6 &&
		mount -o remount,size=9m "$scratch/tree/out" && heals
	result=$?
	umount "$scratch/tree/out"
	rm -rf "$scratch/kept"
	return $result
}
mkdir "$scratch/small"
while read -r place rooms; do
	if mount -t tmpfs -o size=4k none "$scratch/small" 2>/dev/null; then
		umount "$scratch/small"
		for room in $rooms; do
			ok "out/build $place, out/ with room for $room KB" full $place $room
		done
	else
		skip "out/build $place, and a full disk" 'only root may mount a small one'
	fi
done <<END
there 20 ${LONG:+0 4 8 12 16 24 28 32 36 40 44 48 52 56}
elsewhere 16 ${LONG:+4 8 12 20 24 28 32}
END

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
