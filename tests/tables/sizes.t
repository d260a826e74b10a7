#!/bin/sh
# sizes.t -- what a table costs: its bytes, no RAM, and nothing where it is left out
# long
. tests/tap.sh

# object BOARD [FLAGS]: $scratch/x.o, which has no writable data
object() {
	$CC -Os -I"$OUT" $2 -c -o "$scratch/x.o" "$OUT/queens$1.c" && nm "$scratch/x.o" | grep ' [BbCDdGgSs] ' | none
}
# sizes BOARD BYTES...: of the constants in the object, by name
sizes() {
	object $1 || return
	shift
	equal "$(nm -S "$scratch/x.o" | awk '$3 ~ /[Rr]/ { print $4, $2 }' | sort | sed 's/.* /0x/' |
		xargs printf '%d ')" "$* "
}
# A column is a byte.  Boards 2 and 3 have a spare item.  From 11 on each string literal
# holds 32 solutions, 128 numbers of groups or 256 bytes; a last literal that is shorter
# takes as much room, and each table ends with a zero.  README and tests/bench/README.md
# have the sizes of the compact form.
while read -r board bytes; do
	[ ! -e "$OUT/queens$board.c" ] || ok "$board takes $bytes bytes" sizes $board $bytes
done <<'END'
1 1 1 1 1 1
2 2 1 1 1 2
8 96 92 12 92 736
10 920 724 92 724 7240
12 21560 28527 1799 14392 170940
8_compact 9
10_compact 79
12_compact 1579
14_compact 41588
END

# left_out N KEPT TABLE...: the object without these tables holds only KEPT
left_out() {
	n=$1 kept=$2
	shift 2
	object $n "$(printf -- "-DQUEENS${n}_NO_%s " "$@" | tr a-z A-Z)" &&
		equal "$(nm "$scratch/x.o" | sed -n "s/.* queens${n}_//p" | xargs)" "$kept"
}
tables='fundamentals group_of group_size image_of solutions'
for n in 8 11; do
	for name in $tables; do
		ok "N=$n: without $name the object holds the others" left_out $n \
			"$(printf '%s\n' $tables | grep -vx $name | xargs)" $name
	done
	ok "N=$n: all tables can be left out" left_out $n '' $tables
done

done_testing
