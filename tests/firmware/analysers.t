#!/bin/sh
# analysers.t -- cppcheck passes each file, README.md names the rules of MISRA C that are broken, and doxygen finds
# a description of every macro, table and function
. tests/tap.sh

# misra FILE...: the rules that these break are those that README.md names
misra() {
	sed -n '/MISRA/,/^$/p' tests/firmware/README.md | grep -oE '\b[0-9]+[.][0-9]+\b' | sort -u >"$scratch/stated"
	timeout 300 cppcheck --quiet --enable=style --addon=misra "-I$OUT" "$@" 2>&1 | sed -n 's/.*misra-c2012-\(.*\)]$/\1/p' | sort -u |
		diff "$scratch/stated" -
}
ok 'README.md names the rules of MISRA C:2012 that they break' misra "$OUT/queens8.c" "$OUT/queens8_compact.c"
# By itself it tries some macros as nothing, and may note that it does not try all.
for file in 8.h 8.c 8_compact.h 8_compact.c 8_where.h 11.h 12.c _counts.h _counts.c; do
	ok "cppcheck without options passes queens$file" typed \
		'cppcheck "$OUT/queens$file" 2>"$scratch/said" >"$scratch/stdout" &&
		exits 1 grep -E ": (error|warning|style|[a-z]*ity|performance):" "$scratch/said" &&
		grep "^Checking .*$OUT/queens$file" "$scratch/stdout"'
done

# described BOARD TABLES: doxygen has no remark on its header, and finds so many tables
described() {
	rm -rf "$scratch/xml"
	silent doxygen - <<-END || return
		INPUT = "$OUT/queens$1.h"
		OUTPUT_DIRECTORY = "$scratch"
		QUIET = YES
		HAVE_DOT = NO
		OPTIMIZE_OUTPUT_FOR_C = YES
		GENERATE_XML = YES
		WARN_NO_PARAMDOC = YES
	END
	equal "$(cat "$scratch"/xml/*.xml | grep -c '<memberdef kind="variable"')" $2
}
while read -r board tables; do
	ok "queens$board.h: everything has a description" described $board $tables
done <<'END'
8 5
8_where 1
8_compact 4
END

done_testing
