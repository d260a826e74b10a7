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

# ci_of WAY STATUS TEXT CHANGE [OPTION...]: in a fresh clone, after CHANGE, ci exits with
# STATUS, and a line of its output begins with TEXT
ci_of() {
	way=$1 status=$2 text=$3 change=$4
	shift 4
	rm -rf "$scratch/clone"
	git clone -q "$@" "$example" "$scratch/clone" || return
	path=$PATH
	[ $way = submodule ] || path=$scratch/installed/bin:$PATH
	(cd "$scratch/clone" && eval "$change" && PATH=$path exits $status timeout 300 ./ci) >"$scratch/said" 2>&1
	failed=$?
	cat "$scratch/said"
	[ $failed = 0 ] && grep -q "^$text" "$scratch/said"
}
while IFS='|' read -r name ways status text change option; do
	for way in $ways; do
		ok "$way: $name" ci_of $way $status "$text" "$change" $option
	done
done <<'END'
the tables are the same|submodule installed|0|same: tables/puzzle6.h tables/puzzle6.c$|:|
the program runs|installed|0|2 4 6 1 3 5 $|:|
a changed table|submodule installed|1|+	FIRST(1,3,5,0,2,4, |sed -i "s/FIRST(1,3/FIRST(3,1/" tables/puzzle6.c|
a table less|submodule installed|1|missing: tables/puzzle6.h|rm tables/puzzle6.h|
a clone by autocrlf|installed|0|same: |:|-c core.autocrlf=true
END

# applies FOLDER: git apply takes the diff of tables that are typed so, in a subfolder
applies() {
	rm -rf "$scratch/clone"
	git clone -q "$example" "$scratch/clone" && mkdir "$scratch/clone/sub" &&
		cd "$scratch/clone/sub" && sed -i 's/(1,3,5/(1,3,4/' ../tables/puzzle6.c || return
	exits 1 "$scratch/installed/bin/queens-tables" --check "$1/puzzle6.c" >diff || return
	(cd .. && git apply sub/diff) && git diff --exit-code
}
ok 'git apply takes the diff of ../tables' applies ../tables
ok 'git apply takes the diff of an absolute path' applies "$scratch/clone/tables"

done_testing
