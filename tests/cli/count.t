#!/bin/sh
# count.t -- the counter's words, numbers and refusals
. tests/tap.sh
. tests/count/qcount.sh

# --- numbers -----------------------------------------------------------------

for n in $(seq 16); do
	ok "board $n has the published numbers, and again in another way" comes_to $n --check --threads $((n % 2 * 2 + 1))
done
here=$("$qcount" --kernel sse 8 2>&1 | sed -n "s/^qcount: --kernel 'sse' is not a kernel of this processor: //p")
ok 'the fastest is taken by itself' prints "kernel ${here%% *}" typed '"$OUT/qcount" 8 | grep "^kernel "'
ok 'a count tells how much memory it took' typed '"$qcount" 13 | grep -xE "megabytes [1-9][0-9]{0,2}[.][0-9]"'
# unit/clock has that an estimate is right.
estimated() {
	prints 'board core-seconds spread units largest-unit samples megabytes kernel threads' \
		typed '"$qcount" --threads 1 --estimate 16 2>"$scratch/said" | cut -d " " -f 1 | xargs' &&
		grep -xE 'qcount: a minute at most, to estimate [0-9]+ units' "$scratch/said"
}
ok 'an estimate tells CPU time, units and memory' estimated

# --- words -------------------------------------------------------------------

while IFS='|' read -r message words; do
	ok "qcount $words is refused" refuses "qcount: $message" "'$qcount' $words"
done <<'END'
N is missing, a number from 1 to 28; --help says more|--threads 1
'9' is too much: N is one number from 1 to 28|8 9
'--fast' is wrong; the options are: --threads NUMBER --kernel NAME --journal FILE --units UNITS --memory NUMBER --check --estimate --missing --help --version|--fast 1 8
'-x' is wrong; the options are: --threads NUMBER --kernel|--check -xy 8
'-?' is wrong; the options are: --threads NUMBER --kernel|-é 8
'--check=1' is wrong; |--check=1 8
'--threads' is wrong; |8 --threads
--journal '--check' is not a file; ./ goes before a name that begins with -|--journal --check 8
--journal '' is not a file|--journal= 8
/dev/null: not a regular file|--journal /dev/null 8
--units '5' is not FROM-TO within 0-10, or a share as 1/16|--units 5 8
--units '5-4' is not FROM-TO within 0-|--units 5-4 8
--units '0-1' is not FROM-TO within 0-0, or a share|--units 0-1 1
--units '0-3-4' is not FROM-TO within 0-|--units 0-3-4 8
--units '00-1' is not FROM-TO within 0-|--units 00-1 8
--units '0/16' is not FROM-TO within 0-|--units 0/16 8
--units '17/16' is not FROM-TO within 0-|--units 17/16 8
--units '3/16/' is not FROM-TO within 0-|--units 3/16/ 8
--memory (in MB) '0' is not a number from 1 to 2147483647|--memory 0 8
N '8?0000000000000000000000000000000000000000000000000000000000' is not a number|"$(printf '8\n%0500d' 0)"
--threads '1025' is not a number from 1 to 1024|--threads 1025 8
END
helps() {
	"$qcount" --threads 1024 --memory 2147483647 --check --help nonsense >"$scratch/help" &&
		equal "$(sed -n '1p; s/^  \(--[a-z]*\) .*/\1/p' "$scratch/help" | xargs)" \
			'usage: qcount [OPTION...] N --threads --kernel --journal --units --units --memory --check --estimate --missing' &&
		grep -q 'N from 1 to 28[.]$' "$scratch/help" &&
		grep -q ' --threads .*, 1 to 1024 (default: one for each core)$' "$scratch/help" &&
		exits 1 grep '.\{81\}' "$scratch/help"
}
ok '--version tells the version' prints "qcount $(version)" typed '"$qcount" --version --threads 3'
ok '--help, also beside other words, has a line for each option' helps
ok 'options may follow N, with = and shortened' equal \
	"$("$qcount" 8 --threads=3 --kern portable --memory 4295 | grep -E '^(all|threads|kernel) ' | xargs)" \
	'all 92 kernel portable threads 3'
ok 'no count on a full disk' says 'stdout: No space left on device' 1 typed "'$qcount' 4 >/dev/full"

# --- memory, threads: unit/resources makes up machines with other limits ---------------

# Of the memory that it may have, an eighth stays free, unless --memory takes it.
while IFS='~' read -r name line limits words; do
	ok "$name" refuses "$line" "($limits; '$qcount' $words)"
done <<'END'
too little memory~N=18 on 1 threads needs 13.1 MB of memory; the limit is 10.8 MB~ulimit -v 12000~--threads 1 18
too little for data~MB of memory; the limit is 9.0 MB~ulimit -d 10000~--threads 1 18
fewer threads fit~MB of memory; the limit is 62.7 MB; --threads 1 fits~ulimit -v 70000~--threads 2 22
an eighth of the memory is missing~N=18 on 1 threads needs 13.1 MB of memory; the limit is 13.0 MB; --memory 14 allows it~ulimit -v 14500~--threads 1 18
a limit by --memory~N=18 on 2 threads needs 22.1 MB of memory; the limit is 1.0 MB; --memory 23 allows it~:~--threads 2 --memory 1 18
a limit by --memory that fewer threads hold~MB of memory; the limit is 18.0 MB; --threads 1 fits; --memory 23 allows it~:~--threads 2 --memory 18 18
END
ok '--memory also sets a larger limit than seven eighths' prints 'all 666090624' typed \
	'(ulimit -d 14500; "$qcount" --threads 1 --memory 14 18) | grep ^all'
needed=$("$qcount" --threads 1024 --memory 1 18 2>&1 | sed -n 's/.* needs \(.*\) MB of memory.*/\1/p')
ok 'an estimate needs the memory of one thread, and tells that of all' prints "megabytes $needed
threads 1024" typed '"$qcount" --threads 1024 --memory 20 --estimate 18 2>"$scratch/said" | grep -E "^(megabytes|threads)"'
ok 'threads without a unit need no memory' prints 'all 2' typed '"$qcount" --threads 1000 --memory 20 4 | grep ^all'
ok 'with a complete journal no thread is started' prints 'all 92' typed '"$qcount" --journal "$scratch/complete" 8 >"$scratch/out" &&
	(ulimit -d 100000; "$qcount" --threads 1000 --journal "$scratch/complete" 8) | grep ^all'
ok 'a count fails if not all threads start' says 'the system cannot start so many threads, or has too little memory' 1 typed \
	'(ulimit -s 8192; ulimit -v 200000; "$qcount" --threads 64 5)'
first=$(taskset -pc $$ | sed 's/.*: \([0-9]*\).*/\1/')
ok 'there is one thread on one of the cores' prints 'threads 1' typed 'taskset -c "$first" "$qcount" 8 | grep ^threads'

# --- make count ---------------------------------------------------------------

ok 'make count N=29' refuses "N '29' is not a number from 1 to 28" 'make -s count N=29'
ok 'make count needs no m4' prints 'all 92' typed 'make -s count N=8 M4=false | grep ^all'

# --- make install-count ----------------------------------------------------------

# installs MPICC FILES: so many programs and pages; uninstall-count leaves nothing
installs() {
	rm -rf "$scratch/to"
	where="DESTDIR='$scratch/to' prefix=/usr"
	typed "make -s install-count $where MPICC=$1" &&
		equal "$(cd "$scratch/to/usr" && echo bin/* share/man/man1/*)" "$2" &&
		prints "qcount $(version)" "$scratch/to/usr/bin/qcount" --version &&
		grep -q "^.TH QCOUNT 1 \"\" \"queens $(version)\"" "$scratch/to/usr/share/man/man1/qcount.1" &&
		typed "make -s uninstall-count $where" && equal "$(find "$scratch/to" ! -type d)" ''
}
ok 'make install-count, without MPI' installs no-mpicc 'bin/qcount share/man/man1/qcount.1'
if sh tests/setup --require mpi 2>/dev/null; then
	ok 'and with it' installs mpicc 'bin/qcount bin/qcount_mpi share/man/man1/qcount.1 share/man/man1/qcount_mpi.1'
else
	skip 'make install-count, with MPI' 'no MPI'
fi

# leaves: make install-count by another CC
leaves() {
	typed "make -nB install-count BUILD_CC=host CC=cross CPPFLAGS=-DX CFLAGS=-O7 LDFLAGS=-s" >"$scratch/would" &&
		exits 1 grep -e 'qcount_mpi$' "$scratch/would" && equal "$(sed -n 's|.*&& \([a-z]*\) -std.* -Igen/count \(.*\) -pthread .*|\1 \2|p
			s|.*&& \([a-z]*\) -std.* gen/tables/\(qgen.c\) .*|\1 \2|p' "$scratch/would" | sort -u)" 'cross -DX -O7 -s
host qgen.c'
}
ok "make install-count: CC compiles qcount, and none with this machine's MPI" leaves

done_testing
