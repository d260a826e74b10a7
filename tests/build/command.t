#!/bin/sh
# command.t -- queens-tables makes and compares tables, without checkout or make
. tests/tap.sh
. tests/build/tree.sh
umask 022
made=$(readlink -f "$OUT")

# The command as make installs it, and a PATH with what it needs; there is no make.
root=$scratch/root few=$scratch/few desk=$scratch/desk
place_command "$root" && mkdir "$few" || exit
for tool in sh m4 env timeout setpriv sha256sum mktemp mkdir readlink ln rm cp mv chmod cat grep \
	diff cmp ls tr sed sort head; do
	tools="$tools $(command -v $tool)"
done
ln -s $tools "$root/bin/queens-tables" "$few"

# new_desk CHANGE: make an empty folder desk, and do CHANGE there
new_desk() {
	[ ! -e "$desk" ] || { chmod -R u+rwX "$desk" && rm -rf "$desk"; }
	mkdir "$desk" && (cd "$desk" && eval "$1")
}
# at_desk COMMAND...: there, with those tools
at_desk() {
	(cd "$desk" && PATH=$few && exec $as "$@")
}
as=
# the_files: all on the desk, and what tells whether one was written
the_files() {
	find "$desk" -type d -print -o -printf '%p %s %T@ %C@\n'
}
unwritten() {
	the_files | diff "$scratch/before" -
}

# --- making ----------------------------------------------------------------------

# One command makes all of this.  Its TMPDIR is relative, its m4 has a blank in its name, and the folder
# has files of the user's own, that are no templates and no scratch files of ours.
new_desk 'mkdir -- -room a forms; echo "q_x(" >forms/hooks.m4; ln -s "$(command -v m4)" "a/m 4"
	: >a/.kept; ln -s a/.kept queens8.h; echo mine >queens4.c.new'
ok 'a relative TMPDIR, and M4 with a blank' silent at_desk env TMPDIR=-room M4='a/m 4' queens-tables queens8.h \
	b/c/queens8.tsv ./queens4.c a/b/queens4.c b/queens4.c queens4.c stm32-firmware/a/queens4.h -- -x/queens8_proof.c
# The link queens8.h stays one.  A name that ends like another, in either order, is a name of its own.
for file in b/c/queens8.tsv queens4.c a/b/queens4.c b/queens4.c stm32-firmware/a/queens4.h -x/queens8_proof.c queens8.h; do
	ok "$file is as make makes it" cmp "$desk/$file" "$made/${file##*/}"
done
ok 'everybody may read these, and there are no others' equal \
	"$(cd "$desk" && find . ! -type d -perm 644 ! -name '*.m4' -o -path './-room/*' -o -name '.new*' | sort | xargs)" \
	"./-x/queens8_proof.c ./a/.kept ./a/b/queens4.c ./b/c/queens8.tsv ./b/queens4.c ./queens4.c ./queens4.c.new \
./stm32-firmware/a/queens4.h"

# Another folder has the same name, in CDPATH.
new_desk 'mkdir -p mine/forms other/mine; cd mine; echo "q_n has q_solutions" >forms/images.m4
	echo "m4_include(forms/images.m4)m4_dnl" |
		tee queens.csv.m4 queens.html.m4 queens.v1.txt.m4 forms/queens.v2.txt.m4 >queens.c.m4'
ok '-t TEMPLATES' silent at_desk env CDPATH=other queens-tables queens6.csv -t mine \
	queens6.c queens6.h queens6.v2.txt queens6.html
while IFS='|' read -r name file text; do
	ok "$name" prints "$text" head -n 1 "$desk/$file"
done <<END
yours go before ours|queens6.c|6 has 4
also before pages of ours|queens6.html|6 has 4
and so does what they include|queens6.csv|6 has 4
ours are there, too|queens6.h|/* Made by queens $(version): queens-tables queens6.h.  Do not edit. */
an ending with two dots|queens6.v2.txt|6 has 4
END
ok 'an unknown ending: yours are listed, too' says ' .v1.txt .v2.txt' 2 at_desk queens-tables -t mine queens4.no
# The first line of a product has the command that makes it.
made_again() {
	new_desk 'mkdir "my own"; echo "q_made(.list)" >"my own/queens.list.m4"' && cd "$desk" &&
		at_desk queens-tables -t "$desk/./my own/" "$desk/a/queens4.list" && cd a && ln -s "../my own" . &&
		sed 's/^[^:]*: \(.*\)[.]  Do not edit[.]$/\1/' queens4.list >../again && mv queens4.list .. &&
		(PATH=$few && . ../again) && cmp queens4.list ../queens4.list
}
ok 'the first line of a product of yours is a command that makes it' made_again

folder() {
	new_desk : && at_desk queens-tables queens4-firmware &&
		equal "$(cd "$desk/queens4-firmware" && find . -type f ! -path './src/*' | sort)" \
			"$(cd templates/queens-firmware && find . -type f | sed 's/[.]m4$//' | sort)"
}
ok 'a folder has a file for each of its templates' folder

# --- files that cannot be made, tools that fail -----------------------------------------

new_desk 'mkdir new mine queens8.h; echo q_soluti >mine/queens.bad.m4; mkfifo x; ln -s x queens8.c
	echo "m4_m4exit(7)" >mine/queens.exit.m4; ln -s no/folder queens8.tsv; ln -s queens8.json queens8.json; (cat "$made/queens4.h"; echo a change) >queens4.h'
the_files >"$scratch/before"
as='timeout 60'
while IFS='|' read -r name line words; do
	ok "$name" says "$line" 1 at_desk queens-tables $words
done <<'END'
a template that fails|mine/queens.bad.m4:1: m4 left q_soluti|-t mine new/queens8.h queens8.bad
a template that ends m4|mine/queens.exit.m4: m4 ended by itself, or by a signal|-t mine queens8.exit
a folder in the place of a file|'queens8.h' is there, and is no file|queens8.h
a link to a pipe|'queens8.c' is there, and is no file|queens8.c
a link to nothing|'queens8.tsv': the link leads nowhere|queens8.tsv
a link to itself|'queens8.json': the link leads nowhere|queens8.json
END
as=
# with TOOL FILE WORDS...: queens-tables, where FILE takes that tool's place
with() {
	tool=$1
	ln -sf "$2" "$few/$tool"
	shift 2
	at_desk queens-tables "$@"
	result=$?
	ln -sf "$(command -v $tool)" "$few"
	return $result
}
stand_in "$scratch/fails" '[ "${0##*/}" = diff ] || echo not today >&2' 'exit 2'
stand_in "$few/shasum" "[ \"\$*\" = '-a 256' ] && exec $(command -v sha256sum)"
for tool in sha256sum grep mv; do
	ok "a broken $tool" says 'not today' 1 with $tool "$scratch/fails" queens2.tsv
done
ok 'a broken tr' fails 1 'not today' with tr "$scratch/fails" -t mine queens8.bad
stand_in "$scratch/full" "folder=\$($(command -v mktemp) \"\$@\")" 'mkdir "$folder/report"; echo "$folder"'
ok 'a scratch folder in which a file cannot be made' says report 1 with mktemp "$scratch/full" queens2.tsv
ok 'a broken sha256sum --check' says 'not today' 2 with sha256sum "$scratch/fails" --check queens4.h
ok 'a broken diff --check' says 'queens-tables: diff failed' 2 with diff "$scratch/fails" --check queens4.h
for tool in m4 cmp diff sed grep mktemp; do
	ok "--check without $tool" says "$tool: not found; install it" 2 with $tool nowhere --check queens4.h
done
ok 'no file was made of all this' unwritten
ln -s "$(command -v m4)" "$few/gm4"
ok 'gm4 goes before m4' silent with m4 "$scratch/fails" queens4.tsv
rm "$few/gm4"
ok 'without diff tables are made' silent with diff nowhere queens4.tsv
ok 'shasum -a 256 does for sha256sum' silent with sha256sum nowhere queens4.tsv
rm "$few/shasum"
ok '--check without both' says 'sha256sum: not found; install it' 2 with sha256sum nowhere --check queens4.h

old() {
	new_desk 'echo old >queens4.1; chmod a-w queens4.1; chmod a+w .' && timeout 300 script -qec "$as_user PATH='$few' \
		TMPDIR= sh -c 'cd \"$desk\" && queens-tables queens14.1 queens4.1'" "$scratch/typescript" </dev/null &&
		cmp "$desk/queens4.1" "$made/queens4.1" &&
		equal "$(tr -d '\r' <"$scratch/typescript" | grep GEN)" '  GEN     queens14.1'
}
user_ok 'at a terminal: a file that is read-only is made again, a large board is named, and no question' old
half() {
	new_desk 'mkdir room; : >x' &&
		says "'x/queens4.c': " 1 at_desk env TMPDIR=room queens-tables queens4.h queens4.tsv x/queens4.c &&
		silent find "$desk" -name 'queens4*' -o -path '*/room/*' -o -name '.new*'
}
ok 'the third of three files fails: the others are not there either' half

# The shell says a line of its own.  As root, the folder / can be written.
deleted() {
	new_desk 'mkdir gone' && cd "$desk/gone" && rmdir ../gone &&
		fails 2 '^queens-tables: this folder was deleted$' "$root/bin/queens-tables" queens5.h && [ ! -e /queens5.h ]
}
ok 'in a folder that was deleted nothing is made' deleted
ok 'a file that would have the same bytes keeps its date' typed 'new_desk : &&
	at_desk queens-tables queens4.h queens4.tsv && touch -d @9 "$desk"/* && echo >>"$desk/queens4.tsv" &&
	at_desk queens-tables queens4.h queens4.tsv && equal "$(find "$desk" -newermt @99 -name "q*" -printf "%f\n")" queens4.tsv'
kept() {
	new_desk 'echo old | tee queens4.h queens4.c >queens4.tsv' && (cd "$desk" && chmod 664 queens4.h &&
		chmod 440 queens4.c && chmod 600 queens4.tsv) &&
		{ [ "$(id -u)" != 0 ] || chgrp 7 "$desk/queens4.h"; } && group=$(stat -c %g "$desk/queens4.h") &&
		chmod 777 "$desk" && at_desk queens-tables queens4.h queens4.c queens4.tsv queens4.1 &&
		cmp "$desk/queens4.h" "$made/queens4.h" && cmp "$desk/queens4.c" "$made/queens4.c" && (cd "$desk" &&
		equal "$(stat -c '%n %a %g' queens4.h) $(stat -c %a queens4.c queens4.tsv queens4.1 | xargs)" \
			"queens4.h 664 $group 440 600 644")
}
ok 'a file that is replaced keeps its mode and its group' kept
listed() {
	new_desk 'setfacl -d -m g:7:rw . && echo old >queens4.c && setfacl -m u:7:rw queens4.c' &&
		at_desk queens-tables queens4.h queens4.c && getfacl -n "$desk/queens4.h" | grep -x 'group:7:rw-' &&
		getfacl -n "$desk/queens4.c" | grep -x 'user:7:rw-'
}
ok_if 'command -v setfacl' 'a new file has the access list of its folder, and one that is replaced keeps its own' listed
unwritable() {
	new_desk 'echo old >queens4.h; chmod 666 queens4.h; chmod a-w .' && as="$as_user TMPDIR=" &&
		says "'queens4.h': Permission denied: its folder cannot be written" 1 at_desk queens-tables queens4.h
}
user_ok 'a file that can be written, in a folder that cannot' unwritable
ok '--print writes the file to stdout, and no file' typed 'new_desk : &&
	at_desk queens-tables --print queens4.tsv | cmp - "$made/queens4.tsv" && silent ls -A "$desk"'
ok '--print on a full disk' says 'No space left' 1 at_desk sh -c 'queens-tables --print queens4.tsv >/dev/full'

# No signal is ignored, even if nohup or a CI started this test.
stand_in "$scratch/kills" "case \$* in *contract.m4*) mkdir '$scratch/killed'; kill -\$signal \$PPID ;; esac" 'exec m4 "$@"'
printf '#!%s\n$SIG{$_} = "DEFAULT" for qw(HUP INT PIPE TERM); exec @ARGV' "$(command -v perl)" >"$scratch/default"
chmod +x "$scratch/default"
# leaves_nothing SIGNAL STATUS [OPTION]
leaves_nothing() {
	new_desk 'mkdir room' &&
		exits $2 at_desk env TMPDIR=room signal=$1 M4="$scratch/kills" "$scratch/default" queens-tables $3 queens4.h &&
		rmdir "$scratch/killed" && silent find "$desk" -type f -o -path '*/room/*'
}
ok 'a stopped one leaves nothing' leaves_nothing TERM 1
ok 'one that ^C stops leaves nothing' leaves_nothing INT 1
ok 'one whose terminal is closed leaves nothing' leaves_nothing HUP 1
ok 'a stopped --check could not compare' leaves_nothing TERM 2 --check

# --- comparing -------------------------------------------------------------------

new_desk 'mkdir "my tables"; cp "$made"/queens4.[ch] "$made/queens4.tsv" "$made/queens8.h" "my tables"'
check='cd "$desk"; PATH=$few queens-tables --check'
same="same:$(printf ' my tables/%s' queens4.c queens4.h queens4.tsv queens8.h)"
ok '--check: the same, of two boards' prints "$same" typed "$check 'my tables'/*"
ok '--check: a name that ends like another, and is not there' prints "missing: queens4.c 1" typed \
	"echo \$($check 'my tables/queens4.c' queens4.c >report; echo \$(head -n 1 report) \$?)"
# Whatever else is the same, a file that could not be compared is an error, even if it is gone.
touch "$desk/p.pdf" "$desk/queens4_counts.c"
ok '--check: a file of another kind' says "'p.pdf': a name is PREFIX, N and a suffix, as queens8.h" 2 \
	at_desk queens-tables --check "my tables/queens4.h" p.pdf
ok '--check: no template makes a file that is gone' says "'queens4.hh': no template queens.hh.m4; suffixes are" 2 \
	at_desk queens-tables --check "my tables/queens4.h" queens4.hh
ok '--check: counts of board 4' says "'queens4_counts.c': PREFIX starts with a letter" 2 \
	at_desk queens-tables --check queens4_counts.c
# Variables of the environment are none of the command's, which removes its own folders.
counted() {
	cp out/queens_counts.[ch] "$desk" && prints 'same: queens_counts.h queens_counts.c' at_desk env \
		aside="$desk/my tables" after=-t same=no templates=no wrong=no \
		queens-tables --check queens_counts.h queens_counts.c && ls "$desk/my tables" && sed -i s/92UL/93UL/ "$desk/queens_counts.c" &&
		fails 1 '^-.* 93UL' at_desk queens-tables --check queens_counts.h queens_counts.c
}
ok '--check: counts' counted
ok '--help on a full disk' says rror 1 at_desk sh -c 'queens-tables --help >/dev/full'
ok '--version on a full disk' says 'No space' 1 at_desk sh -c 'queens-tables --version >/dev/full'
# A stdout that takes nothing is no difference.
# unread: nobody reads what it prints
unread() {
	{ at_desk "$scratch/default" queens-tables --check "$@"; echo $? >"$scratch/status"; } | :
	cat "$scratch/status"
}
# uutils' cat does not look at stdout.
ok_if '! cat "$0" >&-' '--check | head tells whether files differ' prints '0
1' eval 'unread "my tables/queens4.h"; unread "my tables/queens4.h" queens4.h'
ok "--check on a full disk" refuses 'No space left' "$check *t*/*4.h >/dev/full"

# One command finds all of this.  A row is what it prints of a file, the file, and what was done to it.
cat >"$scratch/rows" <<'END'
a file that is gone|missing: my tables/queens4.c|my tables/queens4.c|rm queens4.c
a file that is gone with its folder|missing: no/folder/queens4.h|no/folder/queens4.h|true
a changed row|-1	2 3 1 3	1	Untransformed	0	2|my tables/queens4.tsv|sed -i '2s/4/3/' queens4.tsv
a file named with ./|--- a/my tables/queens4.h	|./my tables/queens4.h|echo >>queens4.h
an empty file|--- a/my tables/queens8.h	|my tables/queens8.h|: >queens8.h
other line ends|line ends differ: my tables/queens4.1; git keeps them if .gitattributes has this line:|my tables/queens4.1|sed 's/$/\r/' "$made/queens4.1" >queens4.1
a line to paste|queens8.c -text|my tables/queens8.c|:
a digit and line ends|--- a/my tables/queens8.c	|my tables/queens8.c|sed 's/$/\r/; 3s/e/f/' "$made/queens8.c" >queens8.c
END
set --
while IFS='|' read -r name line file change; do
	(cd "$desk/my tables" && eval "$change")
	[ "$change" = : ] || set -- "$@" "$file"
done <"$scratch/rows"
the_files >"$scratch/before"
ok '--check: seven differences' exits 1 at_desk sh -c 'queens-tables --check "$@" >../report' sh "$@"
while IFS='|' read -r name line file change; do
	ok "--check: $name" grep -xF -e "$line" "$scratch/report"
done <"$scratch/rows"
ok '--check: line ends are no part of a difference' equal \
	"$(sed '1,/^--- .*queens8.c/d' "$scratch/report" | grep -c '^[-+]')" 3
ok '--check changes no file' unwritten

new_desk 'mkdir -p room queens7.h a/b; ln -s queens7.hpp queens7.hpp; touch p.pdf queens4.c
	cp queens4.c a/b; echo >queens4.tsv; chmod a-r queens4.c; chmod a-x a; chmod a-w .'
as="$as_user TMPDIR="
while IFS='|' read -r name line file; do
	user_ok "--check: $name" says "$line" 2 at_desk queens-tables --check $file
done <<'END'
a folder|'queens7.h': the file cannot be read|queens7.h
a link in a circle|'queens7.hpp': the link leads nowhere|queens7.hpp
a file that cannot be read|'queens4.c': the file cannot be read|queens4.c
a folder above that cannot be read|'a/b/queens4.c': its folder cannot be read|a/b/queens4.c
a folder that cannot be read|'a/queens4.c': its folder cannot be read|a/queens4.c
END
user_ok '--check: a folder that cannot be written' exits 1 at_desk sh -c 'queens-tables --check queens4.tsv >/dev/null'
as=

# The line that accepts, pasted where it was typed, makes all the same.
accepted() {
	set -- "-it's mine/queens4.h" "a\\nb\\c/queens4.tsv" queens4.mine
	new_desk 'mkdir "my own"; printf "1\r\n2\r\n" >"my own/queens.mine.m4"' &&
		at_desk queens-tables -t 'my own' -- "$@" && cp -R "$desk" "$scratch/kept" && cd "$desk" &&
		echo >>"./$1" && sed -i 3d "$2" && printf '1\n2\n' >"$3" || return
	exits 1 at_desk queens-tables --check -t 'my own' -- "$@" >"$scratch/report" &&
		grep -x 'line ends differ: queens4.mine; .*' "$scratch/report" && tail -n 1 "$scratch/report" >"$scratch/pasted" &&
		at_desk sh "$scratch/pasted" && diff -r "$scratch/kept" "$desk"
}
ok '--check: the last line accepts when it is pasted' accepted
# git takes a diff in the folder where it was printed, in a repository and in its hooks.
applied() {
	new_desk 'mkdir "my tables"; git init -q .' && cd "$desk/my tables" && cp "$made/queens4.h" "$made/queens4.tsv" . &&
		echo >>queens4.h && sed -i 3d queens4.tsv || return
	exits 1 env GIT_DIR=../.git "$root/bin/queens-tables" --check queens4.tsv ./queens4.h >"$scratch/diff" &&
		git apply "$scratch/diff" && cmp queens4.h "$made/queens4.h" && cmp queens4.tsv "$made/queens4.tsv"
}
ok_if 'command -v git' '--check: git apply takes the diff, also in a hook' applied

# --- in a checkout -----------------------------------------------------------------

# Tools that go before others: make is not GNU's; cc copies the qgen of $OUT; no program may run of what cc0 makes.
mkdir "$scratch/first" && ln -s "$(command -v make)" "$scratch/first/gmake" && cp "$made/build/qgen" "$scratch/first"
stand_in "$scratch/first/make" 'echo this is not GNU make >&2; exit 1'
stand_in "$scratch/first/cc" 'until [ "$1" = -o ]; do shift; done' 'cp "${0%/*}/qgen" "$2"; chmod $mode "$2"'
# checked_out: after $change of a checkout without qgen, its command compiles one, and makes a table there.  The folder's
# name means something to make, shell and m4.
queens='./a  b'\''c"$(shell touch touched)`touch touched`;#%:$(n)*?[a]m4_define(`x'\'', <|y|>)'
checked_out() {
	new_desk : && copy_tree "$desk/$queens" && cd "$desk" && chmod -R a+rwX . && eval "$change" &&
		PATH=$path$PATH BUILD_CC=$compiler BUILD_CFLAGS=-O0 exits 0 $as_user TMPDIR= \
			$shell "$queens/gen/queens-tables" queens4.h &&
		cmp queens4.h "$made/queens4.h" && silent find . -name touched
}
copies="'$scratch/first/cc'"
export mode=755
while IFS='|' read -r name path compiler shell change; do
	user_ok "in a checkout $name" checked_out
done <<END
that cannot be written||cc||chmod -R a-w "\$queens"
where another user made qgen||$copies||mkdir -p "\$queens/out/build" && chmod -R a-w "\$queens/out"
beside a make that is not GNU's|$scratch/first:|$copies||:
of a shell that wants all variables set||$copies|sh -u|:
without mode bits, without tests||$copies|sh|rm -r "\$queens/tests"; chmod -R a-x "\$queens"; chmod -R a+X "\$queens"
END

new_desk : && copy_tree "$desk/queens" && chmod -R a-w "$desk/queens"
user_ok 'where no program may run in TMPDIR' says '/tree/out/build: set TMPDIR to another folder' 2 \
	env BUILD_CC="$copies" mode=644 $as_user TMPDIR= "$desk/queens/gen/queens-tables" --print queens4.h

# --- make check-generated ----------------------------------------------------------

copy_tree "$scratch/tree" && lend_host "$scratch/tree" || exit 1
# generated STATUS LINE CHANGE: check-generated, after CHANGE of what the commit has in out/, exits so and prints LINE,
# and nothing else if all is the same
generated() {
	cp -f $(sed -n 's|^!|out/|p' "$scratch/tree/out/.gitignore") "$scratch/tree/out" &&
		(cd "$scratch/tree" && eval "$3") || return
	exits $1 build tree N=no check-generated >"$scratch/stdout" 2>&1 && grep -xe "$2" "$scratch/stdout" &&
		{ [ $1 != 0 ] || [ "$(wc -l <"$scratch/stdout")" = 1 ]; }
}
ok 'make check-generated: the same' generated 0 "same:$(sed -n 's|^!\([^.]\)| out/\1|p' out/.gitignore | tr -d '\n')" :
# From here on out/ keeps less.
printf '!%s\n' index.html queens8.c >"$scratch/tree/out/.gitignore"
ok 'make check-generated: no index' generated 2 'missing: out/index.html' 'rm out/index.html'
# As if make had put a table right after the commit of a wrong one.
ok_if 'command -v git' 'make check-generated: only the commit is wrong' generated 2 '-.*FIRST(7.*' \
	'cp out/queens8.c right; sed -i "s/FIRST.0/FIRST(7/" out/queens8.c
	git init -q; git add -f out; mv right out/queens8.c'

done_testing
