#!/bin/sh
# killed.t -- a make that was stopped, or that is not alone, does no harm
. tests/tap.sh
. tests/build/tree.sh

export TMPDIR="$scratch/tmp"
mkdir "$TMPDIR"
golden host out/build/host/qgen out/build/host/embed out/build/host/printer.o
clone host good
large=
[ -z "$LONG" ] || large=13
for n in 4 5 6 $large; do
	build good N=$n >"$scratch/log" 2>&1
	clone good good$n
	clone host good
done
copy_tree "$scratch/cold"

# alone COMMAND...: in a process group of its own, with signals as at a
# terminal: those of a background command are ignored
alone() {
	exec perl -e '$SIG{INT} = $SIG{QUIT} = "DEFAULT"; setpgrp;
		exec @ARGV' "$@"
}

# gone GROUP: its processes are dead; a killed one is not before it is scheduled
gone() {
	for i in $(seq 6000); do
		perl -e 'for (</proc/[0-9]*/stat>) {
				open my $f, "<", $_ or next;
				my ($state, $group) = <$f> =~ /\) (\S) \d+ (\d+)/
					or next;
				exit 1 if $group == $ARGV[0] && $state !~ /[ZX]/;
			}' $1 && return
		sleep .01
	done
	return 1
}

# stopped FROM SIGNAL SECONDS JOBS N: a copy of FROM is right after its make of
# board N was stopped then, and another make.  Only SIGKILL leaves temporaries,
# until make clean.
stopped() {
	clone "$1" tree || return
	(cd "$scratch/tree" && alone timeout --foreground 300 make "$4" N=$5) \
		>"$scratch/said" 2>&1 &
	group=$!
	sleep "$3"
	kill -"$2" -$group 2>/dev/null
	wait $group
	gone $group || return
	[ "$2" = KILL ] || temporaries tree | none || return
	for file in queens$5.h queens$5.c queens$5.tsv queens$5; do
		[ ! -e "$scratch/tree/out/$file" ] ||
			cmp "$scratch/good$5/out/$file" "$scratch/tree/out/$file" ||
			return
	done
	exits 0 build tree N=$5 && same good$5 tree -x 'new.*'
}

# seconds FROM N: how long a make of board N takes there
seconds() {
	clone "$1" tree
	start=$(date +%s%N)
	build tree N=$2 >"$scratch/said" 2>&1
	echo $(($(date +%s%N) - start)) | awk '{ print $1 / 1e9 }'
}

# from, board, how often
times=2 cold_times=1
[ -z "$LONG" ] || times=40 cold_times=20
while read -r from n times; do
	[ "$from" ] || continue
	long=$(seconds $from $n)
	for signal in KILL INT TERM; do
		for i in $(seq $times); do
			at=$(echo "$long $i $times" |
				awk '{ printf "%.3f", $1 * ($2 - .5) / $3 }')
			[ $((i % 4)) = 0 ] && jobs=-j8 || jobs=-j1
			ok "$signal at $i/$times of board $n, $from, $jobs" \
				stopped $from $signal $at $jobs $n
		done
	done
done <<END
host 5 $times
cold 5 $cold_times
${large:+host $large 8}
END

# a stopped make dies by the signal
interrupted() {
	clone cold tree || return
	(cd "$scratch/tree" && alone make N=5 BUILD_CC='sleep 100 #') >"$scratch/said" 2>&1 &
	group=$!
	until [ -d "$scratch/tree/out/build/host" ] || ! kill -0 $group; do
		sleep .01
	done
	kill -$1 -$group
	wait $group
	status=$?
	gone $group || return
	# 2 where its recipe was gone first: `wait: No child processes`
	[ $status -eq "$2" ] || grep -q 'No child processes' "$scratch/said" || {
		echo "exit status $status, not $2"
		return 1
	}
}
ok "make ends by SIGINT" interrupted INT 130
ok "make ends by SIGTERM" interrupted TERM 143

# --- several makes at once ---------------------------------------------------

# all_golden FILES: those of every board that was made in tree
all_golden() {
	for n in 4 5 6; do
		[ -e "$scratch/tree/out/queens$n" ] || continue
		for file in $(cd "$scratch/good$n" && find out -type f -path "$1"); do
			cmp "$scratch/good$n/$file" "$scratch/tree/$file" || return
		done
	done
}

# together FROM ARGUMENTS...: makes of these, each a word, all at once
together() {
	from=$1
	shift
	clone "$from" tree || return
	pids=
	for arguments; do
		(cd "$scratch/tree" && exec timeout 300 make $arguments) \
			>>"$scratch/said" 2>&1 &
		pids="$pids $!"
	done
	failed=0
	for pid in $pids; do
		wait $pid || failed=$((failed + 1))
	done
	[ $failed = 0 ] || {
		cat "$scratch/said"
		echo "$failed failed"
		return 1
	}
	all_golden 'out/queens*.*' && temporaries tree | none || return
	# one may have made a file after another's use of it: made once more
	for arguments; do
		exits 0 build tree $arguments || return
	done
	all_golden 'out/*queens*'
}
while IFS='|' read -r name from arguments; do
	is_due "$name" || continue
	: >"$scratch/said"
	eval "ok '$name' together $from $arguments"
done <<'END'
+three of one board|host|N=5 N=5 N=5
three boards|host|N=4 N=5 N=6
+two each of three boards|host|N=4 N=5 N=6 N=4 N=5 N=6
+two with -j8|host|'-j8 N=5' '-j8 N=5'
two from nothing|cold|N=5 N=5
two boards from nothing|cold|'-j4 N=4' '-j4 N=6'
two of one board with different views|host|'N=5 VIEWS=list' N=5
END

done_testing
