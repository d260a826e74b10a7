#!/bin/sh
# analysers.t -- cppcheck passes a user's file, and finds no other rules of MISRA C:2012 broken
# than README says; doxygen finds a description of every macro, table and function
. tests/tap.sh

# A function for each board and type of index, which uses every macro that reads.
printf '#include "queens%s.h"\n' 8 11 >"$scratch/use.c"
for n in 8 11; do
	for type in unsigned uint8_t uint16_t; do
		sed "s/Q_/QUEENS${n}_/g; s/INDEX/$type/g; s/use/use_${n}_$type/" <<-'END'
			unsigned use(INDEX i, INDEX row);
			unsigned use(INDEX i, INDEX row)
			{
				unsigned columns = Q_COLUMN(i, row) + Q_FUNDAMENTAL_COLUMN(i, row);

				return columns + Q_GROUP(i) + Q_IMAGE(i) + Q_GROUP_SIZE(i) +
				       Q_SOLUTION(i)[row] + Q_FUNDAMENTAL(i)[row];
			}
		END
	done
done >>"$scratch/use.c"
cat >"$scratch/walk.c" <<'END'
#include "queens8_compact.h"
int steps(struct queens8_walk *w);
int steps(struct queens8_walk *w)
{
	return queens8_walk_next(w) + queens8_walk_fundamental(w);
}
END
ok 'cppcheck passes files that use all macros, and the compact form' \
	silent cppcheck --quiet --error-exitcode=1 "-I$OUT" "$scratch/use.c" "$scratch/walk.c"

# breaks RULES FILE...: the files break exactly these rules.  The exit status of
# cppcheck's addon does not depend on its remarks.
breaks() {
	rules=$1
	shift
	equal "$(cppcheck --addon=misra --std=c99 --quiet --enable=style "-I$OUT" "$@" 2>&1 |
		sed -n 's/.*\[misra-c2012-\([0-9.]*\)\]$/\1/p' | sort -u | xargs)" "$rules"
}
# README says why.
ok 'the files that use macros break only 2.5 and 20.10' breaks '2.5 20.10' "$scratch/use.c"
while read -r board rules; do
	ok "board $board breaks $rules" breaks "$rules" "$OUT/queens$board.c" "$scratch/walk.c"
done <<'END'
1 2.5 20.10 20.5 20.7
8 2.5 20.10 20.5 20.7
8_compact 2.5 20.10 8.9
END

# described BOARD TABLES: doxygen has no remark on its header, and finds so many tables
described() {
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
	rm -rf "$scratch/xml"
done <<'END'
2 5
8 5
12 5
8_where 1
END
ok 'queens8_compact.h: everything has a description' described 8_compact 4

done_testing
