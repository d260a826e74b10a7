# measure.sh -- sourced by the benchmarks: CPU time and memory of a command
set -euo pipefail
export LC_ALL=C
unset MAKEFLAGS MAKELEVEL MAKEOVERRIDES
runs=${RUNS:-5}
bench=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
pin=
! command -v taskset >/dev/null || pin="taskset -c $(taskset -cp $$ | sed 's/.*[ ,-]//')"
cc -O2 -D_GNU_SOURCE -o "$scratch/spent" "$bench/spent.c"

# spent COMMAND...: its CPU milliseconds, with its children's, on one core; and its peak MB
spent() {
	$pin "$scratch/spent" "$@"
}

# median: of lines that begin with a number, the middle one
median() {
	sort -n | awk '{ line[NR] = $0 } END { print line[int((NR + 1) / 2)]; exit !NR }'
}

# cost PREPARATION COMMAND: what COMMAND spent, in the median of RUNS (5) runs
cost() {
	for ((run = 0; run < runs; run++)); do
		eval "$1"
		spent bash -c "$2"
	done | median
}

# in_copy: go into a copy of the tree, so that the checkout stays as it is
in_copy() {
	mkdir "$scratch/tree"
	cp -R "$bench/../../"{Makefile,gen,templates,tests} "$scratch/tree"
	chmod -R u+w "$scratch/tree"
	cd "$scratch/tree"
	make out/build.queens/host/qgen
}
make() { command make -s "$@"; }
