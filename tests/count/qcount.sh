# qcount.sh -- sourced after tap.sh: $qcount, the counter, with the kernel that KERNEL names
qcount=$OUT/build/qcount
[ -z "$KERNEL" ] || {
	printf '#!/bin/sh\nexec "%s" --kernel %s "$@"\n' "$qcount" "$KERNEL" >"$scratch/qcount"
	chmod +x "$scratch/qcount"
	qcount=$scratch/qcount
}

# lines_of FILE: how many there are by now
lines_of() {
	cat "$1" 2>/dev/null | wc -l
}

# until_lines COUNT FILE PID: wait until the file has so many lines, or the program ended
until_lines() {
	until [ "$(lines_of "$2")" -ge "$1" ] || ! kill -0 $3 2>/dev/null; do
		sleep .02
	done
}
