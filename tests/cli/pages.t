#!/bin/sh
# pages.t -- man pages have no fault, and name the options and exit statuses that the programs have
. tests/tap.sh

made=$OUT/build tables=$OUT/build/queens-tables.1
make -s "$OUT/queens8.1" "$tables" "$made/qcount.1" || exit 1

# Pages have no date, so that they are the same every day.
for page in "$OUT/queens8.1" "$tables" "$made/qcount.1"; do
	ok_if 'command -v mandoc' "${page##*/} by mandoc" typed 'mandoc -Tlint -Wwarning "$page" >"$scratch/lint"
		exits 1 grep -v "missing date, using \"\": TH$" "$scratch/lint"'
done

# options: those in this text
options() {
	sed 's/\\f[BIPR]//g; s/\\-/-/g' | tr -s ' ,"[]' '\n' | grep -xE -e '--?[a-z]+' | sort -u
}
"$OUT/qcount" --help >"$scratch/counter" && gen/queens-tables --help >"$scratch/help" || exit 1
ok 'qcount.1 and --help name the same options' equal "$(options <"$made/qcount.1" | grep -v -e ^-n)" \
	"$(options <"$scratch/counter")"
ok 'queens-tables.1 and --help name the same options' equal "$(options <"$tables")" "$(options <"$scratch/help")"
ok 'queens-tables --help names every ending' equal "$(sed -n 's/^Suffixes: //p' "$scratch/help" | tr ' ' '\n' | sort)" \
	"$(ls -R templates | sed -n 's/^queens\([._].*\)[.]m4$/\1/p' | sort)"
ok 'queens-tables.1 knows the largest board' grep -x 'is the last number before the first dot, from 1 to 16\.' "$tables"
ok 'qcount.1 knows how much memory stays free' grep 'seven eighths of the available memory' "$made/qcount.1"
ok 'and the exit statuses' grep -x 'Exit status: 0 made, or the same; 1 failed, or different; 2 could not run.' "$scratch/help"
while IFS='|' read -r page title statuses; do
	ok "${page##*/} is of section 1, and tells the exit statuses" equal "$(sed -n 's/^\.TH \(.*\) "" .*/\1/p
		/^\.B [0-9]$/ { N; s/^.B //; s/\n/: /p; }' "$page" | tr '\n' ' ')" "$title $statuses "
done <<END
$tables|QUEENS-TABLES 1|0: The files are made, or are the same. 1: queens-tables failed, or files differ or are missing. \
2: An argument is wrong, or queens-tables could not compare.
$OUT/queens8.1|QUEENS8 1|0: It wrote the whole text. 1: It could not write all of it. 2: There is no such view.
END

done_testing
