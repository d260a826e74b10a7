#!/bin/sh
# printer.t -- the printer's words, and what it does when stdout fails
. tests/tap.sh

: "${CC:=cc}"
small='list summary first pairs sexp boards c prolog groups tsv counts'
few='list summary first tsv counts'
large=12

# same A B: both files exist and hold the same bytes
same() {
	cmp "$1" "$2"
}

# to FILE COMMAND...: stdout into FILE
to() {
	to_file=$1
	shift
	"$@" >"$to_file"
}

# prints FILE COMMAND...: exit 0, stdout into FILE, nothing on stderr
prints() {
	prints_file=$1
	shift
	exits 0 "$@" >"$prints_file" 2>"$scratch/stderr" &&
		[ ! -s "$scratch/stderr" ] || {
		cat "$scratch/stderr"
		return 1
	}
}

# words_in FILE WORD...: each of them stands there, between blanks
words_in() {
	words_file=$1
	shift
	for word; do
		tr -s ' ' '\n' <"$words_file" | grep -qxF -e "$word" || {
			echo "no $word in:"
			cat "$words_file"
			return 1
		}
	done
}

# --- words -------------------------------------------------------------------

mkdir "$scratch/views"
for n in 1 2 3 4 8 10 $large; do
	views=$small
	[ $n != $large ] || views=$few
	for view in $views; do
		ok "queens$n $view" \
			prints "$scratch/views/$n.$view" "$OUT/queens$n" $view
	done
	ok "queens$n --help" prints "$scratch/help" "$OUT/queens$n" --help
	ok 'names every view' words_in "$scratch/help" $views
	ok "queens$n --version" \
		prints "$scratch/version" "$OUT/queens$n" --version
	ok 'names the program' grep -q "^queens$n [0-9]" "$scratch/version"
done

no_word() {
	prints "$scratch/default" "$1" && same "$2" "$scratch/default"
}
ok 'no word is list, 8' no_word "$OUT/queens8" "$scratch/views/8.list"
ok "no word is list, $large" \
	no_word "$OUT/queens$large" "$scratch/views/$large.list"
differ() {
	(cd "$scratch/views" && [ "$(ls 8.* | wc -l)" -eq 11 ] &&
		! sha256sum 8.* | cut -c 1-64 | sort | uniq -d | grep .)
}
ok 'the views differ' differ

# refused N WORD...: exit 2, one line with every view in it
refused() {
	board=$1
	shift
	says list 2 "$OUT/queens$board" "$@" || return
	views=$small
	[ "$board" != $large ] || views=$few
	words_in "$scratch/stderr" $views
}
while read -r word; do
	ok "queens8 [$word]" refused 8 "$word"
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
ok 'a blank before' refused 8 ' list'
ok 'a blank behind' refused 8 'list '
ok 'a newline behind' refused 8 "$(printf 'list\n.')"
ok '5000 letters' refused 8 "$(printf 'l%.0s' $(seq 5000))"
ok 'two views' refused 8 list summary
ok 'the same view twice' refused 8 list list
ok 'a view and nothing' refused 8 list ''
ok '--help and more' refused 8 --help list
ok 'three words' refused 8 list list list
ok 'a view that large boards have not' refused $large boards
ok 'nowhere to complain to' exits 2 sh -c '"$1" no 2>&-' sh "$OUT/queens8"

# --- make run ----------------------------------------------------------------

mkdir "$scratch/top"
copy_tree "$scratch/top/tree" || exit 1
files() {
	(cd "$scratch/top" && find . | sort)
}
before=$(files)

in_tree() {
	(cd "$scratch/top/tree" && unset OUT && exec "$@")
}

# make_refuses NAME COMMAND...: exit 2, one line with NAME in it, no file
make_refuses() {
	make_text=$1
	shift
	says "$make_text" 2 in_tree "$@" || return
	files >"$scratch/files"
	printf '%s\n' "$before" | diff - "$scratch/files"
}
while read -r value; do
	ok "make run VIEW=$value" make_refuses 'VIEW is one of: list' \
		make run "VIEW=$value"
	ok "VIEW=$value make run" make_refuses 'VIEW is one of: list' \
		env "VIEW=$value" make run
done <<'TABLE'

nonsense
lists
--help
'list'
"list"
list'
list"
list;touch x
$(shell touch x)
`touch x`
../list
%
*
$$
#
TABLE
# VIEWS picks some of the same names; what a make too kind has made goes away.
while read -r value; do
	ok "make VIEWS=$value" make_refuses 'VIEWS' make "VIEWS=$value"
	ok "VIEWS=list $value make run" \
		make_refuses 'VIEWS' env "VIEWS=list $value" make run
	rm -rf "$scratch"/top/tree/out/* "$scratch/top/tree/x"
done <<'TABLE'
nonsense
list'
../list
%
#
$(shell touch x)
TABLE
ok 'make VIEW=$(shell ...), for no view' make_refuses 'VIEW is one of: list' \
	make 'VIEW=$(shell touch '"$scratch"'/expanded)'
ok 'an exported VIEW=$(shell ...) of another program' exits 0 \
	env 'VIEW=$(shell touch '"$scratch"'/expanded)' make -n help
ok 'neither is expanded' [ ! -e "$scratch/expanded" ]
ok 'VIEWS that a large board has not' \
	make_refuses 'VIEWS are some of: list summary' make N=12 'VIEWS=list c'
ok 'make run VIEW="list summary"' make_refuses 'VIEW is one of: list' \
	make run 'VIEW=list summary'
ok 'make run VIEW=boards on a large board' \
	make_refuses 'VIEW is one of: list' make run N=12 VIEW=boards

make_runs() {
	prints "$scratch/run" in_tree make run N=4 VIEW=summary &&
		same "$scratch/views/4.summary" "$scratch/run"
}
ok 'make run prints the view and nothing else' make_runs

# --- stdout ------------------------------------------------------------------

closed() {
	"$@" >&-
}
for n in 1 8 $large; do
	for view in list summary --help; do
		ok "queens$n $view >/dev/full" \
			says 'stdout: No space left on device' 1 \
			to /dev/full "$OUT/queens$n" $view
		ok "queens$n $view >&-" says 'stdout: Bad file descriptor' 1 \
			closed "$OUT/queens$n" $view
	done
done
ok 'neither stdout nor stderr' exits 1 \
	sh -c '"$1" >&- 2>&-' sh "$OUT/queens8"

# No room for the whole of a file: a short write, then none.
too_large() {
	(
		trap '' XFSZ
		ulimit -f 16
		"$OUT/queens$large" >"$scratch/large"
	)
}
ok 'a file that may not grow' says 'stdout: File too large' 1 too_large
ok 'its beginning is there' sh -c 'head -c 8192 "$1" | cmp - "$2"' sh \
	"$scratch/views/$large.list" "$scratch/large"

pipe=$scratch/pipe
ok 'pipe.c is compiled' exits 0 $CC -O -o "$pipe" tests/cli/pipe.c

# slow N: short writes lose nothing
slow() {
	exits 0 "$pipe" slow "$OUT/queens$1" >"$scratch/slow" &&
		same "$scratch/views/$1.list" "$scratch/slow"
}
ok 'a slow reader, 8' slow 8
ok "a slow reader, $large" slow $large
ok 'a pipe that is not ready' says 'stdout: Resource temporarily' 1 \
	to "$scratch/unready" "$pipe" unready "$OUT/queens$large"
ok 'what it took is the beginning' sh -c 'head -c 4096 "$1" | cmp - "$2"' sh \
	"$scratch/views/$large.list" "$scratch/unready"

# by_signal STATUS COMMAND...: that status and no word
by_signal() {
	exits "$@" >"$scratch/stdout" 2>"$scratch/stderr" || {
		echo "exit status $tap_got"
		return 1
	}
	[ ! -s "$scratch/stdout" ] && [ ! -s "$scratch/stderr" ]
}
for n in 8 $large; do
	ok "a broken pipe, $n" by_signal 141 "$pipe" broken "$OUT/queens$n"
	ok "a broken pipe with SIGPIPE ignored, $n" \
		says 'stdout: Broken pipe' 1 "$pipe" ignored "$OUT/queens$n"
done

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
		same "$scratch/views/$2.list" "$scratch/whole"
}

# one_write N: the whole text, and nothing else is done to the file
one_write() {
	exits 0 traced "$scratch/one" trace=all "$1" &&
		cat "$scratch/trace" &&
		[ "$(wc -l <"$scratch/trace")" -eq 1 ] &&
		grep '^write(1,' "$scratch/trace" &&
		same "$scratch/views/$1.list" "$scratch/one"
}

if strace -qq -o /dev/null true 2>/dev/null; then
	while read -r option why; do
		ok "$option" says "stdout: $why" 1 \
			traced "$scratch/file" "inject=$option" 8
	done <<-'TABLE'
	write:error=ENOSPC No space left on device
	write:error=EIO Input/output error
	write:error=EAGAIN Resource temporarily unavailable
	write:error=EFBIG File too large
	write:retval=0 Input/output error
	TABLE
	ok 'write:error=EINTR' whole inject=write:error=EINTR:when=1 8
	ok 'EINTR five times' whole inject=write:error=EINTR:when=1..5 $large
	ok "one write, $large" one_write $large
	ok 'one write, 8' one_write 8
else
	skip 'failing system calls' 'no strace, or not allowed to'
fi

done_testing
