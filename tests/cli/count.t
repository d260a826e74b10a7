#!/bin/sh
# count.t -- the counter's words, numbers and refusals
. tests/tap.sh
. tests/count/qcount.sh

# counts N WORDS...: twice, the second time by mirror images; to the published numbers
counts() {
	known $1
	exits 0 "$qcount" --check "$@" >"$scratch/count" && equal "$(sed '9,$d; s/.* //' "$scratch/count" | xargs)" \
		"$1 $all $fundamental $of_8 $of_4 $of_2 $of_1 $all"
}
# by_kernel NAME: it counts boards, on one thread or three, and says that it did
by_kernel() {
	for n in $(seq 15) ${LONG:+16 17}; do
		counts $n --kernel $1 --threads $((n % 2 * 2 + 1)) && grep -x "kernel $1" "$scratch/count" || return
	done
}
# kernels that do not run here are refused: then there is nothing to compare
for kernel in avx512 avx2 portable; do
	name="kernel $kernel counts boards, and again by their mirror images"
	if "$qcount" --kernel $kernel 8 >/dev/null 2>&1; then
		ok "$name" by_kernel $kernel
	else
		skip "$name" 'not on this processor'
	fi
done
ok 'board 16 has the published numbers and their groups' counts 16

while IFS='|' read -r message words; do
	ok "qcount $words is refused in one line" says "qcount: $message" 2 typed "'$qcount' $words"
done <<'END'
N is missing, a board size from 1 to 28; --help says more|
N is missing, a board size from 1 to 28|--threads 1
N is missing, a board size from 1 to 28|--check
'9' is too much: N is one board size from 1 to 28|8 9
'--fast' is not an option; --help lists them|--fast 1 8
'-x' is not an option; --help lists them|--check -xy 8
'--check=1' takes no value|--check=1 8
'--threads' needs a value; --help says which|8 --threads
'--journal' needs a value; --help says which|--journal
N is missing, a board size from 1 to 28|--journal 8
--estimate does not go together with --check, --journal or --units|--check --estimate 8
--estimate does not go together with --check, --journal or --units|--units 0-0 --estimate 8
--units '5' is not FROM-TO within 0-15|--units 5 8
--units '5-4' is not FROM-TO within 0-15|--units 5-4 8
--units '0-16' is not FROM-TO within 0-15|--units 0-16 8
--units '-1-3' is not FROM-TO within 0-15|--units=-1-3 8
--units '0-3-4' is not FROM-TO within 0-15|--units 0-3-4 8
--memory '0' is not a number of megabytes from 1 to 2147483647|--memory 0 8
N '0' is not a board size from 1 to 28|0
N '29' is not a board size from 1 to 28|29
N '8x' is not a board size from 1 to 28|8x
--threads '0' is not a number from 1 to 1024|--threads 0 8
--threads '1025' is not a number from 1 to 1024|--threads 1025 8
--threads 'two' is not a number from 1 to 1024|--threads two 8
--threads '' is not a number from 1 to 1024|--threads= 8
--kernel 'sse' is not a kernel of this processor:|--kernel sse 8
--journal '--check' is not a file; ./ goes before a name that begins with -|--journal --check 8
--journal '' is not a file|--journal= 8
board 24 on 1 threads needs |--threads 1 --memory 1 --units 131000-131071 24
END
ok 'a long word is cut' says "N '$(printf %060d)' is not a board size" 2 "$qcount" "$(printf %05000d)"
ok 'a line break in a word is shown as ?' says "N '8?9' is not" 2 "$qcount" '8
9'
portable_is_listed() {
	says 'processor: ' 2 "$qcount" --kernel sse 8 && grep -q ' portable$' "$scratch/stderr"
}
ok 'the kernels of this processor are listed' portable_is_listed

# every option has a line of its own
helps() {
	exits 0 "$qcount" $1 >"$scratch/help" && head -n 1 "$scratch/help" | grep -xF 'usage: qcount [OPTION...] N' &&
		equal "$(sed -n 's/^  \(--[a-z]*\) .*/\1/p' "$scratch/help" | xargs)" \
			'--threads --kernel --journal --units --memory --check --estimate --progress --help' &&
		grep '.\{81\}' "$scratch/help" | none
}
ok '--help has a line for each option' helps --help
ok '--help beside other words prints the same' helps '--help --check nonsense'
options_anywhere() {
	equal "$("$qcount" 8 --threads=3 --kern portable | grep -E '^(all|threads|kernel) ' | xargs)" \
		'all 92 kernel portable threads 3'
}
ok 'options may follow N, with = and shortened' options_anywhere
ok 'no help on a full disk' says 'stdout' 1 sh -c "'$qcount' --help >/dev/full"
ok 'no count on a full disk' says 'stdout' 1 sh -c "'$qcount' 4 >/dev/full"

for limited in 'ulimit -v 12000; "$qcount"' 'ulimit -d 10000; "$qcount" --memory 1000'; do
	ok "too little memory: $limited" says 'board 18 on 1 threads needs 11.2 MB of memory' 2 \
		typed "$limited --threads 1 18"
done
# grouped ABOVE WITHIN LEFT: in a control group that may take WITHIN bytes, within one that may
# take ABOVE, and has 8 MB besides its cached files.  qcount keeps an eighth back.
grouped() {
	mkdir -p "$scratch/groups/a/b" || return
	while read -r file text; do
		printf "$text\n" >"$scratch/groups/$file"
	done <<-END
		own 2:x:/y\n0::/a/b
		a/memory.max $1
		a/memory.current 12000000
		a/memory.stat anon 7000000\ninactive_file 4000000
		a/b/memory.max $2
		a/b/memory.current 0
		a/b/memory.stat inactive_file 0
	END
	says "needs 11.2 MB of memory; $3 MB are available" 2 unshare -m sh -c '
		mount --bind "$1" /sys/fs/cgroup && mount --bind "$1/own" /proc/$$/cgroup &&
			exec "$2" --threads 1 18' sh "$scratch/groups" "$qcount"
}
while read -r above within left; do
	if unshare -m mount --bind /proc/self/cgroup /proc/self/cgroup 2>/dev/null; then
		ok "control groups leave $left MB" grouped $above $within $left
	else
		skip "control groups leave $left MB" 'needs root'
	fi
done <<'END'
max 8000000 7.0
16000000 max 7.0
18000000 8000000 7.0
14000000 8000000 5.2
END
ok 'tables that --memory has no room for are refused' says \
	'board 19 on 1 threads needs 16.0 MB of memory; 9.0 MB are available' 2 \
	"$qcount" --threads 1 --kernel portable --memory 9 19
too_many_threads() {
	says 'so many threads cannot be started' 1 sh -c "
		ulimit -s 8192; ulimit -v 200000; '$qcount' --threads 64 --journal '$scratch/journal' 13" &&
		[ "$(wc -l <"$scratch/journal")" -eq 1 ]
}
ok 'nothing is counted if not all threads start' too_many_threads

# --- make count --------------------------------------------------------------

while IFS='|' read -r pattern words; do
	ok "make count $words is refused" make_refuses "$pattern" "$words"
done <<'END'
N .*board size from 1 to 28|N=29
threads .*number from 1 to 1024|THREADS=two
threads .*number from 1 to 1024|THREADS='1 2'
journal .*file|JOURNAL=-j
kernel .*portable|KERNEL=sse
memory .*number of megabytes|MEMORY=0
units .*within 0-15|N=8 UNITS=16-16
END

passed_on() {
	make -s count N=8 OUT="$OUT" THREADS=3 KERNEL=portable JOURNAL="$scratch/a b;exit" M4=false >"$scratch/out" &&
		equal "$(grep -E '^(threads|kernel) ' "$scratch/out" | xargs)" 'kernel portable threads 3' &&
		[ "$(wc -l <"$scratch/a b;exit")" -gt 1 ]
}
ok 'make count passes on THREADS, KERNEL and JOURNAL, which may be any name; it needs no m4' passed_on
estimated() {
	make -s count N=9 OUT="$OUT" ESTIMATE=1 | grep -qx 'units 16' &&
		make_refuses '--estimate does not go together' 'N=9 ESTIMATE=1 UNITS=0-3'
}
ok 'make count ESTIMATE=1 tells the number of units' estimated
# The most expensive unit takes several times what the mean takes.
largest() {
	"$qcount" --threads 1 --estimate 12 | awk '{ value[$1] = $2 }
		END {
			times = value["largest-unit"] * value["units"] / value["core-seconds"]
			print times
			exit times < 2 || times > 10
		}'
}
ok 'an estimate tells the largest unit' largest
# From board 20 on, a board needs 6 to 11 times the memory of the one that is smaller by two.
needs_more() {
	for n in 20 22; do
		"$qcount" --threads 1 --estimate $n | sed -n 's/^megabytes //p'
	done | awk 'NR == 1 { less = $1 } NR == 2 { print $1, less; exit $1 < 6 * less || $1 > 11 * less }'
}
[ -z "$LONG" ] || ok 'an estimate tells what memory board 22 needs' needs_more

# threads_by_default COMMAND...: what qcount, run so, takes
threads_by_default() {
	"$@" "$qcount" 8 | sed -n 's/^threads //p'
}
# may_use: the cores that this shell may run on, one a line
may_use() {
	taskset -pc $$ | sed 's/.*: //' | tr , '\n' | while IFS=- read -r first last; do
		seq $first ${last:-$first}
	done
}
all_cores() {
	may_use >"$scratch/cores"
	equal "$(threads_by_default env)" "$(wc -l <"$scratch/cores")" &&
		equal "$(threads_by_default taskset -c "$(head -n 1 "$scratch/cores")")" 1
}
ok "there are as many threads as cores" all_cores
one_thread() {
	equal "$(threads_by_default strace -qq -o /dev/null -e inject=sched_getaffinity:error=ENOSYS)" 1
}
if strace -qq -o /dev/null true 2>/dev/null; then
	ok 'there is one thread if the cores are not known' one_thread
	ok 'one thread starts no other' exits 0 \
		strace -f -qq -o /dev/null -e 'inject=clone,?clone3:signal=KILL' "$qcount" --threads 1 9
else
	skip 'there is one thread if the cores are not known' 'no strace, or not allowed to'
fi
no_mpi() {
	make -n count N=8 OUT=nowhere >"$scratch/rule" && grep 'qcount ' "$scratch/rule" &&
		! grep mpi "$scratch/rule"
}
ok 'make count without RANKS and HOSTS needs no MPI' no_mpi

done_testing
