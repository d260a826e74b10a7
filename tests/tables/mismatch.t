#!/bin/sh
# mismatch.t -- files that do not belong together do not compile, and say what to do
. tests/tap.sh

# belong N OTHER SOURCE: among files of OTHER compiles its SOURCE, and not ours, which says why
belong() {
	rm -rf "$scratch/mix" && cp -R "$scratch/$2" "$scratch/mix" &&
		silent $CC -fsyntax-only "$scratch/mix/queens$1$3" && cp "$OUT/queens$1$3" "$scratch/mix" || return
	exits 1 $CC -fsyntax-only "$scratch/mix/queens$1$3" >"$scratch/said" 2>&1 &&
		grep 'error.*queens[_0-9a-z]*\.c and queens[_0-9a-z]*\.[ch] .*: generate both again' "$scratch/said"
}
for n in 8 ${LONG:+11}; do
	check=$(sed -n 's/#define .*_CHECK 0x\(.*\)UL.*/\1/p' "$OUT/queens$n.h")
	while IFS='|' read -r other change; do
		mkdir -p "$scratch/$other"
		for source in .h .c _proof.c _compact.h _compact.c; do
			[ ! -e "$OUT/queens$n$source" ] || sed "$change" "$OUT/queens$n$source" >"$scratch/$other/queens$n$source"
		done
		for source in .c _proof.c _compact.c; do
			ok "N=$n: $source takes no file of other $other" belong $n $other $source
		done
	done <<-END
		data|s/0x$check/0x$(echo "$check" | tr 0-9a-f 1-9a-f0)/
		versions|s/VERSION [0-9][0-9]*/&1/; s/VERSION != [0-9]*/&1/
	END
done

done_testing
