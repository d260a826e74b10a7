#!/bin/sh
# sizes.t -- what a table costs: its bytes, no RAM, and nothing where not used
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}"
tables='solutions fundamentals group_of image_of group_size'

# object FILE: $scratch/x.o, for a linker that drops what is not used
object() {
	$CC -Os -ffunction-sections -fdata-sections -I"$OUT" -c \
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

# linked N USE: the tables in a program whose main returns USE
linked() {
	printf '#include "queens%s.h"\nint main(int n, char **args)\n{\n%s\n}\n' \
		"$1" "(void)args; return n == 0 $2;" >"$scratch/main.c"
	object "$OUT/queens$1.c" && $CC -I"$OUT" -Wl,--gc-sections \
		-o "$scratch/linked" "$scratch/main.c" "$scratch/x.o" &&
		nm "$scratch/linked" | sed -n "s/.* queens$1_//p"
}
# links_only N WANTED USE
links_only() {
	equal "$(linked "$1" "$3")" "$2"
}
for n in 8 12; do
	ok "N=$n: a program that uses no table holds none" links_only $n '' ''
	for name in $tables; do
		ok "N=$n: a program that uses $name holds no other table" \
			links_only $n $name "|| (const void *)queens${n}_$name == args"
	done
done

done_testing
