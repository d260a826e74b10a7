#!/bin/sh
# mismatch.t -- a source refuses the header of another make, and says what to do
. tests/tap.sh

# pair BOARD SED-SCRIPT HEADER: a source beside another header, changed by sed
pair() {
	cp "$OUT/queens$1.c" "$scratch" &&
		sed "$2" "$3" >"$scratch/queens$1.h"
}
accepted() {
	pair "$@" && silent $CC -c -o "$scratch/x.o" "$scratch/queens$1.c"
}
# refused BOARD SED-SCRIPT HEADER WHAT: the error says that WHAT differs
refused() {
	pair "$@" || return
	exits 1 $CC -c -o "$scratch/x.o" "$scratch/queens$1.c" \
		>"$scratch/said" 2>&1 && grep -qF \
		"queens$1.c and queens$1.h are of different $4: generate both again" \
		"$scratch/said"
}

for board in 8 12 8_compact; do
	n=${board%_*} header=$OUT/queens$board.h
	other=$OUT/queens10${board#"$n"}.h
	ok "queens$board.c accepts its own header" accepted $board '' "$header"
	while IFS='|' read -r name differs script from; do
		ok "queens$board.c refuses $name" refused $board "$script" \
			"${from:-$header}" "$differs"
	done <<END
a check with another first digit|makes|s/\(_CHECK 0x\)./\1f/
a check with another last digit|makes|s/\(_CHECK 0x[0-9a-f]*\)[0-7]\([0-9a-f]*UL\)/\18\2/
a header without a check|makes|/_CHECK/d
a header of another version|versions|s/_VERSION_.*/_VERSION_0_9/
the header of board 10|makes||$other
the header of board 10 with its names changed|makes|s/QUEENS10/QUEENS$n/g|$other
END
done

done_testing
