#!/bin/sh
# heal.t -- what was damaged or became old is noticed and made again
. tests/tap.sh
. tests/build/tree.sh

board=queens5 b=out/build/queens5
golden good N=4
build good N=5 >"$scratch/log" 2>&1

# --- damage: each is done to a file in out/ ----------------------------------

edited() { sed -i '1s/./~/' "$1"; }
emptied() { : >"$1"; }
truncated() { truncate -s -9 "$1"; }
appended() { echo >>"$1"; }
deleted() { rm "$1"; }
future() { touch -d '+1 day' "$1"; }
touched() { touch -d '+1 minute' "$1"; }
past() { touch -d 1971-02-03 "$1"; }
edited_in_past() { edited "$1" && past "$1"; }
edited_in_future() { edited "$1" && future "$1"; }
kept_its_date() {
	touch -r "$1" "$scratch/date"
	edited "$1"
	touch -r "$scratch/date" "$1"
}
unreadable_name() { rm "$1" && ln -s nothing "$1"; }

# another FILE: the same product of board 4; a program becomes another one
another() {
	case $1 in
	*/qgen) cp "${1%qgen}embed" "$1" ;;
	*/embed) cp "${1%embed}qgen" "$1" ;;
	*/printer.o) cp out/queens4 "$1" ;;
	*) cp "$(echo "$1" | sed "s/$board/queens4/g")" "$1" ;;
	esac
}

# dated_now TREE: no file there is of another day
dated_now() {
	find "$scratch/$1/out" -type f \( -newermt '+1 hour' -o \
		! -newermt '-1 day' \) ! -name .gitignore | none
}

# heals DAMAGE FILE...: the next make notices, the one after that is idle
heals() {
	damage=$1
	shift
	clone good tree || return
	for file; do
		(cd "$scratch/tree" && $damage "$file") || return
	done
	exits 0 build tree N=5 && same good tree && dated_now tree &&
		idle tree N=5
}

all_damage='edited emptied truncated appended deleted touched future past
	edited_in_past edited_in_future kept_its_date unreadable_name another'

# damage | files
while IFS='|' read -r damages files; do
	# a note is no product: what its date is means nothing
	case $LONG:$files in
	:* | *notes*) ;;
	*) damages=$all_damage ;;
	esac
	for damage in $damages; do
		ok "$damage: $files" heals $damage $files
	done
done <<END
edited kept_its_date|out/$board.h
truncated edited_in_future|out/$board.c
appended past touched|out/$board.tsv
emptied another|out/$board
edited deleted|$b/facts
edited truncated|$b/board
unreadable_name|$b/views/boards.txt
another future|$b/views/list.txt
edited|$b/help.txt
edited_in_past|$b/views.c
truncated|out/build/host/printer.o
another deleted|out/build/host/qgen
another|out/build/host/embed
edited deleted|out/build/notes/of_$board/usage
deleted|out/build/notes/build_cc
edited past|out/$board.h out/$board.c out/$board.tsv out/$board $b/board $b/facts $b/views/c.txt $b/views.c
END

# --- the notes themselves ----------------------------------------------------

# notes_lost COMMAND: what happens to the sums, then edited products
notes_lost() {
	clone good tree || return
	(cd "$scratch/tree/out/build" && eval "$1") || return
	build tree N=5 || return
	for file in "$scratch/tree/out/$board".?; do
		edited "$file"
	done
	exits 0 build tree N=5 && same good tree
}

# a disk that was full leaves half a line
cut_line='printf 12ab >>sums; touch ../../templates/queens.h.m4'
while IFS='|' read -r name command; do
	ok "edited after the sums were $name" notes_lost "$command"
done <<END
lost|rm sums
emptied|: >sums
overwritten|echo ~~~ >sums
cut in a line|$cut_line
END

# a clone whose kept files are edited and dated tomorrow
from_kept() {
	rm -rf "$scratch/tree"
	copy_tree "$scratch/tree" || return
	cp "$scratch/good/out/$board".? "$scratch/tree/out"
	(cd "$scratch/tree" && $1 out/$board.h && $1 out/$board.c) || return
	exits 0 build tree N=5 && cmp "$scratch/good/out/$board.h" \
		"$scratch/tree/out/$board.h" &&
		cmp "$scratch/good/out/$board.c" "$scratch/tree/out/$board.c"
}
for damage in edited edited_in_future; do
	ok "a fresh clone's kept files $damage" from_kept $damage
done

# --- what depends on what ----------------------------------------------------

# renewed BEFORE AFTER: the files whose date differs
renewed() {
	diff "$1" "$2" | sed -n 's|^[<>] \./\([^ ]*\) .*|\1|p' | sort -u
}

# rebuilds CHANGE WANTED UNWANTED ARGUMENTS...: after CHANGE, a shell command
# in the tree, make with ARGUMENTS makes every WANTED file and no UNWANTED one
rebuilds() {
	change=$1 wanted=$2 unwanted=$3
	shift 3
	clone good tree || return
	dates tree >"$scratch/old"
	(cd "$scratch/tree" && eval "$change") || return
	exits 0 build tree N=5 "$@" || return
	dates tree >"$scratch/new"
	renewed "$scratch/old" "$scratch/new" >"$scratch/renewed"
	for file in $wanted; do
		grep -qx "$file" "$scratch/renewed" || {
			echo "not made again: $file"
			return 1
		}
	done
	for file in $unwanted; do
		! grep -x "$file" "$scratch/renewed" || return
	done
	case $change in *templates/*) # make makes it again until no other sum is known
		sed -i "/$board[._\/]/d" "$scratch/tree/templates/products.b2sum"
		exits 0 build tree N=5 "$@" || return ;;
	esac
	idle tree N=5 "$@"
}

# name | change | made again | not made again | argument of make
tables="$board.h $board.c $board.tsv ${board}_proof.c"
texts="build/$board/views/list.txt build/$board/views/c.txt"
data="build/$board/board build/$board/facts"
while IFS='|' read -r name change wanted unwanted argument; do
	is_due "$name" || continue
	ok "$name" rebuilds "$change" "$wanted" "$unwanted" ${argument:+"$argument"}
done <<END
nothing||| $tables $texts $data $board
a changed table template|echo '/* x */' >>templates/queens.h.m4|$board.h|$data build/host/qgen
a changed view template|echo x >>templates/views/c.m4|build/$board/views/c.txt $board|$data
+a changed contract|sed -i 's/1[.]0/1.1/' templates/contract.m4|$tables $texts|$data
+a changed queens-tables|echo >>gen/queens-tables|build/$board/facts $tables $texts|build/$board/board
+a view less|rm templates/views/sexp.m4|build/$board/views.c $board|$data
+a changed module|echo >>gen/tables/symmetry.c|build/host/qgen $data $tables|build/host/embed
+a changed header|echo >>gen/tables/tables.h|build/host/qgen $data $tables|
a changed embed.c|echo >>gen/embed.c|build/host/embed build/$board/views.c $board|build/host/qgen $data
a changed printer.c|echo >>templates/printer/printer.c|build/host/printer.o $board|$data
+a changed printer.h|echo >>templates/printer/printer.h|build/host/printer.o $board|$data
+other CFLAGS||build/host/printer.o $board|$data build/host/qgen|CFLAGS=-O1
+other BUILD_CFLAGS||build/host/qgen build/host/embed $data|build/host/printer.o|BUILD_CFLAGS=-O1
another CC||build/host/printer.o $board||CC=cc -w
another BUILD_CC||build/host/qgen build/host/embed $data|build/host/printer.o|BUILD_CC=cc -w
another M4||$tables $texts|build/$board/board build/host/qgen|M4=m4 -I.
other VIEWS||build/$board/views.c $board|$data build/host/qgen|VIEWS=list
END

# the archive is no part of `all`
archive() {
	clone good tree && build tree N=5 dist-firmware || return
	cp "$scratch/tree/out/$board-firmware.tar.gz" "$scratch/archive"
	edited "$scratch/tree/out/$1"
	exits 0 build tree N=5 dist-firmware &&
		cmp "$scratch/archive" "$scratch/tree/out/$board-firmware.tar.gz"
}
for file in $board-firmware.tar.gz build/$board/firmware/library.json \
	build/$board/firmware/zephyr/Kconfig; do
	ok "edited: $file, for firmware" archive $file
done

# VIEWS is not remembered for a plain make
views_again() {
	clone good tree && build tree N=5 VIEWS='list c' || return
	exits 2 "$scratch/tree/out/$board" summary || return
	exits 0 build tree N=5 && same good tree
}
ok "VIEWS, then a plain make" views_again

# strange FILE COMMAND...: COMMAND puts what is no file there; make says so at once
strange() {
	file=$1
	shift
	clone good tree && rm "$scratch/tree/$file" && "$@" "$scratch/tree/$file" || return
	(cd "$scratch/tree" && says "$file: not a file" 2 timeout 100 make -s N=5)
}
ok "a FIFO in the place of the header" strange out/$board.h mkfifo
ok "a device in the place of the sums" strange out/build/sums ln -s /dev/zero

# A make that is slow ends after another one, which changed what it depends on.
overtaken() {
	clone good tree && mkfifo "$scratch/slow" || return
	printf '#!/bin/sh\ncase "$*" in *new*queens5\ *) read x <"%s" ;; esac\nexec cc "$@"\n' "$scratch/slow" >"$scratch/cc"
	chmod +x "$scratch/cc"
	build tree N=5 $1 CC="$scratch/cc" >"$scratch/said" 2>&1 &
	pid=$!
	until grep -q 'CC  *out/queens5$' "$scratch/said" || ! kill -0 $pid; do
		sleep .02
	done
	build tree N=5 $2 || return
	echo >"$scratch/slow"
	wait $pid
	rm "$scratch/slow"
	exits 0 build tree N=5 $2 && same good tree
}
ok "VIEWS of a slower make at the same time" overtaken VIEWS=list
ok "CFLAGS of a slower make at the same time" overtaken CFLAGS=-O1

done_testing
