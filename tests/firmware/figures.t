#!/bin/sh
# figures.t -- README.md states, within 5 %, by how many bytes a program grows; and what a walk spares
. tests/tap.sh
grep -q '^VERSION_CODENAME=bookworm$' /etc/os-release || {
	echo '1..0 # SKIP README.md has the figures of Debian 12'
	exit 0
}
. tests/firmware/targets.sh

cat >"$scratch/use.c" <<'END'
#include HEADER
#ifdef BACKTRACK
#define main alone
#include "bench/backtrack.c"
#undef main
#endif
int main(void)
{
	volatile unsigned i = 0;
#if defined COLUMNS || defined TABLES
	i = Q_COLUMN(i, i);
#endif
#ifdef TABLES
	i = Q_FUNDAMENTAL_COLUMN(i, i);
	i = Q_GROUP(i);
	i = Q_IMAGE(i);
	i = Q_GROUP_SIZE(i);
#endif
#ifdef BACKTRACK
	i = (unsigned)count((1U << Q_COMPACT_N) - 1, 0, 0, 0);
#endif
#ifdef WALK
	static struct q_walk walk;
	while (q_walk_next(&walk))
		i = walk.column[0];
#endif
	return (int)i;
}
END

# linked BOARD FLAGS...: bytes of flash and of RAM, when $target's program for BOARD is linked
linked() {
	board=$1
	shift
	program $target "$scratch/$target" "$scratch/use.c" $board -fstack-usage "$@" >"$scratch/log" 2>&1 || {
		grep -qE '#error|will not fit|overflowed' "$scratch/log" || cat "$scratch/log" >&2
		return 1
	}
	size "$scratch/$target.elf" | awk 'NR == 2 { print $1 + $2, $2 + $3 }'
}
# growth BOARD FLAG: beyond the empty program; "-" if there is no room
growth() {
	got=$(linked "$@") && echo $((${got% *} - ${empty% *})) || echo -
}
# measured: the row of $target.  The stack is the sum of what -fstack-usage says of each function.
measured() {
	row="| $target |" empty=$(linked 8)
	for n in 8 9 11 12; do
		row="$row $(growth $n -DCOLUMNS) / $(growth $n -DTABLES) / $(growth ${n}_compact -DWALK) |"
	done
	walk=$(linked 8_compact -DWALK)
	echo "$row $((${walk#* } - ${empty#* })) |" \
		"$(awk -F '\t' '{ n += $2 } END { print n }' "$scratch/$target.d/queens8_compact.su") |"
}
# states ROW COMMAND...: README's row begins with what COMMAND prints
states() {
	{
		grep "^| $1 |" "$here/README.md"
		shift
		"$@"
	} | tee /dev/stderr | awk -F '[ |/]+' '
		NR == 1 { split($0, stated) }
		NR == 2 { for (i = 3; i < NF; i++) wrong += $i != stated[i] && !(stated[i] >= .95 * $i && stated[i] <= 1.05 * $i) }
		END { exit wrong || NR != 2 || NF < 5 }'
}
for target in cortex-m0 avr rv32; do
	ok "$target: README.md states what is measured" states $target measured
done

# way FLAG: the row of this way to all solutions of N=8, on a Cortex-M0; millions: of instructions, on this
# machine, beyond those of the empty program
way() {
	got=$(linked 8_compact -D$1) && echo "| way | $((${got% *} - ${empty% *})) | $((${got#* } - ${empty#* })) |"
}
instructions() {
	of_board ${1}_compact "$scratch/use.c" >"$scratch/main.c" &&
		gcc -O2 -I"$OUT" -Itests $2 -o "$scratch/here" "$scratch/main.c" "$OUT/queens${1}_compact.c" &&
		valgrind --tool=callgrind --callgrind-out-file=/dev/null "$scratch/here" 2>&1 | sed -n 's/.*Collected : //p'
}
millions() {
	echo "$(instructions $1 $2) $(instructions $1)" | awk '{ printf "%.3g\n", ($1 - $2) / 1e6 }'
}
target=cortex-m0 empty=$(linked 8)
ok 'a backtracker: README.md states its bytes' states backtracker way BACKTRACK
ok 'a walk: README.md states its bytes' states walk way WALK
for n in 8 10 12; do
	steps="$(millions $n -DBACKTRACK) $(millions $n -DWALK)"
	ok_if 'command -v valgrind' "N=$n: $steps million instructions, a walk less than two thirds" \
		awk -v steps="$steps" 'BEGIN { split(steps, of); exit !(0 < of[2] && 3 * of[2] < 2 * of[1]) }'
done

done_testing
