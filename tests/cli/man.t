#!/bin/sh
# man.t -- the man pages name every option and status of their programs
. tests/tap.sh

man=$OUT/build/queens8/man/queens-tables.1
make -s OUT="$OUT" N=8 "$OUT/queens8.1" "$man" || exit 1

# names PAGE WORD...: the page, without fonts and macros, has each word
names() {
	text=" $(sed 's/^\.[A-Z][A-Z]* *//; s/\\f[A-Z]//g; s/\\-/-/g; s/"//g' "$1" | tr '\n' ' ' | tr -s ' ') "
	shift
	for word; do
		case $text in *[' [']"$word"[' ,.;]']*) ;; *) echo "lacks $word" && return 1 ;; esac
	done
}
ok 'queens-tables.1 names every option and operand' names "$man" PREFIX N ENDING TEMPLATES FILE... 0 1 2 SEE ALSO \
	$(gen/queens-tables --help | grep -oE -e '[[ ]--?[a-z]+' | tr -d '[ ' | sort -u)
for page in "$OUT/queens8.1" "$man"; do
	if command -v groff >/dev/null; then
		ok "groff formats ${page##*/} without a remark" silent groff -man -ww -Tutf8 -z "$page"
	else
		skip "groff formats ${page##*/}" 'there is no groff'
	fi
done

done_testing
