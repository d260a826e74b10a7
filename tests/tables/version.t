#!/bin/sh
# version.t -- every product has the bytes that it had when this version was made
. tests/tap.sh

same_bytes() {
	cut -d ' ' -f 1,2${LONG:+,3} tests/tables/golden.sums >"$scratch/golden" &&
		tests/tables/sums ${LONG:-quick} >"$scratch/sums" || return
	diff "$scratch/golden" "$scratch/sums" || {
		echo 'if that is meant: tests/tables/sums >tests/tables/golden.sums'
		return 1
	}
}
ok 'all products have the golden sums' same_bytes

ok 'README says what this version changed' typed 'sed -n "/^## Versions/,\$p" README.md | grep "^$(version) "'

# ASCII lines that end with a line break and, but for views, not with a blank, without the path of
# this folder; the view c alone has carriage returns; the view unicode and the pages have other characters
but() {
	grep -vE "$1" "$scratch/files" | sed "s|^|$OUT/|"
}
all_clean() {
	tests/tables/sums files >"$scratch/files" && [ -s "$scratch/files" ] &&
		exits 1 grep -lF -e "$PWD" $(but '^$') && exits 1 grep -l '[ 	]$' $(but '_boards.txt$') &&
		exits 1 grep -l "$(printf '[^\t -~]')" $(but '_unicode.txt$|_c.txt$|html$|svg$') &&
		equal "$(tail -qc 1 $(but '^$'))" ''
}
ok 'they are clean text' all_clean

done_testing
