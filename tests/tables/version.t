#!/bin/sh
# version.t -- every product has the bytes that it had when this version was made
. tests/tap.sh

boards='1 2 4 8 10 11'
[ -z "$LONG" ] || boards='1 2 3 4 5 6 7 8 9 10 11 12'

same_bytes() {
	grep -E "queens($2|_counts)[^0-9]" tests/tables/golden.sums >"$scratch/golden" &&
		OUT=$OUT tests/tables/sums $1 >"$scratch/sums" || return
	diff "$scratch/golden" "$scratch/sums" || {
		echo 'if that is meant: tests/tables/sums >tests/tables/golden.sums'
		return 1
	}
}
ok "boards $boards: all products have the golden sums" \
	same_bytes "$boards" "$(echo $boards | tr ' ' '|')"

changed() {
	sed -n '/^## Versions/,$p' README.md | grep "^$(version) "
}
ok 'README says what this version changed' changed

# ASCII lines that end with a line break and, but for views, not with a blank, without the path of
# this folder; the view c alone has carriage returns; the view unicode and the pages have other characters
but() {
	sed 's/.* //' "$scratch/sums" | grep -vE "$1"
}
all_clean() {
	[ -s "$scratch/sums" ] && cd "$OUT" && but 'tar$' | xargs grep -lF -e "$top" | none &&
		but 'tar$|/unicode.txt$|/c.txt$|html$|svg$' | xargs grep -l "$other" | none &&
		but 'tar$|/views/' | xargs grep -l '[ 	]$' | none && but ^$ | xargs tail -qc 1 | tr -d '\n' | none
}
top=$PWD other=$(printf '[^\t -~]')
ok 'they are clean text' all_clean

done_testing
