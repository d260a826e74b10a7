#!/bin/sh
# fuzz.t -- random journals find nothing wrong in what reads them
. tests/tap.sh

: "${RUNS:=100000}"
fuzzer=$OUT/build/fuzz/journal inputs=$scratch/inputs
mkdir "$inputs"
"$OUT/qcount" --journal "$inputs/counted" --check 8 >/dev/null
# a whole line with another count of unit 4; other formats and line ends
cp "$inputs/counted" "$inputs/twice"
perl tests/count/forge "$inputs/twice" 8 4:18
sed 's/$/\r/' "$inputs/counted" >"$inputs/crlf"
echo 'queens-journal 2 board 8' >"$inputs/old"

# finds_nothing: libFuzzer begins with these inputs; the input that fails stays beside the program
finds_nothing() {
	timeout $((600 + RUNS / 200)) "$fuzzer" -seed=1 -runs=$RUNS -timeout=100 -close_fd_mask=1 \
		-artifact_prefix="$fuzzer-" "$inputs" >"$scratch/log" 2>&1 && grep -q "^Done $RUNS runs" "$scratch/log" ||
		{ grep -av '^#[0-9]\|^INFO' "$scratch/log" && false; }
}
ok "$RUNS inputs find nothing" finds_nothing

done_testing
