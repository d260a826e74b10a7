#!/bin/sh
# doxygen.t -- doxygen finds a description of every macro, table and function
. tests/tap.sh

# described BOARD SED-SCRIPT: doxygen has no remark on its header as sed changes it
described() {
	sed "$2" "$OUT/queens$1.h" >"$scratch/queens$1.h"
	silent doxygen - <<-END
		INPUT = "$scratch/queens$1.h"
		OUTPUT_DIRECTORY = "$scratch"
		QUIET = YES
		GENERATE_LATEX = NO
		HAVE_DOT = NO
		OPTIMIZE_OUTPUT_FOR_C = YES
		EXTRACT_ALL = NO
		MACRO_EXPANSION = YES
		WARN_IF_UNDOCUMENTED = YES
		WARN_NO_PARAMDOC = YES
	END
}
for board in 2 8 12 8_compact; do
	ok "queens$board.h: everything has a description" described $board ''
done
misses() {
	! described 8 '/How many solutions/d' && grep -q 'GROUP_SIZE.* is not documented' "$scratch/said"
}
ok 'doxygen misses a description' misses

done_testing
