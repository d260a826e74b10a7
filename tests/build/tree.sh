# tree.sh -- sourced after tap.sh by the tests of the build: trees to break
#
# Trees are copies in $scratch, named by one word.  Their makes see nothing of
# the caller's variables.
unset QGEN CC CPPFLAGS CFLAGS LDFLAGS BUILD_CC BUILD_CPPFLAGS BUILD_CFLAGS BUILD_LDFLAGS CC_FOR_BUILD HOSTCC
unset INSTALL TZ LANGUAGE DESTDIR prefix

# build TREE ARGUMENTS...: make there; its status
build() {
	(cd "$scratch/$1" && shift && exec make "$@")
}

# golden TREE ARGUMENTS...: copy the checkout to TREE, and run make there, with qgen as it
# is in $OUT.  Other trees are compared with it.
golden() {
	copy_tree "$scratch/$1" && lend_host "$scratch/$1/out" && build "$@" >"$scratch/log" 2>&1 && return
	cat "$scratch/log"
	echo "Bail out! no golden tree"
	exit 1
}

# clone FROM TO: the same tree again, dates and all, in place of an older TO
clone() {
	chmod -R u+w "$scratch/$2" 2>/dev/null
	rm -rf "$scratch/$2" && cp -a "$scratch/$1" "$scratch/$2"
}

# dates TREE: of every file that make made
dates() {
	(cd "$scratch/$1/out" && find . -type f -printf '%p %T@ %s\n' | sort)
}

# Before a command: it runs as a user whom mode bits stop.
as_user='env HOME=/nonexistent'
[ "$(id -u)" != 0 ] || as_user="setpriv --reuid 65534 --regid 65534 --clear-groups $as_user"
# user_ok NAME COMMAND...: a test point that needs as_user
user_ok() {
	why="root cannot become another user, or that user cannot enter $scratch"
	chmod 755 "$scratch"
	if $as_user ls "$scratch" >/dev/null 2>&1; then ok "$@"; else skip "$1" "$why"; fi
}

# at_terminal COMMAND: as_user types that, and nothing more
at_terminal() {
	timeout 300 script -qec "$as_user $1" "$scratch/typescript" </dev/null
}
# terminal_ok NAME COMMAND...: a test point that needs at_terminal
terminal_ok() {
	if at_terminal true >"$scratch/log" 2>&1; then user_ok "$@"; else skip "$1" 'no script(1), or not as that user'; fi
}
