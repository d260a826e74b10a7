#!/bin/sh
# user.t -- an ordinary user, and a checkout that cannot be written
#
# Root becomes user 65534 for this; everybody else is an ordinary user already.
# long
. tests/tap.sh
. tests/build/tree.sh

if ! as_user true 2>/dev/null; then
	skip 'an ordinary user' 'root cannot become another user here'
	done_testing
fi
chmod 755 "$scratch"
golden own help
cp out/queens8* "$scratch/own/out"
rm -f "$scratch/own/out"/queens8 "$scratch/own/out"/*_tiny
mkdir "$scratch/home" "$scratch/elsewhere"
[ "$(id -u)" != 0 ] || chown -R 65534:65534 "$scratch/own" "$scratch/home" "$scratch/elsewhere"

# user ARGUMENTS...: make there, as that user
user() {
	(cd "$scratch/own" && HOME=$scratch/home && export HOME && as_user timeout 600 make -j2 "$@") 2>"$scratch/said"
}
ok 'make check-generated' exits 0 user check-generated
ok 'make' exits 0 user
view() {
	exits 0 user -s run >"$scratch/view" && "$scratch/own/out/build/host/qgen" list 8 | cmp - "$scratch/view"
}
ok 'make run' view
installed() {
	exits 0 user install prefix="$scratch/home" &&
		(cd "$scratch/home" &&
			as_user bin/queens-tables --check "$scratch/own/out/queens8.h" "$scratch/own/out/queens8.c")
}
ok 'make install in a folder of their own' installed
# unreadable FILE TEXT: --check cannot compare; it says why
unreadable() {
	chmod a-rx "$1" && says "$2" 2 as_user "$scratch/home/bin/queens-tables" --check "$scratch/own/out/queens8.tsv"
	said=$?
	chmod u+rx "$1"
	return $said
}
ok '--check: a file that cannot be read' unreadable "$scratch/own/out/queens8.tsv" \
	"queens8.tsv': the file cannot be read"
ok '--check: a folder that cannot be read' unreadable "$scratch/own/out" \
	"queens8.tsv': its folder cannot be read"
ok 'make clean' exits 0 user clean

# --- a checkout that cannot be written, OUT elsewhere ------------------------------

chmod -R a-w "$scratch/own"
listing() {
	(cd "$scratch/own" && find . -printf '%p %m %T@\n' | sort)
}
listing >"$scratch/before"
out=../elsewhere/out
ok 'read-only: make N=5 run' exits 0 user OUT="$out" N=5 run
ok 'read-only: make clean' exits 0 user OUT="$out" clean
ok 'which leaves nothing' [ ! -e "$scratch/elsewhere/out" ]
unchanged() {
	listing | diff "$scratch/before" -
}
ok 'nothing in the checkout was changed' unchanged
chmod -R u+w "$scratch/own"

done_testing
