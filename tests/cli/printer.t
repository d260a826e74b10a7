#!/bin/sh
# printer.t -- the printer's words, and what it does when stdout fails
. tests/tap.sh

# prints FILE COMMAND...: exit 0, stdout into FILE, nothing on stderr
prints() {
	prints_file=$1
	shift
	exits 0 "$@" >"$prints_file" 2>"$scratch/stderr" && none <"$scratch/stderr"
}

# --- words -------------------------------------------------------------------

# text_of N VIEW: as m4 made it
text_of() {
	awk -v name="$2" '/^\f/ { is_it = $2 == name; next } is_it' "$OUT/build/queens$1/printer/views"
}
# shows N: each view has its text, and a few words of --help; the list is first; --version has its sum
shows() {
	prints "$scratch/help" "$OUT/queens$1" --help || return
	for view in $(views_of $1); do
		prints "$scratch/$1.$view" "$OUT/queens$1" $view &&
			text_of "$1" "$view" | cmp - "$scratch/$1.$view" &&
			grep -q "^  $view  *[a-z].* .* " "$scratch/help" || return
	done
	prints "$scratch/list" "$OUT/queens$1" && cmp "$scratch/list" "$scratch/$1.list" &&
		prints "$scratch/version" "$OUT/queens$1" --version || return
	sum=$(sha256sum <"$scratch/list")
	equal "$(head -n 1 "$scratch/help")" "usage: queens$1 [VIEW | --help | --version], where VIEW is one of: \
$(sed -n 's/^  \([a-z]*\) .*/\1/p' "$scratch/help" | xargs)" &&
		equal "$(xargs <"$scratch/version")" "queens$1 $version $1 queens, $(number $1) solutions, SHA-256 ${sum%% *}"
}
version=$(version)
for n in 1 2 8 11 ${LONG:+4 10 12 14}; do
	ok "queens$n prints every view, without a word the list, and --version" shows $n
done

# refuses WORD...: exit 2, one line that names every view
refuses() {
	says 'usage: queens8 [VIEW' 2 "$OUT/queens8" "$@" &&
		equal "$(sed 's/.*: //' "$scratch/stderr" | tr ' ' '\n' | sort | xargs)" \
			"$(views_of 8 | tr ' ' '\n' | sort | xargs)"
}
while read -r word; do
	ok "queens8 [$word]" refuses "$word"
done <<'TABLE'

lis
listx
LIST
--hel
list summary
TABLE
ok 'a newline behind' refuses "$(printf 'list\n.')"
ok 'a view and nothing' refuses list ''
ok 'a wrong word and no stderr' exits 2 sh -c '"$1" no 2>&-' sh "$OUT/queens8"

# --- stdout ------------------------------------------------------------------

for n in 1 11; do
	for view in list --help; do
		ok "queens$n $view >/dev/full" says "queens$n: stdout: No space left on device" 1 \
			typed "$OUT/queens$n $view >/dev/full"
		ok "queens$n $view >&-" says "queens$n: stdout: Bad file descriptor" 1 \
			typed "$OUT/queens$n $view >&-"
	done
done
ok 'neither stdout nor stderr' exits 1 sh -c '"$1" >&- 2>&-' sh "$OUT/queens8"

# No room for the whole of a file: a short write, then none.
too_large() {
	says 'stdout: File too large' 1 sh -c 'trap "" XFSZ; ulimit -f 16; exec "$1" >"$2"' sh \
		"$OUT/queens11" "$scratch/large" && head -c 8192 "$scratch/11.list" | cmp - "$scratch/large"
}
ok 'a file that may not grow holds the beginning' too_large

pipe='perl tests/cli/pipe'
broken() {
	exits 141 $pipe broken "$OUT/queens11" 2>"$scratch/stderr" && none <"$scratch/stderr"
}
ok 'a broken pipe ends it silently' broken
ok 'or with a line, if SIGPIPE is ignored' says 'stdout: Broken pipe' 1 $pipe ignored "$OUT/queens11"
ok 'a pipe that is not ready' says 'stdout: Resource temporarily' 1 $pipe unready "$OUT/queens11"

# --- system calls ------------------------------------------------------------

# A sanitizer cannot look for leaks when traced.
export ASAN_OPTIONS=detect_leaks=0

# traced FILE OPTION N: strace sees only what is done to FILE, stdout; a printer that loops is stopped
traced() {
	timeout 60 strace -qq -o "$scratch/trace" -P "$1" -e "$2" "$OUT/queens$3" >"$1"
}
# whole OPTION N: nothing is lost
whole() {
	exits 0 traced "$scratch/whole" "$1" "$2" && cmp "$scratch/$2.list" "$scratch/whole"
}
# A first write takes one byte, strace says: so it is not in the file.
short() {
	exits 0 traced "$scratch/short" inject=write:retval=1:when=1 8 &&
		tail -c +2 "$scratch/8.list" | cmp - "$scratch/short"
}
one_write() {
	whole trace=all "$1" && cat "$scratch/trace" &&
		[ "$(grep -c ^ "$scratch/trace")" = 1 ] && grep '^write(1,' "$scratch/trace"
}
if can_trace; then
	for option in error=EIO retval=0; do
		ok "a write of $option" says 'queens8: stdout: Input/output error' 1 \
			traced "$scratch/file" "inject=write:$option" 8
	done
	ok 'an interrupted write goes on' whole inject=write:error=EINTR:when=1..5 11
	ok 'a short write goes on' short
	ok 'one write and nothing else' one_write 11
else
	skip 'failing system calls' 'strace is not there, or not permitted'
fi

done_testing
