#!/bin/sh
# sizes.t -- what a table costs: its bytes, no RAM, and nothing where not used
# long
. tests/tap.sh

: "${BOARDS:=1 2 4 6 8 10 12}"
tables='solutions fundamentals group_of image_of group_size'

# object FILE [FLAGS]: $scratch/x.o, for a linker that drops what is not used
object() {
	$CC -Os -ffunction-sections -fdata-sections -I"$OUT" $2 -c -o "$scratch/x.o" "$1"
}
# sizes NAME BYTES...: of the constants in the object, by name; it has no writable data
sizes() {
	object "$OUT/queens$1.c" && [ -z "$(nm "$scratch/x.o" | grep ' [BbCDdGgSs] ')" ] || return
	shift
	equal "$(nm -S "$scratch/x.o" | awk '$3 ~ /[Rr]/ { print $4, $2 }' | sort | sed 's/.* /0x/' |
		xargs printf '%d ')" "$* "
}
# A column is a byte.  Boards 2 and 3 have a spare item.  From 11 on each string literal
# holds 32 solutions, 128 numbers of groups or 256 bytes; a last literal that is shorter
# takes as much room, and each table ends with a zero.  The sizes of the compact form stand in
# tests/bench/README.md.
while read -r name bytes; do
	case " $BOARDS " in *" ${name%_*} "*) ok "$name takes $bytes bytes" sizes $name $bytes ;; esac
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
	n=$1 kept=$2 flags=
	shift 2
	for table; do
		flags="$flags -DQUEENS${n}_NO_$table"
	done
	object "$OUT/queens$n.c" "$flags" &&
		equal "$(nm "$scratch/x.o" | sed -n "s/.* queens${n}_//p" | xargs)" "$kept"
}
# linked N USE: what a program holds of the tables whose main returns USE
linked() {
	echo "#include \"queens$1.h\"
int main(int n, char **args) { (void)args; return n == 0 $2; }" >"$scratch/main.c"
	object "$OUT/queens$1.c" && $CC -I"$OUT" -Wl,--gc-sections \
		-o "$scratch/linked" "$scratch/main.c" "$scratch/x.o" &&
		nm "$scratch/linked" | sed -n "s/.* queens$1_//p" | xargs
}
for n in 8 12; do
	ok "N=$n: a program that uses no table holds none" equal "$(linked $n '')" ''
	for name in $tables; do
		ok "N=$n: without $name the object holds the others" left_out $n \
			"$(printf '%s\n' $tables | grep -vx $name | sort | xargs)" \
			"$(echo $name | tr a-z A-Z)"
	done
	ok "N=$n: a program that uses one table holds no other" equal \
		"$(linked $n "|| (const void *)queens${n}_fundamentals == args")" fundamentals
	ok "N=$n: all tables can be left out" left_out $n '' SOLUTIONS FUNDAMENTALS GROUP_OF IMAGE_OF GROUP_SIZE
done

done_testing
