#!/bin/sh
# user.t -- an ordinary user, and a checkout that cannot be written
#
# Root becomes user 65534 for this; everybody else is an ordinary user already.
. tests/tap.sh
. tests/build/tree.sh

if ! as_user true 2>/dev/null; then
	skip 'an ordinary user' 'root cannot become another user here'
	done_testing
fi
chmod 755 "$scratch"
export BUILD_CFLAGS=-O1 # check-generated counts boards to 16
unset LONG # what users may do is the same

# given TREE: a copy of the checkout that belongs to the user
given() {
	copy_tree "$scratch/$1" && cp out/queens* "$scratch/$1/out" 2>/dev/null
	rm -f "$scratch/$1/out"/queens8 "$scratch/$1/out"/*_tiny
	mkdir "$scratch/$1.home" && chmod 755 "$scratch/$1"
	[ "$(id -u)" != 0 ] || chown -R 65534:65534 "$scratch/$1" "$scratch/$1.home"
}

# make_as_user TREE ARGUMENTS...
make_as_user() {
	(cd "$scratch/$1" && HOME=$scratch/$1.home && export HOME && shift &&
		as_user timeout 600 make -j2 "$@")
}

# listing TREE: each file and its date
listing() {
	(cd "$scratch/$1" && find . "$scratch/$1.home" -printf '%p %m %T@\n' | sort)
}

# --- a checkout of one's own ----------------------------------------------------

given own
ok 'make' exits 0 make_as_user own
view() {
	exits 0 make_as_user own -s run >"$scratch/said" && cmp "$scratch/said" \
		"$scratch/own/out/build/queens8/views/list.txt"
}
ok 'make run' view
ok 'make check-generated' exits 0 make_as_user own check-generated
installed() {
	exits 0 make_as_user own install prefix="$scratch/own.home" &&
		(cd "$scratch/own.home" && as_user bin/queens-tables --check 8 "$scratch/own/out")
}
ok 'make install in a folder of their own' installed
# unreadable MODE OBJECT TEXT: --check cannot compare; it says why
unreadable() {
	before=$(stat -c %a "$2")
	chmod "$1" "$2"
	says "$3" 2 as_user "$scratch/own.home/bin/queens-tables" --check 8 "$scratch/own/out"
	said=$?
	chmod "$before" "$2"
	return $said
}
ok '--check: a file that cannot be read' unreadable 0 "$scratch/own/out/queens8.tsv" \
	"queens8.tsv': the file cannot be read"
ok '--check: a folder that cannot be read' unreadable 0 "$scratch/own/out" \
	"the folder cannot be read"
ok 'make clean' exits 0 make_as_user own clean

# --- a checkout that cannot be written, OUT elsewhere ------------------------------

given kept
mkdir "$scratch/elsewhere"
chmod 1777 "$scratch/elsewhere"
chmod -R a-w "$scratch/kept"
listing kept >"$scratch/before"
out=$scratch/elsewhere/out
ok 'read-only: make' exits 0 make_as_user kept OUT="$out"
ok 'read-only: make run' exits 0 make_as_user kept OUT="$out" N=5 run
ok 'read-only: make check-generated' exits 0 make_as_user kept OUT="$out" check-generated
# Not all tests: this test is one of them.  .ci/run has all of them here.
ok 'read-only: make check' exits 0 make_as_user kept -s OUT="$out" SEEN=8 \
	TESTS=tests/cli/arguments.t check
unchanged() {
	listing kept | diff "$scratch/before" -
}
ok 'nothing there was changed or left behind' unchanged
ok 'make clean' exits 0 make_as_user kept OUT="$out" clean
left() {
	find "$out" -mindepth 1 | none
}
ok 'leaves nothing' left
chmod -R u+w "$scratch/kept"

done_testing
