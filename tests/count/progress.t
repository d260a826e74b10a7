#!/bin/sh
# progress.t -- a long count shows how far it has come, and how long it will take
#
# Each count here would take many minutes: it is stopped when it has shown what it should.
# unit/progress shows that the numbers are right.
# long
. tests/tap.sh
. tests/count/qcount.sh

line='^[0-9.]* %, [0-9.e+]* solutions a second, [0-9.]* \(s\|min\|h\|days\) left$'

# shows COUNT PATTERN COMMAND...: so many lines match, the terminal's words away
shows() {
	count=$1 pattern=$2
	shift 2
	rm -f "$scratch/said" # a program that dies late writes to its own file
	timeout 600 "$@" >"$scratch/said" 2>&1 </dev/null &
	until said && [ "$(grep -c -e "$pattern" "$scratch/lines")" -ge $count ] || ! kill -0 $!; do
		sleep .05
	done
	kill $!
	wait $!
	head -n 20 "$scratch/lines"
	[ "$(grep -c -e "$pattern" "$scratch/lines")" -ge $count ]
}
said() {
	tr '\r' '\n' <"$scratch/said" | sed 's/\x1b\[K//' >"$scratch/lines"
}
slow="--threads 1 --kernel portable"

if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
	ok 'a terminal shows progress' shows 2 "$line" \
		script -qefc "exec '$qcount' $slow 20" /dev/null
else
	skip 'a terminal shows progress' 'no script(1)'
fi
ok 'a file gets progress with --progress' shows 2 "$line" "$qcount" $slow --progress 20
ok 'a long count says early how long it takes' shows 1 '^about [0-9.]* [a-z]* to go$' \
	"$qcount" $slow --memory 200 21
no_progress() {
	cat "$scratch/lines"
	! grep -q -e "$line" "$scratch/lines"
}
ok 'a file gets no progress' no_progress

done_testing
