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
--estimate and --check do not|--check --estimate 8
N is a board size from 1 to 22|0
N is a board size from 1 to 22|23
N is a board size from 1 to 22|08
N is a board size from 1 to 22|8x
--threads is a number from 1 to 1024|--threads 0 8
--threads is a number from 1 to 1024|--threads 1025 8
--threads is a number from 1 to 1024|--threads two 8
--kernel is avx512, avx2 or portable|--kernel sse 8
END
ok "too little memory" says "board 20 on 1 threads needs 0.22 GB of memory" 2 \
	sh -c "ulimit -v 200000; '$qcount' --threads 1 20"
ok "a full disk" says 'stdout' 1 sh -c "'$qcount' 4 >/dev/full"

while IFS='|' read -r message words; do
	ok "make count $words" says "$message" 2 make -s count OUT="$OUT" "$words"
done <<'END'
N is a board size from 1 to 22|N=23
N is a board size from 1 to 22|N=$(shell touch x)
THREADS is a number|THREADS=two
THREADS is a number|THREADS=1 2
RANKS is a number from 1 to 9999|RANKS=0
RANKS is a number from 1 to 9999|RANKS=10000
RANKS is a number from 1 to 9999|RANKS=$(shell touch x)
HOSTS are names|HOSTS=a b
HOSTS are names|HOSTS=$(shell touch x)
JOURNAL is a file|JOURNAL=a b
JOURNAL is a file|JOURNAL=-j
JOURNAL is a file|JOURNAL=$(shell touch x)
JOURNAL is a file|JOURNAL=a;touch x
THREADS is a number|THREADS=$(shell touch x)
KERNEL is avx512, avx2 or portable|KERNEL=sse
END
ok "and no file is made" [ ! -e x ]

no_m4() {
	make -s count N=8 OUT="$OUT" M4=false | grep -qx 'fundamental 12'
}
ok "make count needs no m4" no_m4

done_testing
