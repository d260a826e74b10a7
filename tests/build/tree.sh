# tree.sh -- sourced after tap.sh by the tests of the build: trees to break
#
# Trees are copies in $scratch, named by one word.  Their makes see nothing of
# the caller's variables, and compile without optimising, to be quick.
unset CC BUILD_CC CC_FOR_BUILD HOSTCC LDFLAGS TZ LANGUAGE
unset DESTDIR AGAINST prefix bindir includedir datadir libexecdir mandir
export CFLAGS=-O0 BUILD_CFLAGS=-O0
top=$PWD

# build TREE ARGUMENTS...: make there, within a time limit; its status
build() {
	(cd "$scratch/$1" && shift && exec timeout 300 make "$@")
}

# golden TREE ARGUMENTS...: a new tree, built: what others must become
golden() {
	copy_tree "$scratch/$1" && build "$@" >"$scratch/golden.log" 2>&1 || {
		cat "$scratch/golden.log"
		echo "Bail out! no golden tree"
		exit 1
	}
}

# clone FROM TO: the same tree again, dates and all, in place of an older TO
clone() {
	rm -rf "$scratch/$2" && cp -a "$scratch/$1" "$scratch/$2"
}

# same TREE TREE [-x PATTERN]: the same products, and no file beside them.  Sums
# are an account of what was made when.
same() {
	same_good=$scratch/$1/out same_tree=$scratch/$2/out
	shift 2
	diff -rq -x sums "$@" "$same_good" "$same_tree"
}

# temporaries TREE: those left there
temporaries() {
	find "$scratch/$1/out" -name 'new.*'
}

# none: true if stdin is empty, else shows it
none() {
	! grep .
}

# dates TREE: of every file
dates() {
	(cd "$scratch/$1/out" && find . -type f -printf '%p %T@ %s\n' | sort)
}

# idle TREE ARGUMENTS...: make has nothing to do there
idle() {
	dates "$1" >"$scratch/before"
	build "$@" || return
	dates "$1" | diff "$scratch/before" -
}

# quick_host: compile the host programs once for all trees of equal sources
quick_host() {
	mkdir "$scratch/made"
	cat >"$scratch/hostcc" <<'END'
made=${0%/*}/made
out=$(printf '%s\n' "$@" | sed -n '/^-o$/{n;p;}')
key=$({
	printf '%s\n' "$@" | sed 's|new[.][0-9]*|new|'
	cat gen/*.[ch] gen/*/*.[ch]
} | sha256sum)
key=$made/${key%% *}
[ -e "$key" ] || {
	cc "$@" && cp "$out" "$key.$$" && mv "$key.$$" "$key"
	exit
}
cp "$key" "$out"
END
	export BUILD_CC="sh '$scratch/hostcc'"
}

# as_user COMMAND...: as a user whom mode bits stop
as_user() {
	if [ "$(id -u)" = 0 ]; then
		HOME=/nonexistent setpriv --reuid 65534 --regid 65534 --clear-groups "$@"
	else
		"$@"
	fi
}
