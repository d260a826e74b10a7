#!/bin/sh
# ci.t -- another repository keeps tables, and its CI notices every change
# long
. tests/tap.sh
. tests/build/tree.sh

command -v git >/dev/null || {
	echo '1..0 # SKIP no git'
	exit 0
}
export HOME="$scratch" GIT_CONFIG_NOSYSTEM=1
git config --global user.name tester
git config --global user.email tester@example.org
git config --global protocol.file.allow always
git config --global init.defaultBranch main
committed() {
	(cd "$1" && git init -q && git add -A . && git commit -qm all)
}

# The generator as a repository, and installed; the example with its tables.
golden origin N=6 install prefix="$scratch/installed"
rm -rf "$scratch/origin/out/build"
committed "$scratch/origin"
example=$scratch/example
cp -R tests/build/example "$example" && chmod -R u+w "$example" &&
	"$scratch/installed/bin/queens-tables" "$example/tables/puzzle6.h" "$example/tables/puzzle6.c" &&
	(cd "$example" && git init -q && git submodule --quiet add "$scratch/origin" queens) &&
	committed "$example" || exit 1

# in_clone PATH STATUS TEXT COMMAND: in a fresh clone, COMMAND exits with STATUS, and a line of
# its output begins with TEXT
in_clone() {
	rm -rf "$scratch/clone"
	git clone -q -c core.autocrlf=true "$example" "$scratch/clone" || return
	(cd "$scratch/clone" && PATH=$1 && exits "$2" timeout 300 sh -c "$4") >"$scratch/said" 2>&1
	failed=$?
	cat "$scratch/said"
	[ $failed = 0 ] && grep -q "^$3" "$scratch/said"
}
installed=$scratch/installed/bin:$PATH
export applies="$scratch/applies"
cat >"$applies" <<'END'
mkdir sub && cd sub && sed -i 's/(1,3,5/(1,3,4/' ../tables/puzzle6.c
queens-tables --check "$1/puzzle6.c" >diff
cd .. && git apply sub/diff && git diff --exit-code && echo applied
END
while IFS='|' read -r name status text change; do
	ok "installed: $name" in_clone "$installed" $status "$text" "$change"
	[ "${change%./ci}" = "$change" ] || ok "submodule: $name" in_clone "$PATH" $status "$text" "$change"
done <<'END'
the tables are the same|0|same: tables/puzzle6.h tables/puzzle6.c$|./ci
the program runs|0|2 4 6 1 3 5 $|./ci
a changed table|1|+	FIRST(1,3,5,0,2,4, |sed -i "s/FIRST(1,3/FIRST(3,1/" tables/puzzle6.c; ./ci
a table less|1|missing: tables/puzzle6.h|rm tables/puzzle6.h; ./ci
git apply takes the diff of ../tables|0|applied|sh "$applies" ../tables
git apply takes the diff of an absolute path|0|applied|sh "$applies" "$PWD/tables"
END

done_testing
