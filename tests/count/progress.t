#!/bin/sh
# progress.t -- a count shows how far it has come, and how long it will take
. tests/tap.sh
. tests/known.sh

qcount=$OUT/build/qcount
line='^[0-9.]* %, [0-9.e+]* solutions a second, [0-9.]* \(s\|min\|h\|days\) left$'

# on_terminal COMMAND: its output, a line a step, the terminal's words away
on_terminal() {
	timeout 300 script -qec "$1" /dev/null </dev/null >"$scratch/terminal" ||
		return
	tr '\r' '\n' <"$scratch/terminal" | sed 's/\x1b\[K//' |
		grep . >"$scratch/lines"
}

shown() {
	on_terminal "$qcount --threads 1 --kernel portable 18" || return
	grep -c "$line" "$scratch/lines" >"$scratch/count"
	[ "$(cat "$scratch/count")" -ge 2 ] && grep -qx "all $(number 18)" "$scratch/lines"
}
rises() {
	grep "$line" "$scratch/lines" | cut -d ' ' -f 1 | sort -nc
}
# rate and time left go together with what there is to do, and how long it took
is_true() {
	shown && awk -v all=$(number 18) '
		$2 == "%," && $1 > 10 && $1 < 70 {
			left = $7 * ($8 == "min" ? 60 : 1)
			says = (1 - $1 / 100) * all / $3
			print left, "s left,", says, "s by the rate"
			wrong += left > 2 * says + .2 || says > 2 * left + .2
			rate = $3
			lines++
		}
		$1 == "seconds" {
			print all / $2, "a second,", rate, "said"
			wrong += rate > 2 * all / $2 || all / $2 > 2 * rate
		}
		END { exit wrong || !lines }' "$scratch/lines"
}
# what is counted already is not counted again, nor forgotten
resumes() {
	"$qcount" --threads 1 --journal "$scratch/journal" 18 \
		>/dev/null || return
	sed '130,$d' "$scratch/journal" >"$scratch/part"
	on_terminal "$qcount --threads 1 --kernel portable \
		--journal '$scratch/part' 18" || return
	grep "$line" "$scratch/lines" | head -n 1 |
		awk '{ exit !($1 > 20) }'
}
if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
	ok 'a terminal shows progress' shown
	ok 'per cent rise' rises
	ok 'rate and time left are true' once_in 3 is_true
	ok 'units of a journal count as progress' resumes
else
	for name in 'a terminal shows progress' 'per cent rise' \
		'rate and time left are true' 'units of a journal count as progress'; do
		skip "$name" 'no script(1)'
	done
fi

silent() {
	"$qcount" --threads 1 17 2>"$scratch/stderr" >/dev/null &&
		! grep . "$scratch/stderr"
}
ok 'a file gets no progress' silent
asked() {
	"$qcount" --threads 1 --kernel portable --progress 18 >/dev/null \
		2>"$scratch/stderr" &&
		tr '\r' '\n' <"$scratch/stderr" | sed 's/\x1b\[K//' |
		grep -q "$line"
}
ok 'a file gets progress with --progress' asked

# estimated: soon after the beginning of a long run, which is then stopped
estimated() {
	"$qcount" --threads 1 --kernel portable 21 2>"$scratch/stderr" \
		>/dev/null &
	for i in $(seq 300); do
		! grep -q 'go$' "$scratch/stderr" || break
		sleep .1
	done
	kill $!
	wait $!
	grep -x 'about [0-9.]* \(min\|h\) to go' "$scratch/stderr"
}
ok 'a long count says early how long it takes' estimated

# samples say what all units take: CPU time against CPU time
samples() {
	rm -f "$scratch/journal"
	"$qcount" --threads 1 --kernel portable --journal "$scratch/journal" 18 \
		>/dev/null || return
	"$qcount" --threads 1 --kernel portable --estimate 18 |
		sed -n 's/^core-seconds //p' |
		awk -v all="$(awk 'NR > 1 { s += $3 / 1e6 } END { print s }' \
			"$scratch/journal")" '
			{ print $1, "estimated,", all, "taken" }
			END { exit !($1 > all / 1.5 && $1 < all * 1.5) }'
}
ok '--estimate is within a factor of 1.5 of the CPU time' once_in 5 samples

done_testing
