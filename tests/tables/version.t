#!/bin/sh
# version.t -- every product has the bytes that it had when this version was made
. tests/tap.sh

boards='1 2 4 8 10 11'
[ -z "$LONG" ] || boards='1 2 3 4 5 6 7 8 9 10 11 12'

same_bytes() {
	grep -E "queens($(echo $boards | tr ' ' '|')|_counts)[^0-9]" tests/tables/golden.sums >"$scratch/golden" &&
		tests/tables/sums $boards >"$scratch/sums" || return
	diff "$scratch/golden" "$scratch/sums" || {
		echo 'if that is meant: tests/tables/sums >tests/tables/golden.sums'
		return 1
	}
}
export OUT
ok "boards $boards: all products have the golden sums" same_bytes

changed() {
	sed -n '/^## Versions/,$p' README.md | grep "^$(version) "
}
ok 'README says what this version changed' changed

# ASCII lines that end with a line break and, but for views, not with a blank, without the path of
# this folder; the view c alone has carriage returns; the view unicode and the pages have other characters
but() {
	sed "s|.* |$OUT/|" "$scratch/sums" | grep -vE "tar$|$1"
}
all_clean() {
	[ -s "$scratch/sums" ] && exits 1 grep -lF -e "$PWD" $(but '^$') && exits 1 grep -l '[ 	]$' $(but '/views/') &&
		exits 1 grep -l "$(printf '[^\t -~]')" $(but '/unicode.txt$|/c.txt$|html$|svg$') &&
		equal "$(tail -qc 1 $(but '^$'))" ''
}
ok 'they are clean text' all_clean

done_testing
