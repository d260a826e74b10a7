#!/bin/sh
# doxygen.t -- doxygen finds a description of every macro, table, function and
# parameter in a header
. tests/tap.sh

# remarks BOARD SED-SCRIPT: what doxygen says of its header as sed changes it
remarks() {
	sed "$2" "$OUT/queens$1.h" >"$scratch/queens$1.h"
	doxygen - 2>&1 <<-END
		INPUT = "$scratch/queens$1.h"
		OUTPUT_DIRECTORY = "$scratch"
		QUIET = YES
		GENERATE_LATEX = NO
		HAVE_DOT = NO
		OPTIMIZE_OUTPUT_FOR_C = YES
		EXTRACT_ALL = NO
		MACRO_EXPANSION = YES
		PREDEFINED = QUEENS${1%_*}_FUNCTIONS
		WARN_IF_UNDOCUMENTED = YES
		WARN_NO_PARAMDOC = YES
	END
}

# parameters BOARD: a parameter of each macro that lacks a @param, because doxygen
# accepts a macro without any.  The last definition of a macro counts.
parameters() {
	awk '/@cond/ { hidden = 1 }
		/@endcond/ { hidden = 0 }
		/^\/\*\*/ { comment = "" }
		{ comment = comment $0 " " }
		/^#define [A-Z0-9_]*\(/ && !hidden {
			split($0, part, /[()]/)
			count = split(part[2], parameter, ", ")
			lacks[part[1]] = ""
			for (k = 1; k <= count; k++)
				if (!index(comment, "@param " parameter[k] " "))
					lacks[part[1]] = " " parameter[k]
		}
		END {
			for (macro in lacks)
				if (lacks[macro])
					print "warning: " macro lacks[macro]
		}' "$scratch/queens$1.h"
}

for board in 1 2 8 12 8_compact 12_compact; do
	ok "queens$board.h: everything has a description" \
		equal "$(remarks $board '' && parameters $board)" ''
done

# finds BOARD SED-SCRIPT NAME: doxygen misses what sed took away
finds() {
	(remarks "$1" "$2" && parameters "$1") >"$scratch/said"
	cat "$scratch/said"
	grep -q "warning:.*$3" "$scratch/said"
}
while IFS='|' read -r board script name; do
	ok "queens$board.h: doxygen misses the description of $name" \
		finds "$board" "$script" "$name"
done <<'END'
8|/The number of stored groups/d|QUEENS8_GROUPS
8|/How many solutions each group has/d|queens8_group_size
8|/@param g /d|QUEENS8_GROUP_SIZE
8|/@param row /d|QUEENS8_COLUMN
8|/QUEENS8_GROUP as a function/,/@return/d|queens8_group
8|s/@cond//|QUEENS8_FIELD
8_compact|/@return 1, or 0/d|queens8_walk_next
8_compact|s/@cond//|repeats
END

done_testing
