#!/bin/sh
# count.t -- the counter's words, numbers and refusals
. tests/tap.sh

qcount=$OUT/build/qcount

# counts N WORDS: the first seven lines, without their names
counts() {
	n=$1
	shift
	[ "$("$qcount" --threads 2 "$n" | sed -n '1,7s/.* //p' | xargs)" = "$*" ]
}
# N | all fundamental groups of 8 4 2 1: OEIS
while IFS='|' read -r n wanted; do
	ok "N=$n" counts "$n" "$n" $wanted
done <<'END'
1|1 1 0 0 0 1
2|0 0 0 0 0 0
4|2 1 0 0 1 0
8|92 12 11 1 0 0
12|14200 1787 1765 18 4 0
17|95815104 11977939 11975869 2006 64 0
END

recounted() {
	"$qcount" --check "$1" | grep -qx "recount $2"
}
for row in 1,1 3,0 7,40 8,92 13,73712 16,14772512; do
	ok "recount of ${row%,*}" recounted "${row%,*}" "${row#*,}"
done

# kernels that do not run here are refused: then there is nothing to compare
for kernel in avx512 avx2 portable; do
	if "$qcount" --kernel $kernel 8 >/dev/null 2>&1; then
		ok "kernel $kernel" sh -c \
			"'$qcount' --kernel $kernel 13 | grep -qx 'all 73712' &&
			'$qcount' --kernel $kernel 13 | grep -qx 'kernel $kernel'"
	else
		skip "kernel $kernel" "not on this processor"
	fi
done

while IFS='|' read -r message words; do
	ok "qcount $words" says "$message" 2 "$qcount" $words
done <<'END'
usage: qcount|
usage: qcount|8 8
usage: qcount|--fast 1 8
usage: qcount|--threads 1
usage: qcount|--check
usage: qcount|--journal
usage: qcount|--help
--estimate and --check do not|--check --estimate 8
N is a board size from 1 to 22|0
N is a board size from 1 to 22|23
N is a board size from 1 to 22|08
N is a board size from 1 to 22|8x
--threads is a number from 1 to 1024|--threads 0 8
--threads is a number from 1 to 1024|--threads 1025 8
--threads is a number from 1 to 1024|--threads two 8
--kernel is avx512, avx2 or portable|--kernel sse 8
--journal is a file|--journal --check 8
END
while IFS='|' read -r limit board needs; do
	ok "too little memory: ulimit $limit" says \
		"board $board on 1 threads needs $needs MB of memory" 2 \
		sh -c "ulimit $limit; '$qcount' --threads 1 $board"
done <<'END'
-v 200000|20|247.4
-v 23000|18|22.6
-d 20000|18|22.6
END
too_many_threads() {
	says 'so many threads cannot be started' 1 sh -c "
		ulimit -s 8192; ulimit -v 200000;
		'$qcount' --threads 64 --journal '$scratch/journal' 13" &&
		[ "$(wc -l <"$scratch/journal")" -eq 1 ]
}
ok 'so many threads that not all start: nothing is counted' too_many_threads
ok "a full disk" says 'stdout' 1 sh -c "'$qcount' 4 >/dev/full"

while IFS='|' read -r message words; do
	ok "make count $words" says "$message" 2 make -s count OUT="$OUT" "$words"
done <<'END'
N is a board size from 1 to 22|N=23
N is a board size from 1 to 22|N=$(shell touch x)
THREADS is a number|THREADS=two
THREADS is a number|THREADS=1 2
THREADS is a number|THREADS=0
THREADS is a number|THREADS=1025
THREADS is a number|THREADS=99999999999999999999
RANKS is a number from 1 to 9999|RANKS=0
RANKS is a number from 1 to 9999|RANKS=10000
RANKS is a number from 1 to 9999|RANKS=$(shell touch x)
HOSTS are names|HOSTS=a b
HOSTS are names|HOSTS=$(shell touch x)
HOSTS are names|HOSTS=a,-b
HOSTS needs RANKS|HOSTS=localhost
JOURNAL is a file|JOURNAL=a b
JOURNAL is a file|JOURNAL=-j
JOURNAL is a file|JOURNAL=$(shell touch x)
JOURNAL is a file|JOURNAL=a;touch x
THREADS is a number|THREADS=$(shell touch x)
KERNEL is avx512, avx2 or portable|KERNEL=sse
KERNEL is avx512, avx2 or portable|KERNEL=avx2 portable
END
ok "and no file is made" [ ! -e x ]
many=$((64 * $(nproc) + 1))
[ $many -gt 9999 ] || ok "RANKS=$many and no HOSTS" \
	says 'RANKS is at most 64 for each core' 2 make -s count OUT="$OUT" RANKS=$many

passed_on() {
	make -s count N=8 OUT="$OUT" THREADS=3 KERNEL=portable \
		"JOURNAL=$scratch/passed" >"$scratch/out" &&
		grep -qx 'threads 3' "$scratch/out" &&
		grep -qx 'kernel portable' "$scratch/out" &&
		[ "$(wc -l <"$scratch/passed")" -gt 1 ]
}
ok "make count passes THREADS, KERNEL and JOURNAL on" passed_on

# threads_by_default COMMAND...: what qcount, run so, takes
threads_by_default() {
	"$@" "$qcount" 8 | sed -n 's/^threads //p'
}
all_cores() {
	[ "$(threads_by_default env)" = "$(env -u OMP_NUM_THREADS nproc)" ] &&
		[ "$(threads_by_default taskset -c 0)" = 1 ]
}
ok "as many threads as cores" all_cores

no_m4() {
	make -s count N=8 OUT="$OUT" M4=false | grep -qx 'fundamental 12'
}
ok "make count needs no m4" no_m4

done_testing
