#!/bin/sh
# cppcheck.t -- cppcheck passes a user's file; which rules of MISRA C:2012 break
. tests/tap.sh

# use N TYPE: a file that uses every macro that reads, with indices of TYPE
use() {
	sed "s/Q_/QUEENS$1_/g; s/INDEX/$2/g; s/HEADER/queens$1.h/" >"$scratch/use.c" <<-'END'
		#include "HEADER"
		unsigned use(INDEX i, INDEX row);
		unsigned use(INDEX i, INDEX row)
		{
			unsigned columns = Q_COLUMN(i, row) + Q_FUNDAMENTAL_COLUMN(i, row);

			return columns + Q_GROUP(i) + Q_IMAGE(i) + Q_GROUP_SIZE(i) +
			       Q_SOLUTION(i)[row] + Q_FUNDAMENTAL(i)[row];
		}
	END
}
cat >"$scratch/walk.c" <<'END'
#include "queens8_compact.h"
int steps(struct queens8_walk *w);
int steps(struct queens8_walk *w)
{
	return queens8_walk_next(w) + queens8_walk_fundamental(w);
}
END
passes() {
	silent cppcheck --quiet --error-exitcode=1 "-I$OUT" "$@"
}

# breaks RULES FILE...: the files break exactly these rules.  The exit status of
# cppcheck's addon does not depend on its remarks.
breaks() {
	rules=$1
	shift
	equal "$(cppcheck --addon=misra --std=c99 --quiet --enable=style "-I$OUT" "$@" 2>&1 |
		sed -n 's/.*\[misra-c2012-\([0-9.]*\)\]$/\1/p' | sort -u | xargs)" "$rules"
}
for n in 8 11; do
	for type in unsigned uint8_t uint16_t; do
		use $n $type
		ok "N=$n: cppcheck passes a file with indices of $type" passes "$scratch/use.c"
		ok "N=$n: that file breaks only 2.5" breaks 2.5 "$scratch/use.c"
	done
done
ok 'cppcheck passes a file with the compact form' passes "$scratch/walk.c"

# 2.5: a header has macros that a source need not use.  20.7: the names of macros, and
# numbers in braces, stand without parentheses.  4.1, 9.3: boards from 11 on are
# literals with octal digits, and the last one is short.  8.9: only one function uses
# the bytes.
while read -r board rules; do
	ok "board $board breaks $rules" breaks "$rules" "$OUT/queens$board.c" "$scratch/walk.c"
done <<'END'
1 2.5 20.7
8 2.5 20.7
11 2.5 4.1 9.3
8_compact 2.5 8.9
END

done_testing
