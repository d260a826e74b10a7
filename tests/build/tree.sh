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
	copy_tree "$scratch/$1" && lend_host "$scratch/$1" && build "$@" >"$scratch/log" 2>&1 && return
	cat "$scratch/log"
	echo "Bail out! no golden tree"
	exit 1
}

# clone FROM TO: the same tree again, dates and all, in place of an older TO
clone() {
	chmod -R u+w "$scratch/$2" 2>/dev/null
	rm -rf "$scratch/$2" && cp -a "$scratch/$1" "$scratch/$2"
}

# opens TREE GOAL: everybody may enter the folders that make GOAL installs, though umask shuts others out, and the
# install of some systems gives new folders the modes that umask leaves
opens() {
	stand_in "$scratch/obeys" '[ "$1" = -d ] || exec install "$@"' shift 'exec mkdir -p "$@"' &&
		umask 077 && build $1 -s INSTALL="'$scratch/obeys'" DESTDIR="$scratch/$2" $2 &&
		silent find "$scratch/$2/usr" -type d ! -perm 755
}

# slowly COMMAND...: while rm takes a while
slowly() {
	mkdir "$scratch/slow" && stand_in "$scratch/slow/rm" "sleep .5; exec '$(command -v rm)' \"\$@\"" &&
		PATH=$scratch/slow:$PATH "$@"
}
