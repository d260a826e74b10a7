#!/bin/sh
# layers.t -- the modules of gen/count include and call each other in no circle
. tests/tap.sh

# modules DIR/NAME, as `X Y` where X includes Y
includes() {
	cd gen/count && grep -o '^#include "[a-z]*/[a-z0-9_]*\.h"' */*.[ch] |
		sed 's/\.[ch]:#include "/ /; s/\.h"$//'
}

# the same where X calls a function of Y, or uses an object of it
calls() {
	for source in gen/count/*/*.c; do
		module=${source#gen/count/}
		module=${module%.c}
		nm -g "$OUT/build/host/count/$module.o" | sed "s|^|$module |"
	done | awk '
		NF == 4 { home[$4] = $1 }
		NF == 3 { user[++uses] = $1; used[uses] = $3 }
		END {
			for (i = 1; i <= uses; i++)
				if (used[i] in home)
					print user[i], home[used[i]]
		}'
}

# has_no_circle FILE: a module and its own header are one
has_no_circle() {
	[ "$(wc -l <"$1")" -gt 20 ] && awk '$1 != $2' "$1" |
		tsort >"$scratch/order" 2>"$scratch/log" && ! grep . "$scratch/log"
}

# is_drawn KIND: README.md has a line of that kind, with the uses between folders
is_drawn() {
	awk -F '[ /]' '$1 != $3 { print $1, $3 }' "$scratch/$1" |
		sort -u >"$scratch/folders"
	sed -n "s/^ *$1: //p" gen/count/README.md | sed 's/; /\n/g' |
		awk -F ' > ' '{ for (i = 1; i < NF; i++) print $i, $(i + 1) }' |
		sort -u | diff - "$scratch/folders"
}

(includes) >"$scratch/includes"
calls >"$scratch/calls"
for kind in includes calls; do
	ok "there is no circle of $kind" has_no_circle "$scratch/$kind"
	ok "README.md draws the $kind between folders" is_drawn $kind
done

done_testing
