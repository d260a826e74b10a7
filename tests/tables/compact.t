#!/bin/sh
# compact.t -- the compact form holds what the tables hold, and unpacks fast
. tests/tap.sh
. tests/compilers.sh

: "${BOARDS:=4 8 10 11}"

walks() {
	awk -f tests/firmware/walk.awk "$OUT/queens$1.tsv" >"$scratch/wanted"
	build "$1_compact" tests/tables/compact.c &&
		exits 0 "$scratch/program" | cmp "$scratch/wanted" -
}
walks_fundamentals() {
	exits 0 "$scratch/program" fundamental >"$scratch/got" &&
		sed -n 's/ [0-9]* 0$//p' "$scratch/wanted" | cmp - "$scratch/got"
}
for n in $BOARDS; do
	[ "$n" -ge 4 ] || continue
	ok "N=$n: the walk yields the tables, group by group" walks "$n"
	ok "N=$n: the short walk yields the fundamental solutions" walks_fundamentals "$n"
done

# --- what a walk costs ------------------------------------------------------------

cat >"$scratch/solve.c" <<'END'
static unsigned char column[12];
static unsigned sum;
static void solve(unsigned columns, unsigned left, unsigned right, int row)
{
	if (row == 12)
		sum += column[0];
	for (unsigned open = ~(columns | left | right) & 0xFFF; open && row < 12; open &= open - 1) {
		unsigned queen = open & -open;
		column[row] = (unsigned char)__builtin_ctz(open);
		solve(columns | queen, (left | queen) << 1, (right | queen) >> 1, row + 1);
	}
}
int main(void) { solve(0, 0, 0, 0); return sum == 0; }
END
cat >"$scratch/unpack.c" <<'END'
#include "queens12_compact.h"
int main(void)
{
	static struct queens12_walk walk;
	unsigned sum = 0;
	while (WALK(&walk))
		sum += walk.row[0].queen;
	return sum == 0;
}
END
valgrind='valgrind --tool=callgrind --callgrind-out-file=/dev/null'
# instructions FILE...: of a program
instructions() {
	$CC -O2 -o "$scratch/program" "$@" && $valgrind "$scratch/program" 2>&1 | sed -n 's/.*Collected *: *//p'
}
# cheap WALK PERMILLE: its instructions, of those that solve board 12
cheap() {
	solve=$(instructions "$scratch/solve.c") &&
		walk=$(instructions "-DWALK=queens12_$1" -I"$OUT" "$scratch/unpack.c" "$OUT/queens12_compact.c") &&
		at_most $((1000 * walk / solve)) $2
}
# tests/bench/README.md says a twelfth, and a third (gcc) or 40 % (clang); the limits are 5 % more.
all=350
! $CC --version | grep -q clang || all=420
while read -r walk permille; do
	[ "$LONG" ] || continue
	if $valgrind true 2>/dev/null; then
		ok "N=12: $walk takes at most $permille/1000 of the instructions of solving" cheap $walk $permille
	else
		skip "N=12: how many instructions $walk takes" 'no valgrind'
	fi
done <<END
walk_fundamental 87
walk_next $all
END

done_testing
