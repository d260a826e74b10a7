#!/bin/sh
# pages.t -- mandoc and man find nothing wrong in the man pages
. tests/tap.sh

made=$OUT/build.queens/queens8
make -s OUT="$OUT" N=8 PREFIX=queens "$OUT/queens8.1" "$made/man/queens-tables.1" "$made/man/qcount.1" || exit 1

# mandoc PAGE, but for its date: pages have none, so that they are the same every day
linted() {
	mandoc -Tlint -Wwarning "$1" >"$scratch/lint"
	exits 1 grep -v 'missing date, using "": TH$' "$scratch/lint"
}
# formatted PAGE: by groff
formatted() {
	man --warnings -l "$1" 2>&1 >"$scratch/page" | tee "$scratch/warnings" && [ ! -s "$scratch/warnings" ] &&
		grep -q '^SYNOPSIS' "$scratch/page"
}
for page in "$OUT/queens8.1" "$made/man/queens-tables.1" "$made/man/qcount.1"; do
	name=${page##*/}
	ok_with mandoc "$name by mandoc" linted "$page"
	if man --version 2>/dev/null | grep -q '^man '; then
		ok "$name by man" formatted "$page"
	else
		skip "$name by man" 'no man'
	fi
done
# options PROGRAM: those that --help lists
options() {
	"$1" --help | grep -oE -e '--[a-z]+' | sort -u
}
documented() {
	options "$OUT/build.queens/qcount" >"$scratch/options" &&
		sed 's/\\f[BIP]//g; s/\\//g' "$made/man/qcount.1" | grep -oE -e '--[a-z]+' | sort -u |
		diff "$scratch/options" -
}
ok 'qcount.1 has each option of qcount' documented

done_testing
