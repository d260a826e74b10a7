#!/bin/sh
# man.t -- the man pages name every view, option and status of their programs
. tests/tap.sh

# printer_page N: out/queensN.1, made by the command
printer_page() {
	qgen=$OUT/build/host/qgen gen/queens-tables -o "$scratch" "$1" .1
}
for n in 2 8; do
	ok "N=$n: the printer has a page" printer_page $n
done

man=$OUT/build/queens8/man
make -s OUT="$OUT" N=8 "$man/queens-tables.1" "$man/queens-complete.1" || exit 1

# text PAGE: its words, without fonts and macros, in one line
text() {
	sed 's/^\.[A-Z][A-Z]* *//; s/\\f[A-Z]//g; s/\\-/-/g; s/"//g' "$1" | tr '\n' ' ' | tr -s ' '
}

# names PAGE WORD...: the page has each word
names() {
	text=" $(text "$1") "
	shift
	for word; do
		case $text in *[' [']"$word"[' ,.;]']*) ;; *) echo "lacks $word"; return 1 ;; esac
	done
}
# options COMMAND: those that its --help has
options() {
	"$1" --help | grep -oE -e '[[ ]--?[a-z]+' | tr -d '[ ' | sort -u | xargs
}
while IFS='|' read -r page words; do
	case $page in queens[0-9]*) file=$scratch/$page ;; *) file=$man/$page ;; esac
	ok "$page names $words" names "$file" $words
done <<END
queens8.1|queens8 8 92 12 $(views_of 8 | xargs)
queens8.1|--help --version
queens2.1|queens2 $(views_of 2 | xargs)
queens-tables.1|$(options gen/queens-tables)
queens-tables.1|PREFIX DIR TEMPLATES N ENDING...
queens-complete.1|$(options "$OUT/queens-complete") PREFIX SQUARE...
END

# same_picture: the page's board is that of --help
same_picture() {
	"$OUT/queens-complete" --help | grep -E '^ +[1-8a] [.Qb] ' >"$scratch/help"
	grep -E '^ +[1-8a] [.Qb] ' "$man/queens-complete.1" | diff "$scratch/help" - &&
		[ "$(wc -l <"$scratch/help")" = 9 ]
}
ok 'queens-complete.1 shows the squares as --help does' same_picture

# formats PAGE: groff formats it without a remark
formats() {
	silent groff -man -ww -Tutf8 -z "$1"
}
for page in "$scratch/queens8.1" "$man/queens-tables.1" "$man/queens-complete.1"; do
	if command -v groff >/dev/null; then
		ok "${page##*/} formats without a warning" formats "$page"
	else
		skip "${page##*/} formats without a warning" 'there is no groff'
	fi
done

done_testing
