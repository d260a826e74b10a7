#!/bin/sh
# sizes.t -- what a table costs: its bytes, no RAM, and nothing where not used
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"
tables='solutions fundamentals group_of image_of group_size'

# object FILE [FLAGS]: $scratch/x.o, for a linker that drops what is not used
object() {
	$CC -Os -ffunction-sections -fdata-sections -I"$OUT" $2 -c \
		-o "$scratch/x.o" "$1"
}

# sizes N BYTES...: the constants of the object, and their bytes
sizes() {
	object "$OUT/queens$1.c" || return
	prefix=queens$1_
	shift
	for name in $tables; do
		echo "$prefix$name R $1"
		shift
	done | sort >"$scratch/wanted"
	nm -S "$scratch/x.o" | while read -r _ size type symbol; do
		echo "$symbol $type $((0x$size))"
	done | sort >"$scratch/got"
	diff "$scratch/wanted" "$scratch/got"
}
no_ram() {
	object "$OUT/queens$1.c" && size -A "$scratch/x.o" |
		awk '$1 ~ /^\.(data|bss)/ && $2 > 0 { print; exit 1 }'
}

# A row takes 3 bits a queen on boards to 8, and 4 from 9 on.  Boards 2 and 3
# have a spare row.  From 11 on each string literal holds 64 rows, 128 numbers of
# groups or 256 bytes; a last literal that is shorter takes as much room, and
# each table ends with a zero.
while read -r n bytes; do
	ok "N=$n: the tables take $bytes bytes" sizes "$n" $bytes
	ok "N=$n: the tables take no RAM" no_ram "$n"
done <<'END'
1 1 1 1 1 1
2 1 1 1 1 1
3 2 2 1 1 1
4 4 2 2 2 1
8 276 36 92 92 12
9 1760 230 352 352 46
10 3620 460 724 724 92
12 85470 10780 28527 14392 1799
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
for n in 8 12; do
	while read -r table kept; do
		ok "N=$n: without $table the object holds $kept" \
			left_out $n "$kept" $table
	done <<-'END'
		SOLUTIONS fundamentals group_of group_size image_of
		FUNDAMENTALS group_of group_size image_of solutions
		GROUP_OF fundamentals group_size image_of solutions
		IMAGE_OF fundamentals group_of group_size solutions
		GROUP_SIZE fundamentals group_of image_of solutions
	END
	ok "N=$n: without all tables the object holds nothing" \
		left_out $n '' SOLUTIONS FUNDAMENTALS GROUP_OF IMAGE_OF GROUP_SIZE
done

# compact N BYTES: of the object's only constant, the guide of the walk
compact() {
	object "$OUT/queens$1_compact.c" &&
		equal "$(nm -S "$scratch/x.o" | awk '$3 ~ /[rR]/ { print $2 }' |
			sed 's/^/0x/' | xargs printf '%d ')" "$2 "
}
# These sizes stand in tests/bench/README.md.
while read -r n bytes; do
	case " $BOARDS " in
	*" $n "*) ok "N=$n: the compact form takes $bytes bytes" \
		compact "$n" "$bytes" ;;
	esac
done <<'END'
8 9
10 79
12 1579
14 41588
END

# linked N USE [FLAGS]: what a program holds of the tables whose main returns USE
linked() {
	printf '#include "queens%s.h"\nint main(int n, char **args)\n{\n%s\n}\n' \
		"$1" "(void)args; return n == 0 $2;" >"$scratch/main.c"
	object "$OUT/queens$1.c" "$3" && $CC -I"$OUT" $3 -Wl,--gc-sections \
		-o "$scratch/linked" "$scratch/main.c" "$scratch/x.o" &&
		nm "$scratch/linked" | sed -n "s/.* queens$1_//p" | xargs
}
# links_only N WANTED USE [FLAGS]
links_only() {
	equal "$(linked "$1" "$3" "$4")" "$2"
}
for n in 8 12; do
	ok "N=$n: a program that uses no table holds none" links_only $n '' ''
	for name in $tables; do
		ok "N=$n: a program that uses $name holds no other table" \
			links_only $n $name "|| (const void *)queens${n}_$name == args"
	done
	while read -r call holds; do
		ok "N=$n: a program that uses the function or object $call holds $holds" \
			links_only $n "$holds" "|| queens${n}_$call == 0" \
			-DQUEENS${n}_FUNCTIONS
	done <<-'END'
		column(0,0) column solutions
		fundamental_column(0,0) fundamental_column fundamentals
		group(0) group group_of
		image(0) image image_of
		size(0) group_size size
		all all
	END
done

done_testing
