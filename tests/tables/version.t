#!/bin/sh
# version.t -- every product has the bytes that it had when this version was made
. tests/tap.sh

boards='1 2 4 8 12'
[ -z "$LONG" ] || boards='1 2 3 4 5 6 7 8 9 10 11 12'

same_bytes() {
	grep -E "queens($2|_counts)[^0-9]" tests/tables/golden.sums >"$scratch/golden" &&
		OUT=$OUT tests/tables/sums $1 >"$scratch/sums" || return
	! grep -vxFf "$scratch/sums" "$scratch/golden" || {
		echo 'if that is meant: tests/tables/sums >tests/tables/golden.sums'
		return 1
	}
}
ok "boards $boards: all products have the golden sums" \
	same_bytes "$boards" "$(echo $boards | tr ' ' '|')"

version=$(sed -n 's/^m4_define(<|q_version|>, <|\(.*\)|>)$/\1/p' templates/contract.m4)
changed() {
	sed -n '/^## Versions/,$p' README.md | grep "^$version "
}
ok "README says what version $version changed" changed

# clean FILE: ASCII lines that end with a line break, without the path of this folder; the
# view c alone has carriage returns; the view unicode and the pages have other characters
clean() {
	case $1 in
	*/unicode.txt | *.html | *.svg) allowed= ;;
	*/c.txt) allowed='\n\t\r -~' ;;
	*) allowed='\n\t -~' ;;
	esac
	[ -z "$allowed" ] || [ -z "$(tr -d "$allowed" <"$1" | head -c 1)" ] || return
	[ ! -s "$1" ] || [ "$(tail -c 1 "$1" | od -An -tx1)" = ' 0a' ] || return
	! grep -F -e "$PWD" "$1"
}
all_clean() {
	grep -v 'tar$' "$scratch/sums" | while read -r _ file; do
		clean "$OUT/$file" || { echo "$file" && return 1; }
	done
}
ok 'they are clean text' all_clean

done_testing
