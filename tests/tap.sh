# tap.sh -- sourced by the shell tests: test points in TAP, for prove(1)
#
# A test is tests/*/*.t.  It runs at the top of the tree, and writes only below
# $OUT and $scratch.
OUT=out
: "${CC:=cc}"
tap_run=0 tap_failed=0 tap_wanted=
unset MAKEFLAGS MAKELEVEL MAKEOVERRIDES N VIEW VIEWS V MPICC
unset CDPATH POSIXLY_CORRECT GREP_OPTIONS M4 M4PATH GIT_DIR GIT_WORK_TREE TAR_OPTIONS GZIP
export LC_ALL=C
# queens-tables takes this program, and compiles none in a checkout that cannot be written.
export QGEN="$(readlink -f "$OUT/build/qgen")"

# ok NAME COMMAND...: one test point.  It passes if COMMAND exits 0.  If not, stderr has what it
# printed, because prove shows only stderr.  COMMAND runs in a subshell: no variable outlives it.
ok() {
	tap_name=$1
	shift
	tap_run=$((tap_run + 1))
	tap_output=$("$@" 2>&1) && printf 'ok %s - %s\n' $tap_run "$tap_name" && return
	tap_failed=1
	printf 'not ok %s - %s\n' $tap_run "$tap_name"
	printf '%s\n' "$0: not ok $tap_run - $tap_name" "${tap_output:-failed without a word: $*}" | head -n 40 | sed 's/^/# /' >&2
}

# points COMMAND...: the points of a program: it prints `ok - NAME', or `not ok - NAME' and on stderr why
points() {
	"$@" >"$scratch/points" && [ -s "$scratch/points" ] || tap_failed=1
	while IFS= read -r tap_line; do
		tap_run=$((tap_run + 1))
		printf '%s\n' "$tap_line"
		case $tap_line in not*) tap_failed=1; printf '# %s: %s\n' "$0" "$tap_line" >&2 ;; esac
	done <"$scratch/points"
}

# skip NAME WHY: a test point that this machine cannot run
skip() {
	tap_run=$((tap_run + 1))
	printf 'ok %s - %s # SKIP %s\n' $tap_run "$1" "$2"
}

# ok_if CHECK NAME COMMAND...: a test point for machines where the line CHECK exits 0
ok_if() {
	tap_check=$1
	shift
	if (eval "$tap_check") >"$scratch/checked" 2>&1; then ok "$@"; else skip "$1" "not here: $tap_check"; fi
}

# Words before a command: each is true if the command does so, or says why not.

# exits STATUS COMMAND...: COMMAND exits with exactly STATUS
exits() {
	tap_wanted="$1 $tap_wanted" # COMMAND may use this word, too
	shift
	"$@"
	set -- $? "${tap_wanted%% *}"
	tap_wanted=${tap_wanted#* }
	[ $1 -eq "$2" ] || { echo "exit status $1, not $2" >&2; return 1; }
}

# says TEXT STATUS COMMAND...: it exits with STATUS, prints nothing on stdout and exactly one line on
# stderr, and that line contains TEXT
says() {
	tap_text=$1
	shift
	exits "$@" >"$scratch/stdout" 2>"$scratch/stderr" && [ ! -s "$scratch/stdout" ] &&
		{ IFS= read -r tap_line && ! IFS= read -r tap_more; } <"$scratch/stderr" && [ ! "$tap_more" ] &&
		case $tap_line in *"$tap_text"*) ;; *) false ;; esac || {
		echo "not silence and, on stderr, one line with: $tap_text"
		head -c 1000 "$scratch/stdout" "$scratch/stderr"
		return 1
	}
}

# refuses TEXT LINE: LINE, as a user types it, exits 2 and prints one line, which has TEXT
refuses() {
	says "$1" 2 typed "$2"
}

# typed LINE: run what a user types, so that a row of a table may quote words; without the
# line that make adds when a recipe failed
typed() {
	eval "$1" 2>"$scratch/typed"
	tap_typed=$?
	while IFS= read -r tap_line || [ "$tap_line" ]; do
		case $tap_line in make*'*** '*Error*) ;; *) printf '%s\n' "$tap_line" ;; esac
	done <"$scratch/typed" >&2
	return $tap_typed
}

# prints TEXT COMMAND...: it exits 0 and prints exactly TEXT, all of it on stdout
prints() {
	tap_text=$1
	shift
	exits 0 "$@" >"$scratch/stdout" 2>"$scratch/stderr" && [ ! -s "$scratch/stderr" ] || {
		head -c 1000 "$scratch/stdout" "$scratch/stderr"
		return 1
	}
	equal "$(cat "$scratch/stdout" && echo end)" "$tap_text${tap_text:+
}end"
}

# fails STATUS PATTERN COMMAND...: it exits with STATUS, and a line that it prints matches PATTERN
fails() {
	tap_status=$1 tap_pattern=$2
	shift 2
	exits $tap_status "$@" >"$scratch/failed" 2>&1 && grep -e "$tap_pattern" "$scratch/failed" || {
		head -n 20 "$scratch/failed"
		return 1
	}
}

# silent COMMAND...: it exits 0 and prints nothing
silent() {
	exits 0 "$@" >"$scratch/said" 2>&1 && [ ! -s "$scratch/said" ] || { cat "$scratch/said"; return 1; }
}

# differ_by PATTERN ARGUMENTS...: lines that diff -rq prints have PATTERN, and it could compare
differ_by() {
	tap_pattern=$1
	shift
	diff -rq "$@" >"$scratch/differ"
	[ $? -le 1 ] && exits 1 grep -v -e "$tap_pattern" "$scratch/differ"
}

# equal GOT WANTED: the two texts are the same
equal() {
	[ "$1" = "$2" ] || { printf 'got    %s\nwanted %s\n' "$1" "$2"; return 1; }
}

# with_fault FAULT WORDS...: what strace with these words runs, while its calls fail so.  A sanitizer cannot look
# for leaks then.
with_fault() {
	tap_fault=$1
	shift
	ASAN_OPTIONS=detect_leaks=0 timeout 60 strace -f -qq -o /dev/null -e "inject=$tap_fault" "$@"
}
# fault_ok NAME COMMAND...: a test point that needs with_fault, which knows the files of a process
fault_ok() {
	ok_if '[ -e /proc/self/fd ] && strace -qq -o /dev/null true' "$@"
}

# is_due NAME: whether to run a row; with a + before its name, only with LONG
is_due() {
	[ "$LONG" ] || [ "$1" = "${1#+}" ]
}

# version: of the project, as templates have it
version() {
	sed -n 's/^m4_define(<|q_version|>, <|\(.*\)|>)$/\1/p' templates/contract.m4
}

# known N: set all, of_8 of_4 of_2 of_1, the groups by size, and fundamental, their sum.  Groups follow
# from how many solutions a half turn or a quarter turn leaves unchanged, as published.
known() {
	while read -r index equals brace all half quarter more; do
		[ "$index" != "[$1]" ] || break
	done <tests/known.h
	all=${all%,} half=${half%,} quarter=${quarter%,}
	of_8=$(((all - half) / 8)) of_4=$(((half - quarter) / 4)) of_2=$((quarter / 2)) of_1=0
	[ "$1" -ne 1 ] || of_2=0 of_1=1
	fundamental=$((of_8 + of_4 + of_2 + of_1))
}

# number N: all solutions of board N, as published
number() {
	(known "$1" && echo $all)
}

# views_of N: the views that the printer of board N has
views_of() {
	echo list summary first
	[ "$1" -gt 14 ] || echo tsv
	[ "$1" -gt 12 ] || echo pairs sexp boards c prolog groups
	[ "$1" -gt 9 ] || echo unicode
}

# copy_tree DIR: what a fresh clone holds, without anything built; DIR can be
# written even if the checkout cannot
copy_tree() {
	mkdir -p "$1/out" && cp -Rp Makefile README.md gen templates tests .c* .e* .gita* "$1" && cp out/.gitignore "$1/out" &&
		chmod -R u+w "$1"
}

# make_tables FILE...: by queens-tables, in $scratch
make_tables() {
	(top=$PWD && cd "$scratch" && "$top/gen/queens-tables" "$@")
}

# stand_in FILE [LINE...]: a shell script of these lines, or of those on stdin, that takes the place of a program
stand_in() {
	tap_file=$1
	shift
	{ echo '#!/bin/sh' && if [ $# -gt 0 ]; then printf '%s\n' "$@"; else cat; fi; } >"$tap_file" && chmod +x "$tap_file"
}

# lend_host DIR: for a make in DIR, the qgen that was compiled here
lend_host() {
	mkdir -p "$1/out/build" && cp -p "$OUT/build/qgen" "$OUT/build/build_cc.is" "$1/out/build"
}

# place_command DIR: queens-tables, as make install DESTDIR=DIR prefix= places it
place_command() {
	mkdir -p "$1/bin" "$1/libexec/queens" "$1/share/queens" && cp "$OUT/build/qgen" "$1/libexec/queens" &&
		cp -R templates "$1/share/queens" && chmod -R u+w "$1" &&
		sed "s|^bin=.*|bin=/bin libexec=/libexec share=/share|" gen/queens-tables >"$1/bin/queens-tables" &&
		chmod +x "$1/bin/queens-tables"
}

# Before a command: it runs as a user whom mode bits stop.
as_user='env HOME=/nonexistent'
[ "$(id -u)" != 0 ] || as_user="setpriv --reuid 65534 --regid 65534 --clear-groups $as_user"
# user_ok NAME COMMAND...: a test point that needs as_user
user_ok() {
	chmod 755 "$scratch"
	ok_if "$as_user ls '$scratch'" "$@"
}

done_testing() {
	echo "1..$tap_run"
	exit $tap_failed
}

scratch=$(mktemp -d) || { echo "Bail out! ${TMPDIR:-/tmp} cannot be written"; exit 1; }
export GIT_CEILING_DIRECTORIES="$scratch" # TMPDIR may be in a repository
trap 'chmod -R u+rwX "$scratch"; rm -rf "$scratch"' EXIT # what a test wrote and shut
trap 'exit 1' HUP INT TERM
stand_in "$scratch/runs" : && "$scratch/runs" 2>/dev/null || {
	echo "Bail out! no program may run in ${TMPDIR:-/tmp}"
	exit 1
}
