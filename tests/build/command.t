#!/bin/sh
# command.t -- queens-tables makes and compares tables, without checkout or make
. tests/tap.sh
. tests/build/tree.sh
umask 022

golden good N=8 tables compact out/queens8.json
build good N=5 PREFIX=puzzle tables >"$scratch/log" 2>&1
(umask 077 && build good N=5 install prefix="$scratch/root") >"$scratch/log" 2>&1
ok 'everybody may enter the installed folders' equal "$(find "$scratch/root" -type d -printf '%m\n' | sort -u)" 755

# A PATH with what the command needs; there is no make.
mkdir "$scratch/few"
for tool in sh m4 env timeout setpriv sha256sum mktemp mkdir readlink rm cp mv cat grep diff cmp tr sed head; do
	ln -s "$(command -v $tool)" "$scratch/few"
done
ln -s "$scratch/root/bin/queens-tables" "$scratch/few"

# at_desk COMMAND...: in the folder desk; runs COMMAND...: what it prints is also in files
at_desk() {
	(cd "$scratch/desk" && PATH=$scratch/few exec timeout 300 $as "$@")
}
as=
runs() {
	at_desk "$@" >"$scratch/stdout" 2>"$scratch/stderr"
	status=$?
	cat "$scratch/stdout" "$scratch/stderr"
	return $status
}
# desk [FOLDER]: a new desk, with that folder
desk() {
	[ ! -e "$scratch/desk" ] || chmod -R u+rwX "$scratch/desk"
	rm -rf "$scratch/desk" && mkdir -p "$scratch/desk/$1"
}

# --- making ----------------------------------------------------------------------

# makes FILES CHANGE COMMAND: after CHANGE there, COMMAND makes these and no others, with the bytes of a make;
# everybody may read them
makes() {
	desk room && (cd "$scratch/desk" && eval "$2") && silent at_desk sh -c "$3" || return
	(cd "$scratch/desk" && find . -type f -perm 644 ! -name '*.m4' -o -path './room/*' | sort | xargs) >"$scratch/there"
	equal "$(cat "$scratch/there")" "$1" || return
	for file in $1; do
		cmp "$scratch/desk/$file" "$scratch/good/out/${file##*/}" || return
	done
}
while IFS='|' read -r name files change command; do
	ok "$name" makes "$files" "$change" "$command"
done <<'END'
two files|./queens8.c ./queens8.h|:|queens-tables queens8.h queens8.c
a new folder|./a/b/queens8.tsv ./queens8.json|:|queens-tables a/b/queens8.tsv queens8.json
a folder -x, behind --|./-x/queens8_proof.c ./puzzle5.c|:|queens-tables ./puzzle5.c -- -x/queens8_proof.c
a name in two folders|./x/queens8.h ./y/queens8.h|:|queens-tables x/queens8.h y/queens8.h
a symbolic link stays one|./a/queens8.h|mkdir a; : >a/queens8.h; ln -s a/queens8.h .|queens-tables queens8.h
no template of the current folder|./queens8.h|mkdir forms; echo 'q_x(' >forms/hooks.m4|queens-tables queens8.h
M4 with blanks in its path|./queens8.h|mkdir a; ln -s "$(command -v m4)" 'a/m 4'|M4='a/m 4' queens-tables queens8.h
a file of the user's beside|./queens8.h|(umask 77; echo >queens8.h.new)|queens-tables queens8.h; test -s queens8.h.new
a relative TMPDIR|./queens8.c|:|TMPDIR=room queens-tables queens8.c
END
once() {
	printf '#!/bin/sh\necho "$1" >>"%s/asked"\nexec "%s/qgen" "$@"\n' "$scratch" "$scratch" >"$scratch/asks"
	chmod +x "$scratch/asks" && cp "$OUT/build/host/qgen" "$scratch" && top=$PWD && desk && cd "$scratch/desk" &&
		exits 0 env QGEN="$scratch/asks" "$top/gen/queens-tables" puzzle5.c queens8.h puzzle5.h queens8.tsv &&
		equal "$(grep -c board "$scratch/asked")" 2
}
ok 'a board is solved once for all its files' once
own() {
	desk mine/forms && echo 'q_n has q_solutions' >"$scratch/desk/mine/forms/images.m4" &&
		echo 'm4_include(forms/images.m4)m4_dnl' | tee "$scratch/desk/mine/queens.csv.m4" \
			"$scratch/desk/mine/queens.v2.txt.m4" >"$scratch/desk/mine/queens.c.m4" &&
		exits 0 runs queens-tables queens6.csv queens6.c -t mine queens6.h queens6.v2.txt &&
		[ -s "$scratch/desk/queens6.h" ] &&
		equal "$(cd "$scratch/desk" && cat queens6.csv queens6.c queens6.v2.txt | xargs)" '6 has 4 6 has 4 6 has 4'
}
ok '-t TEMPLATES: yours, and what they include, go before ours, which are there too' own
# Endings .l and .l.solution: the second is no list that m4 left of the first.
asked() {
	desk mine && echo 'q_each(<|solution|>, <|$1
|>)m4_dnl' >"$scratch/desk/mine/queens.l.m4" && echo 'q_n has q_solutions' >"$scratch/desk/mine/queens.l.solution.m4" &&
		exits 0 runs queens-tables -t mine queens4.l queens4.l.solution &&
		equal "$(cat "$scratch/desk/queens4.l" "$scratch/desk/queens4.l.solution")" '1
2
4 has 2'
}
ok 'an ending is as the name of a list' asked

# fails STATUS TEXT WORDS...: one line on stderr; no file comes or goes
fails() {
	fails_with=$1 text=$2
	shift 2
	find "$scratch/desk" | sort >"$scratch/before"
	says "$text" "$fails_with" at_desk "$@" && find "$scratch/desk" | sort | diff "$scratch/before" -
}
desk mine
echo 'q_soluti' >"$scratch/desk/mine/queens.bad.m4"
ok 'a template that fails: no file is made' fails 1 'mine/queens.bad.m4:1: m4 left q_soluti' \
	queens-tables -t mine new/queens8.h queens8.bad
desk queens8.h
ok 'a folder in the place of a file' fails 1 "'queens8.h' is there, and is no file" queens-tables queens8.h
while IFS='|' read -r line folder; do
	desk
	(cd "$scratch/desk" && eval "$folder")
	ok "$folder; queens-tables queens8.h" fails 1 "$line" queens-tables queens8.h
done <<'END'
'queens8.h' is there, and is no file|mkfifo x; ln -s x queens8.h
'queens8.h': the link leads nowhere|ln -s no/folder queens8.h
'queens8.h': the link leads nowhere|ln -s queens8.h queens8.h
END
desk
gone() { # dash has a word to say, too
	exits 2 runs sh -c 'mkdir here; cd here; rm -r ../here; queens-tables queens8.h' &&
		grep -x 'queens-tables: the current folder is gone' "$scratch/stderr"
}
ok 'the current folder is gone' gone
as=$as_user
user_ok 'a file of the top folder' fails 1 "queens-tables: '/queens8.h': " queens-tables /queens8.h
as=
old() {
	desk && chmod a+w "$scratch/desk" && echo old >"$scratch/desk/queens8.tsv" && chmod a-w "$scratch/desk/queens8.tsv" &&
		exits 0 at_terminal "env PATH='$scratch/few' sh -c 'cd $scratch/desk && queens-tables queens8.tsv'" &&
		cmp "$scratch/desk/queens8.tsv" "$scratch/good/out/queens8.tsv"
}
terminal_ok 'at a terminal, a file that is read-only is made again without a question' old
half() {
	desk room && : >"$scratch/desk/x" && exits 1 runs env TMPDIR=room queens-tables queens8.h queens8.tsv x/queens8.c &&
		grep -qx 'queens-tables: made before that: queens8.h queens8.tsv' "$scratch/stderr" &&
		[ -e "$scratch/desk/queens8.tsv" ] && silent find "$scratch/desk" -path '*/room/*' -o -name '.new*'
}
ok 'the third of three files fails: the others are named' half
desk
# broken TOOL STATUS SAID FAILING...: a test point, where TOOL says SAID and exits with STATUS
broken() {
	mv "$scratch/few/$1" "$scratch/gone"
	printf '#!/bin/sh\nprintf "%s" >&2\nexit %s\n' "$3" $2 >"$scratch/few/$1"
	chmod +x "$scratch/few/$1"
	ok "a broken $1 $6" fails $4 "$5" queens-tables $6 queens8.h
	mv -f "$scratch/gone" "$scratch/few/$1"
}
for tool in 'sha256sum 1' 'grep 2' 'cp 1' 'mv 1'; do
	broken $tool 'not today\n' 1 'not today'
done
broken sha256sum 1 'not today\n' 2 'not today' --check
echo 'a change' >"$scratch/desk/queens8.h"
broken diff 2 '' 2 'diff failed' --check
printf '#!/bin/sh\ncase $* in *contract.m4*) kill -$signal $PPID ;; esac\nexec m4 "$@"\n' >"$scratch/kills"
chmod +x "$scratch/kills"
interrupted() {
	desk room && exits 1 runs env TMPDIR=room signal=$1 M4="$scratch/kills" queens-tables queens8.h &&
		silent find "$scratch/desk" -type f -o -path '*/room/*'
}
ok 'a stopped one leaves nothing' interrupted TERM
name='one whose terminal is closed leaves nothing'
if at_desk sh -c 'trap "exit 0" HUP; kill -HUP $$; exit 1'; then
	ok "$name" interrupted HUP
else
	skip "$name" 'HUP is ignored, as under nohup'
fi
ok 'one that ^C stops leaves nothing' interrupted INT

# --- comparing -------------------------------------------------------------------

# changed CHANGE: a desk with the folder `my tables', and CHANGE done there
changed() {
	desk 'my tables' && cp "$scratch/good/out"/puzzle5* "$scratch/good/out"/queens8.[hj]* "$scratch/desk/my tables" &&
		(cd "$scratch/desk/my tables" && eval "$1")
}
# says_of CHANGE STATUS LINES FILES: after CHANGE, --check of FILES exits with STATUS and prints LINES,
# and changes no file
says_of() {
	changed "$1" && kept >"$scratch/before" || return
	exits "$2" runs sh -c "queens-tables --check 'my tables'/$4" || return
	kept | diff "$scratch/before" - || return
	printf '%b\n' "$3" | while read -r line; do
		grep -hF -e "$line" "$scratch/stdout" "$scratch/stderr" >/dev/null || echo "no: $line"
	done | none
}
kept() {
	find "$scratch/desk" -type f -printf '%p %s %T@ %C@\n' 2>/dev/null || : # a row takes a folder's bits away
}
same='same: my tables/puzzle5.c my tables/puzzle5.h my tables/puzzle5.tsv my tables/puzzle5_proof.c\n'
diff='--- a/my tables/puzzle5.tsv\t\n+++ b/my tables/puzzle5.tsv\t\n'
while IFS='|' read -r name change status lines files; do
	ok "--check: $name" says_of "$change" $status "$lines" "$files"
done <<END
the same|:|0|$same|puzzle5*
files of two boards|:|0|same: my tables/puzzle5.h my tables/queens8.h\n|*.h
other files are named|touch p.pdf x.h|0|${same}not compared, no template makes: my tables/p.pdf my tables/x.h\n|[px]*
other files alone|touch p.pdf|2|queens-tables: nothing to compare: no template makes my tables/p.pdf\n|*.pdf
a file that is gone|rm puzzle5.c|1|missing: my tables/puzzle5.c\nqueens-tables 'my tables/puzzle5.c'  # acc\n|puzzle5.c
a changed row|sed -i '2s/5/4/' puzzle5.tsv|1|$diff+1	1 3 5 2 4	1	Untransformed	0	8\n|puzzle5.tsv
a file named with ./|sed -i '2s/5/4/' puzzle5.tsv|1|$diff|puzzle5.h './my tables/puzzle5.tsv'
names that a * does not find|rm puzzle5*.c|1|missing: my tables/puzzle5*.c\nqueens-tables 'my tables/puzzle5_proof.c'  # acc\n|puzzle5*.c 'my tables/puzzle5_proof.c'
a slip, beside a file|:|1|missing: my tables/puzzle5.cc\n|puzzle5.cc 'my tables/puzzle5.h'
a name twice|sed -i 3d puzzle5.tsv|1|queens-tables 'my tables/puzzle5.tsv'  # acc\n|puzzle5.tsv 'my tables/puzzle5.tsv'
an empty file|: >puzzle5.tsv|1|$diff|puzzle5.tsv
other line ends|sed -i 's/$/\\r/' puzzle5.h|1|only line ends differ: my tables/puzzle5.h\n|puzzle5.h
a digit and line ends|sed -i 's/$/\\r/; 3s/1/4/' puzzle5.tsv|1|$diff|puzzle5.tsv
a folder|mkdir queens7.h|2|my tables/queens7.h': the file cannot be read\n|queens7.h
a link in a circle|ln -s queens7.h queens7.h|2|my tables/queens7.h': the link leads nowhere\n|queens7.h
END
as="$as_user TMPDIR="
while IFS='|' read -r name change status line file; do
	user_ok "--check: $name" says_of "echo >>puzzle5.h; mkdir -p a/b; cp puzzle5.h a/b; $change" $status "$line" "$file"
done <<'END'
a folder that cannot be written|chmod a-w .|1|+++ b/my tables/puzzle5.h|puzzle5.h
a file that cannot be read|chmod a-r puzzle5.h|2|my tables/puzzle5.h': the file cannot be read|puzzle5.h
a folder that cannot be read|chmod a-rx .|2|my tables/puzzle5.h': its folder cannot be read|puzzle5.h
a folder above that cannot be read|chmod a-rx a|2|my tables/a/b/puzzle5.h': its folder cannot be read|a/b/puzzle5.h
END
as=

desk
echo 'a change' >"$scratch/desk/queens8.h"
for tool in m4 sha256sum cmp diff sed grep mktemp readlink; do
	mv "$scratch/few/$tool" "$scratch/gone"
	ok "--check without $tool" fails 2 "$tool is not there: install it" queens-tables --check queens8.h
	mv "$scratch/gone" "$scratch/few/$tool"
done
# A stdout that takes nothing is no difference.
ok '--check on a full disk' fails 2 'stdout cannot be written' sh -c 'queens-tables --check queens8.h >/dev/full'
ok '--check without stdout' fails 2 'stdout cannot be written' sh -c 'queens-tables --check queens8.h >&-'
early() {
	exits 1 runs sh -c '{ queens-tables --check queens8.h; echo $? >status; } | head -n 0; exit $(cat status)' &&
		silent cat "$scratch/stdout" "$scratch/stderr"
}
name='--check for a reader that wants no more'
{ cat /dev/zero; echo $? >"$scratch/status"; } 2>"$scratch/log" | head -c 1 >"$scratch/byte"
if [ "$(cat "$scratch/status")" = 141 ]; then
	ok "$name" early
else
	skip "$name" 'this cat does not end by SIGPIPE'
fi

# accepted: the line that accepts, pasted where it was typed, makes all the same
accepted() {
	set -- "-it's mine/queens5.h" "a\\nb\\c/queens5.tsv" queens5.mine
	desk 'my own' && printf '1\r\n2\r\n' >"$scratch/desk/my own/queens.mine.m4" &&
		exits 0 runs queens-tables -t 'my own' -- "$@" &&
		(cd "$scratch/desk" && echo >>"./$1" && sed -i 3d "$2" && printf '1\n2\n' >"$3") &&
		exits 1 runs queens-tables --check -t 'my own' -- "$@" &&
		grep -x 'only line ends differ: queens5.mine' "$scratch/stdout" || return
	tail -n 1 "$scratch/stdout" >"$scratch/pasted"
	exits 0 runs sh "$scratch/pasted" && exits 0 runs queens-tables --check -t 'my own' -- "$@"
}
ok '--check: the last line accepts when it is pasted' accepted
# applied: git takes a diff in the folder where it was printed, in a repository and in its hooks
applied() {
	changed 'echo >>puzzle5.h; sed -i 3d puzzle5.tsv' && git init -q "$scratch/desk" && cd "$scratch/desk/my tables" &&
		exits 1 env GIT_DIR=../.git "$scratch/root/bin/queens-tables" --check puzzle5.tsv ./puzzle5.h >"$scratch/diff" &&
		git apply "$scratch/diff" && exits 0 runs sh -c "queens-tables --check 'my tables'/puzzle5*"
}
ok_with git '--check: git apply takes the diff, also in a hook' applied

# --- make check-generated ----------------------------------------------------------

# generated CHANGE STATUS LINE COUNT: check-generated, after CHANGE of what out/ keeps, prints LINE, at
# least so often; qcount is not made; PREFIX names other tables
generated() {
	(cd out && cp -f $(sed -n "s/^!//p" .gitignore) "$scratch/good/out") && (cd "$scratch/good" && eval "$1") || return
	exits "$2" build good PREFIX=puzzle check-generated >"$scratch/stdout" && [ ! -e "$scratch/good/out/build/qcount" ] &&
		[ "$(grep -c -e "$3" "$scratch/stdout")" -ge ${4:-1} ]
}
# As if make had put a table right after the commit of a wrong one.
hidden='cp out/queens8.c right; sed -i "s/FIRST.0/FIRST(7/" out/queens8.c; git init -q; git add -f out; mv right out/queens8.c'
while IFS='|' read -r name change status count line; do
	ok "make check-generated: $name" generated "$change" "$status" "$line" $count
done <<END
the same|:|0|1|^same:$(printf ' out/queens%s' 8.h 8.c 8.tsv 8_proof.c 8_board.svg 8.svg 8.html \
	8_ask.html 8_puzzles.html 6.html 6_ask.html 6_puzzles.html 6_walk.html)$
the same counts|:|0|2|^Files out/queens_counts[.][ch] and .* are identical$
a file is missing, a page differs|rm out/queens8.c; sed -i s/46,656/46,657/ out/queens6_walk.html|2|2|^missing: out/queens8.c\|^-.*46,657
another count|sed -i s/92UL/93UL/ out/queens_counts.c|2|1|^-.* 93UL
END
ok_with git 'make check-generated: only the commit is wrong' generated "$hidden" 2 '^-.*FIRST(7'

done_testing
