#!/bin/sh
# faults.t -- whatever fails, make says so, publishes nothing wrong, and heals
. tests/tap.sh
. tests/build/tree.sh
trap 'umount "$scratch/tree/out" 2>/dev/null; rm -rf "$scratch"' EXIT

board=queens8
export TMPDIR="$scratch/tmp"
mkdir "$TMPDIR"
quick_host
golden host out/build/host/qgen out/build/host/embed
clone host good
build good N=8 >"$scratch/log" 2>&1
chmod 755 "$scratch"

# harmless MESSAGE STATUS: make has run in tree and left STATUS; it exited 2 with
# a line on stderr that matches MESSAGE, and every product there is right
harmless() {
	cat "$scratch/said"
	[ "$2" -eq 2 ] || {
		echo "exit status $2, not 2"
		return 1
	}
	grep -qE -e "$1" "$scratch/said" || {
		echo "does not say: $1"
		return 1
	}
	for file in $board $board.h $board.c $board.tsv build/$board/board build/$board/facts; do
		[ ! -e "$scratch/tree/out/$file" ] ||
			cmp "$scratch/good/out/$file" "$scratch/tree/out/$file" || return
	done
	temporaries tree | none
}

# heals: a plain make then makes all as it should be
heals() {
	exits 0 build tree N=8 && same good tree
}

# survives FROM MESSAGE COMMAND...: a copy of FROM, in which COMMAND, run at
# its top, is a make that fails
survives() {
	from=$1 message=$2
	shift 2
	clone "$from" tree || return
	(cd "$scratch/tree" && timeout 300 "$@") >"$scratch/out" 2>"$scratch/said"
	harmless "$message" $? && heals
}

# --- tools -------------------------------------------------------------------

mkdir "$scratch/bin" "$scratch/few"
printf '#!/bin/sh\nexec m4 "$@" >&2\n' >"$scratch/bin/elsewhere"
printf '#!/bin/sh\nm4 "$@"; kill -9 $$\n' >"$scratch/bin/dies"
chmod +x "$scratch/bin/elsewhere" "$scratch/bin/dies"

# name | from | message | words for make; @ is the folder of bad tools
while IFS='|' read -r name from message words; do
	is_due "$name" || continue
	words=$(printf '%s\n' "$words" | sed "s|@|$scratch/bin|g")
	ok "$name" survives "$from" "$message" make N=8 $words
done <<'END'
+M4=false|host|Error 1|M4=false
+M4 missing|host|^/nonexistent is not there: make setup installs it$|M4=/nonexistent
M4=true|host|m4 did not come to its end|M4=true
+M4=cat|host|cat: invalid option|M4=cat
+M4 writes to stderr|host|m4 did not come to its end|M4=@/elsewhere
M4 dies at its end|host|Killed|M4=@/dies
CC=false|host|Error 1|CC=false
+CC missing|host|nonexistent.*not found|CC=/nonexistent
+CC=true|host|new\.[0-9]*\.[a-z0-9.]*: No such file|CC=true
BUILD_CC=false|host|Error 1|BUILD_CC=false
+BUILD_CC missing|host|nonexistent.*not found|BUILD_CC=/nonexistent
+BUILD_CC=true|host|new\.[0-9]*\.[a-z0-9.]*: No such file|BUILD_CC=true
+BUILD_CC=cat|host|Error 1|BUILD_CC=cat
CC=false, built before|good|Error 1|CC=false
+BUILD_CC=false, built before|good|Error 1|BUILD_CC=false
M4=false, a template changed|good|Error 1|-W templates/queens.h.m4 M4=false
+-j8, CC=false|host|Error 1|-j8 CC=false
+-k, M4=false|host|Error 1|-k M4=false
END

for tool in sh make cc gcc as ld collect2 awk sed mv rm cat mkdir sha256sum b2sum \
	timeout cp touch sort realpath; do
	path=$(command -v $tool) && ln -s "$path" "$scratch/few/$tool"
done
# no_m4 WORDS: one line names m4 and what installs it
no_m4() {
	survives host '^m4 is not there: make setup installs it$' \
		env PATH="$scratch/few" make N=8 $1 &&
		[ "$(grep -c m4.is "$scratch/said")" = 1 ]
}
ok 'no m4 in PATH' no_m4
ok 'no m4 in PATH, -j8: said once' no_m4 -j8

# lies TOOL COMMAND: what TOOL writes passes through COMMAND, and it exits 0
lies() {
	rm -f "$scratch/bin/m4"
	printf '#!/bin/sh\n%s "$@" | %s\nexit 0\n' "$(command -v $1)" "$2" >"$scratch/bin/$1"
	chmod +x "$scratch/bin/$1"
}

# tool that | message | what it does to what it writes
while IFS='|' read -r name message lie; do
	is_due "$name" || continue
	tool=${name#+}
	lies "${tool%% *}" "$lie"
	ok "an $tool" survives host "$message" env PATH="$scratch/bin:$PATH" make N=8
	[ -z "$LONG" ] || ok "an $tool, -j8 -k" survives host "$message" \
		env PATH="$scratch/bin:$PATH" make -j8 -k N=8
done <<'END'
+m4 that writes half|m4 did not come to its end|head -c 1000
m4 that stops before its last line|m4 did not come to its end|sed '$d'
m4 that drops a row of the .c|board 8: |sed '/ROW(0x/{20,30d;}'
+m4 that drops the last row of the .c|board 8: |sed '/^.ROW(0xEC/d'
m4 that changes a digit of the .c|board 8: |sed '40s/0x\(.\)[0-9A-F]/0x\19/'
+m4 that swaps two rows of the .c|board 8: |sed '40{/ROW/{h;d;};};41{/ROW/G;}'
m4 that writes a row of the .c twice|board 8: |sed '/^.ROW(0x19/p'
+m4 that changes a group in the .c|board 8: |sed '40s/, \([0-9]*\), \([0-9]\)) /, 1\1, \2) /'
m4 that changes an image in the .c|board 8: |sed '/^.ROW(0x/s/, 4) /, 5) /'
m4 that changes _SOLUTIONS|board 8: |sed 's/\(_SOLUTIONS \)92/\193/'
+m4 that changes _FUNDAMENTALS|board 8: |sed 's/\(_FUNDAMENTALS \)12/\111/'
+m4 that changes _ROW_BYTES|board 8: |sed 's/\(_ROW_BYTES \)3/\12/'
+m4 that changes _GROUP_BYTES|board 8: |sed 's/\(_GROUP_BYTES \)1/\12/'
+m4 that changes _GROUPS_OF_4|board 8: |sed 's/\(_GROUPS_OF_4 \)1/\10/'
+m4 that changes _N|board 8: |sed 's/\(8_N \)8/\19/'
m4 that drops a constant|board 8: |sed '/define.*_GROUPS_OF_2 /d'
m4 that drops the place of bulk|board 8: |sed '/^q_bulk_here/d'
m4 that asks for other bulk|board 8: |sed 's/^q_bulk_here list/q_bulk_here tsv/; s/^q_bulk_here tsv/q_bulk_here list/'
END

# spoilt_compact ENDING MESSAGE LIE: by an m4
spoilt_compact() {
	lies m4 "$3"
	clone host tree || return
	(cd "$scratch/tree" && PATH=$scratch/bin:$PATH timeout 300 make N=8 compact) \
		>"$scratch/out" 2>"$scratch/said"
	harmless "$2" $? &&
		[ ! -e "$scratch/tree/out/queens8_compact.$1" ] &&
		exits 0 build tree N=8 compact &&
		[ -e "$scratch/tree/out/queens8_compact.$1" ]
}
ok 'an m4 that changes a byte of the compact form' spoilt_compact c \
	'queens8_compact.c:.*: not the text' "sed 's/^	0x\(..\), /	0x\1 + 1, /'"
ok 'an m4 that changes a number of the compact form' spoilt_compact h \
	'queens8_compact.h:.*: not the number' \
	"sed 's/COMPACT_SOLUTIONS 92/COMPACT_SOLUTIONS 91/'"

# Nothing verifies the view `boards', so it must not outlive an m4 that spoilt it.
view_outlives() {
	lies m4 "sed 's/^Q [.]/. Q/'"
	clone host tree && exits 0 build tree N=8 "M4=$scratch/bin/m4" || return
	! cmp -s "$scratch/tree/out/$view" "$scratch/good/out/$view" && heals
}
view=build/queens8/views/boards.txt
ok 'a view that another m4 spoilt' view_outlives

# --- limits ------------------------------------------------------------------

# within LIMIT FROM MESSAGE: make under a limit of the shell's
within() {
	survives "$2" "$3" sh -c "exec 3>&- 4>&- 5>&-; ulimit -c 0; ulimit $1
		exec make N=8"
}
while IFS='|' read -r limit from message; do
	ok "ulimit $limit" within "$limit" "$from" "$message"
done <<'END'
-f 1|host|File size limit|Error|error
-f 8|host|File size limit|Error
-f 40|host|File size limit|Error
-n 4|host|Too many open files|Bad file descriptor|Cannot open
-v 6000|host|annot allocate|memory|Error
-v 20000|host|annot allocate|memory|Error
END

# --- out/ --------------------------------------------------------------------

# with_out COMMAND MESSAGE UNDO: COMMAND makes out/ useless, UNDO undoes it
with_out() {
	clone good tree && rm -rf "$scratch/tree/out" || return
	(cd "$scratch/tree" && eval "$1") || return
	build tree N=8 >"$scratch/out" 2>"$scratch/said"
	status=$?
	cat "$scratch/said"
	[ $status -eq 2 ] && grep -qE "$2" "$scratch/said" || return
	(cd "$scratch/tree" && eval "$3") || return
	exits 0 build tree N=8 && same good tree -x .gitignore
}
ok "out is a file" with_out 'touch out' 'Not a directory|File exists' 'rm out'
ok "out is a dangling link" with_out 'ln -s nothing/there out' \
	'File exists|No such file' 'rm out'
ok "out/build is a file" with_out 'mkdir out; touch out/build' \
	'Not a directory|File exists' 'rm out/build'
ok "out/queens8.h is a folder" with_out 'mkdir -p out/queens8.h/x' \
	'director' 'rm -r out/queens8.h'

# read_only FROM: out/ and all below it is of another user, or not writable
read_only() {
	clone "$1" tree && rm -f "$scratch/tree/out/$board.h" || return
	chmod -R a-w,a+rX "$scratch/tree/out" || return
	(cd "$scratch/tree" && as_user timeout 300 make N=8) >"$scratch/out" \
		2>"$scratch/said"
	status=$?
	chmod -R u+w "$scratch/tree/out"
	harmless 'Permission denied' $status && heals
}
if as_user true 2>/dev/null; then
	for from in host good; do
		ok "out is read-only, $from" read_only $from
	done
else
	skip "out is read-only" "root cannot become another user"
fi

# --- a full disk -------------------------------------------------------------

# full OPTIONS: out/ is a small file system that holds the host programs
full() {
	clone host tree && mv "$scratch/tree/out" "$scratch/kept" || return
	mkdir "$scratch/tree/out" &&
		mount -t tmpfs -o "$1" none "$scratch/tree/out" || return
	cp -a "$scratch/kept/." "$scratch/tree/out"
	build tree N=8 >"$scratch/out" 2>"$scratch/said"
	harmless 'No space left|I/O error' $? && mount -o remount,size=9m,nr_inodes=999 \
		"$scratch/tree/out" && heals
	full_result=$?
	umount "$scratch/tree/out"
	rm -rf "$scratch/kept"
	return $full_result
}

mkdir "$scratch/small"
if mount -t tmpfs -o size=4k none "$scratch/small" 2>/dev/null; then
	umount "$scratch/small"
	least=$(du -sk "$scratch/host/out" | cut -f 1)
	most=$(du -sk "$scratch/good/out" | cut -f 1)
	steps=5
	[ -z "$LONG" ] || steps=40
	for i in $(seq 0 $((steps - 1))); do
		size=$((least + (most - least) * i * 8 / (steps * 10)))
		ok "a disk of $i/$steps of what is needed" full size=$((size))k
	done
	ok "a disk with too few inodes" full size=9m,nr_inodes=20
else
	skip "a full disk" "only root may mount a small one"
fi

done_testing
