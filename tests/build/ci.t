#!/bin/sh
# ci.t -- another repository keeps tables, and its CI notices a change: tests/build/example
# long
. tests/tap.sh
. tests/build/tree.sh

command -v git >/dev/null || {
	echo '1..0 # SKIP no git'
	exit 0
}
export HOME="$scratch" GIT_CONFIG_NOSYSTEM=1
printf '[user]\nname = tester\nemail = t@example.org\n[protocol "file"]\nallow = always\n' >"$HOME/.gitconfig"
committed() {
	(cd "$1" && git init -q && git add -A . && git commit -qm all)
}

# The generator as a repository, and installed; the example with its tables.
golden origin N=6 install prefix="$scratch/installed"
cp .gitattributes "$scratch/origin" && rm -rf "$scratch/origin/out/build" && committed "$scratch/origin" || exit 1
example=$scratch/example
cp -R tests/build/example "$example" && chmod -R u+w "$example" &&
	"$scratch/installed/bin/queens-tables" "$example/tables/puzzle6.h" "$example/tables/puzzle6.c" &&
	(cd "$example" && git init -q && git submodule --quiet add "$scratch/origin" queens) &&
	committed "$example" || exit 1

# in_clone PATH STATUS LINE CHANGE: in a fresh clone, by a git that would turn LF into CRLF, ci exits
# with STATUS after CHANGE, and a line of its output begins with LINE
git config --global core.autocrlf true
in_clone() {
	rm -rf "$scratch/clone"
	git clone -q "$example" "$scratch/clone" || return
	(cd "$scratch/clone" && PATH=$1 && eval "$4" && exits "$2" timeout 300 ./ci) >"$scratch/said" 2>&1
	failed=$?
	cat "$scratch/said"
	[ $failed = 0 ] && grep -q "^$3" "$scratch/said"
}
# A queens-tables of this machine is not what ci takes.
without=$(echo "$PATH" | tr : '\n' | while read -r folder; do
	[ -e "$folder/queens-tables" ] || printf '%s:' "$folder"
done)
by_submodule() {
	in_clone "$without" "$@" && [ -e "$scratch/clone/queens/Makefile" ]
}
while IFS='|' read -r name status line change; do
	ok "installed: $name" in_clone "$scratch/installed/bin:$without" $status "$line" "$change"
	ok "submodule: $name" by_submodule $status "$line" "$change"
done <<'END'
the program is built and runs|0|2 4 6 1 3 5 $|:
a changed table is shown|1|+	PUZZLE6_FIRST(1,3,5,0,2,4, |sed -i 's/FIRST(1,3/FIRST(3,1/' tables/puzzle6.c
END

done_testing
