#!/bin/sh
# fuzz.t -- random inputs find nothing wrong in what reads bytes from outside
#
# A target $OUT/build/host/fuzz/NAME begins with the inputs in $scratch/NAME.  RUNS is how
# many it makes of them.  The input that fails stays in $OUT/build/host/fuzz.
. tests/tap.sh

qgen=$OUT/build/host/qgen
fuzz=$OUT/build/host/fuzz
for target in tests/fuzz/*.c; do
	target=${target##*/}
	mkdir "$scratch/${target%.c}"
done

# --- inputs to begin with --------------------------------------------------------

cp tests/count/journal-8.txt "$scratch/journal"
"$OUT/build/qcount" --journal "$scratch/journal/counted" --check 8 >/dev/null
# a whole line with another count of unit 4
echo '4 18 5 d9f31b69' | cat tests/count/journal-8.txt - >"$scratch/journal/twice"

for n in 2 4 5 6 8; do
	"$qgen" board $n >"$scratch/board/$n"
done

printf '%s\n' --threads 2 --kernel portable --journal file --check 12 >"$scratch/arguments/count"
printf '%s\n' --threads=0 --kern --estimate -x 08 queens >"$scratch/arguments/wrong"

# --- runs ------------------------------------------------------------------------

# finds_nothing NAME RUNS
finds_nothing() {
	timeout $((600 + $2 / 200)) "$fuzz/$1" -seed=1 -runs=$2 -timeout=100 -close_fd_mask=1 \
		-artifact_prefix="$fuzz/$1-" "$scratch/$1" >"$scratch/log" 2>&1
	status=$?
	grep -av '^#[0-9]\|^INFO' "$scratch/log" | head -n 30
	[ $status = 0 ] && grep -q "^Done $2 runs" "$scratch/log"
}
for target in "$scratch"/*/; do
	target=${target%/}
	target=${target##*/}
	runs=${RUNS:-100000}
	ok "$target: $runs inputs find nothing" finds_nothing $target $runs
done

done_testing
