#!/bin/sh
# cc65.t -- cc65 compiles boards to 11, and a 6502 reads every table by the macros
. tests/tap.sh

prints() {
	sed "s/Q_/QUEENS$1_/g; s/BOARD/queens$1.h/" >"$scratch/main.c" <<-'END'
		#include "BOARD"
		#include <stdio.h>
		int main(void)
		{
			unsigned i, row;

			for (i = 0; i != Q_SOLUTIONS; i++) {
				for (row = 0; row != Q_N; row++)
					printf("%u ", Q_COLUMN(i, row) + 1U);
				printf("in %u %u %u\n", Q_GROUP(i) + 1U, Q_IMAGE(i) + 0U, Q_GROUP_SIZE(Q_GROUP(i)) + 0U);
			}
			for (i = 0; i != Q_FUNDAMENTALS; i++) {
				for (row = 0; row != Q_N; row++)
					printf("%u ", Q_FUNDAMENTAL_COLUMN(i, row) + 1U);
				printf("\n");
			}
			return 0;
		}
	END
	cp "$OUT/queens$1.c" "$OUT/queens$1.h" "$scratch" # cl65 puts its objects beside the sources
	silent cl65 -t sim6502 -O -o "$scratch/program" "$scratch/main.c" "$scratch/queens$1.c" &&
		exits 0 timeout 300 sim65 "$scratch/program" >"$scratch/got" || return
	awk -F '\t' 'NR > 1 { print $2, "in", $3, $5, $6 }
		$5 == "0" { least[++n] = $2 }
		END { for (g = 1; g <= n; g++) print least[g] " " }' "$OUT/queens$1.tsv" | cmp - "$scratch/got"
}
for n in 1 2 8 10 11; do
	ok "a 6502 prints board $n" prints $n
done

done_testing
