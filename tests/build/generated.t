#!/bin/sh
# generated.t -- check-generated says what differs, and changes nothing
. tests/tap.sh
. tests/build/tree.sh

quick_host
golden good N=8 tables
# counts, which take the counter, apart
clone good counts
sed -i /counts/d "$scratch/good/out/.gitignore"
rm -rf "$scratch/good/out/build"
(cd "$scratch/good" && git init -q . && git add .) >"$scratch/log" 2>&1 ||
	no_git=1
golden other N=5 PREFIX=puzzle tables
mkdir "$scratch/kept"
cp "$scratch/other/out/puzzle5.h" "$scratch/other/out/puzzle5.c" "$scratch/kept"

accept='to accept: make out/queens8'
accept5='to accept: make N=5 PREFIX=puzzle out/puzzle5.c && cp out/puzzle5.c'

# state: sums and dates of what must not change
state() {
	(cd "$scratch" && find tree/out consumer -type f -exec sha256sum {} + \
		-printf '%p %T@\n' | sort)
}

# compares CHANGE STATUS COMMAND...: what the script says after CHANGE, a shell
# command in a copy of the tree, is in $scratch/stdout and $scratch/stderr
compares() {
	change=$1 status=$2
	shift 2
	clone good tree && clone kept consumer || return
	(cd "$scratch/tree" && eval "$change") || return
	state >"$scratch/before"
	(cd "$scratch/tree" && exits "$status" timeout 300 "$@") \
		>"$scratch/stdout" 2>"$scratch/stderr"
	result=$?
	cat "$scratch/stdout" "$scratch/stderr"
	state | diff "$scratch/before" - && return $result
}

# reports CHANGE STATUS WANTED COMMAND...: stdout is WANTED, stderr nothing
reports() {
	wanted=$3
	compares "$1" "$2" $4 || return
	none <"$scratch/stderr" || return
	[ "$(cat "$scratch/stdout")" = "$(printf "$wanted")" ]
}

script=tests/check-generated
kept="$script ../consumer 5 puzzle"
while IFS='|' read -r name change status wanted command; do
	ok "$name" reports "$change" "$status" "$wanted" "$command"
done <<END
the same|:|0||$script
a file missing|rm out/queens8.c|1|missing: queens8.c\n$accept.c|$script
all missing|rm out/q*|1|missing: queens8.c\nmissing: queens8.h\nmissing: queens8.tsv\nmissing: queens8_proof.c\n$accept.c\n$accept.h\n$accept.tsv\n${accept}_proof.c|$script
a consumer's, the same|:|0||$kept
a consumer's, one missing|rm ../consumer/puzzle5.c|1|missing: puzzle5.c\n$accept5 '../consumer'|$kept
a consumer's, others beside it|touch ../consumer/x.h|0||$kept
END

# diffs CHANGE FILE LINE COMMAND: a unified diff of FILE has LINE, and the
# command that accepts is the last line
diffs() {
	compares "$1" 1 $4 || return
	grep -qx -e "--- kept/$2" "$scratch/stdout" &&
		grep -q '^@@ ' "$scratch/stdout" &&
		grep -qxF -e "$3" "$scratch/stdout" &&
		tail -n 1 "$scratch/stdout" | grep -q "^to accept: make .*out/$2"
}
while IFS='~' read -r name change file line command; do
	ok "$name" diffs "$change" "$file" "$line" "$command"
done <<END
one row changed~sed -i '/^9	/s/\$/./' out/queens8.tsv~queens8.tsv~-9	2 6 8 3 1 4 7 5	7	Untransformed	8.~$script
a row less~sed -i 3d out/queens8.tsv~queens8.tsv~+2	1 6 8 3 7 4 2 5	2	Untransformed	8~$script
a template changed~sed -i 's/of q_n queens/of the q_n queens/' templates/queens.h.m4~queens8.h~+ * All solutions of the 8 queens, and their groups under the symmetries of the~$script
a consumer's header changed~sed -i 's/_N 5/_N 6/' ../consumer/puzzle5.h~puzzle5.h~+#define PUZZLE5_N 5~$kept
a consumer's third file~cp out/queens8.tsv ../consumer/puzzle5.tsv~puzzle5.tsv~+1	1 3 5 2 4	1	Untransformed	8~$kept
END

extra='touch out/queens8.json && git add -f out/queens8.json'
if [ "$no_git" ]; then
	skip "an extra file" "no git"
else
	ok "an extra file" reports "$extra" 1 "extra: queens8.json\nto accept: git rm out/queens8.json" \
		$script
fi

# cannot CHANGE MESSAGE COMMAND: exit 2, nothing on stdout, MESSAGE the last
# line of stderr
cannot() {
	compares "$1" 2 $3 || return
	none <"$scratch/stdout" || return
	[ "$(tail -n 1 "$scratch/stderr")" = "check-generated: $2" ]
}
lack='the tables cannot be made'
while IFS='|' read -r name change message command; do
	ok "$name" cannot "$change" "$message" "$command"
done <<END
no m4|:|$lack|env M4=/nonexistent $script
no compiler|:|$lack|env BUILD_CC=false $script
a broken template|echo q_x >>templates/queens.c.m4|$lack|$script
a board that is none|:|$lack|$script ../consumer 17
a prefix that is none|:|$lack|$script ../consumer 5 8x
no such folder|:|no folder: nothing|$script nothing 5
too many words|:|usage: check-generated [DIR [N [PREFIX]]]|$script a 5 b c
no folder for the copy|:|no scratch folder|env TMPDIR=/nonexistent $script
END

# --- make check-generated ----------------------------------------------------

# make_says CHANGE STATUS LINE ARGUMENTS: make's status; LINE is printed
make_says() {
	compares "$1" "$2" make $4 check-generated || return
	[ -z "$3" ] || grep -qxF -e "$3" "$scratch/stdout"
}
against='AGAINST=../consumer N=5 PREFIX=puzzle'
while IFS='|' read -r name change status line arguments; do
	ok "make: $name" make_says "$change" "$status" "$line" "$arguments"
done <<END
the same|:|0||
missing|rm out/queens8.c|2|missing: queens8.c|
against, the same|:|0||$against
against, another N|:|2|missing: puzzle6.h|AGAINST=../consumer N=6 PREFIX=puzzle
END

for words in N=6 PREFIX=puzzle; do
	ok "make: $words without AGAINST" compares : 2 make $words check-generated
done

# the table of counts is kept, too
with_counts() {
	build counts counts >"$scratch/log" 2>&1 && clone counts tree || return
	rm -rf "$scratch/tree/out/build"
	cd "$scratch/tree" || return
	exits 0 tests/check-generated || return
	sed -i 's/92UL/93UL/' out/queens_counts.c
	exits 1 tests/check-generated >"$scratch/stdout"
	cat "$scratch/stdout"
	grep -q '^-.*93UL' "$scratch/stdout" &&
		grep -q '^+.*92UL' "$scratch/stdout" || return
	$(sed -n '$s/^to accept: //p' "$scratch/stdout") &&
		exits 0 tests/check-generated
}
[ -z "$LONG" ] || ok "the table of counts" with_counts

# from another folder, and in a folder with a blank
elsewhere() {
	mkdir -p "$scratch/a b" && clone good "a b/tree" || return
	(cd / && exits 0 "$scratch/a b/tree/tests/check-generated")
}
ok "called from another folder" elsewhere

done_testing
