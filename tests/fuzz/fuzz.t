#!/bin/sh
# fuzz.t -- random inputs find nothing wrong in what reads bytes from outside
. tests/tap.sh

: "${RUNS:=100000}"
mkdir "$scratch/journal"
"$OUT/qcount" --journal "$scratch/journal/counted" --check 8 >/dev/null
# a whole line with another count of unit 4; other formats and line ends
cp "$scratch/journal/counted" "$scratch/journal/twice"
perl tests/count/forge "$scratch/journal/twice" 8 4:18
sed 's/$/\r/' "$scratch/journal/counted" >"$scratch/journal/crlf"
echo 'queens-journal 2 board 8' >"$scratch/journal/old"

# finds_nothing NAME: a target of libFuzzer, which begins with the inputs above; the input that fails
# stays beside it
finds_nothing() {
	target=$OUT/build/fuzz/$1
	timeout $((600 + RUNS / 200)) "$target" -seed=1 -runs=$RUNS -timeout=100 -close_fd_mask=1 \
		-artifact_prefix="$target-" "$scratch/$1" >"$scratch/log" 2>&1 && grep -q "^Done $RUNS runs" "$scratch/log" ||
		{ grep -av '^#[0-9]\|^INFO' "$scratch/log" && false; }
}
for source in tests/fuzz/*.c; do
	target=$(basename $source .c)
	ok "$target: $RUNS inputs find nothing" finds_nothing $target
done

done_testing
