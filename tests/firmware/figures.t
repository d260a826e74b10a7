#!/bin/sh
# figures.t -- the bytes that README.md states are true; each table can have a section of its own
. tests/tap.sh
. tests/firmware/targets.sh

# numbers: of the tables on stdin, with the first word of the row before each; no instructions of this machine
numbers() {
	grep -E "^\| ($(echo $targets backtracker walk | tr ' ' '|')) " | awk -F '[ |/]+' '{
		for (i = 3; i < NF && (i < 5 || $2 !~ /backtracker|walk/); i++) print $2, $i
	}'
}
# within 5 %
true_figures() {
	exits 0 tests/firmware/figures >"$scratch/measured" && numbers <"$scratch/measured" >"$scratch/numbers" &&
		numbers <"$here/README.md" | paste -d ' ' - "$scratch/numbers" | awk '
			$2 != $4 && !($2 >= .95 * $4 && $2 <= 1.05 * $4) { print "stated, measured: " $0; wrong = 1 }
			END { print NR " numbers"; exit wrong || NR != 6 * 14 + 4 }'
}
ok 'README.md states what is measured' true_figures

# The linker then drops tables that nobody reads.
sections() {
	target cortex-m0
	silent $cc "-DQUEENS8_ATTR(table)=__attribute__((section(\".flash.\" #table)))" \
		-c -o "$scratch/x.o" "$OUT/queens8.c" &&
		equal "$(size -A "$scratch/x.o" | sed -n 's/^.flash.queens8_\([a-z_]*\) .*/\1/p' | sort | xargs)" \
			'fundamentals group_of group_size image_of solutions'
}
ok 'QUEENS8_ATTR has the name of each table' sections

done_testing
