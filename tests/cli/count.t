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
	if [ $kernel = portable ] || ! "$qcount" --kernel $kernel 8 2>&1 | grep -q 'not a kernel of this'; then
		ok "$name" by_kernel $kernel
		: ${fastest:=$kernel}
	else
		skip "$name" 'not on this processor'
	fi
done
ok 'the fastest is taken by itself' equal "$("$OUT/build/qcount" 8 | sed -n 's/^kernel //p')" $fastest
ok 'board 16 has the published numbers and their groups' counts 16 --threads 2
ok 'a count tells its memory, of 1 to 999 megabytes' grep -xE 'megabytes [1-9][0-9]{0,2}[.][0-9]' "$scratch/count"

while IFS='|' read -r message words; do
	ok "qcount $words is refused in one line" says "qcount: $message" 2 typed "'$qcount' $words"
done <<'END'
N is missing, a board size from 1 to 28; --help says more|--threads 1
'9' is too much: N is one board size from 1 to 28|8 9
'--fast' is not an option; --help lists them|--fast 1 8
'-x' is not an option; --help lists them|--check -xy 8
'--check=1' takes no value|--check=1 8
'--threads' needs a value; --help says which|8 --threads
--estimate does not go together with --check, --journal or --units|--check --estimate 8
--estimate does not go together with --check, --journal or --units|--journal file --estimate 8
--estimate does not go together with --check, --journal or --units|--units 0-0 --estimate 8
--units '5' is not FROM-TO within 0-15|--units 5 8
--units '5-4' is not FROM-TO within 0-15|--units 5-4 8
--units '0-16' is not FROM-TO within 0-15|--units 0-16 8
--units '0-3-4' is not FROM-TO within 0-15|--units 0-3-4 8
--memory '0' is not a number of megabytes from 1 to 2147483647|--memory 0 8
N '0' is not a board size from 1 to 28|0
N '29' is not a board size from 1 to 28|29
--threads '0' is not a number from 1 to 1024|--threads 0 8
--threads '1025' is not a number from 1 to 1024|--threads 1025 8
--journal '--check' is not a file; ./ goes before a name that begins with -|--journal --check 8
--journal '' is not a file|--journal= 8
/dev/null: not a regular file|--journal /dev/null 8
board 19 on 1 threads needs 16.0 MB of memory; 9.0 MB are available|--threads 1 --kernel portable --memory 9 19
board 28 on 1 threads needs |--threads 1 --memory 1 --units 4194300-4194303 28
END
ok 'a long word is cut, and its line break is shown as ?' says "N '8?$(printf %058d)' is not a board size" 2 \
	"$qcount" "8
$(printf %05000d)"
portable_is_listed() {
	says "'sse' is not a kernel of this processor: " 2 "$qcount" --kernel sse 8 && grep -q ' portable$' "$scratch/stderr"
}
ok 'the kernels of this processor are listed' portable_is_listed

# every option has a line of its own
helps() {
	exits 0 "$qcount" $1 >"$scratch/help" && head -n 1 "$scratch/help" | grep -xF 'usage: qcount [OPTION...] N' &&
		equal "$(sed -n 's/^  \(--[a-z]*\) .*/\1/p' "$scratch/help" | xargs)" \
			'--threads --kernel --journal --units --memory --check --estimate --progress --help' &&
		grep -q 'N from 1 to 28[.]$' "$scratch/help" &&
		grep -q ' --threads .*, 1 to 1024 (else one for each core)$' "$scratch/help" &&
		exits 1 grep '.\{81\}' "$scratch/help"
}
ok '--help has a line for each option' helps --help
ok '--help beside other words prints the same' helps '--threads 1024 --memory 2147483647 --check --help nonsense'
ok 'options may follow N, with = and shortened' equal \
	"$("$qcount" 8 --threads=3 --kern portable --memory 4295 | grep -E '^(all|threads|kernel) ' | xargs)" \
	'all 92 kernel portable threads 3'
ok 'no help on a full disk' says 'stdout' 1 sh -c "'$qcount' --help >/dev/full"
ok 'no count on a full disk' says 'stdout' 1 sh -c "'$qcount' 4 >/dev/full"

# An estimate tells tiles and memory, as a count with these options would have them.  The most
# expensive unit takes several times what the mean takes.
estimated() {
	"$qcount" --threads 1 --memory 35 --estimate 19 | tee "$scratch/estimate" | awk '
		{ is[$1] = $2 }
		END {
			times = is["largest-unit"] * is["units"] / is["core-seconds"]
			exit !(is["board"] == 19 && is["units"] == 4096 && times > 2 && times < 10 &&
				is["tiles"] > 1 && is["megabytes"] > 17 && is["megabytes"] <= 35)
		}' || { cat "$scratch/estimate" && return 1; }
}
ok 'an estimate tells the largest unit, and cuts a board that is too large' estimated

# --- memory, threads ---------------------------------------------------------

for limited in 'ulimit -v 14000; "$qcount"' 'ulimit -d 10000; "$qcount" --memory 1000'; do
	ok "too little memory: $limited" says 'board 18 on 1 threads needs 11.2 MB of memory' 2 \
		typed "($limited --threads 1 18)"
done
# unit/resources makes up more machines.
# in_groups COMMAND...: run it where $scratch/groups has the control groups and the system's memory
in_groups() {
	unshare -m sh -c '
		mount --bind "$0" /sys/fs/cgroup && mount --bind "$0/own" /proc/$$/cgroup &&
			mount --bind "$0/meminfo" /proc/meminfo && exec "$@"' "$scratch/groups" "$@"
}
# grouped SYSTEM ROOT ABOVE WITHIN OLD LEFT: the system has SYSTEM kB; the control groups /, /a and
# /a/b may take so many bytes, and /a has 8 MB besides its cached files; so has the group /c of
# version 1, which may take OLD bytes.  qcount keeps an eighth back.
grouped() {
	mkdir -p "$scratch/groups/a/b" "$scratch/groups/memory/c" || return
	while read -r file text; do
		printf "$text\n" >"$scratch/groups/$file"
	done <<-END
		meminfo MemFree: 90 kB\nMemAvailable: $1 kB
		own 2:x:/y\n3:cpu,memory:/c\n0::/a/b
		memory.max $2
		memory.current 0
		memory.stat inactive_file 0
		a/memory.max $3
		a/memory.current 12000000
		a/memory.stat anon 7000000\ninactive_file 4000000
		a/b/memory.max $4
		a/b/memory.current 0
		a/b/memory.stat inactive_file 0
		a/b/cpu.max 100000 100000
		memory/c/memory.limit_in_bytes $5
		memory/c/memory.usage_in_bytes 12000000
		memory/c/memory.stat inactive_file 0\ntotal_inactive_file 4000000
	END
	says "needs 11.2 MB of memory; $6 MB are available" 2 in_groups "$qcount" --threads 1 18
}
unshare -m mount --bind /proc/self/cgroup /proc/self/cgroup 2>/dev/null
may_mount=$?
while read -r system root above within old left; do
	if [ $may_mount = 0 ]; then
		ok "$system kB and control groups leave $left MB" grouped $system $root $above $within $old $left
	else
		skip "$system kB and control groups leave $left MB" 'needs root'
	fi
done <<'END'
90000000 max max 8000000 9223372036854771712 7.0
90000000 max 16000000 max 9223372036854771712 7.0
90000000 max 18000000 8000000 9223372036854771712 7.0
90000000 max 14000000 8000000 9223372036854771712 5.2
90000000 7000000 max 8000000 9223372036854771712 6.1
90000000 max max 8000000 15000000 6.1
90000000 max 14000000 max 16000000 5.2
7813 max max max 9223372036854771712 7.0
END
too_many_threads() {
	says 'so many threads cannot be started' 1 sh -c "
		ulimit -s 8192; ulimit -v 200000; '$qcount' --threads 64 --journal '$j' 13" &&
		[ "$(wc -l <"$j")" -eq 1 ]
}
ok 'nothing is counted if not all threads start' too_many_threads

# threads_by_default COMMAND...: what qcount, run so, takes
threads_by_default() {
	"$@" "$qcount" 8 | sed -n 's/^threads //p'
}
# the ones in a mask, which is hexadecimal
cores=$(perl -ne '/^Cpus_allowed:\s*(\S+)/ and print unpack "%32b*", pack "H*", $1 =~ tr/,//dr' /proc/self/status)
first=$(taskset -pc $$ | sed 's/.*: \([0-9]*\).*/\1/')
ok 'there are as many threads as cores, or fewer' at_most "$(threads_by_default env)" "$cores"
ok 'there is one thread on one of the cores' equal "$(threads_by_default taskset -c "$first")" 1
if [ $may_mount = 0 ]; then
	ok 'there is one thread by a quota of one core' equal "$(threads_by_default in_groups)" 1
	rm "$scratch/groups/a/b/cpu.max"
	ok 'there are as many threads as cores without a quota' equal "$(threads_by_default in_groups)" "$cores"
else
	skip 'there are as many threads as a quota allows' 'needs root'
fi
if can_trace; then
	ok 'one thread starts no other' exits 0 \
		strace -f -qq -o /dev/null -e 'inject=clone,?clone3:signal=KILL' "$qcount" --threads 1 9
else
	skip 'one thread starts no other' 'no strace, or not allowed to'
fi

# --- make count --------------------------------------------------------------

# as if qcount_mpi were there
mpi="-o '$OUT/build/qcount_mpi' N=8"
while IFS='|' read -r pattern words; do
	ok "make count $words is refused" make_refuses "$pattern" "$words"
done <<END
N .*board size from 1 to 28|N=29
threads .*number from 1 to 1024|THREADS='1 2'
kernel .*portable|KERNEL=sse
memory .*number of megabytes|MEMORY=0
units .*within 0-15|N=8 UNITS=16-16
--estimate does not go together|N=8 ESTIMATE=1 UNITS=0-3
RANKS='0': RANKS is a number from 1 on|$mpi RANKS=0
RANKS='1 2': RANKS is a number from 1 on|$mpi RANKS='1 2'
RANKS='': RANKS is a number from 1 on|$mpi HOSTS=a,b
END
passed_on() {
	make -s count N=8 OUT="$OUT" THREADS=3 KERNEL=portable JOURNAL="$scratch/a b;exit" M4=false MPIRUN=false \
		>"$scratch/out" &&
		equal "$(grep -E '^(threads|kernel) ' "$scratch/out" | xargs)" 'kernel portable threads 3' &&
		[ "$(wc -l <"$scratch/a b;exit")" -gt 1 ]
}
ok 'make count passes on THREADS, KERNEL and JOURNAL, which may be any name; it needs no m4' passed_on
ok 'make count starts RANKS on HOSTS' equal \
	"$(typed "make -s count OUT='$OUT' $mpi RANKS=999 HOSTS='a,b c' KERNEL=avx2 MPIRUN='printf %s,'" 2>&1)" \
	"-q,--oversubscribe,--bind-to,none,--host,a,b c,-n,999,$OUT/build/qcount_mpi,--kernel,avx2,8,"

done_testing
