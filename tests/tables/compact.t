#!/bin/sh
# compact.t -- the compact form holds what the tables hold, in few bytes
. tests/tap.sh
. tests/compilers.sh

: "${BOARDS:=4 5 6 7 8 9 10 12}"

walks() {
	awk -v BRIEF=0 -f tests/firmware/walk.awk "$OUT/queens$1.tsv" \
		>"$scratch/wanted"
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
	ok "N=$n: the short walk yields the fundamental solutions" \
		walks_fundamentals "$n"
done

# --- what it costs ------------------------------------------------------------

cat >"$scratch/solve.c" <<'END'
static unsigned char column[12];
static unsigned sum;
static void solve(unsigned columns, unsigned left, unsigned right, int row)
{
	unsigned open = ~(columns | left | right) & 0xFFF;
	if (row == 12)
		sum += column[0];
	for (; open && row < 12; open &= open - 1) {
		unsigned queen = open & -open;
		column[row] = (unsigned char)__builtin_ctz(open);
		solve(columns | queen, (left | queen) << 1, (right | queen) >> 1,
		      row + 1);
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
instructions() {
	$valgrind "$1" 2>&1 | sed -n 's/.*Collected *: *//p'
}

# cheap WALK PERMILLE: its instructions, of those that solve board 12
cheap() {
	$CC -O2 -o "$scratch/solve" "$scratch/solve.c" &&
		$CC -O2 "-DWALK=queens12_$1" -I"$OUT" -o "$scratch/unpack" \
			"$scratch/unpack.c" "$OUT/queens12_compact.c" || return
	solve=$(instructions "$scratch/solve") unpack=$(instructions "$scratch/unpack")
	echo "$unpack instructions to unpack, $solve to solve"
	at_most $((1000 * unpack / solve)) "$2"
}
# tests/bench/README.md says a twelfth, and a third (gcc) or 40 % (clang); the
# limits are 5 % more.
all=350
! $CC --version | grep -q clang || all=420
while read -r walk permille; do
	name="N=12: $walk takes at most $permille/1000 of the instructions of solving"
	if $valgrind true 2>/dev/null; then
		ok "$name" cheap "$walk" "$permille"
	else
		skip "$name" 'no valgrind'
	fi
done <<END
walk_fundamental 87
walk_next $all
END

# --- the generator ------------------------------------------------------------

qgen=$OUT/build/host/qgen
compact=$OUT/queens10_compact
first=$(grep -n '^	0x' $compact.c | sed 's/:.*//;q')

while IFS='|' read -r name status text arguments; do
	ok "qgen refuses $name" says "$text" "$status" "$qgen" $arguments
done <<END
the compact form of board 3|2|from N=4|compact 3
the compact form of board 17|2|from 1 to 16|compact 17
to verify a file that is not there|1|nothing_compact.c: No such file|--verify nothing_compact.c 8
to verify the file of board 10 as that of 9|1|queens10_compact.c:$first: board 9: not the text|--verify $compact.c 9
END

# differs ENDING SED-SCRIPT LINE FAULT: qgen finds the fault in the changed file
differs() {
	sed "$2" "$compact.$1" >"$scratch/queens10_compact.$1"
	says "queens10_compact.$1:$3: board 10: $4" 1 \
		"$qgen" --verify "$scratch/queens10_compact.$1" 10
}
line_of() { grep -n "$1" "$compact.h" | sed 's/:.*//'; }
last=$((first + 6))
ok 'qgen verifies the source' silent "$qgen" --verify $compact.c 10
ok 'qgen verifies the header' silent "$qgen" --verify $compact.h 10
while IFS='|' read -r name file script line fault; do
	ok "qgen finds $name" differs "$file" "$script" "$line" "$fault"
done <<END
a changed byte|c|$((first + 2))s/0x\(..\), /0x\1 + 0, /|$((first + 2))|not the text
a missing line|c|$((first + 1))d|$((first + 1))|not the text
a line too many|c|${last}p|$((last + 1))|not the text
that the last line is missing|c|${last}d|$last|not the text
another number of solutions|h|s/SOLUTIONS 724/SOLUTIONS 723/|$(line_of SOLUTIONS)|not the number
that the number of bytes is missing|h|/COMPACT_BYTES [0-9]/d|$(($(wc -l <$compact.h)))|a number is missing
END
full() {
	"$qgen" compact 12 >/dev/full
}
ok 'qgen compact reports a full disk' says 'qgen: stdout: No space' 1 full

done_testing
