#!/bin/sh
# printer.t -- the printer's words, and what it does when stdout fails
. tests/tap.sh

views='boards c first groups images list pairs prolog puzzles sexp summary tsv unicode wall'
large=12
: "${BOARDS:=1 2 3 4 8 10 12}"

# to FILE COMMAND...: stdout into FILE
to() {
	to_file=$1
	shift
	"$@" >"$to_file"
}

closed() {
	"$@" >&-
}

# prints FILE COMMAND...: exit 0, stdout into FILE, nothing on stderr
prints() {
	prints_file=$1
	shift
	exits 0 "$@" >"$prints_file" 2>"$scratch/stderr" &&
		diff /dev/null "$scratch/stderr"
}

# --- words -------------------------------------------------------------------

# shows_view N VIEW: printed, and named by --help with a few words
shows_view() {
	prints "$scratch/views/$1.$2" "$OUT/queens$1" $2 &&
		grep "^  $2  *[a-z].* .* " "$scratch/help"
}
mkdir "$scratch/views"
for n in 1 2 3 4 8 10 $large; do
	case " $BOARDS " in *" $n "*) ;; *) continue ;; esac
	ok "queens$n --help" prints "$scratch/help" "$OUT/queens$n" --help
	for view in $(views_of $n); do
		ok "queens$n $view" shows_view $n $view
	done
	ok "queens$n without a word is list" prints "$scratch/views/$n" "$OUT/queens$n"
	ok 'and the same bytes' cmp "$scratch/views/$n" "$scratch/views/$n.list"
	ok "queens$n --version" prints "$scratch/version" "$OUT/queens$n" --version
	ok 'names the program' grep -q "^queens$n [0-9]" "$scratch/version"
done
differ() {
	! sha256sum "$scratch/views"/8.* | cut -c 1-64 | sort | uniq -d | grep .
}
ok 'no two views are the same' differ

# refuses WORD...: exit 2, one line that names every view
refuses() {
	says 'usage: queens8 ' 2 "$OUT/queens8" "$@" &&
		[ "$(sed 's/.*: //' "$scratch/stderr" | tr ' ' '\n' | sort | xargs)" = "$views" ]
}
while read -r word; do
	ok "queens8 [$word]" refuses "$word"
done <<'TABLE'

lis
listx
LIST
list,
list.txt
../list
-list
--list
-h
-
--
--hel
--helpx
--version=1
8
%s%n
é
list summary
TABLE
ok 'a blank before' refuses ' list'
ok 'a blank behind' refuses 'list '
ok 'a newline behind' refuses "$(printf 'list\n.')"
ok '5000 letters' refuses "$(printf 'l%.0s' $(seq 5000))"
ok 'two views' refuses list summary
ok 'the same view twice' refuses list list
ok 'a view and nothing' refuses list ''
ok '--help and more' refuses --help list
ok 'three words' refuses list list list
ok 'a wrong word and no stderr' exits 2 sh -c '"$1" no 2>&-' sh "$OUT/queens8"

# --- stdout ------------------------------------------------------------------

for n in 1 8 $large; do
	for view in list summary --help; do
		ok "queens$n $view >/dev/full" \
			says "queens$n: stdout: No space left on device" 1 \
			to /dev/full "$OUT/queens$n" $view
		ok "queens$n $view >&-" says "queens$n: stdout: Bad file descriptor" 1 \
			closed "$OUT/queens$n" $view
	done
done
ok 'neither stdout nor stderr' exits 1 \
	sh -c '"$1" >&- 2>&-' sh "$OUT/queens8"

# begins FILE SIZE: it is that much of the list
begins() {
	head -c "$2" "$scratch/views/$large.list" | cmp - "$1"
}

# No room for the whole of a file: a short write, then none.
too_large() {
	(
		trap '' XFSZ
		ulimit -f 16
		"$OUT/queens$large" >"$scratch/large"
	)
}
ok 'a file that may not grow' says 'stdout: File too large' 1 too_large
ok 'holds the beginning' begins "$scratch/large" 8192

pipe=$scratch/pipe
ok 'pipe.c compiles' exits 0 $CC -O -o "$pipe" tests/cli/pipe.c
slow() {
	prints "$scratch/slow" "$pipe" slow "$OUT/queens$1" &&
		cmp "$scratch/slow" "$scratch/views/$1.list"
}
broken() {
	exits 141 "$pipe" broken "$OUT/queens$1" 2>"$scratch/stderr" &&
		diff /dev/null "$scratch/stderr"
}
for n in 8 $large; do
	ok "a slow reader gets all, $n" slow $n
	ok "a broken pipe ends it silently, $n" broken $n
	ok "or with a line, if SIGPIPE is ignored, $n" \
		says 'stdout: Broken pipe' 1 "$pipe" ignored "$OUT/queens$n"
done
ok 'a pipe that is not ready' says 'stdout: Resource temporarily' 1 \
	to "$scratch/unready" "$pipe" unready "$OUT/queens$large"
ok 'holds the beginning' begins "$scratch/unready" 4096

# --- system calls ------------------------------------------------------------

# A sanitizer cannot look for leaks when traced.
export ASAN_OPTIONS=detect_leaks=0

# traced FILE OPTION N: strace sees only what is done to FILE, stdout
traced() {
	strace -qq -o "$scratch/trace" -P "$1" -e "$2" "$OUT/queens$3" >"$1"
}

# whole OPTION N: nothing is lost
whole() {
	exits 0 traced "$scratch/whole" "$1" "$2" &&
		cmp "$scratch/views/$2.list" "$scratch/whole"
}
one_write() {
	whole trace=all "$1" && cat "$scratch/trace" &&
		[ "$(grep -c ^ "$scratch/trace")" = 1 ] && grep '^write(1,' "$scratch/trace"
}

if strace -qq -o /dev/null true 2>/dev/null; then
	while read -r option why; do
		ok "$option" says "queens8: stdout: $why" 1 \
			traced "$scratch/file" "inject=$option" 8
	done <<-'TABLE'
	write:error=ENOSPC No space left on device
	write:error=EIO Input/output error
	write:error=EAGAIN Resource temporarily unavailable
	write:error=EFBIG File too large
	write:retval=0 Input/output error
	TABLE
	ok 'an interrupted write goes on' whole inject=write:error=EINTR:when=1 8
	ok 'five times, too' whole inject=write:error=EINTR:when=1..5 $large
	for n in 8 $large; do
		ok "one write and nothing else, $n" one_write $n
	done
else
	skip 'failing system calls' 'strace is not there, or not permitted'
fi

done_testing
