#!/bin/sh
# compact.t -- the compact form holds what the tables hold, in few bytes
. tests/tap.sh

: "${BOARDS:=4 5 6 7 8 9 10 12}" "${CC:=cc}"
qcompact=$OUT/build/host/qcompact

# images are numbers in the walk, names in the table
wanted() {
	awk -F '\t' -v OFS='\t' 'BEGIN {
		split("Untransformed,Rotate 90,Rotate 180,Rotate 270,Reflect," \
			"Reflect + Rotate 90,Reflect + Rotate 180," \
			"Reflect + Rotate 270", name, ",")
		for (k in name)
			image[name[k]] = k - 1
	}
	NR > 1 { print $2, $3, image[$4] }' "$OUT/queens$1.tsv"
}

compile() {
	$CC -std=c99 -Wall -Wextra -pedantic -Werror -I"$OUT" \
		-DHEADER="\"queens$1_compact.h\"" "-DP(x)=QUEENS$1_##x" \
		"-DW(x)=queens$1_##x" -o "$scratch/walk$1" \
		tests/tables/compact.c "$OUT/queens$1_compact.c"
}

# walks N: in the order of groups, and in each of images, all there are
walks() {
	compile "$1" && exits 0 "$scratch/walk$1" >"$scratch/got" &&
		wanted "$1" | sort -t '	' -k 2n -k 3n | cmp - "$scratch/got"
}
fundamentals() {
	exits 0 "$scratch/walk$1" x >"$scratch/got" &&
		wanted "$1" | awk -F '\t' '$3 == 0 { print $1 }' |
		cmp - "$scratch/got"
}
for n in $BOARDS; do
	[ "$n" -ge 4 ] || continue
	ok "N=$n, all" walks "$n"
	ok "N=$n, fundamental" fundamentals "$n"
done

# --- what it costs -------------------------------------------------------------

# data N: bytes of it in the object
data() {
	$CC -Os -c -o "$scratch/compact.o" "$OUT/queens$1_compact.c" &&
		nm -S "$scratch/compact.o" | awk -v name="queens$1_guide" '
			$4 == name && $3 == "r" { print $2 }' | sed 's/^0*//'
}
few() {
	bytes=$((0x$(data "$1"))) || return
	echo "$bytes bytes"
	[ $bytes -gt 0 ] && [ $bytes -le "$2" ]
}
ok 'N=8, at most 9 bytes' few 8 9
ok 'N=10, at most 79 bytes' few 10 79
ok 'N=12, at most 1579 bytes' few 12 1579
case " $BOARDS " in
*' 14 '*) ok 'N=14, at most 41588 bytes' few 14 41588 ;;
esac

# instructions PROGRAM [WORD]
instructions() {
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" \
		2>&1 >"$scratch/output" | sed -n 's/.*Collected *: *//p'
}
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
# percent_of_solving WALK MOST: its instructions, all that it yields unpacked
percent_of_solving() {
	$CC -O2 -o "$scratch/solve" "$scratch/solve.c" &&
		$CC -O2 "-DWALK=queens12_$1" -I"$OUT" -o "$scratch/unpack" \
			"$scratch/unpack.c" "$OUT/queens12_compact.c" || return
	solve=$(instructions "$scratch/solve") unpack=$(instructions "$scratch/unpack")
	echo "$unpack instructions to unpack, $solve to solve"
	[ "$unpack" -gt 1000000 ] && [ $((100 * unpack)) -le $(($2 * solve)) ]
}
while read -r walk percent; do
	name="N=12, $walk: at most $percent % of what it takes to solve"
	if valgrind --tool=callgrind --callgrind-out-file=/dev/null true 2>/dev/null; then
		ok "$name" percent_of_solving "$walk" "$percent"
	else
		skip "$name" 'no valgrind'
	fi
done <<'END'
walk_fundamental 10
walk_next 40
END

# --- every language -------------------------------------------------------------

everything='-Weverything -Wno-unknown-warning-option -Wno-old-style-cast
	-Wno-unsafe-buffer-usage -Wno-padded -Wno-zero-as-null-pointer-constant'
gnu='-Wall -Wextra -pedantic -Wconversion -Wsign-conversion -Wundef -Wshadow
	-Wcast-qual -Wmissing-declarations'
compiles() {
	for n in 4 8 12; do
		exits 0 "$@" -Werror -I"$OUT" -fsyntax-only \
			"$OUT/queens${n}_compact.c" || return
	done
}
while read -r compiler language standards; do
	command -v "$compiler" >/dev/null || {
		skip "$compiler" 'not installed'
		continue
	}
	case $compiler in
	clang*) flags=$everything ;;
	*) flags=$gnu ;;
	esac
	for standard in $standards; do
		ok "$compiler $standard" compiles "$compiler" -x "$language" \
			-std="$standard" $flags
	done
done <<'END'
gcc c c90 c99 c11 c2x
clang c c90 c99 c11 c2x
g++ c++ c++98 c++11 c++20
clang++ c++ c++98 c++11 c++20
END

# mixed SCRIPT: another header is refused, with a word on what to do
mixed() {
	sed "$1" "$OUT/queens8_compact.h" >"$scratch/queens8_compact.h" &&
		cp "$OUT/queens8_compact.c" "$scratch" || return
	exits 1 $CC -c -o "$scratch/x.o" "$scratch/queens8_compact.c" \
		2>"$scratch/said" && grep -q 'generate both again' "$scratch/said"
}
ok 'a header of other solutions' mixed 's/_CHECK 0x./_CHECK 0xf/'
ok "another version's header" mixed 's/_VERSION_.*/_VERSION_0_9/'

# --- the generator ---------------------------------------------------------------

while IFS='|' read -r name status says arguments; do
	ok "qcompact $name" says "$says" "$status" "$qcompact" $arguments
done <<END
without a board|2|usage: qcompact N|
of board 3|2|N is a board size from 4 to 16|3
of board 17|2|N is a board size from 4 to 16|17
of board 08|2|N is a board size from 4 to 16|08
of what is none|2|N is a board size from 4 to 16|x
with a word too many|2|usage: qcompact N|8 9
with an unknown option|2|usage: qcompact N|--check $OUT/queens8_compact.c 8
of a file that is not there|1|nothing.c: No such file|--verify nothing.c 8
of another board's file|1|queens8_compact.c:20: board 9: not the bytes|--verify $OUT/queens8_compact.c 9
END
# verify FILE SED LINE FAULT: the file changed so is refused, at that line
verify() {
	sed "$2" "$OUT/queens10_compact.$1" >"$scratch/changed.$1"
	says "changed.$1:$3: board 10: $4" 1 \
		"$qcompact" --verify "$scratch/changed.$1" 10
}
first=$(grep -n '^	0x' "$OUT/queens10_compact.c" | sed 's/:.*//;q')
last=$((first + 6)) source_end=$(wc -l <"$OUT/queens10_compact.c")
line_of() { grep -n "$1" "$OUT/queens10_compact.h" | sed 's/:.*//'; }
ok 'the source, verified' exits 0 "$qcompact" --verify "$OUT/queens10_compact.c" 10
ok 'the header, verified' exits 0 "$qcompact" --verify "$OUT/queens10_compact.h" 10
while IFS='|' read -r name file script line fault; do
	ok "$name" verify "$file" "$script" "$line" "$fault"
done <<END
a byte changed|c|$((first + 2))s/0x\(..\), /0x\1 + 0, /|$((first + 2))|not the bytes
a line missing|c|$((first + 1))d|$((first + 1))|not the bytes
a line too many|c|${last}p|$((last + 1))|not the bytes
the last line missing|c|${last}d|$source_end|bytes are missing
another number of solutions|h|s/SOLUTIONS 724/SOLUTIONS 723/|$(line_of SOLUTIONS)|not the number
no number of bytes|h|/COMPACT_BYTES [0-9]/d|$(($(wc -l <"$OUT/queens10_compact.h")))|a number is missing
END
full() {
	"$qcompact" 12 >/dev/full
}
ok 'a full disk' says 'qcompact: stdout: No space' 1 full

done_testing
