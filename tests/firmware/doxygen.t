#!/bin/sh
# doxygen.t -- doxygen finds a description of every macro, table and function
. tests/tap.sh

# described BOARD: doxygen has no remark on its header
described() {
	silent doxygen - <<-END
		INPUT = "$OUT/queens$1.h"
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
	ok "queens$board.h: everything has a description" described $board
done

done_testing
