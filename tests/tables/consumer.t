#!/bin/sh
# consumer.t -- a program that knows the header alone reads every table right
. tests/tap.sh

: "${BOARDS:=1 2 3 4 5 6 7 8 9 10 12}" "${CC:=cc}"

# consume N FLAGS...: what the consumer prints is the oracle's tsv
consume() {
	n=$1
	shift
	$CC -std=c99 -Wall -Wextra -pedantic -Werror -I"$OUT" "$@" \
		-DHEADER="\"queens$n.h\"" "-DP(x)=QUEENS${n}_##x" \
		-o "$scratch/consumer" tests/tables/consumer.c "$OUT/queens$n.c" &&
		"$scratch/consumer" >"$scratch/got" &&
		cmp "$scratch/wanted" "$scratch/got"
}

# digest N: the header states the SHA-256 of the printer's list, and its start
digest() {
	sum=$("$OUT/queens$1" list | sha256sum)
	sum=${sum%% *}
	grep -qx " \* $sum" "$OUT/queens$1.h" &&
		grep -qx "#define QUEENS$1_CHECK 0x$(echo "$sum" | cut -c 1-8)UL" \
			"$OUT/queens$1.h"
}

for n in $BOARDS; do
	ok "N=$n, SHA-256 in the header" digest "$n"
	if [ "$n" -le 10 ]; then
		awk -v N="$n" -f tests/views/solve.awk >"$scratch/list"
		awk -v N="$n" -v VIEW=tsv -f tests/views/expect.awk \
			"$scratch/list" >"$scratch/wanted"
	else
		# views.t shows that this one is right
		cp "$OUT/queens$n.tsv" "$scratch/wanted"
	fi
	ok "N=$n" consume "$n"
	ok "N=$n, placed and read another way" consume "$n" -DCOUNT_READS \
		"-DQUEENS${n}_READ_U8(p)=read_byte(p)" -DQUEENS${n}_ATTR=
done

# --- a header and a source that do not belong together ----------------------

# mixed SED-COMMAND [HEADER]: the compiler refuses a header changed so, or another
# one, and says what to do
mixed() {
	mkdir -p "$scratch/mixed"
	cp "$OUT/queens8.c" "$scratch/mixed"
	sed "$1" "${2-$OUT/queens8.h}" >"$scratch/mixed/queens8.h"
	exits 1 $CC -c -o "$scratch/mixed/x.o" "$scratch/mixed/queens8.c" \
		>"$scratch/said" 2>&1 && grep -q 'generate both again' "$scratch/said"
}
ok "a header of other solutions" mixed 's/\(_CHECK 0x\)./\1f/'
ok "another version's header" mixed 's/_VERSION_.*/_VERSION_0_9/'
ok "another board's header" mixed '' "$OUT/queens5.h"

# --- what a table costs -------------------------------------------------------

# table NAME BYTES: its size in the object file
table() {
	[ "$(nm -S "$scratch/tables.o" | awk -v name="queens8_$1" \
		'$4 == name && $3 ~ /[rR]/ { print $2 }' |
		sed 's/^0*//')" = "$(printf %x "$2")" ]
}
no_ram() {
	size -A "$scratch/tables.o" |
		awk '$1 ~ /^\.(data|bss)/ && $2 > 0 { exit 1 }'
}
$CC -c -ffunction-sections -fdata-sections -o "$scratch/tables.o" "$OUT/queens8.c"
while read -r name bytes; do
	ok "queens8_$name takes $bytes bytes" table "$name" "$bytes"
done <<'END'
solutions 276
fundamentals 36
group_of 92
image_of 92
group_size 12
END
ok "no data and no bss" no_ram

unused() {
	echo 'int main(void) { return 0; }' >"$scratch/empty.c"
	$CC -Wl,--gc-sections -o "$scratch/linked" "$scratch/empty.c" \
		"$scratch/tables.o" && ! nm "$scratch/linked" | grep queens8_
}
ok "a table that nobody uses is not linked" unused

done_testing
