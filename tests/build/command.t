#!/bin/sh
# command.t -- queens-tables makes and compares tables, without checkout or make
. tests/tap.sh
. tests/build/tree.sh

golden good N=8 tables compact out/queens8.json
build good N=5 PREFIX=puzzle tables >"$scratch/log" 2>&1
build good N=5 install prefix="$scratch/root" >"$scratch/log" 2>&1

# A PATH with what the command needs; there is no make.
mkdir "$scratch/few"
for tool in sh m4 env timeout sha256sum dirname mktemp readlink rm mv cat grep diff cmp tr sed; do
	ln -s "$(command -v $tool)" "$scratch/few"
done
ln -s "$scratch/root/bin/queens-tables" "$scratch/few"

# runs COMMAND...: in the folder desk; what it prints is in files
runs() {
	(cd "$scratch/desk" && PATH=$scratch/few exec timeout 300 "$@") >"$scratch/stdout" 2>"$scratch/stderr"
	status=$?
	cat "$scratch/stdout" "$scratch/stderr"
	return $status
}
desk() {
	rm -rf "$scratch/desk" && mkdir "$scratch/desk"
}

# --- making ----------------------------------------------------------------------

# makes FILES WORDS...: these and no others, with the bytes of a make, silently
makes() {
	files=$1
	shift
	exits 0 runs queens-tables "$@" && cat "$scratch/stdout" "$scratch/stderr" | none &&
		equal "$(cd "$scratch/desk" && find . -type f | sort | xargs)" "$files" || return
	for file in $files; do
		cmp "$scratch/desk/$file" "$scratch/good/out/${file##*/}" || return
	done
}
while IFS='|' read -r files words; do
	desk
	mkdir "$scratch/desk/a"
	ok "queens-tables $words" makes "$files" $words
done <<'END'
./queens8.c ./queens8.h ./queens8.tsv|8
./a/queens8.c ./a/queens8.h ./a/queens8.tsv|-o a 8
./puzzle5.c ./puzzle5.h ./puzzle5.tsv|-p puzzle 5
./queens8.json ./queens8_compact.h ./queens8_proof.c|8 _proof.c _compact.h .json
END
link() {
	desk && : >"$scratch/desk/real.h" && ln -s real.h "$scratch/desk/queens8.h" &&
		exits 0 runs queens-tables 8 .h && [ -L "$scratch/desk/queens8.h" ] && cmp "$scratch/desk/real.h" "$scratch/good/out/queens8.h"
}
ok 'a symbolic link stays one' link
own() {
	desk && mkdir "$scratch/desk/mine" && echo 'q_n has q_solutions' >"$scratch/desk/mine/queens.csv.m4" &&
		cp "$scratch/desk/mine/queens.csv.m4" "$scratch/desk/mine/queens.c.m4" &&
		exits 0 runs queens-tables -t mine 6 .csv .c .h && echo '6 has 4' | cmp - "$scratch/desk/queens6.csv" &&
		echo '6 has 4' | cmp - "$scratch/desk/queens6.c" && [ -s "$scratch/desk/queens6.h" ]
}
ok '-t TEMPLATES: yours go before ours, which are there too' own

# fails STATUS TEXT WORDS...: one line on stderr; no file comes or goes
fails() {
	fails_with=$1 text=$2
	shift 2
	(cd "$scratch/desk" && find . | sort) >"$scratch/before"
	exits "$fails_with" runs "$@" && none <"$scratch/stdout" && [ "$(wc -l <"$scratch/stderr")" = 1 ] &&
		grep -F -e "$text" "$scratch/stderr" && (cd "$scratch/desk" && find . | sort) | diff "$scratch/before" -
}
echo 'q_soluti' >"$scratch/desk/mine/queens.bad.m4"
while IFS='|' read -r status text words; do
	ok "$words" fails "$status" "$text" $words
done <<'END'
1|mine/queens.bad.m4:1: m4 left q_soluti|queens-tables -t mine 8 .h .bad
2|/no/m4 is not there|env M4=/no/m4 queens-tables 8
END
interrupted() {
	(cd "$scratch/desk" && exec "$scratch/root/bin/queens-tables" 13) &
	pid=$!
	until ls -A "$scratch/desk" | grep -q '^[.]queens-tables' || ! kill -0 $pid; do sleep .01; done
	kill $pid
	wait $pid
	! ls -A "$scratch/desk" | grep 'tables\|13'
}
ok 'a stopped one leaves nothing' interrupted

# --- comparing -------------------------------------------------------------------

# says_of CHANGE STATUS LINES WORDS: after CHANGE in the folder `my tables', --check exits with STATUS
# and prints LINES, and changes no file
says_of() {
	desk && mkdir "$scratch/desk/my tables" &&
		cp "$scratch/good/out"/puzzle5* "$scratch/good/out"/queens8.[hj]* "$scratch/desk/my tables" &&
		(cd "$scratch/desk/my tables" && eval "$1") || return
	kept >"$scratch/before"
	exits "$2" runs queens-tables --check ${4%%@*} 'my tables' ${4#*@} || return
	kept | diff "$scratch/before" - || return
	printf '%b' "$3" | while read -r line; do
		grep -hF -e "$line" "$scratch/stdout" "$scratch/stderr" >/dev/null || echo "no: $line"
	done | none
}
kept() {
	(cd "$scratch/desk" && find . -type f -exec sha256sum {} + -printf '%p %T@\n' | sort)
}
same='same: my tables/puzzle5.h my tables/puzzle5.c my tables/puzzle5.tsv my tables/puzzle5_proof.c\n'
diff='--- a/my tables/puzzle5.tsv\t\n+++ b/my tables/puzzle5.tsv\t\n'
while IFS='|' read -r name change status lines words; do
	is_due "$name" || continue
	ok "--check: $name" says_of "$change" $status "$lines" "$words"
done <<END
the same|:|0|$same|-p puzzle 5@
other files are named|touch puzzle5.pdf x.h|0|${same}not compared, no template makes it: my tables/puzzle5.pdf\n|-p puzzle 5@
.h and .c are enough|rm *.tsv *proof*|0|same: my tables/puzzle5.h my tables/puzzle5.c\n|-p puzzle 5@
a file that is gone|rm puzzle5.c|1|missing: my tables/puzzle5.c\nqueens-tables -p puzzle -o 'my tables' 5 .c\n|-p puzzle 5@
a file that was named is gone|rm puzzle5.tsv|1|missing: my tables/puzzle5.tsv\n|-p puzzle 5@.tsv
a .json alone, named|rm *.h|0|same: my tables/queens8.json\n|8@.json
a changed row|sed -i '2s/5/4/' puzzle5.tsv|1|$diff+1	1 3 5 2 4	1	Untransformed	0	8\n|-p puzzle 5@
+a row less|sed -i 2d puzzle5.tsv|1|$diff+1	1 3 5 2 4	1	Untransformed	0	8\n|-p puzzle 5@
an empty file|: >puzzle5.tsv|1|$diff|-p puzzle 5@
other line ends|sed -i 's/$/\\r/' puzzle5.h|1|only line ends differ, CR LF for LF: my tables/puzzle5.h\n|-p puzzle 5@
another version|sed -i '1s/3.0/2.0/' puzzle5.h|1|my tables/puzzle5.h: made by queens 2.0\n|-p puzzle 5@
another board|:|1|missing: my tables/queens7.h\n|7@
END
crlf() {
	says_of 's=$(printf "\\r"); sed -i "s/\$/$s/; 9s/5/4/" puzzle5.tsv' 1 "$diff\ngit cannot apply this" '-p puzzle 5@' &&
		[ "$(grep -c '^[-+][0-9]' "$scratch/stdout")" = 2 ]
}
ok '--check: a changed digit among other line ends is one changed line' crlf
cp "$scratch/good/out/queens8.h" "$scratch/desk"
for tool in m4 sha256sum cmp diff; do
	mv "$scratch/few/$tool" "$scratch/gone"
	ok "--check without $tool" fails 2 "$tool is not there: install it" queens-tables --check 8 .
	mv "$scratch/gone" "$scratch/few/$tool"
done

# accepted: what `to accept:' says, pasted where it was typed, makes all the same
accepted() {
	says_of 'echo >>puzzle5.h; sed -i 3d puzzle5.tsv' 1 "$diff" '-p puzzle 5@' || return
	sed -n 's/^to accept: //p' "$scratch/stdout" >"$scratch/pasted"
	exits 0 runs sh "$scratch/pasted" && exits 0 runs queens-tables --check -p puzzle 5 'my tables' .h .c .tsv _proof.c
}
ok '--check: the line to accept works when pasted' accepted
quoted() {
	mkdir "$scratch/desk/it's" && exits 0 runs queens-tables -o "it's" 5 && rm "$scratch/desk/it's/queens5.h" || return
	runs queens-tables --check 5 "it's" | sed -n 's/^to accept: //p' >"$scratch/pasted"
	exits 0 runs sh "$scratch/pasted" && exits 0 runs queens-tables --check 5 "it's"
}
ok '--check: and for a folder with a quote in its name' quoted
applied() {
	says_of 'echo >>puzzle5.h; sed -i 3d puzzle5.tsv' 1 "$diff" '-p puzzle 5@' &&
		(cd "$scratch/desk" && "$@" <"$scratch/stdout") && exits 0 runs queens-tables --check -p puzzle 5 'my tables' .h .c .tsv _proof.c
}
for tool in 'git apply' 'patch -s -p1'; do
	if command -v "${tool%% *}" >/dev/null; then
		ok "--check: $tool takes the diff" applied $tool
	else
		skip "--check: $tool takes the diff" "there is no ${tool%% *}"
	fi
done

# --- make check-generated ----------------------------------------------------------

(cd out && cp $(sed -n "s/^!//p" .gitignore) "$scratch/good/out")
generated() {
	clone good tree && (cd "$scratch/tree" && eval "$1") && exits "$2" build tree check-generated >"$scratch/stdout" &&
		[ ! -e "$scratch/tree/out/build/qcount" ] && grep -q -e "$3" "$scratch/stdout"
}
ok 'make check-generated: the same' generated : 0 '^same: out/queens8.h'
ok 'make check-generated: one is missing' generated 'rm out/queens8.c' 2 '^missing: out/queens8.c'
ok 'make check-generated: one is changed' generated 'echo >>out/queens8.h' 2 '^--- a/out/queens8.h'

done_testing
