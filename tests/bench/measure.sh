# measure.sh -- sourced by the benchmarks: CPU time, in a copy of the tree
#
# The copy is in $scratch, so the checkout stays as it is.  A time is the user's and
# the system's, of the command and its children, on one core: the median of RUNS (5).
set -eu
export LC_ALL=C
unset MAKEFLAGS MAKELEVEL MAKEOVERRIDES
runs=${RUNS:-5}
top=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/out"
cp -R "$top/Makefile" "$top/gen" "$top/templates" "$top/tests" "$scratch"
cp "$top/out/.gitignore" "$scratch/out"
chmod -R u+w "$scratch"
cd "$scratch"
make() { command make -s "$@"; }
pin=
command -v taskset >/dev/null && pin="taskset -c $(taskset -cp $$ | sed 's/.*[ ,-]//')"

# once COMMAND: its CPU time in milliseconds
once() {
	local TIMEFORMAT='%U %S'
	{ time $pin bash -c "$1" >/dev/null 2>"$scratch/stderr"; } 2>&1 |
		awk '{ print ($1 + $2) * 1000 }'
	[ "${PIPESTATUS[0]}" = 0 ] || { cat "$scratch/stderr" >&2; exit 1; }
}

# cpu PREPARATION COMMAND: median CPU time in milliseconds
cpu() {
	for ((i = 0; i < runs; i++)); do
		eval "$1"
		once "$2"
	done | sort -n | sed -n "$(((runs + 1) / 2))p"
}

ratio() {
	awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2g", a / b }'
}

# pipeline N: from a built generator to a linked printer of the view `list`
pipeline() {
	make "out/queens$1" "N=$1" VIEWS=list
	cpu "rm -rf out/build/queens$1 out/queens$1* out/build/host/printer.o" \
		"make out/queens$1 N=$1 VIEWS=list"
}

# rival NAME N: compile and link tests/bench/NAME.cc
rival() {
	local flags="-std=c++17 -fconstexpr-ops-limit=2147483647"
	case $1 in
	template*) flags=-std=c++11 ;;
	esac
	cpu : "g++ $flags -O2 -DN=$2 -o $scratch/rival tests/bench/$1.cc"
	"$scratch/rival" | cmp - <(make N="$2" VIEWS=list run) >&2
}

# naive N [COMPILER]: compile the table that people write by hand
naive() {
	make N="$1" VIEWS=list run | awk -f tests/bench/naive.awk >"$scratch/naive.c"
	cpu : "${2:-gcc} -O2 -c -o $scratch/x.o $scratch/naive.c"
}
