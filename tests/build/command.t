#!/bin/sh
# command.t -- queens-tables makes and compares tables, without checkout or make
. tests/tap.sh
. tests/build/tree.sh

quick_host
golden good N=8 tables compact gallery out/queens8.svg out/queens8.hpp
golden tree N=5
for n in 5 6; do
	build good N=$n PREFIX=puzzle tables >"$scratch/log" 2>&1
done
build tree N=5 install prefix="$scratch/a-root" >"$scratch/log" 2>&1
rm -rf "$scratch/tree"

# A PATH with what the command needs; there is no make.
mkdir "$scratch/few"
for tool in sh m4 awk timeout env b2sum sha256sum basename cat dirname mktemp readlink rm mv mkdir \
	sort head grep ls diff cmp tr sed; do
	ln -s "$(command -v $tool)" "$scratch/few"
done
ln -s "$scratch/a-root/bin/queens-tables" "$scratch/few"

# runs COMMAND...: queens-tables in the folder desk; what it prints is in files
runs() {
	(cd "$scratch/desk" && PATH=$scratch/few exec timeout 300 "$@") \
		>"$scratch/stdout" 2>"$scratch/stderr"
	status=$?
	cat "$scratch/stdout" "$scratch/stderr"
	return $status
}
desk() {
	rm -rf "$scratch/desk" && mkdir "$scratch/desk"
}

# --- making ----------------------------------------------------------------------

# makes FILES COMMAND...: these and no others, with the bytes of a make, silently
makes() {
	files=$1
	shift
	exits 0 runs "$@" && none <"$scratch/stdout" && none <"$scratch/stderr" || return
	[ "$(cd "$scratch/desk/$to" && find . -type f | sort | xargs)" = "$files" ] ||
		find "$scratch/desk" | none || return
	for file in $files; do
		cmp "$scratch/desk/$to/$file" "$scratch/good/out/$file" || return
	done
}
while IFS='|' read -r name to files words; do
	desk
	mkdir -p "$scratch/desk/$to"
	ok "$name" makes "$files" queens-tables $words
done <<'END'
N: .h, .c and .tsv, here||./queens8.c ./queens8.h ./queens8.tsv|8
-o DIR|a/b|./queens8.c ./queens8.h ./queens8.tsv|-o a/b 8
-p PREFIX||./puzzle5.c ./puzzle5.h ./puzzle5.tsv|-p puzzle 5
ENDINGs||./queens8_compact.h ./queens8_proof.c|8 _proof.c _compact.h
pictures||./queens8.html ./queens8.svg|8 .html .svg
END
desk
mkdir "$scratch/desk/mine"
echo 'q_n has q_solutions' >"$scratch/desk/mine/queens.csv.m4"
own() {
	exits 0 runs queens-tables -t mine 6 .csv && echo '6 has 4' | diff - "$scratch/desk/queens6.csv"
}
ok '-t TEMPLATES: one of your own' own
own_wins() {
	cp "$scratch/desk/mine/queens.csv.m4" "$scratch/desk/mine/queens_proof.c.m4"
	exits 0 runs queens-tables -t mine 6 _proof.c .h &&
		echo '6 has 4' | diff - "$scratch/desk/queens6_proof.c" &&
		[ -e "$scratch/desk/queens6.h" ]
}
ok 'it goes before ours, which are there too' own_wins

# fails STATUS TEXT COMMAND...: one line; no file comes or goes
fails() {
	fails_with=$1 text=$2
	shift 2
	(cd "$scratch/desk" && find . | sort) >"$scratch/before"
	exits $fails_with runs "$@" && [ "$(wc -l <"$scratch/stderr")" = 1 ] &&
		grep -E -e "$text" "$scratch/stderr" &&
		(cd "$scratch/desk" && find . | sort) | diff "$scratch/before" -
}
echo 'q_soluti' >"$scratch/desk/mine/queens.bad.m4"
while IFS='|' read -r name status text words; do
	ok "$name" fails "$status" "$text" $words
done <<'END'
a wrong template|1|mine/queens.bad.m4:1: m4 left this unexpanded: q_soluti|queens-tables -t mine 8 .h .bad
no m4|2|^queens-tables: /no/m4 is not there: install GNU m4|env M4=/no/m4 queens-tables 8
END
interrupted() {
	(cd "$scratch/desk" && exec "$scratch/a-root/bin/queens-tables" 15) &
	pid=$!
	until ls -A "$scratch/desk" | grep -q '^[.]queens-tables' || ! kill -0 $pid; do
		sleep .01
	done
	kill $pid
	wait $pid
	[ "$(ls -A "$scratch/desk" | grep -c 'tables\|15')" = 0 ]
}
ok 'a stopped one leaves nothing' interrupted

# --- comparing -------------------------------------------------------------------

# kept: what --check must not change
kept() {
	(cd "$scratch/desk" && find . -type f -exec sha256sum {} + -printf '%p %T@\n' | sort)
}

# says_of CHANGE STATUS LINES COMMAND: after CHANGE, a command in desk
says_of() {
	desk
	mkdir "$scratch/desk/my tables"
	cp "$scratch/good/out"/puzzle5* "$scratch/good/out/queens8.h" "$scratch/desk/my tables"
	(cd "$scratch/desk/my tables" && eval "$1") || return
	kept >"$scratch/before"
	exits "$2" runs queens-tables --check $4 'my tables' || return
	kept | diff "$scratch/before" - || return
	printf '%b' "$3" | while read -r line; do
		grep -hF -e "$line" "$scratch/stdout" "$scratch/stderr" >/dev/null || echo "no: $line"
	done | none
}
same='same: my tables/puzzle5.c my tables/puzzle5.h my tables/puzzle5.tsv my tables/puzzle5_proof.c\n'
diff='--- a/my tables/puzzle5.tsv\t\n+++ b/my tables/puzzle5.tsv\t\n'
while IFS='|' read -r name change status lines words; do
	ok "--check: $name" says_of "$change" $status "$lines" "$words"
done <<END
the same|:|0|$same|-p puzzle 5
other files are named|touch puzzle5.pdf x.h|0|${same}not compared, no template makes it: my tables/puzzle5.pdf\n|-p puzzle 5
only some are there|rm *.tsv *proof*|0|same: my tables/puzzle5.c my tables/puzzle5.h\n|-p puzzle 5
a changed row|sed -i '2s/5/4/' puzzle5.tsv|1|$diff+1	1 3 5 2 4	1	Untransformed	0	8\n|-p puzzle 5
a row less|sed -i 2d puzzle5.tsv|1|$diff+1	1 3 5 2 4	1	Untransformed	0	8\n|-p puzzle 5
a row more|echo >>puzzle5.tsv|1|$diff|-p puzzle 5
an empty file|: >puzzle5.tsv|1|$diff|-p puzzle 5
other line ends|sed -i 's/$/\\r/' puzzle5.h|1|only line ends differ, CR LF for LF: my tables/puzzle5.h\nto accept: |-p puzzle 5
other line ends and a row|sed -i 's/$/\\r/; 3d' puzzle5.tsv|1|$diff|-p puzzle 5
.h and .hpp alone|rm -f *; cp "$scratch/good/out"/queens8.h "$scratch/good/out"/queens8.hpp .|0|same: my tables/queens8.h my tables/queens8.hpp\n|8
the compact form alone|rm -f *; cp "$scratch/good/out"/queens8_compact.? .|0|same: my tables/queens8_compact.c my tables/queens8_compact.h\n|8
another board|mv puzzle5.h puzzle6.h|1|-#define PUZZLE5_N 5\n+#define PUZZLE6_N 6\n|-p puzzle 6
nothing of this board|:|2|queens-tables: 'my tables' holds no file of board 7 (queens7.h, ...)\n|7
END

# cannot STATUS TEXT COMMAND...: see fails; nothing is said to be the same
cannot() {
	fails 2 "$@" && none <"$scratch/stdout"
}
cp "$scratch/good/out/queens8.h" "$scratch/desk"
mkdir "$scratch/desk/mine"
echo 'q_soluti' >"$scratch/desk/mine/queens.h.m4"
while IFS='|' read -r name text words; do
	ok "--check: $name" cannot "$text" $words
done <<'END'
no m4|/no/m4 is not there: install GNU m4|env M4=/no/m4 queens-tables --check 8 .
an m4 that fails|m4 did not come to its end|env M4=true queens-tables --check 8 .
a wrong template|mine/queens.h.m4:1: m4 left this|queens-tables --check -t mine 8 .
no room for fresh files|'/nonexistent': the folder cannot be written to|env TMPDIR=/nonexistent queens-tables --check 8 .
END
ok '--check: files that are named must be there' exits 1 runs queens-tables --check 8 . .h .c
ok 'and it says which are missing' grep -x 'missing: queens8.c' "$scratch/stdout"

# accepted: what `to accept:' says, pasted, makes all the same
accepted() {
	says_of 'echo >>puzzle5.h; sed -i 3d puzzle5.tsv' 1 "$diff" '-p puzzle 5' || return
	sed -n 's/^to accept: //p' "$scratch/stdout" >"$scratch/pasted"
	exits 0 runs sh "$scratch/pasted" &&
		exits 0 runs queens-tables --check -p puzzle 5 'my tables' .h .c .tsv _proof.c
}
ok '--check: the line to accept works when pasted' accepted

# applied COMMAND...: the diff that was printed, taken by COMMAND, makes all the same
applied() {
	says_of 'echo >>puzzle5.h; sed -i 3d puzzle5.tsv' 1 "$diff" '-p puzzle 5' || return
	(cd "$scratch/desk" && "$@" <"$scratch/stdout") &&
		exits 0 runs queens-tables --check -p puzzle 5 'my tables' .h .c .tsv _proof.c
}
while read -r tool options; do
	if command -v $tool >/dev/null; then
		ok "--check: $tool $options takes the diff" applied $tool $options
	else
		skip "--check: $tool $options takes the diff" "there is no $tool"
	fi
done <<'END'
git apply
patch -s -p1
END
quotes() {
	desk && mkdir "$scratch/desk/it's" && echo >"$scratch/desk/it's/queens5.h" || return
	exits 1 runs queens-tables --check 5 "it's/" || return
	sed -n 's/^to accept: //p' "$scratch/stdout" >"$scratch/pasted"
	exits 0 runs sh "$scratch/pasted" && exits 0 runs queens-tables --check 5 "it's"
}
ok '--check: a folder with a quote in its name' quotes

# --- make check-generated ----------------------------------------------------------

# make_says CHANGE STATUS LINE ARGUMENTS: of a tree with its tables and counts
make_says() {
	clone good tree && desk && cp "$scratch/good/out"/puzzle5.[hc] "$scratch/desk" || return
	(cd "$scratch/tree" && eval "$1") || return
	exits "$2" build tree $4 check-generated >"$scratch/stdout" || return
	[ -z "$3" ] || grep -xF -e "$3" "$scratch/stdout"
}
cp out/queens_counts.[hc] out/queens8_board.svg "$scratch/good/out"
while IFS='|' read -r name change status line arguments; do
	is_due "$name" || continue
	ok "make check-generated: $name" make_says "$change" "$status" "$line" "$arguments"
done <<END
what AGAINST has is the same|:|0|same: $scratch/desk/puzzle5.c $scratch/desk/puzzle5.h|N=5 PREFIX=puzzle AGAINST=$scratch/desk
AGAINST has another board|:|2||N=6 PREFIX=puzzle AGAINST=$scratch/desk
one is missing|rm out/queens8.c|2|missing: out/queens8.c|
one is changed|echo >>out/queens8.h|2|--- a/out/queens8.h|
a template is changed|echo '/**/' >>templates/queens.h.m4|2|+/**/|
a template was changed, and its file is the same|echo '/**/' >>templates/queens.h.m4; make -s N=8 tables 2>/dev/null|2|same: out/queens8.c out/queens8.h out/queens8.hpp out/queens8.html out/queens8.svg out/queens8.tsv out/queens8_board.svg out/queens8_compact.c out/queens8_compact.h out/queens8_proof.c|
+all of out/ is the same|:|0|same: out/queens_counts.h out/queens_counts.c|
+a count is changed|sed -i s/92UL/93UL/ out/queens_counts.c|2|to accept: make counts|
END

by_another_name() {
	ln -sf queens-tables "$scratch/few/qt"
	desk
	exits 2 runs qt --check 8 . && exits 2 runs env sourced=1 queens-tables --check 8 . &&
		exits 2 runs env sourced=1 queens-tables
}
ok 'by another name, or with sourced set, it runs all the same' by_another_name

done_testing
